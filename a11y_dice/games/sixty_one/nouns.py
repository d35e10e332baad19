"""Areas, places and contents as noun phrases, for every sentence that names them."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from itertools import groupby

from a11y_dice.core.message import Message


@cache
def area_name(area: int) -> Message:
    """An area inside a sentence: "the mugs"."""
    return Message(f"area-{area}")


@cache
def area_head(area: int) -> Message:
    """An area at the beginning of a sentence: "Hot chocolate mugs"."""
    return Message(f"area-{area}-first")


@cache
def place_name(area: int, place: int) -> Message:
    """A place inside a sentence: "mug 4", "the top burrow"."""
    return Message(f"place-{area}", {"place": place + 1})


@cache
def place_head(area: int, place: int) -> Message:
    """A place as the head of a line: "Mug 4", "Top burrow"."""
    return Message(f"place-{area}-first", {"place": place + 1})


@cache
def content(value: int) -> Message:
    """What is in a place: "empty", "X" or the number."""
    return Message("content", {"value": value})


def contents(values: Iterable[int]) -> tuple[Message, ...]:
    """A list of contents."""
    return tuple(content(value) for value in values)


def cells_list(cells: Iterable[int]) -> tuple[Message, ...]:
    """What is in places that lie in a row: "2, 4 and 3 empty places"; "empty" when all are."""
    runs = [(value, len(list(run))) for value, run in groupby(cells)]
    if len(runs) == 1 and runs[0][0] == 0:
        return (content(0),)
    return tuple(
        part
        for value, length in runs
        for part in ((_empties(length),) if value == 0 else (content(value),) * length)
    )


def _empties(length: int) -> Message:
    return content(0) if length == 1 else Message("empties", {"count": length})
