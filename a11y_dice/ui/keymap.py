"""The table of keys. The dispatcher and the help are both made from it."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple


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
    HELP = "help"
    LEAVE = "leave"


class Binding(NamedTuple):
    """A command and the keys that give it, the one that help names first."""

    command: Command
    keys: tuple[str, ...]


REVIEWS = frozenset({Command.MUTE, Command.FIND, Command.SPELL, Command.KEEP})
"""Letters for what was said, which have this meaning in lists where letters jump to a line too."""
DIGITS = tuple("123456789")
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
    Binding(Command.SENTENCE_BACK, ("f5",)),
    Binding(Command.SENTENCE_ON, ("f6",)),
    Binding(Command.KEEP, ("e",)),
    Binding(Command.TYPE, ("/",)),
    Binding(Command.LINE_BACK, ("pageup",)),
    Binding(Command.LINE_ON, ("pagedown",)),
    Binding(Command.REPEAT, ("p", "f4")),
    Binding(Command.HUSH, ("delete", "f9")),
    Binding(Command.UNDO, ("u",)),
    Binding(Command.REDO, ("y",)),
    Binding(Command.VERBOSITY, ("v",)),
    Binding(Command.HELP, ("?", "f1")),
    Binding(Command.LEAVE, ("c-c",)),
)

AZERTY_DIGITS = dict(zip("&é\"'(-è_ç", DIGITS, strict=True))
"""The unshifted row of digits of a French keyboard."""
CYRILLIC = dict(
    zip(
        "йцукенгшщзхъфывапролджэячсмитьбюіїєў",
        "qwertyuiop[]asdfghjkl;'zxcvbnm,.s]'o",
        strict=True,
    )
)
"""A Russian layout goes by position: the key that types "к" is R."""
NEIGHBOURS = {";": ".", ":": "/"}
"""Full stop and slash need Shift on a French keyboard; these do not, and have no other use."""
TERMINAL_NAMES = {
    " ": "space",
    "c-m": "enter",
    "c-j": "enter",
    "c-i": "tab",
    "c-h": "backspace",
    "<sigint>": "c-c",
}
"""Names of prompt_toolkit that differ from ours."""


def key_name(pressed: str) -> str:
    """Our name of a key: small letters, whatever the layout and Caps Lock say."""
    name = TERMINAL_NAMES.get(pressed, pressed.lower())
    name = CYRILLIC.get(name, name)
    return AZERTY_DIGITS.get(name) or NEIGHBOURS.get(name, name)


def _commands() -> dict[str, Command]:
    """Which command each key gives. A key in two rows is a bug that is found at import."""
    found: dict[str, Command] = {}
    for binding in KEYS:
        for key in binding.keys:
            if key in found:
                raise ValueError(f"{key} stands for {found[key]} and {binding.command}")
            found[key] = binding.command
    return found


COMMANDS = _commands()
