"""The commands that do not play."""
