"""The first screen: the games, the last match, the rules, leaving."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from a11y_dice.core.message import Message
from a11y_dice.core.record import RecordError
from a11y_dice.games import find_game, game_ids
from a11y_dice.i18n.catalog import plain
from a11y_dice.session.records import continued, newest_unfinished
from a11y_dice.session.table import Table
from a11y_dice.ui.screens.menu import Item, Menu
from a11y_dice.ui.screens.rules import RulesScreen
from a11y_dice.ui.screens.setup import SetupScreen
from a11y_dice.ui.screens.table import TableScreen


class MainMenu(Menu):
    """Every game in the folder of games is a line here."""

    def title(self) -> Message:
        """Where we are."""
        return Message("main-menu")

    def items(self) -> list[Item]:
        """The games, the match that was left, the rules, leaving."""
        games = [
            Item(_titled("menu-game", game_id), self._opener(game_id)) for game_id in game_ids()
        ]
        rules = [
            Item(_titled("menu-rules", game_id), self._reader(game_id)) for game_id in game_ids()
        ]
        unfinished = newest_unfinished()
        last = [Item(Message("menu-continue"), lambda: self._resume(unfinished))]
        leave = [Item(Message("menu-leave"), self.desk.ask_to_leave_program)]
        return games + (last if unfinished else []) + rules + leave

    def back(self) -> None:
        """There is nothing behind the main menu but leaving."""
        self.desk.ask_to_leave_program()

    def _opener(self, game_id: str) -> Callable[[], None]:
        return lambda: self.desk.push(SetupScreen(self.desk, find_game(game_id)))

    def _reader(self, game_id: str) -> Callable[[], None]:
        return lambda: self.desk.push(RulesScreen(self.desk, find_game(game_id)))

    def _resume(self, path: Path | None) -> None:
        if path is None:
            return
        try:
            match, record = continued(path)
        except (OSError, UnicodeDecodeError, RecordError):
            self.say("continue-fails", path=str(path))
            return
        table = Table(match, self.announcer, record)
        self.desk.table = table
        self.desk.push(TableScreen(self.desk, table, table.resume))


def _titled(message_id: str, game_id: str) -> Message:
    return Message(message_id, {"title": plain(game_id, "title")})
