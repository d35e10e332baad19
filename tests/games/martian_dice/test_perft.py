"""How many positions lie so many decisions on, counted by the engine and by plain tuples."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import pytest

from a11y_dice.core.engine import perft
from a11y_dice.games.martian_dice import GAME
from games.martian_dice.table import at

Dice = tuple[int, ...]
Place = tuple[tuple[int, ...], int, Dice, Dice]
"""Scores, the seat in turn, tanks to chickens aside, rays to chickens on the table."""
EMPTY: Dice = (0, 0, 0, 0, 0)


@pytest.mark.parametrize(
    ("seats", "counts"), [(1, [1, 2380, 2693, 29550]), (2, [1, 2380, 2694]), (10, [1, 2380])]
)
def test_as_many_positions_as_plain_counting_finds(seats: int, counts: list[int]) -> None:
    start = GAME.rules.start(seats, {"target": "25"})
    level: set[Place] = {((0,) * seats, 0, EMPTY, EMPTY)}
    for depth, count in enumerate(counts):
        assert perft(GAME, start, depth) == count
        assert len(level) == count
        level = {after for place in level for after in decide(place)}


def decide(place: Place) -> Iterator[Place]:
    """The positions after each decision; none when the game may be over."""
    scores, seat, aside, table = place
    if any(table):
        for face in range(1, 5):
            if table[face] and (face == 1 or not aside[face]):
                taken = tuple(a + table[f] * (f == face) for f, a in enumerate(aside))
                yield (
                    score(scores, seat, taken)
                    if sum(taken) == 13
                    else ((scores, seat, taken, EMPTY))
                )
        return
    if any(aside):
        yield score(scores, seat, aside)
    for dice in throws(13 - sum(aside)):
        tanks = (aside[0] + dice[0], *aside[1:])
        if any(dice[face] and (face == 1 or not aside[face]) for face in range(1, 5)):
            yield scores, seat, tanks, (0, *dice[1:])
        else:
            yield score(scores, seat, tanks)


def score(scores: tuple[int, ...], seat: int, aside: Dice) -> Place:
    """The next turn. So near the start nobody can have 25 points."""
    tanks, rays, *earthlings = aside
    points = (sum(earthlings) + 3 * all(earthlings)) * (rays >= tanks)
    added = tuple(n + points * (at == seat) for at, n in enumerate(scores))
    return added, (seat + 1) % len(scores), EMPTY, EMPTY


def throws(dice: int) -> Iterator[Dice]:
    """Each way in which so many dice can land."""
    for some in product(range(dice + 1), repeat=4):
        if sum(some) <= dice:
            yield (*some, dice - sum(some))


def test_a_tie_break_without_end_is_counted_in_the_end() -> None:
    tie = at("scores 27 24 turn 2 aside 2 ray 3 human table none")
    assert tie.legal == ["roll", "stop"]
    rolled_on = perft(GAME, tie.state, 1)
    only_stop = at("scores 27 18 turn 2 aside 1 ray 9 human 2 cow table none")
    assert 0 < perft(GAME, only_stop.state, 1) < rolled_on
