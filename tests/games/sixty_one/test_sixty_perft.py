"""How many positions lie so many decisions on, counted by the engine and by plain dictionaries."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations_with_replacement, permutations

import pytest

from a11y_dice.core.engine import perft
from a11y_dice.core.game import CHANCE, Outcome
from a11y_dice.games.sixty_one import GAME
from a11y_dice.games.sixty_one.rules import apply, legal_actions, start
from a11y_dice.games.sixty_one.state import State
from games.sixty_one.sixty_table import at, sheet

Cells = dict[str, int]
"""What is written, by place ("1 2a"); an X is 0."""
Plain = tuple[frozenset[tuple[str, int]], tuple[int, ...]]
"""A sheet: what is written, and the leaf totals."""
BLANK: Plain = (frozenset(), ())
ROLLS = tuple(combinations_with_replacement(range(1, 7), 3))
NEXT_TO = ("b1 b2", "b2 b3", "m1 m2", "m1 b1", "m1 b2", "m2 b2", "m2 b3", "t1 m1", "t1 m2")
BELOW = {"m1": "b1 b2", "m2": "b2 b3", "t1": "m1 m2"}
PLACES = {
    1: "1a 1b 2a 2b",
    2: "1 2 3 4 5",
    3: "1a 1b 2a 2b 2c",
    4: "1 2 3 4 5 6",
    5: "b1 b2 b3 m1 m2 t1",
    6: "1 2 3 4 5",
}


def fits(cells: Cells, area: int, place: str, value: int) -> bool:
    """Whether a value fits; 0 is an X."""
    mine = {at.split()[1]: n for at, n in cells.items() if at.startswith(f"{area} ")}
    if place in mine:
        return False
    if area in (1, 3):
        group = [at for at in PLACES[area].split() if at[0] == place[0]]
        before = group[: group.index(place)]
        numbers = {mine[at] for at in before if at in mine} - {0}
        return set(before) <= set(mine) and (not value or numbers <= {value})
    if area == 4:
        return value in (0, int(place))
    if area == 5:
        pairs = [set(pair.split()) for pair in NEXT_TO]
        near = {at for pair in pairs if place in pair for at in pair - {place}}
        supported = all(at in mine for at in BELOW.get(place, "").split())
        return supported and (not value or value not in {mine.get(at) for at in near})
    if int(place) != len(mine) + 1:
        return False
    if area == 2:
        return not value or value not in mine.values()
    last = mine.get(str(len(mine)), 0)
    return not value or not last or abs(value - last) in (1, 5)


def decisions(sheet: Plain, dice: tuple[int, ...]) -> Iterator[Plain]:
    """The sheets after each decision of one round, an X not yet placed."""
    cells, leaves = sheet
    now, row = dict(cells), max(leaves, default=0)
    is_stuck = True
    for area, value, leaf in set(permutations(dice)):
        for place in PLACES[area].split():
            if fits(now, area, place, value):
                is_stuck = False
                after = now | {f"{area} {place}": value}
                yield frozenset(after.items()), (*leaves, row + leaf)
    if is_stuck:
        for leaf in dice:
            yield cells, (*leaves, row + leaf)


def is_wild_due(sheet: Plain) -> bool:
    """Whether the leaf total gives an X."""
    return sheet[1][-1] in (11, 31, 51)


def test_at_the_start_there_is_a_position_for_every_roll() -> None:
    assert perft(GAME, start(1, {}), 0) == len(ROLLS) == 56


def test_as_many_positions_as_plain_counting_finds() -> None:
    sheets = {after for dice in ROLLS for after in decisions(BLANK, dice)}
    count = len(sheets) * len(ROLLS)
    assert count == 20160
    assert perft(GAME, start(1, {}), 1) == count


def test_as_many_positions_two_decisions_from_the_start() -> None:
    """The rolls after the second decision are 56 for every sheet and need not be played."""
    first = {after for dice in ROLLS for after in decisions(BLANK, dice)}
    pairs = [(sheet, dice) for sheet in first for dice in ROLLS]
    reached = {(dice, after) for sheet, dice in pairs for after in decisions(sheet, dice)}
    owing = {(dice, sheet) for dice, sheet in reached if is_wild_due(sheet)}
    sheets = {sheet for _, sheet in reached if not is_wild_due(sheet)}
    count = len(owing) + len(sheets) * len(ROLLS)
    assert count == 3224441
    level, owed = after_decisions({start(1, {})})
    assert not owed
    level, owed = after_decisions(level)
    assert len(owed) + len(level) * len(ROLLS) == count


def after_decisions(rolling: set[State]) -> tuple[set[State], set[State]]:
    """The positions after every roll and decision: those that roll on, those that owe an X."""
    reached = {
        apply(landed, 0, action)[0]
        for state in rolling
        for landed in landings(state)
        for action in legal_actions(landed, 0)
    }
    owed = {state for state in reached if not state.rolling}
    return reached - owed, owed


def landings(state: State) -> Iterator[State]:
    """The position after each roll."""
    for dice in ROLLS:
        counts = tuple(dice.count(value) for value in range(1, 7))
        yield apply(state, CHANCE, Outcome(counts))[0]


@pytest.mark.parametrize(
    ("dice", "parts"),
    [
        ("6 3 2", {"leaves": "9", "burrows": "1 2 3 0 0 0", "skewers": "X 0 4 4 0"}),
        ("5 5 1", {"leaves": "26", "mushrooms": "1 6 X 0 0", "pumpkins": "2 2 5 0"}),
        ("4 4 4", {"leaves": "47", "lilies": "1 X 4 0 0", "mugs": "0 0 0 4 0 0"}),
    ],
)
def test_as_many_positions_in_the_middle(dice: str, parts: dict[str, str]) -> None:
    table = at(f"round 5 dice {dice} seat 1 {sheet(**parts)}")
    written = frozenset(
        (f"{area} {place}", 0 if cell == 7 else cell)
        for area, names in PLACES.items()
        for place, cell in zip(names.split(), table.state.sheets[0][area], strict=True)
        if cell
    )
    plain = (written, (int(parts["leaves"]),))
    found = set(decisions(plain, table.state.dice))
    count = sum(1 if is_wild_due(sheet) else len(ROLLS) for sheet in found)
    assert perft(GAME, table.state, 1) == count
    wild = [sheet for sheet in found if is_wild_due(sheet)]
    placed = {
        (frozenset((dict(sheet[0]) | {f"{area} {place}": 0}).items()), sheet[1])
        for sheet in wild
        for area, names in PLACES.items()
        for place in names.split()
        if fits(dict(sheet[0]), area, place, 0)
    }
    owing = [
        state
        for action in legal_actions(table.state, 0)
        for state, _ in [apply(table.state, 0, action)]
        if not state.rolling
    ]
    engine = {
        apply(state, 0, action)[0].sheets for state in owing for action in legal_actions(state, 0)
    }
    assert len(engine) == len(placed) > 0
