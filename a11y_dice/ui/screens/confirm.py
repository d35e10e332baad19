"""A question that is answered with yes or no."""

from __future__ import annotations

from collections.abc import Callable

from a11y_dice.core.message import Message
from a11y_dice.settings.keymap import Command
from a11y_dice.ui.desk import Desk
from a11y_dice.ui.screens.screen import Handler, Screen


class Confirm(Screen):
    """Enter or the first letter of yes: yes. Escape, Backspace or the first letter of no: no.

    What can be asked on the screen below can be asked here too.
    """

    def __init__(self, desk: Desk, question: Message, yes: Callable[[], None]) -> None:
        super().__init__(desk)
        self.question = question
        self.yes = yes
        below = desk.screens[-1]
        self._below = below
        self.table |= dict.fromkeys(below.questions(), self._pass_on)
        self.table |= {Command.TAKE: self._yes, Command.BACK: self._no}
        if yes == desk.leave:
            self.table[Command.LEAVE] = self.open

    def open(self) -> None:
        """Say the question."""
        self.desk.say(self.question)

    def press(self, pressed: str) -> None:
        """Take the letters of the language for yes and no before the keys that mean the same."""
        handler = self._letters().get(pressed.lower())
        if handler:
            handler()
        else:
            super().press(pressed)

    def meaning(self, key: str) -> Command | None:
        """The letters for yes and no mean nothing else."""
        return None if key in self._letters() else super().meaning(key)

    def does(self, key: str) -> Message:
        """The letters for yes and no answer."""
        handler = self._letters().get(key)
        if handler:
            return Message("command-yes" if handler == self._yes else "command-no")
        return super().does(key)

    def questions(self) -> dict[Command, Handler]:
        """Those of the screen below."""
        return self._below.questions()

    def keys_help(self) -> list[Message]:
        """How to answer, then the other keys."""
        return [Message("confirm-help"), *super().keys_help()]

    def unknown(self, key: str) -> None:  # noqa: ARG002 - every key is told the same
        """Say how to answer."""
        self.say("confirm-help")

    def type_line(self, text: str) -> None:
        """Take the word for yes or no, or its first letter."""
        for answer in ("yes", "no"):
            if text.lower() == self.announcer.words(Message(f"{answer}-word")).lower():
                self.press(self.announcer.words(Message(f"{answer}-letter")))
                return
        self.say("confirm-help")

    def _letters(self) -> dict[str, Handler]:
        yes, no = (self.announcer.words(Message(f"{name}-letter")) for name in ("yes", "no"))
        return {yes.lower(): self._yes, no.lower(): self._no}

    def _pass_on(self) -> None:
        self._below.press(self.key)

    def _yes(self) -> None:
        self.desk.drop()
        self.yes()

    def _no(self) -> None:
        self.desk.drop()
        self.say("not-done")
        self.desk.screens[-1].open()
