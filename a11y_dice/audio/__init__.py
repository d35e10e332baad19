"""Sounds: their files, and the one mixer that plays them and our own voice."""
