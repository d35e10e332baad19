"""The complete rules of a game, sentence by sentence."""

from __future__ import annotations

import re

from a11y_dice.core.game import Game
from a11y_dice.core.message import Message
from a11y_dice.i18n.catalog import plain
from a11y_dice.ui.desk import Desk
from a11y_dice.ui.screens.menu import Reading

END_OF_SENTENCE = re.compile(r"(?<=[.!?]) ")


class RulesScreen(Reading):
    """A list of sentences, read with the arrow keys; a long one would be lost at the next key."""

    def __init__(self, desk: Desk, game: Game) -> None:
        self._game_id = game.id
        desk.announcer.open(game.id, desk.announcer.audience)
        sentences = [
            Message("typed", {"text": sentence})
            for section in game.describe.rules_sections()
            for sentence in END_OF_SENTENCE.split(desk.announcer.words(Message(section)))
        ]
        if terms := game.describe.short_terms():
            sentences += [Message("short-terms"), *terms]
        title = Message("rules-title", {"title": plain(game.id, "title")})
        super().__init__(desk, title, sentences)

    def open(self) -> None:
        """Speak with the words of this game while its rules are read."""
        self.announcer.open(self._game_id, self.announcer.audience)
        super().open()

    def back(self) -> None:
        """Back to where the rules were opened."""
        self.announcer.open()
        super().back()
