"""Keeps everything that was said, for tests and benchmarks."""

from __future__ import annotations

from a11y_dice.core.message import Words


class Recorder:
    """Says nothing; `said` has every announcement, oldest first."""

    def __init__(self) -> None:
        self.said: list[Words] = []
        self.echoed = ""

    def speak(self, words: Words) -> None:
        """Keep one announcement."""
        self.said.append(words)

    def echo(self, typed: str) -> None:
        """Keep what was typed."""
        self.echoed += typed

    def close(self) -> None:
        """Nothing is open."""
