"""The best play of one turn, by expectation over all that the dice can bring.

Within a phase every action uses a die up, so no position of it comes back, and it is solved from
its end. Only continuing can lead back to the same number of scored dice: what continuing is worth
from the 66 places (scored, inactive) is a fixed point, found by `solutions/geek_out_masters.py`
and kept in `turns.bin`. With these 66 values every other position takes some milliseconds.

A worth is a tuple: the points on average, then the chance of ending the turn with 0, 1, 2 and so
on up to 10 scored dice kept. A turn that is lost ends with 0.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from importlib.resources import files
from math import factorial, prod
from struct import unpack
from typing import TypeAlias

from a11y_dice.core.dice import Counts, every_roll
from a11y_dice.games.geek_out_masters.legal import PHASES
from a11y_dice.games.geek_out_masters.rules import points
from a11y_dice.games.geek_out_masters.state import (
    DICE,
    DRAGON,
    HEART,
    MEEPLE,
    NONE,
    NOTHING,
    SIDES,
    SPACESHIP,
    Lone,
    Use,
)

Place: TypeAlias = tuple[int, int]
"""Scored and inactive dice while nothing is active; all others are used."""
Worth: TypeAlias = tuple[float, ...]
PLACES: tuple[Place, ...] = tuple(
    (scored, inactive) for scored in range(DICE + 1) for inactive in range(DICE + 1 - scored)
)
NUMBERS = DICE + 2
"""Numbers of a worth."""
EQUAL = 1e-11
"""Worths that differ by less are the same."""
LOST: Worth = (0.0, 1.0, *[0.0] * DICE)


def kept(scored: int) -> Worth:
    """The worth of ending the turn with this many scored dice."""
    return (float(points(scored)), *(float(count == scored) for count in range(DICE + 1)))


class Turn:
    """The best play of a turn with one value of the option `lone`.

    `going_on` is what continuing is worth, by place.
    """

    def __init__(self, going_on: Mapping[Place, Worth], lone: str) -> None:
        self._going_on = going_on
        self._lone = lone
        self._known: dict[tuple[Counts, int, int], Worth] = {}

    def active(self, active: Counts, inactive: int, scored: int) -> Worth:
        """With these dice active; all that are in no other zone are used."""
        key = (active, inactive, scored)
        worth = self._known.get(key)
        if worth is None:
            worth = self._known[key] = self._active(active, inactive, scored)
        return worth

    def uses(self, active: Counts, inactive: int, scored: int) -> Iterator[Worth]:
        """What each use of a die is worth, in reading order."""
        for action in PHASES[active].actions:
            assert isinstance(action, Use)
            yield self._use(action, active, inactive, scored)

    def passing(self, scored: int) -> Worth:
        """The turn ends and keeps its points."""
        return kept(scored)

    def continuing(self, inactive: int, scored: int) -> Worth:
        """All used dice are rolled."""
        return self._going_on[scored, inactive]

    def rolling(self, dice: int, inactive: int, scored: int) -> Worth:
        """So many dice are rolled, and nothing else is active."""
        rolls = rolls_of(dice)
        worths = [(chance, self.active(active, inactive, scored)) for active, chance in rolls]
        return tuple(sum(chance * worth[at] for chance, worth in worths) for at in range(NUMBERS))

    def forget(self, scored: int) -> None:
        """Work out anew what depends on the places with so many scored dice."""
        self._known = {key: worth for key, worth in self._known.items() if key[2] != scored}

    def _active(self, active: Counts, inactive: int, scored: int) -> Worth:
        if active == NONE:
            return self._resting(inactive, scored)
        if PHASES[active].actions:
            return best([*self.uses(active, inactive, scored)])
        if active[DRAGON] or active[SPACESHIP]:  # G4, G6
            return LOST
        return self._resting(inactive, scored + sum(active))

    def _resting(self, inactive: int, scored: int) -> Worth:
        """Nothing is active: pass, or continue while dice are used (G2)."""
        if scored + inactive == DICE:
            return kept(scored)
        return best([kept(scored), self.continuing(inactive, scored)])

    def _use(self, use: Use, active: Counts, inactive: int, scored: int) -> Worth:
        after = PHASES[active].after[use.die, use.target]
        if use.die == MEEPLE and use.target != NOTHING:
            return self._landing(after, inactive, scored)
        if use.die == HEART and inactive:
            return self._landing(after, inactive - 1, scored)
        if use.die == SPACESHIP:
            return self.active(after, inactive + 1, scored)
        if use.target == NOTHING and use.die != HEART and self._lone != Lone.NONE:  # G1
            return kept(scored) if self._lone == Lone.END else LOST
        return self.active(after, inactive, scored)

    def _landing(self, active: Counts, inactive: int, scored: int) -> Worth:
        """One more die lands, on each face equally often."""
        worths = [self.active(joined, inactive, scored) for joined in PHASES[active].joined]
        return tuple(sum(numbers) / len(worths) for numbers in zip(*worths, strict=True))


def best(worths: Sequence[Worth]) -> Worth:
    """The greatest worth; the first of those that are equal."""
    most = max(worth[0] for worth in worths) - EQUAL
    return next(worth for worth in worths if worth[0] >= most)


@lru_cache
def rolls_of(dice: int) -> tuple[tuple[Counts, float], ...]:
    """Every way in which so many dice can land, with its chance."""
    return tuple(
        (counts, factorial(dice) / prod(map(factorial, counts)) / len(SIDES) ** dice)
        for counts, _ in every_roll(dice, SIDES)
    )


@lru_cache
def solved(lone: str) -> Turn:
    """The turn with one value of the option `lone`, from the table that was made of it."""
    size = len(PLACES) * NUMBERS
    data = files(__package__).joinpath("turns.bin").read_bytes()
    at = [*Lone].index(Lone(lone)) * size
    numbers = unpack(f"<{size}d", data[at * 8 : (at + size) * 8])
    rows = [numbers[row * NUMBERS : (row + 1) * NUMBERS] for row in range(len(PLACES))]
    return Turn(dict(zip(PLACES, rows, strict=True)), lone)
