"""Areas, places and contents as noun phrases, for every sentence that names them."""

from __future__ import annotations

from collections.abc import Iterable

from a11y_dice.core.message import Message


def area_name(area: int) -> Message:
    """An area inside a sentence: "the mugs"."""
    return Message(f"area-{area}")


def area_head(area: int) -> Message:
    """An area at the beginning of a sentence: "Hot chocolate mugs"."""
    return Message(f"area-{area}-first")


def place_name(area: int, place: int) -> Message:
    """A place inside a sentence: "mug 4"."""
    return Message(f"place-{area}", {"place": place + 1})


def place_head(area: int, place: int) -> Message:
    """A place at the beginning of a sentence: "Mug 4"."""
    return Message(f"place-{area}-first", {"place": place + 1})


def content(value: int) -> Message:
    """What is in a place: "empty", "X" or the number."""
    return Message("content", {"value": value})


def contents(values: Iterable[int]) -> tuple[Message, ...]:
    """A list of contents."""
    return tuple(content(value) for value in values)
