"""A match as its record keeps it: read from its file, with every moment of it."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from a11y_dice.core.engine import Played
from a11y_dice.core.match import Match
from a11y_dice.core.record import read_course, taken_back
from a11y_dice.games import find_game, game_ids
from a11y_dice.session.records import committed_text


@dataclass(frozen=True, slots=True)
class KeptMatch:
    """A match, and what it was after each of its entries.

    `is_torn`: a line without its newline followed. `undos` is how often choices were taken back
    and not made again.
    """

    match: Match
    played: tuple[Played, ...]
    is_torn: bool = False
    undos: int = 0


def read_kept(text: str, *, is_torn: bool = False) -> KeptMatch:
    """The match of the text of a record. Raises RecordError."""
    match, played = read_course(text, find_game)
    return KeptMatch(match, tuple(played), is_torn, taken_back(text))


def kept_match(path: Path) -> KeptMatch:
    """The match of a file. Raises OSError, UnicodeDecodeError and RecordError."""
    text, is_torn = committed_text(path)
    return read_kept(text, is_torn=is_torn)


def game_named(text: str) -> str:
    """The game that a broken record names, for the words of its reasons; "" where it names none."""
    return next((word for word in text.lower().split()[:4] if word in game_ids()), "")
