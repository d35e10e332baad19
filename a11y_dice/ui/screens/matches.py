"""The lists of the kept matches, unfinished and finished."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from a11y_dice.core.message import Message
from a11y_dice.session.listing import Listed, finished_matches, unfinished_matches
from a11y_dice.ui.desk import Desk
from a11y_dice.ui.screens.match import MatchScreen
from a11y_dice.ui.screens.menu import Item, Menu


class MatchesScreen(Menu):
    """The matches that can be continued, and one line for those that are finished."""

    def __init__(
        self,
        desk: Desk,
        title_id: str = "matches-title",
        listed: Callable[[], list[Listed]] = unfinished_matches,
    ) -> None:
        super().__init__(desk)
        self._title_id = title_id
        self._list = listed
        self._listed: list[Listed] = []

    def open(self) -> None:
        """Look anew which matches there are."""
        self._listed = self._list()
        super().open()

    def title(self) -> Message:
        """Where we are."""
        return Message(self._title_id)

    def items(self) -> list[Item]:
        """A line for each match; the finished ones are behind a line of their own."""
        lines = [
            Item(listed.line, partial(self._open, listed), listed.path.name)
            for listed in self._listed
        ]
        if self._list is unfinished_matches:
            lines.append(Item(Message("matches-finished"), self._open_finished))
        return lines or [Item(Message("matches-none"), self.back)]

    def _open(self, listed: Listed) -> None:
        self.desk.push(MatchScreen(self.desk, listed.path, is_over=self._list is finished_matches))

    def _open_finished(self) -> None:
        self.desk.push(MatchesScreen(self.desk, "matches-finished-title", finished_matches))
