"""Every setting: its name, its usual value and what it may be."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, fields, replace
from enum import StrEnum
from typing import Any

from a11y_dice.settings.readers import (
    VERBOSITIES,
    BadValueError,
    Pairs,
    Reader,
    Value,
    events,
    number,
    one_of,
    option_name,
    pairs,
    people,
    switch,
    text,
    word,
)

__all__ = ["READERS", "BadValueError", "Origin", "Pairs", "Settings", "Value", "option_name"]


class Origin(StrEnum):
    """Where the value of a setting comes from, the strongest first."""

    FLAG = "flag"
    ENVIRONMENT = "environment"
    FILE = "file"
    DEFAULT = "default"


def _setting(default: Any, read: Reader) -> Any:
    return field(default=default, metadata={"read": read})


@dataclass(frozen=True, slots=True)
class Settings:
    """All settings. In the file and on the command line an underscore is a hyphen."""

    speak: str = _setting("text", word)
    """The way to be spoken to: the name of a file in `speech/outputs`."""
    text_beside: bool = _setting(False, switch)  # noqa: FBT003 - it is the usual value
    """Whether the text is shown as well while another way speaks."""
    verbosity: str = _setting("standard", one_of(*VERBOSITIES))
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
    language: str = _setting("auto", word)
    """The language of the words; "auto" is the one of the system, where it is there."""
    keyboard: str = _setting("auto", word)
    """The layout of the player's keyboard."""
    keys: tuple[tuple[str, str], ...] = _setting((), pairs())
    """Keys with another meaning than the usual one: the key's name, then the command or "none"."""
    events: tuple[tuple[str, str], ...] = _setting((), events)
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


READERS: Mapping[str, Reader] = {
    setting.name: setting.metadata["read"] for setting in fields(Settings)
}
"""How a value of each setting is read, by the setting's name."""
