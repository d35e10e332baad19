"""What each choice is worth: exact chances, until they are spoken."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from fractions import Fraction
from typing import Any, NamedTuple, Protocol, TypeAlias

from a11y_dice.core.message import Seat

Number: TypeAlias = Fraction | float
"""A value that is exact where it can be, else a float."""
Distribution: TypeAlias = tuple[tuple[int, Number], ...]
"""The points that a turn can end with, the fewest first, and the chance of each."""


class Goal(StrEnum):
    """What is to be made as great as possible: the points of the turn, or the chance to win."""

    POINTS = "points"
    WIN = "win"


class ActionOdds(NamedTuple):
    """What an action is worth with best play after it.

    `value` is expected points of the turn or the chance to win, as the goal says; `bust` is the
    chance that the turn ends without any points.
    """

    action: Any
    value: Number
    bust: Number
    distribution: Distribution


class Odds(NamedTuple):
    """What the seat to act can expect. `actions` are all legal ones, in reading order.

    `value` is that of the best one. Where several are worth the same, a stop comes before going
    on, then the reading order (notation.md, "Decisions").
    """

    goal: Goal
    value: Number
    best: Any
    actions: tuple[ActionOdds, ...]


class OddsOf(Protocol):
    """A game's own odds."""

    def goals(self, state: Any) -> tuple[Goal, ...]:
        """What can be told of a position, the most a player can want last."""

    def odds(self, state: Any, seat: Seat, goal: Goal) -> Odds:
        """What `seat` can expect of each legal action in a position in which it must act."""


def weighed(goal: Goal, actions: Sequence[ActionOdds], stops: Sequence[Any] = ()) -> Odds:
    """The odds of all legal actions; `stops` are those that are chosen where others are equal."""
    best = max(actions, key=lambda odds: (odds.value, odds.action in stops))
    return Odds(goal, best.value, best.action, tuple(actions))
