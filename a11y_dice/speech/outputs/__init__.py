"""The ways to be spoken to; each is one file here."""

from __future__ import annotations

from typing import Protocol

from a11y_dice.core.message import Words


class OutputClosed(Exception):  # noqa: N818 - it is no fault, the listener has gone
    """Nobody listens at the other end any more."""


class Output(Protocol):
    """A way to be spoken to. Raises OutputClosed when the listener has gone."""

    def speak(self, words: Words) -> None:
        """Say one announcement."""

    def echo(self, typed: str) -> None:
        """Let a character that was just typed into a field be heard or seen."""

    def close(self) -> None:
        """Leave things as the next program wants them."""
