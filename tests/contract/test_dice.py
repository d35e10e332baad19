"""The dice of every game are fair, stable, and complete in the tables."""

from __future__ import annotations

from helpers.play import every_game

from a11y_dice.core.dice import SIDES, every_roll, roll
from a11y_dice.core.game import Game

MOST_SQUARES = 25
"""Chi-square with at most five degrees of freedom is above this once in 7,000 fair tests."""


@every_game
def test_every_roll_is_in_the_table(game: Game) -> None:
    for dice in range(8):
        rolls = list(every_roll(dice, game.sides))
        assert sum(ways for _, ways in rolls) == SIDES**dice
        assert len({counts for counts, _ in rolls}) == len(rolls)
        assert all(sum(counts) == dice and len(counts) == len(game.faces) for counts, _ in rolls)


@every_game
def test_the_dice_are_fair(game: Game) -> None:
    found = [0] * len(game.faces)
    dice = 10
    rolls = 1200
    for number in range(rolls):
        for face, count in enumerate(roll("fair", number, dice, game.sides)):
            found[face] += count
    expected = [game.sides.count(face) * dice * rolls / SIDES for face in range(len(found))]
    squares = [(n - e) ** 2 / e for n, e in zip(found, expected, strict=True)]
    assert sum(squares) < MOST_SQUARES


@every_game
def test_a_roll_depends_on_seed_and_number_alone(game: Game) -> None:
    first, again = ([roll("s", n, 9, game.sides) for n in range(20)] for _ in range(2))
    assert first == again
    assert first != [roll("t", n, 9, game.sides) for n in range(20)]
    assert len(set(first)) > 10
