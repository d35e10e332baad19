"""A screen reader that is none, ears that wait, and a table that is played by a reader."""

from __future__ import annotations

import re
import threading
from collections.abc import Callable
from typing import Any

from a11y_dice.core.match import Match
from a11y_dice.core.message import Message
from a11y_dice.session.announcer import Announcer
from a11y_dice.session.ears import SessionEars
from a11y_dice.session.records import MatchRecord
from a11y_dice.session.table import Table
from a11y_dice.settings.values import Settings
from a11y_dice.speech.outputs.reader import ScreenReader
from a11y_dice.speech.outputs.recorder import Recorder
from a11y_dice.speech.utterance import Utterance
from a11y_dice.ui.desk import Desk
from a11y_dice.ui.screens.main_menu import MainMenu
from a11y_dice.ui.screens.table import TableScreen

PATIENCE = 60.0


class Awaited:
    """Something that changes in other threads, and can be waited for."""

    def __init__(self) -> None:
        self.news = threading.Condition()

    def await_true(self, condition: Callable[[], object]) -> None:
        """Wait until this is true."""
        with self.news:
            assert self.news.wait_for(condition, PATIENCE)

    def _tell(self, add: Callable[[], object]) -> None:
        with self.news:
            add()
            self.news.notify_all()


class RecordedReader(Awaited):
    """A reader that keeps its orders, and can fail in every way. It is also the way to find it."""

    name = "Any Reader"

    def __init__(self) -> None:
        super().__init__()
        self.orders: list[tuple[str, str]] = []
        self.is_running = True
        self.error: Exception | None = None
        self.gate = threading.Event()
        """While it is not set, every order hangs."""
        self.gate.set()
        self.has_braille = True

    def find(self) -> RecordedReader | None:
        """What a bridge is found by."""
        return self if self.is_running else None

    def is_there(self) -> bool:
        """Whether it runs."""
        return self.is_running

    def speak(self, words: str, *, interrupts: bool) -> None:
        """Keep words; "cut" when they interrupt."""
        self._order("cut" if interrupts else "say", words)

    def braille(self, cells: str) -> None:
        """Keep cells."""
        if not self.has_braille:
            raise NotImplementedError
        self._order("show", cells)

    def silence(self) -> None:
        """Keep that it was silenced."""
        self._order("silence", "")

    def close(self) -> None:
        """Keep that it was left."""
        self._tell(lambda: self.orders.append(("close", "")))

    def said(self) -> list[str]:
        """The words."""
        return [text for order, text in self.orders if order in ("say", "cut")]

    def shown(self) -> list[str]:
        """The lines of the braille display."""
        return [text for order, text in self.orders if order == "show"]

    def await_said(self, words: str) -> None:
        """Wait until these words were said."""
        self.await_true(lambda: words in self.said())

    def _order(self, order: str, text: str) -> None:
        self.gate.wait(PATIENCE)
        if self.error:
            raise self.error
        self._tell(lambda: self.orders.append((order, text)))


class RecordedEars(Awaited):
    """Ears that keep what they are told, as pairs of its kind and what came with it."""

    def __init__(self) -> None:
        super().__init__()
        self.reports: list[tuple[str, Any]] = []
        self.begun: list[Utterance] = []

    def begins(self, utterance: Utterance) -> float:
        """Keep what is said."""
        self._tell(lambda: self.begun.append(utterance))
        return 0.0

    def lost(self, reason: Message, unsaid: tuple[Utterance, ...]) -> None:
        """Keep what was not said."""
        assert reason == Message("reader-lost")
        words = [str(utterance.words) for utterance in unsaid]
        self._tell(lambda: self.reports.append(("lost", words)))

    def found(self, message: Message) -> None:
        """Keep who was found."""
        assert message.id == "reader-found"
        self._tell(lambda: self.reports.append(("found", message.facts["name"])))

    def told(self, message: Message) -> None:
        """A reader tells nothing else."""
        raise AssertionError(message)

    def await_reports(self, count: int) -> list[tuple[str, Any]]:
        """Wait for so many reports. Returns all."""
        self.await_true(lambda: len(self.reports) >= count)
        return self.reports


class KeptReader(ScreenReader):
    """The real way "reader"; what it is given to say is kept."""

    def __init__(self, settings: Settings) -> None:
        super().__init__(settings)
        self.announced: list[str] = []

    def speak(self, utterance: Utterance) -> None:
        """Keep it and say it."""
        self.announced.append(utterance.words)
        super().speak(utterance)


class ReaderTable:
    """Somebody who plays with the way "reader"; `text` is what takes over when it fails."""

    def __init__(
        self, match: Match, settings: Settings | None = None, ears: SessionEars | None = None
    ) -> None:
        settings = settings or Settings()
        self.reader = KeptReader(settings)
        self.text = Recorder()
        self.ears = ears or SessionEars()
        self.desk = Desk(Announcer(self.reader, settings, self.ears, lambda *_: self.text))
        self.desk.screens.append(MainMenu(self.desk))
        self.reader.open(self.ears)
        self.sit_down(match)

    def sit_down(self, match: Match) -> None:
        """Play this match from now on."""
        self.desk.table = Table(match, self.desk.announcer, MatchRecord(match))
        self.desk.push(TableScreen(self.desk, self.desk.table, self.desk.table.open))

    @property
    def is_over(self) -> bool:
        """Whether the match has ended."""
        assert self.desk.table
        return self.desk.table.match.is_over

    @property
    def last(self) -> str:
        """The newest announcement, however it was made."""
        said = self.desk.announcer.transcript.last(lambda _: True)
        assert said
        return str(said.utterance.words)

    def press(self, *keys: str) -> None:
        """Press keys."""
        for key in keys:
            self.desk.press(key)

    def play(self) -> None:
        """Answer the newest announcement as a simple player does."""
        words = self.last.lower()
        if "for yes" in words:
            self.press("y")
        elif re.search(r"\bstop with [1-9]|\bpass\b", words):
            self.press("b")
        elif re.match(r"roll|continue", words):
            self.press("r")
        else:
            self.press("down", "enter")
