"""A line to type."""

from __future__ import annotations

from collections.abc import Callable

from a11y_dice.core.message import Message
from a11y_dice.settings.keymap import Command, is_text
from a11y_dice.ui.desk import LONGEST, Desk
from a11y_dice.ui.screens.screen import Screen

TYPING = {"enter": Command.TAKE, "escape": Command.BACK, "backspace": Command.BACK}
"""What these keys mean in a field, whatever else the player has given them to do."""


class Field(Screen):
    """Typed characters are echoed; Enter gives the line to `done`, Escape goes back without it."""

    def __init__(
        self,
        desk: Desk,
        prompt: Message,
        done: Callable[[str], None],
        left: Callable[[], None] | None = None,
    ) -> None:
        super().__init__(desk)
        self.prompt = prompt
        self.done = done
        self.left = left
        self.typed = ""
        self.table |= {Command.TAKE: self._enter, Command.BACK: self._back}

    def open(self) -> None:
        """Say what to type, and keep it apart from what is typed."""
        self.say_prompt()
        self.announcer.output.await_typing()

    def say_prompt(self) -> None:
        """Say what to type."""
        self.desk.say(self.prompt)

    def press(self, pressed: str) -> None:
        """Every character is text here; other keys mean what they always do."""
        character = " " if pressed == "space" else pressed
        if len(character) == 1 and character.isprintable():
            self.key = character
            self._type(character)
            return
        super().press(pressed)
        is_still_here = self.desk.screens[-1] is self
        if is_still_here and self.typed.strip() and self.key != "backspace":
            self.say("field-so-far", typed=self.typed)

    def meaning(self, key: str) -> Command | None:
        """A character has no other meaning than itself, and the keys for typing always theirs."""
        if is_text(key):
            return None
        return TYPING.get(key) or super().meaning(key)

    def does(self, key: str) -> Message:
        """A character types itself."""
        return Message("command-types") if is_text(key) else super().does(key)

    def type_line(self, text: str) -> None:
        """Take a whole line."""
        self.typed = "".join(character for character in text if character.isprintable())
        self._enter()

    def keys_help(self) -> list[Message]:
        """How to type, then the keys that work everywhere."""
        return [Message("field-help"), *super().keys_help()]

    def _type(self, character: str) -> None:
        if len(self.typed) >= LONGEST:
            self.say("field-full", most=LONGEST)
            return
        self.typed += character
        self.announcer.output.echo(character)

    def _back(self) -> None:
        """Backspace deletes while there is something; else one step back."""
        if self.key == "backspace" and self.typed:
            self._delete()
            return
        self.desk.drop()
        if self.left:
            self.left()
            return
        self.say("not-done")
        self.desk.screens[-1].open()

    def _delete(self) -> None:
        gone, self.typed = self.typed[-1], self.typed[:-1]
        name = "field-deleted" if self.typed.strip() else "field-deleted-all"
        self.say(name, gone=Message("key-space") if gone == " " else gone, typed=self.typed)

    def _enter(self) -> None:
        self.desk.drop()
        self.done(" ".join(self.typed.split()))
