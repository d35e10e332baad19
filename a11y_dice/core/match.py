"""A match: how it began and what was done. Everything else is worked out from them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any, TypeAlias

from a11y_dice.core.dice import pick
from a11y_dice.core.game import Game
from a11y_dice.core.message import Seat
from a11y_dice.core.value import value

Entry: TypeAlias = tuple[Seat, Any]
"""One action or outcome of a match, with the seat (or CHANCE) in front."""

Log: TypeAlias = "tuple[Log, Entry] | None"
"""Linked pairs, the newest entry outermost: an append costs the same at any length."""


@dataclass(frozen=True, slots=True)
class Player:
    """Who sits at a place: a person, or a bot of the level `bot`."""

    name: str
    bot: str = ""


class UndoRule(StrEnum):
    """How far undo goes: to the start of the match, or not past dice that have fallen."""

    FREE = "free"
    BEFORE_DICE = "before-dice"


def usual_undo(players: Sequence[Player]) -> UndoRule:
    """The rule of a table where nothing else was agreed: one person alone is free."""
    return UndoRule.FREE if len(players) == 1 else UndoRule.BEFORE_DICE


@dataclass(frozen=True, slots=True)
class Setup:
    """How a match begins. The first player of the list is the first to act.

    `undo` is None where the usual rule holds.
    """

    game: Game
    seed: str
    players: tuple[Player, ...]
    options: Mapping[str, str] = field(default_factory=dict)
    undo: UndoRule | None = None

    @property
    def undo_rule(self) -> UndoRule:
        """How far undo goes at this table."""
        return self.undo or usual_undo(self.players)


@value
class Match:  # noqa: PLW1641 - `value` makes the hash
    """A game in progress.

    `undone` is the match as it was before the newest undo, as long as nothing else was played.
    """

    setup: Setup
    state: Any
    log: Log = field(default=None, hash=False, repr=False)
    rolls: int = 0
    undone: Match | None = field(default=None, hash=False, repr=False)

    def __eq__(self, other: object) -> bool:
        """Equal when all that was done is equal (a long log is too deep for its own `==`)."""
        if not isinstance(other, Match):
            return NotImplemented
        mine, its = (self.setup, self.state, self.rolls), (other.setup, other.state, other.rolls)
        return mine == its and self.entries() == other.entries()

    def entries(self) -> list[Entry]:
        """The log, oldest first."""
        return self.since(None)

    def since(self, older: Match | None) -> list[Entry]:
        """What was added to the log of `older`, of which this match is a later moment."""
        newest_first: list[Entry] = []
        log, end = self.log, older.log if older else None
        while log is not None and log is not end:
            log, entry = log
            newest_first.append(entry)
        return newest_first[::-1]

    @property
    def is_over(self) -> bool:
        """Whether somebody has won."""
        return bool(self.state.winners)


def begin(setup: Setup) -> Match:
    """The match before its first entry; the dice may be due already (`engine.settle`)."""
    options = {option.name: option.values[0] for option in setup.game.options} | dict(setup.options)
    return Match(setup, setup.game.rules.start(len(setup.players), options))


def seated_at_random(players: tuple[Player, ...], seed: str) -> tuple[Player, ...]:
    """The players in their order around the table, from the one who is drawn to begin."""
    first = pick(f"{seed}/first", len(players))
    return players[first:] + players[:first]
