"""The table of keys. The dispatcher and the help are both made from it.

A `Keymap` is this table with what the player has changed, on the player's keyboard.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple

from a11y_dice.settings.layouts import AUTO, DIGITS, LAYOUTS, Layout


class Command(StrEnum):
    """What a key can mean."""

    UP = "up"
    DOWN = "down"
    LEFT = "left"
    RIGHT = "right"
    HOME = "home"
    END = "end"
    TAKE = "take"
    BACK = "back"
    NUMBER = "number"
    SPACE = "space"
    ROLL = "roll"
    BANK = "bank"
    DICE = "dice"
    ZONES = "zones"
    SHEET = "sheet"
    SCORES = "scores"
    TURN = "turn"
    CHOICES = "choices"
    AROUND = "around"
    OPEN = "open"
    RULES = "rules"
    HINT = "hint"
    LAST = "last"
    LAST_ROLL = "last-roll"
    LAST_SCORE = "last-score"
    MY_TURN = "my-turn"
    OLDER = "older"
    NEWER = "newer"
    NEXT_BUFFER = "next-buffer"
    PREVIOUS_BUFFER = "previous-buffer"
    MUTE = "mute"
    FIND = "find"
    SPELL = "spell"
    SENTENCE_BACK = "sentence-back"
    SENTENCE_ON = "sentence-on"
    KEEP = "keep"
    TYPE = "type"
    MISSED = "missed"
    LINE_BACK = "line-back"
    LINE_ON = "line-on"
    REPEAT = "repeat"
    HUSH = "hush"
    UNDO = "undo"
    REDO = "redo"
    VERBOSITY = "verbosity"
    SETTINGS = "settings"
    LEARN = "learn"
    HELP = "help"
    LEAVE = "leave"


class Binding(NamedTuple):
    """A command and the keys that give it, the one that help names first."""

    command: Command
    keys: tuple[str, ...]


REVIEWS = frozenset({Command.MUTE, Command.FIND, Command.SPELL, Command.KEEP})
"""Letters for what was said, which have this meaning in lists where letters jump to a line too."""
KEYS = (
    Binding(Command.UP, ("up",)),
    Binding(Command.DOWN, ("down",)),
    Binding(Command.LEFT, ("left",)),
    Binding(Command.RIGHT, ("right",)),
    Binding(Command.HOME, ("home",)),
    Binding(Command.END, ("end",)),
    Binding(Command.TAKE, ("enter",)),
    Binding(Command.BACK, ("escape", "backspace")),
    Binding(Command.NUMBER, DIGITS),
    Binding(Command.SPACE, ("space",)),
    Binding(Command.ROLL, ("r",)),
    Binding(Command.BANK, ("b",)),
    Binding(Command.DICE, ("d",)),
    Binding(Command.ZONES, ("z",)),
    Binding(Command.SHEET, ("c",)),
    Binding(Command.SCORES, ("s",)),
    Binding(Command.TURN, ("t",)),
    Binding(Command.CHOICES, ("w",)),
    Binding(Command.AROUND, ("x",)),
    Binding(Command.OPEN, ("o",)),
    Binding(Command.RULES, ("i",)),
    Binding(Command.HINT, ("h",)),
    Binding(Command.LAST, ("l",)),
    Binding(Command.LAST_ROLL, ("j",)),
    Binding(Command.LAST_SCORE, ("g",)),
    Binding(Command.MY_TURN, ("m",)),
    Binding(Command.OLDER, (",",)),
    Binding(Command.NEWER, (".",)),
    Binding(Command.MISSED, ("n",)),
    Binding(Command.NEXT_BUFFER, ("tab",)),
    Binding(Command.PREVIOUS_BUFFER, ("s-tab",)),
    Binding(Command.MUTE, ("q",)),
    Binding(Command.FIND, ("f",)),
    Binding(Command.SPELL, ("a",)),
    Binding(Command.SENTENCE_BACK, ("f5", "[")),
    Binding(Command.SENTENCE_ON, ("f6", "]")),
    Binding(Command.KEEP, ("e",)),
    Binding(Command.TYPE, ("/",)),
    Binding(Command.LINE_BACK, ("pageup",)),
    Binding(Command.LINE_ON, ("pagedown",)),
    Binding(Command.REPEAT, ("p", "f4")),
    Binding(Command.HUSH, ("delete", "f9")),
    Binding(Command.UNDO, ("u",)),
    Binding(Command.REDO, ("y",)),
    Binding(Command.VERBOSITY, ("v",)),
    Binding(Command.SETTINGS, ("0", "f2")),
    Binding(Command.LEARN, ("k",)),
    Binding(Command.HELP, ("?", "f1")),
    Binding(Command.LEAVE, ("c-c",)),
)

TERMINAL_NAMES = {
    " ": "space",
    "c-m": "enter",
    "c-j": "enter",
    "c-i": "tab",
    "c-h": "backspace",
    "<sigint>": "c-c",
}
"""Names of prompt_toolkit that differ from ours; a terminal tells these pairs not apart."""
CLUSTER = r"up|down|left|right|home|end|insert|delete|pageup|pagedown|f[1-9]|f1\d|f2[0-4]"
KEY = re.compile(rf"(?:(?:c-|s-|c-s-)?(?:{CLUSTER}))|enter|escape|backspace|space|(?:s-)?tab|c-.")
"""The names of all keys that are not one character."""
RESERVED = frozenset({"c-c", "c-z", "c-\\", "escape"})
"""Keys whose meaning stays: the terminal takes them, or a way out would be lost."""
SURE = frozenset(
    {Command.UP, Command.DOWN, Command.TAKE, Command.BACK, Command.HELP, Command.LEAVE}
)
"""Commands that always have a key, and one that is no text in a field nor the letter of a line."""
NONE = "none"
"""The meaning of a key that does nothing."""


def _meanings() -> tuple[dict[str, Command], dict[str, str]]:
    """Every meaning of a key, and the usual one of each key. A key in two rows is a bug."""
    meanings: dict[str, Command] = {}
    usual: dict[str, str] = {}
    for binding in KEYS:
        for key in binding.keys:
            is_number = binding.command is Command.NUMBER
            meaning = f"number-{key}" if is_number else binding.command.value
            if key in usual:
                raise ValueError(f"{key} stands for {usual[key]} and {meaning}")
            meanings[meaning] = binding.command
            usual[key] = meaning
    return meanings, usual


MEANINGS, USUAL = _meanings()
"""What a key can mean: a command, or for Command.NUMBER the number of a choice, "number-3"."""


def is_key(name: str) -> bool:
    """Whether a key has this name, as we call it."""
    is_character = len(name) == 1 and name.isprintable() and name == name.lower() != " "
    return is_character or bool(KEY.fullmatch(name))


def is_text(key: str) -> bool:
    """Whether a key types something in a field."""
    return len(key) == 1 or key == "space"


@dataclass(frozen=True)
class Keymap:
    """What each key means to one player. Equal when every key means the same.

    `meanings` is by key, and no key has two.
    """

    meanings: Mapping[str, str]
    layout: Layout = LAYOUTS[AUTO]

    def key(self, pressed: str) -> str:
        """Our name of a key: small letters, whatever the layout and Caps Lock say."""
        return self.layout.key(TERMINAL_NAMES.get(pressed, pressed.lower()))

    def command(self, key: str) -> Command | None:
        """The command that a key gives."""
        meaning = self.meanings.get(key)
        return MEANINGS[meaning] if meaning else None

    def number(self, key: str) -> int:
        """The number of the choice that a key of Command.NUMBER takes."""
        return int(self.meanings[key].removeprefix("number-"))

    def keys(self, meaning: str) -> list[str]:
        """The keys of a meaning, the one that help names first; one that needs Shift is last."""
        keys = [key for key, found in self.meanings.items() if found == meaning]
        return sorted(keys, key=self.layout.needs_shift)

    def bindings(self) -> list[Binding]:
        """The table of now, in the order of help; the usual keys of numbers are one row."""
        rows = []
        for command, _ in KEYS:
            if command is Command.NUMBER:
                rows += self._numbers()
            else:
                rows.append(Binding(command, tuple(self.keys(command.value))))
        return rows

    def _numbers(self) -> list[Binding]:
        """The usual keys of numbers in one row, every other key in a row of its own."""
        keys = [key for key in self.meanings if self.command(key) is Command.NUMBER]
        usual = tuple(key for key in keys if self.meanings[key] == USUAL.get(key))
        return [
            Binding(Command.NUMBER, usual),
            *(Binding(Command.NUMBER, (key,)) for key in keys if key not in usual),
        ]

    def changes(self) -> tuple[tuple[str, str], ...]:
        """What differs from the usual: key and meaning, or "none"."""
        keys = dict.fromkeys((*USUAL, *self.meanings))
        now = {key: self.meanings.get(key, NONE) for key in keys}
        return tuple((key, now[key]) for key in keys if now[key] != USUAL.get(key, NONE))

    def given(self, key: str, meaning: str) -> Keymap:
        """The same with another meaning of one key; `NONE` takes its meaning away."""
        return keymap({**dict(self.changes()), key: meaning}, self.layout)

    def sure_keys(self, command: Command) -> list[str]:
        """The keys of a command that work everywhere, in a field and in every list."""
        return [key for key in self.keys(command.value) if not is_text(key)]

    def is_last(self, key: str) -> bool:
        """Whether a command that always has a key would lose it with this one."""
        command = self.command(key)
        return command in SURE and self.sure_keys(command) == [key]


def keymap(changes: Mapping[str, str], layout: Layout = LAYOUTS[AUTO]) -> Keymap:
    """The usual keys with these changes. The order does not depend on that of the changes."""
    found = USUAL | dict(sorted(changes.items()))
    return Keymap({key: meaning for key, meaning in found.items() if meaning != NONE}, layout)


USUAL_KEYMAP = keymap({})
"""The keys of a player who has changed nothing."""
