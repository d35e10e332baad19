"""Watching a match that is played in another window."""

from __future__ import annotations

from pathlib import Path

from a11y_dice.core.message import Facts, Message
from a11y_dice.core.record import RecordError
from a11y_dice.session.kept_match import KeptMatch, kept_match
from a11y_dice.session.walk import Walk
from a11y_dice.ui.desk import Desk
from a11y_dice.ui.screens.replay import ReplayScreen


class WatchingScreen(ReplayScreen):
    """A walk through a match that goes on: each key first tells what is new in its record."""

    def __init__(self, desk: Desk, kept: KeptMatch, path: Path) -> None:
        super().__init__(desk, kept)
        self._path = path
        self._entries = kept.match.entries()
        self.at = self.walk.last

    def press(self, pressed: str) -> None:
        """Look for news, then do what the key means; news alone is the answer of most keys."""
        if not self._tell_news():
            super().press(pressed)

    def _tell_news(self) -> bool:
        """Tell what was played since the last key. False when nothing was."""
        try:
            kept = kept_match(self._path)
        except (OSError, UnicodeDecodeError, RecordError):  # it is finished, or just being written
            return False
        entries = kept.match.entries()
        if entries == self._entries:
            return False
        is_longer = entries[: len(self._entries)] == self._entries
        told = self.walk.last if is_longer else -1
        self._entries = entries
        self.walk = Walk(kept.match.setup, kept.played)
        if not is_longer:
            self.say("watch-undone")
        for at in range(min(told + 1, self.walk.last), self.walk.last + 1):
            self.at = at
            self._tell_point()
        self._say_position()
        return True


def watch(desk: Desk, path: Path) -> None:
    """Watch the match of a record, or say why that is not possible."""
    try:
        kept = kept_match(path)
    except (OSError, UnicodeDecodeError, RecordError) as error:
        facts: Facts = {"path": path.name, "reason": str(error)}
        desk.say(Message("match-unreadable", facts))
    else:
        desk.push(WatchingScreen(desk, kept, path))
