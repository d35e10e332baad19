"""What can be done with a match that is kept."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from a11y_dice.core.message import Facts, Message
from a11y_dice.core.record import RecordError
from a11y_dice.session.kept_match import KeptMatch, kept_match
from a11y_dice.ui.desk import Desk
from a11y_dice.ui.screens.continuing import go_on
from a11y_dice.ui.screens.exporting import ExportMenu
from a11y_dice.ui.screens.menu import Item, Menu
from a11y_dice.ui.screens.replay import ReplayScreen


class MatchScreen(Menu):
    """The record at `path` is read when something is done with it. It is never changed here."""

    def __init__(self, desk: Desk, path: Path, *, is_over: bool) -> None:
        super().__init__(desk)
        self._path = path
        self._is_over = is_over

    def title(self) -> Message:
        """Which match it is."""
        return Message("match-title", {"path": self._path.stem})

    def items(self) -> list[Item]:
        """Go on with it, unless it is over; walk through it; export it."""
        going_on = Item(Message("match-continue"), lambda: go_on(self.desk, self._path))
        return [
            *([] if self._is_over else [going_on]),
            Item(Message("match-replay"), self._reader(self._replay)),
            Item(Message("match-export"), self._reader(self._export)),
        ]

    def _reader(self, go_on: Callable[[KeptMatch], None]) -> Callable[[], None]:
        """Read the record and go on with it, or say why that is not possible."""

        def read() -> None:
            try:
                kept = kept_match(self._path)
            except (OSError, UnicodeDecodeError, RecordError) as error:
                self.desk.say(_unreadable(self._path, error))
            else:
                go_on(kept)

        return read

    def _replay(self, kept: KeptMatch) -> None:
        self.desk.push(ReplayScreen(self.desk, kept))

    def _export(self, kept: KeptMatch) -> None:
        self.desk.push(ExportMenu(self.desk, kept, self._path.stem))


def _unreadable(path: Path, error: Exception) -> Message:
    if isinstance(error, RecordError):
        facts: Facts = {"path": path.name, "line": error.line, "reason": error.message}
        return Message("match-unreadable-at", facts)
    return Message("match-unreadable", {"path": path.name, "reason": str(error)})
