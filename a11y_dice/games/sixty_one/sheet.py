"""A sheet of Sixty-One: six areas and the leaf row; what fits where, and what it is worth.

A sheet is a tuple: the totals of the leaf row at index 0, then the cells of area n at index n,
which is the area that a die of n picks. A cell is 0 (empty), 1 to 6, or X (rules.md, 3).
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import TypeAlias

Cells: TypeAlias = tuple[int, ...]
Sheet: TypeAlias = tuple[Cells, ...]

X = 7
"""The wild X, which has no value (X3)."""
VALUES = (1, 2, 3, 4, 5, 6)
LEAVES = 0
AREAS = (1, 2, 3, 4, 5, 6)
PUMPKINS, LILIES, SKEWERS, MUGS, BURROWS, MUSHROOMS = AREAS
PLACES = (
    (),
    ("1a", "1b", "2a", "2b"),
    ("1", "2", "3", "4", "5"),
    ("1a", "1b", "2a", "2b", "2c"),
    ("1", "2", "3", "4", "5", "6"),
    ("b1", "b2", "b3", "m1", "m2", "t1"),
    ("1", "2", "3", "4", "5"),
)
"""The names of the places of each area, in reading order (X1)."""
EMPTY: Sheet = tuple((0,) * len(names) for names in PLACES)

GROUPS = {PUMPKINS: ((0, 2, 3), (2, 4, 3)), SKEWERS: ((0, 2, 3), (2, 5, 5))}
"""Pumpkins and skewers: first place, past the last place, acorns when full."""
WORTH = {
    LILIES: (1, 1, 2, 2, 3),
    MUGS: (1, 1, 1, 2, 1, 1),
    BURROWS: (1, 1, 1, 2, 2, 4),
    MUSHROOMS: (1, 2, 2, 2, 3),
}
"""The acorns of each place in the areas that pay place by place."""
BELOW: tuple[tuple[int, ...], ...] = ((), (), (), (0, 1), (1, 2), (3, 4))
"""The burrows that must be filled before each one opens."""
BESIDE: tuple[tuple[int, ...], ...] = (
    (1, 3),
    (0, 2, 3, 4),
    (1, 4),
    (0, 1, 4, 5),
    (1, 2, 3, 5),
    (3, 4),
)
"""The neighbours of each burrow (X2)."""

Mask: TypeAlias = int
"""A set of values: bit v stands for the value v, bit 7 for the X."""
BITS: tuple[Mask, ...] = (0, *(1 << value for value in VALUES), 0)
"""The bit of each number; an empty place and an X have no value (X3)."""
ANY: Mask = sum(BITS)
WILD: Mask = 1 << X
STEPS: tuple[Mask, ...] = (
    ANY,
    *(BITS[before % 6 + 1] | BITS[(before - 2) % 6 + 1] for before in VALUES),
    ANY,
)
"""What may follow a mushroom: one up or one down around the circle; anything after an X."""
CONFLICTS = (
    "",
    "must-equal",
    "lily-repeats",
    "must-equal",
    "mug-number",
    "burrow-neighbour",
    "mushroom-step",
)
"""By area, why an open place does not take a number."""

FULL_ROW = 20
GOAL = 61
WILDS = frozenset({11, 31, 51})
"""Leaf totals that give an X."""
MILESTONES = {21: 2, 41: 3, 61: 5}
"""Leaf totals that pay acorns."""


def group_of(area: int, place: int) -> tuple[int, int, int]:
    """The pumpkin or skewer of a place: its first place, past its last, acorns when full."""
    first, second = GROUPS[area]
    return first if place < first[1] else second


def obstacle(area: int, cells: Cells, place: int, value: int) -> str:
    """Why `value` cannot be written at `place`, as the reason of a refusal; empty when it can.

    An X, which has no value, fits wherever a place is open (X3).
    """
    if reason := barrier(area, cells, place):
        return reason
    return "" if (accepted(area, cells, place) | WILD) >> value & 1 else CONFLICTS[area]


def barrier(area: int, cells: Cells, place: int) -> str:
    """Why nothing at all can be written at `place` now; empty when it is open."""
    if cells[place]:
        return "place-filled"
    if area == MUGS:
        return ""
    if area == BURROWS:
        return "burrow-closed" if 0 in [cells[below] for below in BELOW[place]] else ""
    if area in GROUPS:  # only the first empty place is open (X10)
        return "first-place-first" if 0 in cells[group_of(area, place)[0] : place] else ""
    return "in-order" if place and not cells[place - 1] else ""


def accepted(area: int, cells: Cells, place: int) -> Mask:
    """The numbers that the open `place` takes."""
    if area == MUGS:
        return BITS[place + 1]
    if area == BURROWS:
        return ANY & ~bits_of([cells[near] for near in BESIDE[place]])
    if area == LILIES:
        return ANY & ~bits_of(cells)
    if area == MUSHROOMS:
        return STEPS[cells[place - 1]] if place else ANY
    return bits_of(cells[group_of(area, place)[0] : place]) or ANY


def bits_of(cells: Iterable[int]) -> Mask:
    """All the numbers that stand in these cells."""
    mask = 0
    for cell in cells:
        mask |= BITS[cell]
    return mask


def openings(area: int, cells: Cells) -> tuple[Mask, ...]:
    """What each place takes now, the X where it is open; nothing where it is not."""
    return tuple(
        [
            0 if cell or barrier(area, cells, place) else accepted(area, cells, place) | WILD
            for place, cell in enumerate(cells)
        ]
    )


def values_at(area: int, cells: Cells, place: int) -> tuple[int, ...]:
    """The numbers, ascending and X not included, that fit at a place now."""
    mask = 0 if barrier(area, cells, place) else accepted(area, cells, place)
    return tuple([value for value in VALUES if mask >> value & 1])


@cache
def area_points(area: int, cells: Cells) -> int:
    """The acorns of an area, first-fill bonus not included (X1, X13)."""
    if area in GROUPS:
        return sum(acorns for start, past, acorns in GROUPS[area] if 0 not in cells[start:past])
    return sum(worth for worth, cell in zip(WORTH[area], cells, strict=True) if cell)


def leaf_points(leaves: Cells) -> int:
    """The acorns that the leaf row has paid."""
    return sum([acorns for total, acorns in MILESTONES.items() if total in leaves])


def sheet_points(sheet: Sheet) -> int:
    """The acorns of a whole sheet, first-fill bonuses not included."""
    return sum(map(area_points, AREAS, sheet[1:])) + leaf_points(sheet[LEAVES])


def leaf_total(sheet: Sheet) -> int:
    """The running total of the leaf row."""
    leaves = sheet[LEAVES]
    return leaves[-1] if leaves else 0


def is_full(sheet: Sheet, area: int) -> bool:
    """Whether an area has no empty place."""
    return 0 not in sheet[area]


def has_place(sheet: Sheet) -> bool:
    """Whether an X could be placed: it fits the first empty place of any area (X4)."""
    return any(0 in cells for cells in sheet[1:])


def written(sheet: Sheet, leaves: Cells, area: int, place: int, value: int) -> Sheet:
    """The sheet with one more cell filled, and this leaf row."""
    cells = sheet[area]
    filled = (*cells[:place], value, *cells[place + 1 :])
    return (leaves, *sheet[1:area], filled, *sheet[area + 1 :])


def new_cells(before: Sheet, after: Sheet) -> list[tuple[int, int, int]]:
    """What was filled between two moments, as (area, place, value)."""
    return [
        (area, place, after[area][place])
        for area in AREAS
        if before[area] != after[area]
        for place, value in enumerate(before[area])
        if value != after[area][place]
    ]
