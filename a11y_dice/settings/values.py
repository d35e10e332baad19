"""Every setting: its name, its usual value and what it may be."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, fields, replace
from enum import StrEnum
from typing import Any, TypeAlias

from a11y_dice.settings.first import YES

PREFIX = "A11Y_DICE_"
"""The environment's name of a setting is this and its name in capitals."""
NO = frozenset({"no", "off", "false", "0"})


Pairs: TypeAlias = tuple[tuple[str, str], ...]
"""Names with a value each."""
People: TypeAlias = tuple[tuple[str, Pairs], ...]
"""What differs by player, by the player's name."""
Value: TypeAlias = str | int | bool | Pairs | People
"""What a setting can be."""
PERSONAL = ("language", "verbosity", "voice")
"""What can differ by player."""
KINDS = ("say", "keep", "off")
"""What can become of the messages of a kind: said and kept, only kept, neither."""


class BadValueError(ValueError):
    """A value that a setting cannot have; the text says which ones it can."""


class Origin(StrEnum):
    """Where the value of a setting comes from, the strongest first."""

    FLAG = "flag"
    ENVIRONMENT = "environment"
    FILE = "file"
    DEFAULT = "default"


def number(least: int, most: int) -> Callable[[object], int]:
    """A reader of whole numbers in these bounds."""

    def read(given: object) -> int:
        text = str(given).strip()
        if not (text.isascii() and text.isdigit()) or not least <= int(text) <= most:
            raise BadValueError(f"{least} to {most}")
        return int(text)

    return read


def switch(given: object) -> bool:
    """Read yes or no. Raises BadValueError."""
    text = str(given).strip().lower()
    if text not in YES | NO:
        raise BadValueError("true, false")
    return text in YES


def one_of(*allowed: str) -> Callable[[object], str]:
    """A reader of one word of several."""

    def read(given: object) -> str:
        text = str(given).strip().lower()
        if text not in allowed:
            raise BadValueError(", ".join(allowed))
        return text

    return read


def text(given: object) -> str:
    """Any text of one line."""
    return " ".join(str(given).split())


def way(given: object) -> str:
    """The name of a way to be spoken to."""
    return text(given).lower()


def pairs(allowed: Callable[[str, str], bool] | None = None) -> Callable[[object], Pairs]:
    """A reader of names with a value each: a table, or the text "name=value other=value"."""

    def read(given: object) -> Pairs:
        found = tuple(_pairs_of(given))
        for name, value in found:
            if allowed and not allowed(name, value):
                raise BadValueError(f"{name}: {value}")
        return found

    return read


def _pairs_of(given: object) -> Iterator[tuple[str, str]]:
    if isinstance(given, Mapping):
        for name, value in given.items():
            if isinstance(value, dict | list):
                raise BadValueError("name=value")
            yield text(name), text(value)
        return
    if isinstance(given, tuple):
        yield from given
        return
    for pair in str(given).split():
        name, has_value, value = pair.rpartition("=")
        if not has_value or not name:
            raise BadValueError("name=value")
        yield name, value


def people(given: object) -> People:
    """Read what differs by player: a table of tables, or "Ola: language=pl; Jan: ..."."""
    if isinstance(given, tuple):
        return given
    read = pairs(lambda name, _: name in PERSONAL)
    if isinstance(given, Mapping):
        return tuple((text(name), read(value)) for name, value in given.items())
    parts = [part.partition(":") for part in str(given).split(";") if part.strip()]
    return tuple((text(name), read(rest)) for name, _, rest in parts)


def _setting(default: Any, read: Callable[[object], Any]) -> Any:
    return field(default=default, metadata={"read": read})


@dataclass(frozen=True, slots=True)
class Settings:
    """All settings. In the file and on the command line an underscore is a hyphen."""

    speak: str = _setting("text", way)
    """The way to be spoken to: the name of a file in `speech/outputs`."""
    text_beside: bool = _setting(False, switch)  # noqa: FBT003 - it is the usual value
    """Whether the text is shown as well while another way speaks."""
    verbosity: str = _setting("standard", one_of("brief", "standard", "full", "braille"))
    never_interrupt: bool = _setting(False, switch)  # noqa: FBT003
    """Whether a key lets what is being said come to its end."""
    reading_speed: int = _setting(40, number(0, 200))
    """Characters a second that the player's own reader says at most; 0 when nobody asks."""
    braille_cells: int = _setting(40, number(14, 80))
    voice_rate: int = _setting(200, number(80, 450))
    """Words a minute."""
    voice_pitch: int = _setting(50, number(0, 99))
    voice_volume: int = _setting(100, number(0, 100))
    voice_language: str = _setting("auto", text)
    """The language of the voice; "auto" is the language of what it says."""
    voice_names: str = _setting("", text)
    """Voices that were chosen, by language: "en=gmw/en-us pl=zlw/pl"."""
    sounds_volume: int = _setting(60, number(0, 100))
    sounds_over_speech: bool = _setting(True, switch)  # noqa: FBT003
    """Whether sounds may be heard, more quietly, while our own voice speaks."""
    sounds_folder: str = _setting("", text)
    """A folder of sounds of the player's own, which replace ours by their names."""
    language: str = _setting("auto", text)
    """The language of the words; "auto" is the one of the system, where it is there."""
    keyboard: str = _setting("auto", text)
    """The layout of the player's keyboard."""
    keys: tuple[tuple[str, str], ...] = _setting((), pairs())
    """Keys with another meaning than the usual one: the key's name, then the command or "none"."""
    events: tuple[tuple[str, str], ...] = _setting((), pairs(lambda _, value: value in KINDS))
    """What becomes of the messages of a kind."""
    people: tuple[tuple[str, Pairs], ...] = _setting((), people)
    """What differs by player."""
    undo: str = _setting("auto", one_of("auto", "free", "before-dice"))
    """How far a choice can be taken back at a new table; "auto" goes by who plays."""
    confirm: str = _setting("losses", one_of("losses", "always", "never"))
    """Which choices are asked about before they are played."""
    hints: bool = _setting(True, switch)  # noqa: FBT003
    """Whether the hint key gives hints."""
    hand_over: str = _setting("changes", one_of("changes", "name", "wait"))
    """What is said when the next person is due: what has changed, the name alone, or that a key
    is waited for first."""
    empty_line: bool = _setting(False, switch)  # noqa: FBT003
    """Whether the text has an empty line between two turns."""

    def with_value(self, name: str, given: object) -> Settings:
        """These settings with another value of one. Raises BadValueError, KeyError."""
        return replace(self, **{name: READERS[name](given)})


READERS: Mapping[str, Callable[[object], Any]] = {
    setting.name: setting.metadata["read"] for setting in fields(Settings)
}
"""How a value of each setting is read, by the setting's name."""
