"""Our own voice, and nothing at all on the screen, which whoever starts it sees to."""

from __future__ import annotations

from a11y_dice.speech.outputs.voice import make

__all__ = ["make"]
