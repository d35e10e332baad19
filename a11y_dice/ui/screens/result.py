"""The end of a match: the result, its story, and what comes next."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from secrets import token_hex

from a11y_dice.core.engine import retold
from a11y_dice.core.game import Topic
from a11y_dice.core.match import begin, seated_at_random
from a11y_dice.core.message import Message
from a11y_dice.session.kept_match import KeptMatch
from a11y_dice.session.records import MatchRecord
from a11y_dice.session.table import Table
from a11y_dice.session.telling import story
from a11y_dice.settings.keymap import Command
from a11y_dice.ui.desk import Desk
from a11y_dice.ui.screens.exporting import ExportMenu
from a11y_dice.ui.screens.menu import Item, Menu
from a11y_dice.ui.screens.replay import ReplayScreen
from a11y_dice.ui.screens.screen import Handler, Screen
from a11y_dice.ui.screens.table import TOPICS, TableScreen


class ResultScreen(Menu):
    """The questions of the table go on working here."""

    def __init__(self, desk: Desk, table: Table) -> None:
        super().__init__(desk)
        self.match = table
        self.table |= self.questions()

    def title(self) -> Message:
        """That the match is over, and where its record is."""
        path, problem = self.match.record.path, self.match.record.problem
        if problem or path is None:
            return Message("result-title-unsaved", {"reason": problem})
        return Message("result-title", {"path": path.name})

    def items(self) -> list[Item]:
        """Hear the result or the story, play again, or go on to something else."""
        return [
            Item(Message("result-scores"), lambda: self.match.answer(Topic.SCORES, 1)),
            Item(Message("result-story"), self._story),
            Item(Message("result-again"), self._play_again),
            Item(Message("match-replay"), self._replay),
            Item(Message("match-export"), self._export),
            Item(Message("result-menu"), self.back),
            Item(Message("menu-leave"), self.desk.ask_to_leave_program),
        ]

    def comes_first(self, key: str) -> bool:
        """Question keys come before the letters of the lines."""
        return Screen.meaning(self, self.desk.keymap.key(key)) is not None

    def questions(self) -> dict[Command, Handler]:
        """What can still be asked about the table."""
        return {command: self._asker(topic) for command, topic in TOPICS.items()}

    def back(self) -> None:
        """Back to the main menu."""
        self.desk.to_main_menu()

    def _asker(self, topic: Topic) -> Callable[[], None]:
        return lambda: self.match.answer(topic, self.times)

    def _story(self) -> None:
        self.desk.show_list("story-title", list(story(self.match.match)))

    def _kept(self) -> KeptMatch:
        match = self.match.match
        return KeptMatch(match, tuple(retold(match)))

    def _replay(self) -> None:
        self.desk.push(ReplayScreen(self.desk, self._kept()))

    def _export(self) -> None:
        path = self.match.record.path
        stem = path.stem if path else self.match.game.id
        self.desk.push(ExportMenu(self.desk, self._kept(), stem))

    def _play_again(self) -> None:
        """The same table once more, with a new seed and a new first player."""
        seed = token_hex(4)
        old = self.match.match.setup
        match = begin(replace(old, seed=seed, players=seated_at_random(old.players, seed)))
        table = Table(match, self.announcer, MatchRecord(match))
        self.desk.table = table
        self.desk.replace(TableScreen(self.desk, table, table.open))
