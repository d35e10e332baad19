"""The best play of one turn, by exact expectation over all that the dice can bring.

A turn is worth what its points are worth: themselves, or the chance to win with them. Humans,
cows and chickens are alike, so the dice that are aside matter only by the number of tanks, of
rays, of kinds and of earthlings; 949 such positions are left, and no position comes back.

Everything is a whole number: a value v is kept as v times WHOLE. A roll of n dice divides by 6 to
the power of n, and at most 13, then 12, then 11 and so on are rolled, so that no division leaves
a rest where the worths are multiples of WHOLE.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import groupby
from math import factorial, prod
from typing import Final, TypeAlias

from a11y_dice.core.dice import Counts
from a11y_dice.games.martian_dice.state import BONUS, DICE, EARTHLINGS, RAY, TANK

KINDS = len(EARTHLINGS)
MOST_POINTS = DICE + BONUS
WHOLE: Final[int] = 6 ** (DICE * (DICE + 1) // 2)
"""One, in the numbers of this module."""
BITS = WHOLE.bit_length()
MASK = (1 << BITS) - 1


Worth: TypeAlias = tuple[int, int]
"""The value of a position times WHOLE, and the chances of the points that the turn ends with.

All chances are packed into one number, that of p points in the bits from p * BITS on, so that
they are added and multiplied all at once.
"""
NOTHING: Worth = (-1, 0)


def chance(worth: Worth, points: int) -> int:
    """The chance of ending with this many points, times WHOLE."""
    packed: int = worth[1] >> points * BITS
    return packed & MASK


Aside: TypeAlias = tuple[int, int, int, int]
"""What counts of the dice that are aside: tanks, rays, kinds of earthlings, earthlings."""


def what_counts(aside: Counts) -> Aside:
    """What counts of dice by their faces."""
    earthlings = [aside[face] for face in EARTHLINGS]
    kinds = sum(1 for count in earthlings if count)
    return aside[TANK], aside[RAY], kinds, sum(earthlings)


def _points(aside: Aside) -> int:
    """The points of a turn that ends here."""
    tanks, rays, kinds, earthlings = aside
    if tanks > rays:
        return 0
    return earthlings + BONUS if kinds == KINDS else earthlings


Landing: TypeAlias = tuple[int, int, tuple[int, ...], int]
"""Rolls that are alike: tanks, rays, the different counts of the kinds that may be taken, and
the number of ordered rolls behind them, of 6 to the power of the dice."""


class Turn:
    """The best play of a turn in which p points are worth `worths[p]`, times WHOLE."""

    def __init__(self, worths: Sequence[int]) -> None:
        self._ends = [(worth, WHOLE << at * BITS) for at, worth in enumerate(worths)]
        self._rolls: dict[Aside, Worth] = {}
        self._choices: dict[Aside, Worth] = {}

    def stopped(self, aside: Aside) -> Worth:
        """What it is worth to end the turn here."""
        return self._ends[_points(aside)]

    def chosen(self, aside: Aside) -> Worth:
        """What it is worth to have made a choice: the better of stopping and rolling on."""
        found = self._choices.get(aside)
        if found is None:
            found = self.stopped(aside)
            if _left(aside):
                rolled = self.rolled(aside)
                found = rolled if rolled[0] > found[0] else found
            self._choices[aside] = found
        return found

    def rolled(self, aside: Aside) -> Worth:
        """What it is worth to roll all dice that are left."""
        found = self._rolls.get(aside)
        if found is None:
            is_lost = aside[0] > aside[1] + _left(aside)
            found = self._rolls[aside] = self._ends[0] if is_lost else self._expected(aside)
        return found

    def _expected(self, aside: Aside) -> Worth:
        """The mean over all rolls; a hint waits for it, so it makes no value that it can spare."""
        tanks, rays, kinds, earthlings = aside
        known, chosen = self._choices.get, self.chosen
        value = chances = 0
        for new_tanks, new_rays, counts, weight in landings(_left(aside), kinds):
            more = tanks + new_tanks
            best = NOTHING
            if new_rays:
                after = (more, rays + new_rays, kinds, earthlings)
                best = known(after) or chosen(after)
            for count in counts:
                after = (more, rays, kinds + 1, earthlings + count)
                worth = known(after) or chosen(after)
                if worth[0] > best[0]:
                    best = worth
            if best is NOTHING:
                best = self.stopped((more, rays, kinds, earthlings))
            value += weight * best[0]
            chances += weight * best[1]
        ways = 6 ** _left(aside)
        return value // ways, chances // ways


def _left(aside: Aside) -> int:
    """The dice that can be rolled."""
    return DICE - aside[0] - aside[1] - aside[3]


@cache
def landings(dice: int, taken: int) -> tuple[Landing, ...]:
    """All rolls of so many dice, when so many kinds of earthlings cannot be taken any more."""
    alike = sorted(_rolls(dice, taken))
    return tuple(
        (*same, sum(weight for *_, weight in group))
        for same, group in groupby(alike, key=lambda roll: roll[:3])
    )


def _rolls(dice: int, taken: int) -> Iterator[Landing]:
    """Tanks, rays, different counts, and number of ordered rolls; the same may come again."""
    open_kinds = KINDS - taken
    for tanks in range(dice + 1):
        for rays in range(dice - tanks + 1):
            for dead in range(dice - tanks - rays + 1 if taken else 1):
                for counts in _parts(dice - tanks - rays - dead, open_kinds):
                    parts = (tanks, rays, dead, *counts)
                    orders = factorial(dice) // prod(map(factorial, parts))
                    alike = factorial(open_kinds) // prod(
                        factorial(counts.count(count)) for count in set(counts)
                    )
                    faces = 2**rays * taken**dead  # two sides of a die are rays
                    different = tuple(sorted(set(counts) - {0}, reverse=True))
                    yield tanks, rays, different, orders * alike * faces


def _parts(total: int, parts: int, most: int | None = None) -> Iterator[tuple[int, ...]]:
    """The ways to write a total as a sum of so many parts, the greatest first."""
    if not parts:
        if not total:
            yield ()
        return
    for first in range(total if most is None else min(total, most), -1, -1):
        for rest in _parts(total - first, parts - 1, first):
            yield first, *rest
