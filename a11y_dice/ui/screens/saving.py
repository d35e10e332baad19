"""Keeping what was said in a file: a message, the last turn, or all of it."""

from __future__ import annotations

from collections.abc import Callable

from a11y_dice.core.message import Message
from a11y_dice.session.transcript import Said
from a11y_dice.session.transcript_file import write_down
from a11y_dice.settings.keymap import Command
from a11y_dice.ui.desk import Desk
from a11y_dice.ui.screens.menu import Item, Menu


class SavingMenu(Menu):
    """Offers what was said until this menu was opened, as far as the listener may hear it."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        transcript = desk.announcer.transcript
        here = transcript.here()
        self._message = [here] if here else []
        self._turn = transcript.own_turn()
        self._all = list(transcript)
        self.table[Command.KEEP] = self.open

    def title(self) -> Message:
        """What is asked."""
        return Message("keep-title")

    def items(self) -> list[Item]:
        """What can be kept; the last turn only where there is one."""
        lines = [
            Item(Message("keep-message", {"words": said.words}), self._keeper("message", [said]))
            for said in self._message
        ]
        if self._turn:
            lines.append(Item(Message("keep-turn"), self._keeper("turn", self._turn)))
        every = Message("keep-all", {"count": len(self._all)})
        lines.append(Item(every, self._keeper("all", self._all)))
        return lines

    def back(self) -> None:
        """Nothing is kept."""
        self._leave(Message("not-done"))

    def _keeper(self, name: str, kept: list[Said]) -> Callable[[], None]:
        return lambda: self._keep(name, kept)

    def _keep(self, name: str, kept: list[Said]) -> None:
        """Write it into a file, say in which one, and go back to where the key was pressed."""
        try:
            path = write_down(name, (said.words for said in kept))
        except OSError as error:
            reason = error.strerror or str(error)
            self._leave(Message("keep-fails", {"reason": reason}))
        else:
            self._leave(Message("kept-in", {"path": str(path)}))

    def _leave(self, message: Message) -> None:
        self.desk.drop()
        self.desk.say(message)
        self.desk.screens[-1].open()
