"""Chances to win for two seats that both play to win, from every pair of scores.

Counted by how many points each still needs for the target. The table `wins.bin` is made by
`solutions/martian_dice.py`, which says how; a test makes a part of it again.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from struct import unpack

NEEDED = 50
"""The most points that the table knows to be needed. Who needs more is taken to need fewer, the
other as many fewer: so far from the end only the difference counts, and that not much."""
OVER = 16
"""The most points by which a turn can pass the target, and one more."""
Table = tuple[tuple[float, ...], ...]


@cache
def _tables() -> tuple[Table, Table]:
    """Of the seat that begins the round: by its own need, then the other's, each from 1 on.

    Then of the seat that ends the round: by the other's need from 1 - OVER on, then its own.
    """
    rows = NEEDED + NEEDED + OVER
    numbers = unpack(f"<{rows * NEEDED}d", files(__package__).joinpath("wins.bin").read_bytes())
    table = tuple(numbers[at : at + NEEDED] for at in range(0, len(numbers), NEEDED))
    return table[:NEEDED], table[NEEDED:]


def beginning(mine: int, others: int) -> float:
    """The chance of the seat whose turn begins a round; nobody has reached the target."""
    mine, others = _near(mine, others)
    return _tables()[0][mine - 1][others - 1]


def ending(mine: int, others: int) -> float:
    """The chance of the seat whose turn ends the round; the other may have reached the target."""
    mine, others = _near(mine, others)
    return _tables()[1][others - 1 + OVER][mine - 1]


def after_ending(mine: int, others: int) -> float:
    """The chance of the seat that has just ended a round.

    With the target reached the better total wins, and a tie-break gives each of two a half.
    """
    if min(mine, others) > 0:
        return 1 - beginning(others, mine)
    if mine == others:
        return 0.5
    return 1.0 if mine < others else 0.0


def after_beginning(mine: int, others: int) -> float:
    """The chance of the seat that has just made the first turn of a round."""
    return 1 - ending(others, mine)


def _near(mine: int, others: int) -> tuple[int, int]:
    """The needs as the table has them; who has reached the target is not moved."""
    if others <= 0:
        return min(mine, NEEDED), others
    surplus = max(mine, others) - NEEDED
    if surplus <= 0:
        return mine, others
    return max(mine - surplus, 1), max(others - surplus, 1)
