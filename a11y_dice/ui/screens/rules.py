"""The complete rules of a game, section by section."""

from __future__ import annotations

from a11y_dice.core.game import Game
from a11y_dice.core.message import Message, Title
from a11y_dice.ui.desk import Desk
from a11y_dice.ui.screens.menu import Reading


class RulesScreen(Reading):
    """Each line is a section, which begins with what it is about and has several sentences."""

    def __init__(self, desk: Desk, game: Game) -> None:
        self._game_id = game.id
        sections = [Message(section) for section in game.describe.rules_sections()]
        if terms := game.describe.short_terms():
            sections += [Message("short-terms"), *terms]
        title = Message("rules-title", {"title": Title(game.id)})
        super().__init__(desk, title, sections)

    def open(self) -> None:
        """Speak with the words of this game while its rules are read."""
        self.announcer.open(self._game_id, self.announcer.audience)
        super().open()

    def back(self) -> None:
        """Back to where the rules were opened."""
        self.announcer.open()
        super().back()
