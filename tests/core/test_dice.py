"""Dice as a function: the same roll for ever, on every machine."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from a11y_dice.core.dice import FAIR, SIDES, every_roll, pick, roll

PLAIN = bytes(range(6))
TWO_OF_ONE = bytes((0, 1, 1, 2, 3, 4))


@pytest.mark.parametrize(
    ("seed", "number", "sides", "landed"),
    [
        ("tea", 0, TWO_OF_ONE, (1, 2, 2, 3, 5)),
        ("tea", 1, TWO_OF_ONE, (2, 5, 1, 2, 3)),
        ("milk", 0, PLAIN, (0, 1, 0, 0, 1, 1)),
        ("milk", 41, PLAIN, (1, 2, 2, 0, 1, 1)),
        ("", 0, PLAIN, (0, 1, 1, 3, 0, 1)),
        ("zażółć", 2, PLAIN, (6, 11, 10, 8, 12, 13)),
        ("long", 0, PLAIN, (33, 30, 38, 38, 35, 26)),
    ],
)
def test_these_rolls_never_change(
    seed: str, number: int, sides: bytes, landed: tuple[int, ...]
) -> None:
    assert roll(seed, number, sum(landed), sides) == landed


@pytest.mark.parametrize(("name", "choices", "picked"), [("tea/first", 3, 1), ("milk", 10, 3)])
def test_these_picks_never_change(name: str, choices: int, picked: int) -> None:
    assert pick(name, choices) == picked


@given(seed=st.text("aż/9 "), number=st.integers(0, 10**6), dice=st.integers(0, 300))
def test_every_die_lands(seed: str, number: int, dice: int) -> None:
    landed = roll(seed, number, dice, TWO_OF_ONE)
    assert sum(landed) == dice
    assert len(landed) == 5


def test_no_side_is_favoured() -> None:
    assert FAIR % SIDES == 0
    found = sum((Counter(dict(enumerate(roll("s", n, 60, PLAIN)))) for n in range(500)), Counter())
    assert sum((count - 5000) ** 2 / 5000 for count in found.values()) < 25


def test_picks_are_even() -> None:
    found = Counter(pick(f"name {n}", 7) for n in range(7000))
    assert sum((count - 1000) ** 2 / 1000 for count in found.values()) < 25


def test_every_roll_of_two_dice() -> None:
    assert dict(every_roll(2, TWO_OF_ONE)) == {
        (2, 0, 0, 0, 0): 1,
        (1, 1, 0, 0, 0): 4,
        (1, 0, 1, 0, 0): 2,
        (1, 0, 0, 1, 0): 2,
        (1, 0, 0, 0, 1): 2,
        (0, 2, 0, 0, 0): 4,
        (0, 1, 1, 0, 0): 4,
        (0, 1, 0, 1, 0): 4,
        (0, 1, 0, 0, 1): 4,
        (0, 0, 2, 0, 0): 1,
        (0, 0, 1, 1, 0): 2,
        (0, 0, 1, 0, 1): 2,
        (0, 0, 0, 2, 0): 1,
        (0, 0, 0, 1, 1): 2,
        (0, 0, 0, 0, 2): 1,
    }


def test_no_dice_land_in_one_way() -> None:
    assert list(every_roll(0, PLAIN)) == [((0,) * 6, 1)]
