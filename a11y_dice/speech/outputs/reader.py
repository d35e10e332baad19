"""The screen reader that runs, directly: speech and braille, without a word on the screen.

What a thread, a daemon or another program may do wrong is kept away by `speech.line`; which
reader it is, `speech.bridges` knows. Nothing here waits or raises.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from a11y_dice.core.message import Message
from a11y_dice.settings.values import Settings
from a11y_dice.speech.bridges import Bridge, find_bridge
from a11y_dice.speech.line import FAREWELL, Handed, Line, Silence
from a11y_dice.speech.output import Ears
from a11y_dice.speech.pace import Pace
from a11y_dice.speech.utterance import Priority, Utterance

PARTING = 2.0
"""Seconds that the last words may take to be handed to the reader."""
CONTROLS = re.compile("[ \x00-\x1f\x7f-\x9f]+")


class ScreenReader:
    """Words for the reader's voice, cells for its braille display.

    Each announcement is handed on at once; what the reader has said of it, it does not tell.
    Braille shows all that one key brought about in one line, until the next key.
    """

    def __init__(self, settings: Settings, find: Callable[[], Bridge | None] = find_bridge) -> None:
        self._settings = settings
        self._line = Line(self, find)
        self._pace = Pace()
        self._ears: Ears | None = None
        self._group = -1
        self._cells = ""
        self._is_finished = False

    def open(self, ears: Ears) -> None:
        """Look for the reader in the background."""
        self._ears = ears
        self._line.begin()

    def speak(self, utterance: Utterance) -> None:
        """Hand on one announcement."""
        interrupts = cuts_off(utterance, self._group, never=self._settings.never_interrupt)
        words, cells = cleaned(utterance.words).strip(), cleaned(utterance.cells).strip()
        self._cells = f"{self._cells} {cells}" if utterance.group == self._group else cells
        self._group = utterance.group
        self._is_finished = False
        self._line.put(Handed(words, self._cells, interrupts, utterance))
        self._pace.count(utterance, len(words), self._settings.reading_speed)

    def await_typing(self) -> None:
        """Show an empty cell behind the words."""
        self.echo(" ")

    def echo(self, typed: str) -> None:
        """Say what was typed, and show it at the end of the line."""
        typed = cleaned(typed)
        self._cells += typed
        self._line.put(Handed(typed.strip(), self._cells))

    def skip(self) -> tuple[Utterance, ...]:
        """Silence the reader. Returns what it never got, or cannot have begun to say."""
        kept = self._line.take_back()
        missed = self._pace.stop()
        self._line.put(Silence())
        known = set(map(id, missed))  # equal ones may have been said twice
        return missed + tuple(utterance for utterance in kept if id(utterance) not in known)

    def change(self, settings: Settings) -> None:
        """Go by other settings."""
        self._settings = settings

    def rest(self) -> None:
        """Be silent before the whole program stands still."""
        self.skip()
        self._line.settle(FAREWELL)

    def finish(self) -> None:
        """See that the reader gets everything; it says it to the end when we are gone."""
        self._line.settle(PARTING)
        self._is_finished = True

    def close(self) -> None:
        """Leave the reader, silent unless it was to say everything."""
        self._line.end(*(() if self._is_finished else (Silence(),)))

    def handing(self, utterance: Utterance) -> None:
        """The reader gets this now, so its sounds start; they are short, and it need not wait."""
        if self._ears:
            self._ears.begins(utterance)

    def cut_off(self, unsaid: tuple[Utterance, ...]) -> None:
        """There is no reader."""
        self._pace.stop()
        if self._ears:
            self._ears.lost(Message("reader-lost"), unsaid)

    def connected(self, name: str) -> None:
        """There is one again."""
        if self._ears:
            self._ears.found(Message("reader-found", {"name": name}))


def make(settings: Settings) -> ScreenReader:
    """The screen reader that runs when it is opened, or any later one."""
    return ScreenReader(settings)


def cuts_off(utterance: Utterance, newest: int, *, never: bool) -> bool:
    """Whether the reader drops what it has for this: the first answer to a newer key does."""
    return not never and utterance.priority is Priority.NOW and utterance.group > newest


def cleaned(text: str) -> str:
    """Text that every reader can take: no control characters, and no halves of characters."""
    return CONTROLS.sub(" ", text.encode(errors="replace").decode())
