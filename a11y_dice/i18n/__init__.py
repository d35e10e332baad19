"""Messages to words. The only layer that makes text."""
