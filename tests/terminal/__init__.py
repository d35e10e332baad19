"""The program in real pseudo-terminals and pipes."""
