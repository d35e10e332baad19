"""Says and shows nothing; what is said can still be reviewed, saved and heard as sounds."""

from __future__ import annotations

from a11y_dice.settings.values import Settings
from a11y_dice.speech.output import Ears
from a11y_dice.speech.utterance import Utterance


class Silent:
    """A way to be spoken to for those who want to hear the sounds alone."""

    def __init__(self) -> None:
        self._ears: Ears | None = None

    def open(self, ears: Ears) -> None:
        """Begin."""
        self._ears = ears

    def speak(self, utterance: Utterance) -> None:
        """Let the sounds of it be heard."""
        if self._ears:
            self._ears.begins(utterance)

    def await_typing(self) -> None:
        """Nothing is shown."""

    def echo(self, typed: str) -> None:
        """Nothing is shown."""

    def skip(self) -> tuple[Utterance, ...]:
        """Nothing is being said."""
        return ()

    def change(self, settings: Settings) -> None:
        """Nothing depends on them."""

    def rest(self) -> None:
        """Nothing is being said."""

    def finish(self) -> None:
        """Nothing waits."""

    def close(self) -> None:
        """Nothing is open."""


def make(settings: Settings) -> Silent:  # noqa: ARG001 - nothing depends on them
    """Nothing to be said."""
    return Silent()
