"""What a way of being spoken to promises."""

from __future__ import annotations

from typing import Protocol

from a11y_dice.core.message import Words


class Output(Protocol):
    """A way to be spoken to. Raises OutputClosed when the listener has gone."""

    def speak(self, words: Words) -> None:
        """Say one announcement."""

    def echo(self, typed: str) -> None:
        """Let a character that was just typed into a field be heard or seen."""

    def close(self) -> None:
        """Leave things as the next program wants them."""
