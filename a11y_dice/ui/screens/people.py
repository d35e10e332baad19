"""What differs from person to person at one keyboard: language, verbosity, voice."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any

from a11y_dice.core.message import Message
from a11y_dice.i18n.catalog import languages
from a11y_dice.session.person import with_wishes
from a11y_dice.settings.keymap import Command
from a11y_dice.settings.readers import PERSONAL, VERBOSITIES
from a11y_dice.ui.desk import Desk
from a11y_dice.ui.screens.field import Field
from a11y_dice.ui.screens.menu import Item, Menu
from a11y_dice.ui.screens.setting_list import SettingList, Value

AS_OTHERS = "as-others"
"""The value of a wish that somebody does not have."""


class PeopleScreen(Menu):
    """The people whose wishes are known, and those at the table."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self.table[Command.SETTINGS] = self.open

    def title(self) -> Message:
        """Where we are."""
        return Message("settings-people-title")

    def items(self) -> list[Item]:
        """A line for everybody, and one to name somebody else."""
        people = [
            Item(
                Message("person-line", {"name": name}), partial(self._open, name), f"person {name}"
            )
            for name in self._names()
        ]
        return [*people, Item(Message("person-add"), self._ask)]

    def _names(self) -> list[str]:
        table = self.desk.table
        players = table.match.setup.players if table else ()
        seated = [player.name for player in players if not player.bot]
        known = [name for name, _ in self.announcer.settings.people]
        return list(dict.fromkeys([*known, *seated]))

    def _open(self, name: str) -> None:
        self.desk.push(PersonScreen(self.desk, name))

    def _ask(self) -> None:
        def done(typed: str) -> None:
            if typed:
                self._open(typed)
            else:
                self.say("not-done")
                self.open()

        self.desk.push(Field(self.desk, Message("person-type"), done))


class PersonScreen(SettingList):
    """The wishes of one person."""

    def __init__(self, desk: Desk, name: str) -> None:
        super().__init__(desk)
        self.name = name

    def title(self) -> Message:
        """Whose wishes these are."""
        return Message("person-title", {"name": self.name})

    def names(self) -> Sequence[str]:
        """What can differ; a voice, where the way of speaking knows several."""
        return PERSONAL if self._voices() else PERSONAL[:-1]

    def values(self, name: str) -> Sequence[Value]:
        """As for everybody, or one of those that there are."""
        found: dict[str, Sequence[str]] = {
            "language": tuple(languages()),
            "verbosity": VERBOSITIES,
            "voice": self._voices(),
        }
        return (AS_OTHERS, *found[name])

    def value(self, name: str) -> Value:
        """What this person wants."""
        return self._wishes().get(name, AS_OTHERS)

    def label(self, name: str) -> Message:
        """The line of a wish."""
        value = str(self.value(name))
        own_name = languages().get(value, "")
        return Message(f"person-{name}", {"value": value, "name": own_name})

    def origin(self, name: str) -> Message:  # noqa: ARG002 - they are one setting
        """Where the setting of all people comes from."""
        return super().origin("people")

    def change(self, name: str, value: Value) -> Mapping[str, Any]:
        """The wishes of everybody with this one."""
        wishes = {**self._wishes(), name: str(value)}
        kept = {wish: chosen for wish, chosen in wishes.items() if chosen != AS_OTHERS}
        return {"people": with_wishes(self.announcer.settings, self.name, kept).people}

    def _wishes(self) -> dict[str, str]:
        return dict(dict(self.announcer.settings.people).get(self.name, ()))

    def _voices(self) -> list[str]:
        """All voices that the way of speaking knows."""
        known: Callable[[], Sequence[tuple[str, str, str]]] | None
        known = getattr(self.announcer.output, "voices", None)
        return [id_ for id_, _, _ in (known() if known else ()) if " " not in id_]
