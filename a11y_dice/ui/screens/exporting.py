"""Exporting a match to a file, which is named."""

from __future__ import annotations

from functools import partial

from a11y_dice.core.message import Message
from a11y_dice.session.export_forms import FORMS, export_new
from a11y_dice.session.kept_match import KeptMatch
from a11y_dice.session.onlooker import Onlooker
from a11y_dice.ui.desk import Desk
from a11y_dice.ui.screens.menu import Item, Menu

LONG = 2000
"""Entries of a match that is not put into words in an instant."""


class ExportMenu(Menu):
    """A line for each form. The file gets the name `stem`, or one like it that nobody has."""

    def __init__(self, desk: Desk, kept: KeptMatch, stem: str) -> None:
        super().__init__(desk)
        self._kept = kept
        self._stem = stem

    def title(self) -> Message:
        """What is asked."""
        return Message("export-choose")

    def items(self) -> list[Item]:
        """The forms."""
        return [Item(Message(f"export-as-{form}"), partial(self._export, form)) for form in FORMS]

    def _export(self, form: str) -> None:
        """Write the file in the words of now, say its name, and go back."""
        setup, announcer = self._kept.match.setup, self.announcer
        if len(self._kept.played) > LONG:
            self.remark("export-begins")
        names = [player.name for player in setup.players]
        onlooker = Onlooker(setup.game.id, names, announcer.verbosity, announcer.language)
        try:
            path = export_new(self._kept, onlooker, form, self._stem)
        except OSError as error:
            said = Message("export-fails", {"reason": error.strerror or str(error)})
        else:
            said = Message("exported", {"path": str(path)})
        self.desk.drop()
        self.desk.say(said)
        self.desk.screens[-1].open()
