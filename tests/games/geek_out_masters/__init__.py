"""Geek Out! Masters, read like play."""
