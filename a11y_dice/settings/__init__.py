"""What the player has chosen, where it comes from, and the file that keeps it."""
