"""How words reach the player."""
