"""What a way of being spoken to promises.

Each way is one file in `speech/outputs`; the file's name is the way's name, and its function
`make(settings)` makes the output. Making it is cheap: what takes time belongs into `open`.
"""

from __future__ import annotations

from typing import Protocol

from a11y_dice.core.message import Message
from a11y_dice.settings.values import Settings
from a11y_dice.speech.utterance import Utterance


class Ears(Protocol):
    """Whoever hears how an output gets on. Every method may be called from any thread."""

    def begins(self, utterance: Utterance) -> float:
        """The output begins to say this, so its sounds start.

        Returns the seconds that the output should wait before the words.
        """

    def lost(self, reason: Message, unsaid: tuple[Utterance, ...]) -> None:
        """The output cannot speak for now. `reason` says why, `unsaid` is what nobody heard."""

    def found(self, message: Message) -> None:
        """The output can speak again. `message` says so."""

    def told(self, message: Message) -> None:
        """Something that the player should know, and that changes nothing about speaking."""


class Output(Protocol):
    """A way to be spoken to. Only Ears are called from other threads than the caller's.

    No method waits for a device or another program, prints, or raises for a fault of theirs; the
    text output alone raises OutputClosed, when nobody can read it any more.
    """

    def open(self, ears: Ears) -> None:
        """Begin. Loads and connects in the background what takes time."""

    def speak(self, utterance: Utterance) -> None:
        """Say one announcement."""

    def await_typing(self) -> None:
        """A field is open: keep what will be typed apart from the words before it."""

    def echo(self, typed: str) -> None:
        """Let a character that was just typed into a field be heard, seen or felt."""

    def skip(self) -> tuple[Utterance, ...]:
        """A key was pressed: stop. Returns what was not begun, as far as that is known."""

    def change(self, settings: Settings) -> None:
        """Go by other settings from the next utterance on."""

    def rest(self) -> None:
        """Another program gets the terminal for a while: be silent, and give it a line."""

    def finish(self) -> None:
        """Let what waits be said to its end; at most for a few seconds."""

    def close(self) -> None:
        """Be silent and leave things as the next program wants them."""
