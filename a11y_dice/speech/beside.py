"""Text that is shown beside a voice, for low vision or for somebody sighted at the same table."""

from __future__ import annotations

from a11y_dice.core.message import Message
from a11y_dice.settings.first import TEXT, WITHOUT_TEXT
from a11y_dice.settings.values import Settings
from a11y_dice.speech.output import Ears, Output
from a11y_dice.speech.outputs import make_output
from a11y_dice.speech.utterance import Utterance


class Beside:
    """One way to speak and, as its subtitles, the text. What the text would tell nobody hears.

    While the way cannot speak, the text is there already: nothing of it is shown twice.
    """

    def __init__(self, spoken: Output, shown: Output) -> None:
        self.spoken = spoken
        self.shown = shown
        self._ears: Ears | None = None
        self._is_lost = False

    def open(self, ears: Ears) -> None:
        """Begin with both."""
        self._ears = ears
        self.shown.open(_Shown(self))
        self.spoken.open(self)

    def speak(self, utterance: Utterance) -> None:
        """Show it, then say it."""
        self.shown.speak(utterance)
        self.spoken.speak(utterance)

    def await_typing(self) -> None:
        """A field is open in both."""
        self.shown.await_typing()
        self.spoken.await_typing()

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
        """Sounds start with the voice; with the text alone while the voice is gone."""
        return self._ears.begins(utterance) if self._ears else 0.0

    def lost(self, reason: Message, unsaid: tuple[Utterance, ...]) -> None:  # noqa: ARG002 - shown
        """The voice is gone; what it has not said was shown."""
        self._is_lost = True
        if self._ears:
            self._ears.lost(reason, ())

    def found(self, message: Message) -> None:
        """The voice is back."""
        self._is_lost = False
        if self._ears:
            self._ears.found(message)

    def told(self, message: Message) -> None:
        """The voice has something to tell."""
        if self._ears:
            self._ears.told(message)

    def shows(self, utterance: Utterance) -> float:
        """The text shows this."""
        return self.begins(utterance) if self._is_lost else 0.0


class _Shown:
    """Hears of the text that is beside a voice. A text reports nothing else of itself."""

    def __init__(self, beside: Beside) -> None:
        self.begins = beside.shows
        self.lost = beside.lost
        self.found = beside.found
        self.told = beside.told


def way_of(settings: Settings, shown: Output | None = None) -> Output:
    """The way that these settings choose, with its text where that is wanted. No way is text.

    `shown` is a text that is there already.
    """
    try:
        output = make_output(settings.speak, settings)
    except KeyError:
        return make_output(TEXT, settings)
    if settings.text_beside and settings.speak not in WITHOUT_TEXT:
        return Beside(output, shown or make_output(TEXT, settings))
    return output


def stand_in_of(way: Output, settings: Settings, ears: Ears) -> Output:
    """The text that takes over from a way that cannot speak; it may be there already."""
    if isinstance(way, Beside):
        return way.shown
    text = make_output(TEXT, settings)
    text.open(ears)
    return text
