"""Sixty-One, read like play."""
