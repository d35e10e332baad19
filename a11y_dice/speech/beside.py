"""Text that is shown beside a voice, for low vision or for somebody sighted at the same table."""

from __future__ import annotations

from a11y_dice.core.message import Message
from a11y_dice.settings.values import Settings
from a11y_dice.speech.output import Ears, Output
from a11y_dice.speech.utterance import Utterance


class Beside:
    """One way to speak and, as its subtitles, the text. What the text would tell nobody hears.

    While the way cannot speak, the text is there already: nothing of it is shown twice.
    """

    def __init__(self, spoken: Output, shown: Output) -> None:
        self.spoken = spoken
        self.shown = shown
        self._ears: Ears | None = None

    def open(self, ears: Ears) -> None:
        """Begin with both."""
        self._ears = ears
        self.spoken.open(self)

    def speak(self, utterance: Utterance) -> None:
        """Show it, then say it."""
        self.shown.speak(utterance)
        self.spoken.speak(utterance)

    def echo(self, typed: str) -> None:
        """Show what was typed, then say it."""
        self.shown.echo(typed)
        self.spoken.echo(typed)

    def skip(self) -> tuple[Utterance, ...]:
        """Stop the voice; the text stays where it is."""
        return self.spoken.skip()

    def change(self, settings: Settings) -> None:
        """Go by other settings with both."""
        self.spoken.change(settings)
        self.shown.change(settings)

    def rest(self) -> None:
        """Another program has the terminal for a while."""
        self.spoken.rest()
        self.shown.rest()

    def finish(self) -> None:
        """Let the voice come to its end."""
        self.spoken.finish()

    def close(self) -> None:
        """Leave both."""
        self.spoken.close()
        self.shown.close()

    def begins(self, utterance: Utterance) -> float:
        """Sounds start with the voice, not with the text."""
        return self._ears.begins(utterance) if self._ears else 0.0

    def lost(self, reason: Message, unsaid: tuple[Utterance, ...]) -> None:  # noqa: ARG002 - shown
        """The voice is gone; what it has not said was shown."""
        if self._ears:
            self._ears.lost(reason, ())

    def found(self, message: Message) -> None:
        """The voice is back."""
        if self._ears:
            self._ears.found(message)

    def told(self, message: Message) -> None:
        """The voice has something to tell."""
        if self._ears:
            self._ears.told(message)
