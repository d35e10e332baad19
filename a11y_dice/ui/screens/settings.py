"""All settings, in groups."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any

from a11y_dice.core.message import Message
from a11y_dice.settings.keymap import Command
from a11y_dice.settings.readers import EVENTS, KINDS
from a11y_dice.ui.desk import Desk
from a11y_dice.ui.screens.keys import KeysScreen
from a11y_dice.ui.screens.menu import Item, Menu
from a11y_dice.ui.screens.people import PeopleScreen
from a11y_dice.ui.screens.setting_list import SettingList, Value
from a11y_dice.ui.screens.speech import SpeechScreen


class SettingsScreen(Menu):
    """The groups of settings."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self.table[Command.SETTINGS] = self.open

    def title(self) -> Message:
        """Where we are."""
        return Message("settings-title")

    def items(self) -> list[Item]:
        """A line for each group."""
        return [
            Item(Message(f"settings-{name}"), partial(self._open, screen), name)
            for name, screen in GROUPS.items()
        ]

    def _open(self, screen: Callable[[Desk], Menu]) -> None:
        self.desk.push(screen(self.desk))


class TableSettings(SettingList):
    """How a table is played at."""

    title_id = "settings-table-title"

    def names(self) -> Sequence[str]:
        """What is asked before a choice, hints, undo, the next person, an empty line."""
        return ("confirm", "hints", "undo", "hand_over", "empty_line")


class LanguageSettings(SettingList):
    """The language of the words, and the keyboard."""

    title_id = "settings-language-title"

    def names(self) -> Sequence[str]:
        """Language and keyboard."""
        return ("language", "keyboard")


class NewsSettings(SettingList):
    """What becomes of each kind of news."""

    title_id = "settings-news-title"

    def names(self) -> Sequence[str]:
        """The kinds of news."""
        return EVENTS

    def values(self, name: str) -> Sequence[Value]:  # noqa: ARG002 - all kinds have the same
        """Said, said without sounds, only kept, or neither."""
        return KINDS

    def value(self, name: str) -> Value:
        """What becomes of a kind now."""
        return dict(self.announcer.settings.events).get(name, KINDS[0])

    def label(self, name: str) -> Message:
        """The kind, and what becomes of it."""
        facts = {"kind": Message(f"news-{name}"), "level": Message(f"level-{self.value(name)}")}
        return Message("setting-news", facts)

    def origin(self, name: str) -> Message:  # noqa: ARG002 - they are one setting
        """Where the setting of all kinds comes from."""
        return super().origin("events")

    def change(self, name: str, value: Value) -> Mapping[str, Any]:
        """What is usual is not written down."""
        events = {**dict(self.announcer.settings.events), name: str(value)}
        return {"events": tuple(pair for pair in events.items() if pair[1] != KINDS[0])}


GROUPS: Mapping[str, Callable[[Desk], Menu]] = {
    "speech": SpeechScreen,
    "news": NewsSettings,
    "table": TableSettings,
    "language": LanguageSettings,
    "people": PeopleScreen,
    "keys": KeysScreen,
}
"""The groups, by the names of their lines."""
