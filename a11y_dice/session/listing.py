"""The kept matches, as they are listed: the newest first, with what is worth knowing of each."""

from __future__ import annotations

import os
import time
from dataclasses import dataclass
from pathlib import Path

from a11y_dice.core.message import Facts, Message, Title
from a11y_dice.core.record import RecordError
from a11y_dice.games import game_ids
from a11y_dice.session.kept_match import KeptMatch, kept_match
from a11y_dice.session.records import FINISHED, matches_folder, unfinished_records
from a11y_dice.session.telling import decider, public
from a11y_dice.session.walk import begins_turn

UNITS = (("minutes", 60), ("hours", 3600), ("days", 86400))
"""What an age is told in, with the seconds of each."""


@dataclass(frozen=True, slots=True)
class Listed:
    """A record and the sentence about it."""

    path: Path
    line: Message


def unfinished_matches() -> list[Listed]:
    """Every match that is not finished: its game, its players, its turn, whose it is, its age."""
    return [Listed(path, _line(path)) for path in unfinished_records()]


def finished_matches() -> list[Listed]:
    """Every finished match, by the name of its file alone, for there may be thousands."""
    try:
        names = sorted(os.listdir(matches_folder() / FINISHED), reverse=True)  # noqa: PTH208 - fast
    except OSError:
        return []
    folder = matches_folder() / FINISHED
    return [Listed(folder / name, _by_name(name)) for name in names if name.endswith(".txt")]


def age(seconds: float) -> Message:
    """How long ago something was, in the greatest unit that fits."""
    unit, length = next((pair for pair in UNITS[::-1] if seconds >= pair[1]), UNITS[0])
    return Message(f"age-{unit}", {"count": max(0, int(seconds // length))})


def _line(path: Path) -> Message:
    """The line of an unfinished match; of one that cannot be read, its name and age."""
    try:
        old = age(time.time() - path.stat().st_mtime)
        return _described(kept_match(path), old)
    except (OSError, UnicodeDecodeError, RecordError):
        return Message("list-match-unreadable", {"path": path.stem})


def _described(kept: KeptMatch, old: Message) -> Message:
    setup = kept.match.setup
    names = [Message("typed", {"text": player.name}) for player in setup.players]
    turns = sum(
        begins_turn(message) for _, events in kept.played for message in public(setup.game, events)
    )
    facts: Facts = {"title": Title(setup.game.id), "players": tuple(names), "age": old}
    facts |= {"turn": max(1, turns), "next": names[decider(kept.match.state)]}
    return Message("list-match", facts)


def _by_name(name: str) -> Message:
    """A line made of the date, the time and the game in a file's name."""
    day, clock, game_id = (*name.removesuffix(".txt").split(" "), "", "", "")[:3]
    if game_id not in game_ids():
        return Message("list-match-unreadable", {"path": name.removesuffix(".txt")})
    facts: Facts = {"title": Title(game_id), "day": day, "time": clock.replace("-", ":")[:5]}
    return Message("list-match-finished", facts)
