"""The ways to be spoken to; each is one file here, and keeps the promise of `speech.output`."""


class OutputClosed(Exception):  # noqa: N818 - it is no fault, the listener has gone
    """Nobody listens at the other end any more."""
