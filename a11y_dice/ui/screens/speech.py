"""How the player is spoken to: way, voice, braille and sounds. Changes are heard at once."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from a11y_dice.core.message import Earcon, Message
from a11y_dice.settings.first import SPOKEN_ONLY, WITHOUT_TEXT
from a11y_dice.settings.keymap import Command
from a11y_dice.settings.values import Settings
from a11y_dice.speech.beside import way_of
from a11y_dice.speech.outputs import all_outputs
from a11y_dice.ui.desk import Desk
from a11y_dice.ui.screens.hearing import HearingTest
from a11y_dice.ui.screens.keeping import keep
from a11y_dice.ui.screens.menu import Item, Menu

Value = str | int | bool
SWITCH = (False, True)
VALUES: dict[str, Sequence[Value]] = {
    "speak": [name for name in all_outputs() if name != "recorder"],
    "text_beside": SWITCH,
    "verbosity": ("brief", "standard", "full", "braille"),
    "never_interrupt": SWITCH,
    "reading_speed": (0, 20, 30, 40, 60, 80, 120, 200),
    "braille_cells": (14, 18, 20, 24, 32, 40, 64, 70, 80),
    "voice_rate": range(80, 451, 10),
    "voice_pitch": (*range(0, 100, 5), 99),
    "voice_volume": range(0, 101, 10),
    "voice_language": ("auto", "en", "pl", "ru", "fr"),
    "sounds_volume": range(0, 101, 10),
    "sounds_over_speech": SWITCH,
}
"""What each setting of this list can be, in the order in which Right Arrow goes through it."""
VOICE = "voice_names"


class SpeechScreen(Menu):
    """Up and Down go from setting to setting, Left and Right change the one in focus.

    Each change is kept in the settings file. The line that is read after it is the sample.
    """

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self.table |= {
            Command.LEFT: lambda: self._change(-1),
            Command.RIGHT: lambda: self._change(1),
        }

    def title(self) -> Message:
        """Where we are."""
        return Message("speech-title")

    def items(self) -> list[Item]:
        """The settings with their values; Enter takes the next value, the first after the last."""
        lines = [Item(self._label(name), self._turn) for name in VALUES]
        if self._voices():
            lines.append(Item(self._label(VOICE), self._turn))
        return [*lines, Item(Message("speech-test"), self._test)]

    def help_on(self, item: Item) -> None:
        """Say how a setting is changed."""
        if item.take == self._test:
            super().help_on(item)
        else:
            self.say("speech-help", item=item.label)

    def what(self, command: Command) -> Message:
        """Left and right change a value here."""
        changes = {Command.LEFT: "command-less", Command.RIGHT: "command-more"}
        return Message(changes[command]) if command in changes else super().what(command)

    def _label(self, name: str) -> Message:
        value = self._value(name)
        if isinstance(value, bool):
            value = "yes" if value else "no"
        if name == "speak":
            return Message("setting-speak", {"way": Message(f"way-{value}")})
        return Message(f"setting-{name.replace('_', '-')}", {"value": value})

    def _value(self, name: str) -> Value:
        if name == VOICE:
            return self._chosen_voices().get(self._language(), "auto")
        value: Value = getattr(self.announcer.settings, name)
        return value

    def _name(self) -> str:
        return [*VALUES, VOICE][self.at]

    def _values(self, name: str) -> Sequence[Value]:
        return ["auto", *self._voices()] if name == VOICE else VALUES[name]

    def _test(self) -> None:
        """Test what reaches the player."""
        self.desk.push(HearingTest(self.desk))

    def _turn(self) -> None:
        """The next value, the first after the last."""
        name = self._name()
        values = self._values(name)
        at = self._at(values, self._value(name)) + 1
        self._set(name, values[at % len(values)])

    def _change(self, by: int) -> None:
        """The next value or the one before; at an end the same again, with the sound of an edge."""
        if self.items()[self.at].take == self._test:  # it is no setting
            self._read(Earcon("edge"))
            return
        name = self._name()
        values = self._values(name)
        at = self._at(values, self._value(name)) + by
        if 0 <= at < len(values):
            self._set(name, values[at])
        else:
            self._read(Earcon("edge"))

    def _at(self, values: Sequence[Value], value: Value) -> int:
        """Where a value is; one that was typed into the file is before the next greater one."""
        if value in values:
            return list(values).index(value)
        smaller = [other for other in values if isinstance(other, int) and isinstance(value, int)]
        return sum(other < value for other in smaller if isinstance(value, int)) - 1

    def _set(self, name: str, value: Value) -> None:
        if name == VOICE:
            value = self._with_voice(str(value))
        settings = self.announcer.settings.with_value(name, value)
        self.announcer.change(settings)
        is_shown = settings.speak not in WITHOUT_TEXT
        if name == "speak" or (name == "text_beside" and is_shown):
            self.announcer.use(way_of(settings))
        problem = keep({name: value})
        if problem:
            self.desk.say(problem)
        self._read(*((Earcon("taken"),) if name.startswith("sounds") else ()))
        self._caution(name, settings)

    def _caution(self, name: str, settings: Settings) -> None:
        """Say what text beside a voice means."""
        if name == "text_beside" and settings.text_beside:
            is_shown = settings.speak != SPOKEN_ONLY
            self.say("text-beside" if is_shown else "text-not-beside")

    def _voices(self) -> list[str]:
        """The voices of the language that is spoken now, where the way knows some."""
        known: Callable[[], Sequence[tuple[str, str, str]]] | None
        known = getattr(self.announcer.output, "voices", None)
        own = self._language()
        found = known() if known else ()
        return [id_ for id_, _, language in found if language[:2] == own and " " not in id_]

    def _language(self) -> str:
        chosen = self.announcer.settings.voice_language
        return "en" if chosen == "auto" else chosen

    def _chosen_voices(self) -> dict[str, str]:
        pairs = (pair.split("=", 1) for pair in self.announcer.settings.voice_names.split())
        return {pair[0]: pair[1] for pair in pairs if len(pair) == 2}

    def _with_voice(self, voice: str) -> str:
        voices = self._chosen_voices() | {self._language(): voice}
        return " ".join(f"{key}={value}" for key, value in voices.items() if value != "auto")
