"""A line to type."""

from __future__ import annotations

from collections.abc import Callable

from a11y_dice.core.message import Message
from a11y_dice.ui.desk import Desk
from a11y_dice.ui.keymap import TERMINAL_NAMES
from a11y_dice.ui.screens.screen import Screen

LONGEST = 200


class Field(Screen):
    """Typed characters are echoed; Enter gives the line to `done`, Escape goes back without it."""

    def __init__(self, desk: Desk, prompt: Message, done: Callable[[str], None]) -> None:
        super().__init__(desk)
        self.prompt = prompt
        self.done = done
        self.typed = ""

    def open(self) -> None:
        """Say what to type."""
        self.announcer.say(self.prompt)

    def press(self, pressed: str) -> None:
        """Every character is text here; other keys mean what they always do."""
        key = TERMINAL_NAMES.get(pressed, pressed)
        if pressed == " " or (len(pressed) == 1 and pressed.isprintable()):
            self._type(pressed)
        elif key == "enter":
            self._enter()
        elif key == "backspace" and self.typed:
            self._delete()
        elif key in ("escape", "backspace"):
            self._cancel()
        else:
            super().press(pressed)

    def type_line(self, text: str) -> None:
        """Take a whole line."""
        self.typed = text[:LONGEST]
        self._enter()

    def keys_help(self) -> list[Message]:
        """How to type, then the keys that work everywhere."""
        return [Message("field-help"), *super().keys_help()]

    def _type(self, character: str) -> None:
        if len(self.typed) >= LONGEST:
            self.say("field-full", most=LONGEST)
            return
        if not self.typed:
            self.announcer.output.echo(" ")
        self.typed += character
        self.announcer.output.echo(character)

    def _delete(self) -> None:
        gone, self.typed = self.typed[-1], self.typed[:-1]
        name = "field-deleted" if self.typed else "field-deleted-all"
        self.say(name, gone=gone, typed=self.typed)

    def _cancel(self) -> None:
        self.desk.drop()
        self.say("not-done")
        self.desk.screens[-1].open()

    def _enter(self) -> None:
        self.desk.drop()
        self.done(self.typed.strip())
