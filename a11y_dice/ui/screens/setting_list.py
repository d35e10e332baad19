"""Lists of settings, which are changed with Left and Right and read again with their new value."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

from a11y_dice.core.message import Earcon, Facts, Message
from a11y_dice.i18n.catalog import languages
from a11y_dice.settings.keymap import Command
from a11y_dice.settings.layouts import LAYOUTS
from a11y_dice.settings.readers import VERBOSITIES
from a11y_dice.speech.outputs import all_outputs
from a11y_dice.ui.desk import Desk
from a11y_dice.ui.screens.field import Field
from a11y_dice.ui.screens.menu import Item, Menu

Value = str | int | bool
SWITCH = (False, True)
VALUES: dict[str, Sequence[Value]] = {
    "speak": [name for name in all_outputs() if name != "recorder"],
    "text_beside": SWITCH,
    "verbosity": VERBOSITIES,
    "never_interrupt": SWITCH,
    "reading_speed": (0, 20, 30, 40, 60, 80, 120, 200),
    "braille_cells": (14, 18, 20, 24, 32, 40, 64, 70, 80),
    "voice_rate": range(80, 451, 10),
    "voice_pitch": (*range(0, 100, 5), 99),
    "voice_volume": range(0, 101, 10),
    "voice_language": ("auto", *languages()),
    "sounds_volume": range(0, 101, 10),
    "sounds_over_speech": SWITCH,
    "confirm": ("losses", "always", "never"),
    "hints": SWITCH,
    "undo": ("auto", "free", "before-dice"),
    "hand_over": ("changes", "name", "wait"),
    "empty_line": SWITCH,
    "language": ("auto", *languages()),
    "keyboard": tuple(LAYOUTS),
}
"""What each setting can be, in the order in which Right Arrow goes through it."""


class SettingList(Menu):
    """Up and Down go from setting to setting, Left and Right change the one in focus.

    Each change holds at once and is kept in the settings file. The line that is read after it is
    the sample. `title_id` is the sentence with which the list opens.
    """

    title_id = ""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self.table |= {
            Command.LEFT: lambda: self._change(-1),
            Command.RIGHT: lambda: self._change(1),
            Command.SETTINGS: self.open,
        }

    def names(self) -> Sequence[str]:
        """The settings of this list."""
        raise NotImplementedError

    def values(self, name: str) -> Sequence[Value]:
        """What a setting can be."""
        return VALUES[name]

    def value(self, name: str) -> Value:
        """What a setting is."""
        value: Value = getattr(self.announcer.settings, name)
        return value

    def label(self, name: str) -> Message:
        """The line of a setting."""
        return setting_label(name, self.value(name))

    def change(self, name: str, value: Value) -> Mapping[str, Any]:
        """What becomes of the settings with another value of one of this list."""
        return {name: value}

    def more(self) -> list[Item]:
        """The lines that are no settings, after the others."""
        return []

    def origin(self, name: str) -> Message:
        """Where the value of a setting comes from."""
        return self.desk.preferences.origin(name)

    def title(self) -> Message:
        """Where we are."""
        return Message(self.title_id)

    def items(self) -> list[Item]:
        """The settings with their values; Enter takes the next value, the first after the last."""
        settings = [
            Item(self.label(name), partial(self._turn, name), name) for name in self.names()
        ]
        return [*settings, *self.more()]

    def help_on(self, item: Item) -> None:
        """Say how a setting is changed, and where its value comes from."""
        if item.id in self.names():
            self.say("setting-help", item=item.label, origin=self.origin(item.id))
        else:
            super().help_on(item)

    def what(self, command: Command) -> Message:
        """Left and right change a value here."""
        changes = {Command.LEFT: "command-less", Command.RIGHT: "command-more"}
        return Message(changes[command]) if command in changes else super().what(command)

    def set(self, name: str, value: Value) -> None:
        """Give a setting another value, and say it."""
        for note in self.desk.preferences.change(self.change(name, value)):
            self.desk.say(note)
        self._read(*((Earcon("taken"),) if name.startswith("sounds") else ()))

    def _turn(self, name: str) -> None:
        """The next value, the first after the last."""
        values = self.values(name)
        at = _place(values, self.value(name)) + 1
        self.set(name, values[at % len(values)])

    def _change(self, by: int) -> None:
        """The next value or the one before; at an end the same again, with the sound of an edge."""
        name = self.shown()[self.at].id
        if name not in self.names():
            self._read(Earcon("edge"))
            return
        values = self.values(name)
        at = _place(values, self.value(name)) + by
        if 0 <= at < len(values):
            self.set(name, values[at])
        else:
            self._read(Earcon("edge"))

    def text_item(self, name: str) -> Item:
        """The line of a setting that is any text: Enter lets it be typed."""

        def done(typed: str) -> None:
            self.set(name, typed)

        prompt = Message(f"setting-{_hyphened(name)}-type")

        def ask() -> None:
            self.desk.push(Field(self.desk, prompt, done))

        return Item(self.label(name), ask, f"{name}-text")


def setting_label(name: str, value: Value) -> Message:
    """The line that tells what a setting is."""
    if isinstance(value, bool):
        value = "yes" if value else "no"
    if name == "speak":
        return Message("setting-speak", {"way": Message(f"way-{value}")})
    own_name = languages().get(str(value), "") if name == "language" else ""
    facts: Facts = {"value": "none" if value == "" else value, "name": own_name}
    return Message(f"setting-{_hyphened(name)}", facts)


def _hyphened(name: str) -> str:
    return name.replace("_", "-")


def _place(values: Sequence[Value], value: Value) -> int:
    """Where a value is; one that was typed into the file is before the next greater one."""
    if value in values:
        return list(values).index(value)
    smaller = [other for other in values if isinstance(other, int) and isinstance(value, int)]
    return sum(other < value for other in smaller if isinstance(value, int)) - 1
