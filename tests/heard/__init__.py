"""The program inside real terminal readers, and what they say of it."""
