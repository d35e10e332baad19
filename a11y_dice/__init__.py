"""Three dice games for everybody at one keyboard, made to be heard, felt and read."""

__version__ = "0.1.0"
