"""Players for Sixty-One: one that plays anything legal, one that plays sensibly and fast."""

from __future__ import annotations

from functools import cache

from a11y_dice.core.bots import Advice, any_action
from a11y_dice.core.message import Fact, Message, Seat
from a11y_dice.games.sixty_one.choices import after_cell
from a11y_dice.games.sixty_one.nouns import area_head, area_name, place_name
from a11y_dice.games.sixty_one.rules import legal_actions
from a11y_dice.games.sixty_one.sheet import (
    GROUPS,
    MILESTONES,
    WILDS,
    WORTH,
    Cells,
    Sheet,
    area_points,
    is_full,
    leaf_total,
    values_at,
)
from a11y_dice.games.sixty_one.state import FIRST_FILL, Action, PlaceWild, Skip, State

ACORN = 12
"""The value of an acorn, in the units in which a careful player weighs everything."""
WILD = 30
"""The value of an X: about two and a half acorns."""
LEAF = 4
"""What each point of a leaf costs: the row ends the game, and every round is worth acorns."""
NEAR = 4
"""The value of a milestone within reach of one die."""


def careful(state: State, seat: Seat, luck: str) -> Advice:  # noqa: ARG001 - it needs no luck
    """Acorns now, areas that are begun well, a long game, and the milestones on the way."""
    best = max(legal_actions(state, seat), key=lambda action: _value(state, seat, action))
    return Advice(best, _reason(state, seat, best))


def _value(state: State, seat: Seat, action: Action) -> int:
    """What an action is worth to its seat."""
    sheet = state.sheets[seat]
    value = 0
    if not isinstance(action, Skip):
        area = action.area
        after = after_cell(sheet, action)
        value += promise(area, after[area]) - promise(area, sheet[area])
        if state.closed[area] is None:
            value += _progress(after, area) - _progress(sheet, area)
    if not isinstance(action, PlaceWild):
        value += _leaf_value(leaf_total(sheet) + action.leaf) - LEAF * action.leaf
    return value


@cache
def promise(area: int, cells: Cells) -> int:
    """The acorns of an area, and some of what its open places and begun groups may bring."""
    value = ACORN * area_points(area, cells)
    for start, past, acorns in GROUPS.get(area, ()):
        size, begun = past - start, past - start - cells[start:past].count(0)
        if 0 < begun < size:
            value += ACORN * acorns * begun * begun // (size * size) + 2
    for place, worth in enumerate(WORTH.get(area, ())):
        value += ACORN * worth * len(values_at(area, cells, place)) // 18
    return value


def _progress(sheet: Sheet, area: int) -> int:
    """How near an area is to the bonus for filling it first."""
    cells = sheet[area]
    filled = len(cells) - cells.count(0)
    share = ACORN * FIRST_FILL * filled * filled // (len(cells) * len(cells))
    return share if filled == len(cells) else share // 2


def _leaf_value(row: int) -> int:
    """What a leaf total gives: a milestone, or one within reach."""
    if row in WILDS:
        return WILD
    if row in MILESTONES:
        return ACORN * MILESTONES[row]
    ahead = [total - row for total in (*WILDS, *MILESTONES) if total > row]
    return NEAR if ahead and min(ahead) <= 6 else 0


def _reason(state: State, seat: Seat, action: Action) -> Message:
    sheet = state.sheets[seat]
    if isinstance(action, Skip):
        row = leaf_total(sheet) + action.leaf
        return Message("reason-skip", {"leaf": action.leaf, "row": row})
    area, at = action.area, action.place
    after = after_cell(sheet, action)
    acorns = area_points(area, after[area]) - area_points(area, sheet[area])
    facts: dict[str, Fact] = {"place": place_name(area, at), "acorns": acorns}
    if is_full(after, area):
        return Message("reason-fills", {"area": area_head(area)})
    if isinstance(action, PlaceWild):
        return Message("reason-wild", facts)
    row = leaf_total(sheet) + action.leaf
    if row in WILDS or row in MILESTONES:
        return Message("reason-milestone", {"leaf": action.leaf, "row": row})
    if acorns:
        return Message("reason-acorns", facts)
    return Message("reason-begin", {"area": area_name(area), "value": action.value})


BOTS = {"careful": careful, "random": any_action(legal_actions)}
