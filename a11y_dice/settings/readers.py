"""Reading the value of a setting from the file, the environment or the command line."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, TypeAlias

from a11y_dice.core.message import Either, Facts, Message
from a11y_dice.settings.first import YES

NO = frozenset({"no", "off", "false", "0"})


Pairs: TypeAlias = tuple[tuple[str, str], ...]
"""Names with a value each."""
People: TypeAlias = tuple[tuple[str, Pairs], ...]
"""What differs by player, by the player's name."""
Value: TypeAlias = str | int | bool | Pairs | People
"""What a setting can be."""
PERSONAL = ("language", "verbosity", "voice")
"""What can differ by player."""
EVENTS = ("roll", "move", "score", "bust", "turn", "others", "hand-over", "missed")
"""The kinds of news that need not be said. What answers a key, or is due, is none of them."""
KINDS = ("say", "words", "keep", "off")
"""What can become of the messages of a kind: said and kept, without sounds, only kept, neither."""
VERBOSITIES = ("brief", "standard", "full", "braille")
ANY_TEXT = Message("allowed-text")
PAIRS = Message("allowed-pairs")
LONGEST = 60
"""Characters of a wrong value that are told."""


class BadValueError(ValueError):
    """A value that a setting cannot have; `allowed` says which ones it can."""

    def __init__(self, allowed: Message) -> None:
        super().__init__(allowed.id)
        self.allowed = allowed

    def facts(self, name: str, given: object) -> Facts:
        """What there is to tell about a wrong value of the setting `name`."""
        return {"name": option_name(name), "value": shortened(given), "allowed": self.allowed}


@dataclass(frozen=True, slots=True)
class Reader:
    """Makes a value of what is given, or raises BadValueError with what is allowed."""

    read: Callable[[object], Any]
    allowed: Message

    def __call__(self, given: object) -> Any:
        """The value. Raises BadValueError."""
        try:
            return self.read(given)
        except BadValueError:
            raise
        except (ValueError, RecursionError) as error:  # a number of thousands of digits, and so on
            raise BadValueError(self.allowed) from error


def option_name(name: str) -> str:
    """How a setting is called in the file and on the command line."""
    return name.replace("_", "-")


def number(least: int, most: int) -> Reader:
    """A reader of whole numbers in these bounds."""
    allowed = Message("allowed-range", {"least": least, "most": most})

    def read(given: object) -> int:
        text = str(given).strip()
        if not (text.isascii() and text.isdigit()) or not least <= int(text) <= most:
            raise BadValueError(allowed)
        return int(text)

    return Reader(read, allowed)


def words_of(allowed: tuple[str, ...]) -> Message:
    """A sentence part that lists words of which one is allowed."""
    named = tuple(Message("typed", {"text": word}) for word in allowed)
    return Message("allowed-words", {"words": Either(named)})


def one_of(*allowed: str) -> Reader:
    """A reader of one word of several."""

    def read(given: object) -> str:
        text = str(given).strip().lower()
        if text not in allowed:
            raise BadValueError(words_of(allowed))
        return text

    return Reader(read, words_of(allowed))


def _is_yes(given: object) -> bool:
    text = str(given).strip().lower()
    if text not in YES | NO:
        raise BadValueError(words_of(("true", "false")))
    return text in YES


def _text(given: object) -> str:
    if isinstance(given, Mapping | list):
        raise BadValueError(ANY_TEXT)
    return " ".join(str(given).split())


switch = Reader(_is_yes, words_of(("true", "false")))
"""Reads yes or no."""
text = Reader(_text, ANY_TEXT)
"""Reads any text of one line."""
word = Reader(lambda given: _text(given).lower(), ANY_TEXT)
"""Reads a name for which capitals do not matter."""


def pairs(allowed: Callable[[str, str], bool] | None = None, otherwise: Message = PAIRS) -> Reader:
    """A reader of names with a value each: a table, or the text "name=value other=value"."""

    def read(given: object) -> Pairs:
        found = dict(_pairs_of(given))
        if not all(allowed(name, value) for name, value in found.items() if allowed):
            raise BadValueError(otherwise)
        return tuple(found.items())

    return Reader(read, otherwise)


def _pairs_of(given: object) -> Iterator[tuple[str, str]]:
    if isinstance(given, tuple):
        yield from given
        return
    if isinstance(given, Mapping):
        halves = [(_text(name), "=", _text(value)) for name, value in given.items()]
    else:
        halves = [pair.rpartition("=") for pair in str(given).split()]
    for name, has_value, value in halves:
        if not (name and has_value and value):
            raise BadValueError(PAIRS)
        yield name, value


def _people(given: object) -> People:
    if isinstance(given, tuple):
        return given
    if not isinstance(given, Mapping):
        parts = [part.partition(":") for part in str(given).split(";") if part.strip()]
        given = {name: rest for name, _, rest in parts}
    return tuple((_text(name), WISHES(wishes)) for name, wishes in given.items())


def _is_wish(name: str, value: str) -> bool:
    return name in PERSONAL and (name != "verbosity" or value in VERBOSITIES)


def shortened(given: object) -> str:
    """A wrong value as far as it is worth telling."""
    try:
        said = " ".join(str(given).split())
    except (
        ValueError,
        RecursionError,
    ):  # a number of thousands of digits, a list of lists of lists
        said = type(given).__name__
    return said if len(said) <= LONGEST else f"{said[:LONGEST]}..."


events = pairs(
    lambda kind, level: kind in EVENTS and level in KINDS,
    Message("allowed-events", {"kinds": words_of(EVENTS), "levels": words_of(KINDS)}),
)
"""Reads what becomes of the messages of each kind."""
WISHES = pairs(_is_wish, Message("allowed-people", {"names": words_of(PERSONAL)}))
people = Reader(_people, WISHES.allowed)
"""Reads what differs by player: a table of tables, or "Ola: language=pl; Jan: voice=en"."""
