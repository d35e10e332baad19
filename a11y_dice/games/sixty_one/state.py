"""Sixty-One: state, actions and events. The vocabulary of the game (rules.md, 3)."""

from __future__ import annotations

from dataclasses import field
from functools import lru_cache
from typing import TypeAlias

from a11y_dice.core.game import CHANCE
from a11y_dice.core.message import Seat
from a11y_dice.core.value import value
from a11y_dice.games.sixty_one.sheet import Sheet, sheet_points

FACES = ("1", "2", "3", "4", "5", "6")
SIDES = bytes(range(6))
DICE = 3
ROUNDS = 20
FIRST_FILL = 3
"""Acorns for each of those who fill an area before anybody else (X5)."""
CHOOSING, OWES, DECIDED = range(3)
"""How far a seat is in its decision of the round; OWES: only its X is still to be placed."""

Dice: TypeAlias = tuple[int, ...]
"""The dice of the round, highest first; none while they are in the air."""
Paid: TypeAlias = "tuple[Seat, ...] | None"
"""Who got the first-fill bonus of an area; None while it is open."""
OPEN: tuple[Paid, ...] = (None,) * 7
"""No area is closed. The index is the area; there is none of number 0."""


@value
class State:
    """One moment of Sixty-One.

    `sheets` has the decisions of the running round in it, `opened` the sheets as they were when
    it began, which is what others may see until all have decided (X16); the notation does not
    carry it, so it does not make two positions different.

    At the start of a round every area that is full on any sheet is closed. So when a round ends,
    an area that is full and not closed was filled in this round and pays.
    """

    round: int
    dice: Dice
    sheets: tuple[Sheet, ...]
    stages: tuple[int, ...]
    closed: tuple[Paid, ...] = OPEN
    rolling: int = 0
    winners: tuple[Seat, ...] = ()
    opened: tuple[Sheet, ...] = field(default=(), compare=False)

    @property
    def to_act(self) -> tuple[Seat, ...]:
        """Everybody who has not decided; chance while dice are in the air; nobody at the end."""
        if self.rolling:
            return (CHANCE,)
        return () if self.winners else _undecided(self.stages)

    @property
    def scores(self) -> tuple[int, ...]:
        """The acorns of each seat, with its decision of the running round."""
        return tuple([score(self, seat) for seat in range(len(self.sheets))])


@lru_cache(maxsize=1024)
def _undecided(stages: tuple[int, ...]) -> tuple[Seat, ...]:
    return tuple([seat for seat, stage in enumerate(stages) if stage != DECIDED])


def bonuses(closed: tuple[Paid, ...], seat: Seat) -> int:
    """The acorns that a seat got for first fills."""
    return FIRST_FILL * sum(1 for paid in closed if paid and seat in paid)


def score(state: State, seat: Seat) -> int:
    """The acorns of a seat: areas, leaf row and first fills."""
    return sheet_points(state.sheets[seat]) + bonuses(state.closed, seat)


@value
class Write:
    """One die picks the area, one is written at a place of it, one goes to the leaf row.

    `place` is the index of the place in the area.
    """

    area: int
    value: int
    place: int
    leaf: int


@value
class Skip:
    """No dice fit anywhere: one of them goes to the leaf row (X7)."""

    leaf: int


@value
class PlaceWild:
    """Write the X that the leaf row gave (X4)."""

    area: int
    place: int


Action = Write | Skip | PlaceWild


@value
class DiceRolled:
    """A round begins: the three dice that everybody shares."""

    round: int
    dice: Dice


@value
class Decided:
    """A seat has finished its choice; what it is, is told when the round closes."""

    seat: Seat


@value
class WildOwed:
    """The leaf row of a seat came to `total` exactly: it places an X now. For that seat alone."""

    seat: Seat
    total: int


@value
class WildPlaced:
    """A seat placed its X while others still choose. For that seat alone."""

    seat: Seat
    area: int
    place: int


@value
class RoundClosed:
    """All have decided: the sheets before and after, from which everybody's choice is told.

    `closed` is as it was before the bonuses of this round.
    """

    before: tuple[Sheet, ...]
    after: tuple[Sheet, ...]
    closed: tuple[Paid, ...]


@value
class FirstFilled:
    """An area closes: these seats filled it first and get 3 each. `totals` are theirs."""

    area: int
    seats: tuple[Seat, ...]
    totals: tuple[int, ...]


@value
class GameOver:
    """The match ended after this round; `reached` are those whose leaf row came to 61 or more."""

    winners: tuple[Seat, ...]
    scores: tuple[int, ...]
    round: int
    reached: tuple[Seat, ...]


Event = DiceRolled | Decided | WildOwed | WildPlaced | RoundClosed | FirstFilled | GameOver
