"""Learning the keys: press anything, hear what it does, and nothing happens."""

from __future__ import annotations

from a11y_dice.core.message import Message
from a11y_dice.settings.keymap import MEANINGS, Command
from a11y_dice.ui.desk import Desk
from a11y_dice.ui.screens.screen import Screen

LEAVING = ("escape", "backspace")
"""Pressed twice, each of these leaves; once, it is told like every other key."""


class LearningScreen(Screen):
    """Keys mean here what they mean on the screen below, and are only told."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self._below = desk.screens[-1]
        self._pressed = ""

    def open(self) -> None:
        """Say how it works and how it ends."""
        self.say("learn-title")

    def press(self, pressed: str) -> None:
        """Tell a key; nothing else."""
        key = self.desk.keymap.key(pressed)
        if key in LEAVING and key == self._pressed:
            self.desk.drop()
            self.say("learn-end")
            self._below.open()
            return
        self._pressed = key
        name = "learn-key-leaves" if key in LEAVING else "learn-key"
        facts = {"key": self.desk.key_label(key), "what": self._below.does(key)}
        self.desk.say(Message(name, facts))

    def meaning(self, key: str) -> Command | None:  # noqa: ARG002 - no key does anything
        """Every key is only told."""
        return None

    def type_line(self, text: str) -> None:
        """On a pipe a line is what it would be; the name of a command tells its keys."""
        if text.lower() in MEANINGS:
            self.desk.say(Message(f"command-{MEANINGS[text.lower()]}"))
        else:
            self.say("learn-title")
