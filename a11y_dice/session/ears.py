"""What outputs tell of themselves, brought from their threads to where the program acts."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from queue import Empty, SimpleQueue
from typing import NamedTuple, Protocol

from a11y_dice.core.message import Earcon, Message
from a11y_dice.settings.values import Settings
from a11y_dice.speech.utterance import Utterance


class Lost(NamedTuple):
    """The output cannot speak for now."""

    reason: Message
    unsaid: tuple[Utterance, ...]


class Found(NamedTuple):
    """The output can speak again."""

    message: Message


class Told(NamedTuple):
    """Something about the program that the player should know; nothing changes."""

    message: Message


class Player(Protocol):
    """Whoever plays sounds."""

    def hush(self) -> None:
        """End every sound."""

    def play(self, earcons: tuple[Earcon, ...]) -> float:
        """Begin to play them. Returns the seconds that speech should wait for them."""

    @property
    def silence(self) -> Message | None:
        """Why no sound can be heard; None when sounds can."""

    def change(self, settings: Settings) -> None:
        """Go by other settings from now on."""


class SessionEars:
    """Keeps reports until the program asks for them, and starts the sounds of what is said.

    `wake` is called, from any thread, whenever a report has come.
    """

    def __init__(self) -> None:
        self.player: Player | None = None
        self.wake: Callable[[], object] = lambda: None
        self._reports: SimpleQueue[Lost | Found | Told] = SimpleQueue()

    def begins(self, utterance: Utterance) -> float:
        """Start the sounds of what is said now."""
        if self.player and utterance.earcons:
            return self.player.play(utterance.earcons)
        return 0.0

    def lost(self, reason: Message, unsaid: tuple[Utterance, ...]) -> None:
        """Keep that the output cannot speak."""
        self._keep(Lost(reason, unsaid))

    def found(self, message: Message) -> None:
        """Keep that the output can speak again."""
        self._keep(Found(message))

    def told(self, message: Message) -> None:
        """Keep what the player should know."""
        self._keep(Told(message))

    def reports(self) -> Iterator[Lost | Found | Told]:
        """What has come since this was asked before, oldest first."""
        while True:
            try:
                yield self._reports.get_nowait()
            except Empty:
                return

    def _keep(self, report: Lost | Found | Told) -> None:
        self._reports.put(report)
        self.wake()
