"""The first screen: the games, the last match, the rules, speech and sounds, leaving."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from a11y_dice.core.message import Message, Title
from a11y_dice.games import find_game, game_ids
from a11y_dice.session.records import unfinished_records
from a11y_dice.ui.desk import Desk
from a11y_dice.ui.screens.continuing import go_on
from a11y_dice.ui.screens.matches import MatchesScreen
from a11y_dice.ui.screens.menu import Item, Menu
from a11y_dice.ui.screens.rules import RulesScreen
from a11y_dice.ui.screens.setup import SetupScreen
from a11y_dice.ui.screens.sounds import SoundsScreen
from a11y_dice.ui.screens.speech import SpeechScreen

LONGEST_HEAD = 200
"""Characters of a record's first line that are worth reading."""
LAST = "last"
"""The id of the line that continues the last match."""


class MainMenu(Menu):
    """Every game in the folder of games is a line here."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self._is_known = False

    def open(self) -> None:
        """The keys are told the first time; later the match that was just left is in focus."""
        super().open()
        self._is_known = True

    def title(self) -> Message:
        """Where we are."""
        return Message("main-menu-again" if self._is_known else "main-menu")

    def items(self) -> list[Item]:
        """The games, the match that was left, the rules, settings, speech, sounds, leaving."""
        games = [
            Item(_titled("menu-game", game_id), self._opener(game_id)) for game_id in game_ids()
        ]
        rules = [
            Item(_titled("menu-rules", game_id), self._reader(game_id)) for game_id in game_ids()
        ]
        unfinished = unfinished_records()
        last = [Item(_last(path), self._continue(path), LAST) for path in unfinished[:1]]
        last.append(Item(Message("menu-matches"), lambda: self.desk.push(MatchesScreen(self.desk))))
        sounds = [Item(Message("menu-sounds"), lambda: self.desk.push(SoundsScreen(self.desk)))]
        speech = [Item(Message("menu-speech"), lambda: self.desk.push(SpeechScreen(self.desk)))]
        more = [
            Item(Message("menu-learn"), self.desk.learn_keys),
            Item(Message("menu-settings"), self.desk.show_settings),
        ]
        leave = [Item(Message("menu-leave"), self.desk.ask_to_leave_program)]
        return games + last + rules + more + speech + sounds + leave

    def focus_last_match(self) -> None:
        """Put the focus on the line that continues the match that was just left."""
        self.focus_on(LAST)

    def back(self) -> None:
        """There is nothing behind the main menu but leaving."""
        self.desk.ask_to_leave_program()

    def _opener(self, game_id: str) -> Callable[[], None]:
        return lambda: self.desk.push(SetupScreen(self.desk, find_game(game_id)))

    def _reader(self, game_id: str) -> Callable[[], None]:
        return lambda: self.desk.push(RulesScreen(self.desk, find_game(game_id)))

    def _continue(self, path: Path) -> Callable[[], None]:
        return lambda: go_on(self.desk, path)


def _last(path: Path) -> Message:
    """The line that continues a match, with its game where the record's head names one."""
    try:
        with path.open(encoding="utf-8", errors="replace") as lines:
            words = lines.readline(LONGEST_HEAD).split()
    except OSError:
        words = []
    if words[2:3] and words[2] in game_ids():
        return Message("menu-continue", {"title": Title(words[2])})
    return Message("menu-continue-unknown")


def _titled(message_id: str, game_id: str) -> Message:
    return Message(message_id, {"title": Title(game_id)})
