"""Somebody who hears everybody by name and is not at the table."""

from __future__ import annotations

from collections.abc import Iterable

from a11y_dice.core.message import Message, Words
from a11y_dice.i18n.audience import Audience, Verbosity
from a11y_dice.i18n.catalog import language_here
from a11y_dice.i18n.localizer import Localizer
from a11y_dice.settings.keymap import USUAL_KEYMAP, Keymap


class Onlooker:
    """Messages to words, for nobody who plays; in the language of this place, or another one."""

    def __init__(
        self,
        game_id: str = "",
        names: Iterable[str] = (),
        verbosity: str = Verbosity.STANDARD,
        language: str = "",
        keymap: Keymap = USUAL_KEYMAP,
    ) -> None:
        self.language = language or language_here()
        self._localizer = Localizer(self.language, game_id, keymap)
        self._audience = Audience(tuple(names))
        self._verbosity = Verbosity(verbosity)

    def words(self, message: Message) -> Words:
        """The words of one message."""
        return self._localizer.words(message, self._audience, self._verbosity)

    def line(self, label: str, **facts: str | int) -> Words:
        """A labelled line of a command's output."""
        return self.words(Message(f"cli-{label}", dict(facts)))
