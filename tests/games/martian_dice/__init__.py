"""Martian Dice, read like play."""
