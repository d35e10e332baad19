"""The table and its record on disk."""
