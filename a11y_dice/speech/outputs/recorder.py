"""Keeps everything that was said, for tests and benchmarks."""

from __future__ import annotations

from a11y_dice.core.message import Words
from a11y_dice.settings.values import Settings
from a11y_dice.speech.output import Ears
from a11y_dice.speech.utterance import Utterance


class Recorder:
    """Says nothing; `said` has the cells of every announcement, oldest first."""

    def __init__(self) -> None:
        self.utterances: list[Utterance] = []
        self.said: list[Words] = []
        self.echoed = ""
        self.skips = 0

    def open(self, ears: Ears) -> None:
        """Nothing is told to anybody."""

    def speak(self, utterance: Utterance) -> None:
        """Keep one announcement."""
        self.utterances.append(utterance)
        self.said.append(utterance.cells)

    def await_typing(self) -> None:
        """Nothing is shown."""

    def echo(self, typed: str) -> None:
        """Keep what was typed."""
        self.echoed += typed

    def skip(self) -> tuple[Utterance, ...]:
        """Count the keys that would have stopped a voice."""
        self.skips += 1
        return ()

    def change(self, settings: Settings) -> None:
        """Nothing depends on them."""

    def rest(self) -> None:
        """Nothing is being said."""

    def finish(self) -> None:
        """Nothing waits."""

    def close(self) -> None:
        """Nothing is open."""


def make(settings: Settings) -> Recorder:  # noqa: ARG001 - nothing depends on them
    """A new recorder."""
    return Recorder()
