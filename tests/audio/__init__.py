"""What is heard: sounds, the mixer and our own voice."""
