"""What to say, in no language: a sentence by its name, and the facts that fill it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NamedTuple, NewType, TypeAlias

Words = NewType("Words", str)
"""Text in a language, made by the localizer and by nothing else."""

Seat: TypeAlias = int
"""A place at the table, counted from 0 in the order of play."""

Fact: TypeAlias = (
    "int | float | str | Who | Title | Message | Either | Series | tuple[Who | Message, ...]"
)
"""What may fill a sentence. A message inside a message is a noun phrase ("4 rays"), a tuple is
spoken as a list that ends with "and"."""


Facts: TypeAlias = dict[str, Fact]
"""The facts of a sentence by name."""


@dataclass(frozen=True, slots=True)
class Who:
    """Somebody at the table. As the fact `who` it also fills `you` with "yes" or "no"."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Title:
    """The name of a game, whether or not its other words are loaded."""

    game_id: str


@dataclass(frozen=True, slots=True)
class Either:
    """A list that ends with "or"."""

    parts: tuple[Who | Message, ...]


@dataclass(frozen=True, slots=True)
class Series:
    """A list without a word before its last part, as when a word is spelt."""

    parts: tuple[Who | Message, ...]


class Earcon(NamedTuple):
    """A short sound with a meaning, by its name. It never carries anything that is not said.

    `place` is where it is heard: from -1, left, to 1, right.
    """

    name: str
    place: float = 0.0


@dataclass(frozen=True, slots=True)
class Message:
    """A sentence by name, its facts, the kind of thing that it tells, and its sounds.

    `cue` is empty or one of the kinds in `CUES`; the review keys find messages by it. An event of
    a game without sounds of its own has the common sound of its cue.
    """

    id: str
    facts: Mapping[str, Fact] = field(default_factory=dict)
    cue: str = ""
    earcons: tuple[Earcon, ...] = ()


CUES = frozenset({"roll", "move", "score", "bust", "turn", "refuse", "end", "private"})
"""The kinds of message that something depends on. `private` is for the seat that acts alone."""
