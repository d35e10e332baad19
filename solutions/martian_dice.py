"""Makes a11y_dice/games/martian_dice/wins.bin: chances to win for two seats that play to win.

python solutions/martian_dice.py

Value iteration over all pairs of needs at once (Bellman's equations of a stochastic game in which
one seat acts at a time): from any guess, every pass takes the best play of a turn against what the
pass before says of the turns after it. It stops when a pass changes nothing by more than LEAST. In
each pass NumPy plays the turn for all pairs together; the rolls are those of the game's `turns`.
"""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from a11y_dice.games.martian_dice import wins
from a11y_dice.games.martian_dice.state import BONUS, DICE, EARTHLINGS
from a11y_dice.games.martian_dice.turns import MOST_POINTS, landings
from a11y_dice.games.martian_dice.wins import NEEDED, OVER

LEAST = 1e-13
Chances = NDArray[np.float64]
POINTS = range(MOST_POINTS + 1)


def main() -> None:
    """Write the table."""
    beginning, ending = solved(NEEDED)
    rows = np.concatenate([beginning, ending])
    Path(wins.__file__).with_name("wins.bin").write_bytes(rows.astype("<f8").tobytes())


def solved(most: int) -> tuple[Chances, Chances]:
    """The two tables of `wins`, for needs up to `most`."""
    beginning = np.full((most, most), 0.5)
    change = 1.0
    while change > LEAST:
        ending = best_turn(np.stack([_after_ending(beginning, points) for points in POINTS]))
        first = np.stack([1 - ending[_needs_after(most, points)] for points in POINTS])
        before, beginning = beginning, best_turn(first)
        change = float(np.abs(beginning - before).max())
        sys.stderr.write(f"largest change {change:.1e}\n")
    return beginning, ending


def _needs_after(most: int, points: int) -> list[int]:
    """The rows of `ending` after a seat that begins the round has made these points."""
    return [mine - points - 1 + OVER for mine in range(1, most + 1)]


def _after_ending(beginning: Chances, points: int) -> Chances:
    """The chance of the seat that has just ended a round with these points (`wins`)."""
    most = len(beginning)
    others = np.arange(1 - OVER, most + 1)[:, None]
    mine = np.arange(1, most + 1)[None, :] - points
    goes_on = (others > 0) & (mine > 0)
    later = 1 - beginning[np.maximum(others, 1) - 1, np.maximum(mine, 1) - 1]
    decided = np.where(mine < others, 1.0, np.where(mine == others, 0.5, 0.0))
    return np.where(goes_on, later, decided)


def best_turn(worths: Chances) -> Chances:
    """What a turn is worth at its start, if `worths[p]` are the worths of p points in it."""
    values: dict[tuple[int, int, int, int], Chances] = {}
    for left in range(DICE + 1):
        for aside in _asides(left):
            value = _rolled(values, worths, aside, left) if left else worths[_points(aside)]
            is_start = left == DICE
            values[aside] = value if is_start else np.maximum(value, worths[_points(aside)])
    start: Chances = values[0, 0, 0, 0]
    return start


def _asides(left: int) -> list[tuple[int, int, int, int]]:
    """Tanks, rays, kinds and earthlings aside, when so many dice are left."""
    aside = DICE - left
    return [
        (tanks, rays, kinds, aside - tanks - rays)
        for tanks in range(aside + 1)
        for rays in range(aside - tanks + 1)
        for kinds in range(min(len(EARTHLINGS), aside - tanks - rays) + 1)
        if bool(kinds) == bool(aside - tanks - rays)
    ]


def _points(aside: tuple[int, int, int, int]) -> int:
    tanks, rays, kinds, earthlings = aside
    return 0 if tanks > rays else earthlings + BONUS * (kinds == len(EARTHLINGS))


def _rolled(
    values: dict[tuple[int, int, int, int], Chances],
    worths: Chances,
    aside: tuple[int, int, int, int],
    left: int,
) -> Chances:
    tanks, rays, kinds, earthlings = aside
    total = np.zeros_like(worths[0])
    for new_tanks, new_rays, counts, weight in landings(left, kinds):
        more = tanks + new_tanks
        options = [values[more, rays, kinds + 1, earthlings + count] for count in counts]
        if new_rays:
            options.append(values[more, rays + new_rays, kinds, earthlings])
        if not options:
            options.append(worths[_points((more, rays, kinds, earthlings))])
        total += weight * np.maximum.reduce(options)
    mean: Chances = total / 6.0**left
    return mean


if __name__ == "__main__":
    main()
