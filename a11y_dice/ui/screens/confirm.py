"""A question that is answered with yes or no."""

from __future__ import annotations

from collections.abc import Callable

from a11y_dice.core.message import Message
from a11y_dice.ui.desk import Desk
from a11y_dice.ui.keymap import Command, key_name
from a11y_dice.ui.screens.screen import Screen


class Confirm(Screen):
    """Enter or the first letter of yes: yes. Escape, Backspace or the first letter of no: no."""

    def __init__(self, desk: Desk, question: Message, yes: Callable[[], None]) -> None:
        super().__init__(desk)
        self.question = question
        self.yes = yes
        self.table |= {Command.TAKE: self._yes, Command.BACK: self._no}

    def open(self) -> None:
        """Say the question."""
        self.announcer.say(self.question)

    def press(self, pressed: str) -> None:
        """Take the letters of the language for yes and no before the keys that mean the same."""
        letter = pressed.lower()
        if letter == self.announcer.words(Message("yes-letter")):
            self._yes()
        elif letter == self.announcer.words(Message("no-letter")) or letter == "c-d":
            self._no()
        else:
            super().press(pressed)

    def unknown(self, key: str) -> None:
        """Questions about the table are answered; any other key hears how to answer."""
        below = self.desk.screens[-2]
        if not below.answers(key_name(key)):
            self.say("confirm-help")

    def type_line(self, text: str) -> None:
        """Take the first letter of a typed word."""
        self.press(text[:1])

    def _yes(self) -> None:
        self.desk.drop()
        self.yes()

    def _no(self) -> None:
        self.desk.drop()
        self.say("not-done")
        self.desk.screens[-1].open()
