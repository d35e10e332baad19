"""How many positions lie so many decisions on, counted by the engine and by plain tuples."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations_with_replacement

import pytest

from a11y_dice.core.engine import perft
from a11y_dice.games.geek_out_masters import GAME

Bag = tuple[str, ...]
Place = tuple[tuple[int, ...], int, int, Bag | None, int, int, int]
"""Scores, round, seat, active dice (None before the first roll), used, inactive, scored."""
FACES = ("meeple", "spaceship", "superhero", "42", "dragon", "heart")
OTHER_SIDE = {
    "meeple": "spaceship",
    "spaceship": "meeple",
    "superhero": "dragon",
    "dragon": "superhero",
    "heart": "42",
    "42": "heart",
}


@pytest.mark.parametrize(
    ("seats", "lone", "counts"),
    [
        (2, "none", [1, 786, 2276, 5526]),
        (1, "none", [1, 786, 2276]),
        (2, "end", [1, 786, 2276]),
        (2, "bust", [1, 786, 2276]),
    ],
)
def test_as_many_positions_as_plain_counting_finds(
    seats: int, lone: str, counts: list[int]
) -> None:
    start = GAME.rules.start(seats, {"lone": lone, "target": "none"})
    level: set[Place] = {((0,) * seats, 1, 0, None, 0, 3, 0)}
    for depth, count in enumerate(counts):
        assert perft(GAME, start, depth) == count
        assert len(level) == count
        level = {after for place in level for after in decide(place, lone)}


@pytest.mark.parametrize("lone", ["none", "end", "bust"])
def test_as_many_positions_near_the_end_of_a_game(lone: str) -> None:
    line = (
        "scores 3 9 round 5 turn 2 active 1 meeple 1 superhero 1 heart used 4 inactive 1 scored 2"
    )
    state = GAME.notation.read_position(f"{line} option lone {lone}")
    level: set[Place] = {((3, 9), 5, 1, ("heart", "meeple", "superhero"), 4, 1, 2)}
    for depth in range(5):
        assert perft(GAME, state, depth) == len(level)
        level = {after for place in level for after in decide(place, lone)}


def decide(place: Place, lone: str) -> Iterator[Place]:
    """The positions after each decision; none when the game is over."""
    scores, number, seat, active, used, inactive, scored = place
    if active is None:
        for dice in throws(7):
            yield from settled((scores, number, seat, dice, 0, 3, 0))
    elif active:
        for die in sorted(set(active) - {"42", "dragon"}):
            yield from act(place, die, lone)
    else:
        yield from turn_over(place, scored * (scored + 1) // 2)
        for dice in throws(used) if used else ():
            yield from settled((scores, number, seat, dice, 0, inactive, scored))


def act(place: Place, die: str, lone: str) -> Iterator[Place]:
    """One die acts, on each target that it can have."""
    scores, number, seat, active, used, inactive, scored = place
    assert active
    left, used = without(active, die), used + 1
    if die == "heart":
        for dice in throws(1) if inactive else [()]:
            zones = (used, inactive - len(dice), scored)
            yield from settled((scores, number, seat, with_dice(left, dice), *zones))
    elif not left:
        after = (scores, number, seat, (), used, inactive, scored)
        earned = scored * (scored + 1) // 2 if lone == "end" else 0
        yield from [after] if lone == "none" else turn_over(after, earned)
    for target in sorted(set(left)) if die != "heart" else ():
        rest = without(left, target)
        if die == "spaceship":
            yield from settled((scores, number, seat, rest, used, inactive + 1, scored))
            continue
        for (face,) in throws(1) if die == "meeple" else [(OTHER_SIDE[target],)]:
            bag = with_dice(rest, (face,))
            yield from settled((scores, number, seat, bag, used, inactive, scored))


def settled(place: Place) -> Iterator[Place]:
    """What happens by itself when no die can act."""
    scores, number, seat, active, used, inactive, scored = place
    assert active is not None
    kinds = set(active)
    can_act = kinds & {"meeple", "superhero", "heart"} or ("spaceship" in kinds and len(active) > 1)
    if can_act:
        yield place
    elif kinds & {"dragon", "spaceship"}:
        yield from turn_over(place, 0)
    else:
        yield scores, number, seat, (), used, inactive, scored + len(active)


def turn_over(place: Place, points: int) -> Iterator[Place]:
    """The next turn, if there is one."""
    scores, number, seat, *_ = place
    added = tuple(n + points * (at == seat) for at, n in enumerate(scores))
    if seat + 1 < len(scores):
        yield added, number, seat + 1, None, 0, 3, 0
    elif number < 5:
        yield added, number + 1, 0, None, 0, 3, 0


def throws(dice: int) -> list[Bag]:
    """Each way in which so many dice can land."""
    return [tuple(sorted(bag)) for bag in combinations_with_replacement(FACES, dice)]


def without(bag: Bag, die: str) -> Bag:
    """The bag with one die less."""
    at = bag.index(die)
    return bag[:at] + bag[at + 1 :]


def with_dice(bag: Bag, dice: Bag) -> Bag:
    """The bag with these dice too."""
    return tuple(sorted(bag + dice))
