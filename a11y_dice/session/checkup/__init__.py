"""Looking at what the program has here to speak with, to play with and to keep things in."""
