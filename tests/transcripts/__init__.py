"""Keys in, words out."""
