"""The keyboard: what a key means on a screen, and what is said when a screen opens."""
