"""How dice land: a function of the seed, the number of the roll and the number of dice."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from hashlib import blake2b
from itertools import combinations_with_replacement
from math import factorial, prod

SIDES = 6
FAIR = 252
"""Bytes from here on are thrown away: 252 is 42 times 6, the rest would favour low sides."""
UNFAIR = bytes(range(FAIR, 256))

Counts = tuple[int, ...]
"""How many dice show each face, in the order of the game's faces."""


@lru_cache(maxsize=32)
def _faces(sides: bytes) -> tuple[bytes, list[int]]:
    """Which face each byte stands for, when side s of a die shows face `sides[s]`; no dice yet."""
    return bytes(sides[byte % SIDES] for byte in range(256)), [0] * (max(sides) + 1)


def roll(seed: str, number: int, dice: int, sides: bytes) -> Counts:
    """The faces of roll `number` of a match: equal arguments, equal faces, for ever.

    `sides` names the face of each of the six sides of a die by its index. One BLAKE2b hash of
    64 bytes serves a roll; more are taken in the rare case that too many bytes are unfair.
    """
    table, none = _faces(sides)
    name = f"{seed}/{number}"
    landed = blake2b(name.encode()).digest().translate(table, UNFAIR)
    while len(landed) < dice:
        name += "/more"
        landed += blake2b(name.encode()).digest().translate(table, UNFAIR)
    counts = none.copy()
    for face in landed[:dice]:
        counts[face] += 1
    return tuple(counts)


def every_roll(dice: int, sides: bytes) -> Iterator[tuple[Counts, int]]:
    """Each way in which `dice` equal dice can land, with the number of ordered rolls behind it.

    The numbers sum to 6 to the power of `dice` (multinomial coefficients).
    """
    faces = range(max(sides) + 1)
    weights = [sides.count(face) for face in faces]
    for landed in combinations_with_replacement(faces, dice):
        counts = tuple(landed.count(face) for face in faces)
        orders = factorial(dice) // prod(factorial(count) for count in counts)
        yield counts, orders * prod(w**c for w, c in zip(weights, counts, strict=True))


def pick(name: str, choices: int) -> int:
    """One of the numbers 0 to `choices` - 1, the same one for the same name, for ever.

    64 bits of hash over so few choices: the bias is below 1 in 10 to the power of 15.
    """
    return int.from_bytes(blake2b(name.encode(), digest_size=8).digest(), "big") % choices
