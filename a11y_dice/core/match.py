"""A match: how it began and what was done. Everything else is worked out from them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
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


@dataclass(frozen=True, slots=True)
class Setup:
    """How a match begins. The first player of the list is the first to act."""

    game: Game
    seed: str
    players: tuple[Player, ...]
    options: Mapping[str, str] = field(default_factory=dict)


@value
class Match:  # noqa: PLW1641 - `value` makes the hash
    """A game in progress."""

    setup: Setup
    state: Any
    log: Log = field(default=None, hash=False, repr=False)
    rolls: int = 0

    def __eq__(self, other: object) -> bool:
        """Equal when all that was done is equal (a long log is too deep for its own `==`)."""
        if not isinstance(other, Match):
            return NotImplemented
        mine, its = (self.setup, self.state, self.rolls), (other.setup, other.state, other.rolls)
        return mine == its and self.entries() == other.entries()

    def entries(self) -> list[Entry]:
        """The log, oldest first."""
        newest_first: list[Entry] = []
        log = self.log
        while log is not None:
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
