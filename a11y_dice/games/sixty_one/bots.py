"""Players for Sixty-One: one that plays anything legal, one that plays sensibly and fast."""

from __future__ import annotations

from functools import cache

from a11y_dice.core.bots import Advice, any_action
from a11y_dice.core.message import Fact, Message, Seat
from a11y_dice.games.sixty_one.labels import after_cell, gain, leaf_facts, sentence
from a11y_dice.games.sixty_one.nouns import area_name, place_name
from a11y_dice.games.sixty_one.rules import legal_actions
from a11y_dice.games.sixty_one.sheet import (
    GROUPS,
    MILESTONES,
    WILDS,
    WORTH,
    Cells,
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
    legal = legal_actions(state, seat)
    values = [_value(state, seat, action) for action in legal]
    best = values.index(max(values))
    why = _reason(state, seat, legal[best])
    if len(legal) == 1:
        return Advice(legal[best], Message("reason-alone", {"why": why}))
    values[best] = min(values) - 1
    second = sentence(state, seat, legal[values.index(max(values))])
    facts: dict[str, Fact] = {"why": why, "count": len(legal), "next": second}
    return Advice(legal[best], Message("reason-compared", facts))


def _value(state: State, seat: Seat, action: Action) -> int:
    """What an action is worth to its seat."""
    sheet = state.sheets[seat]
    value = 0
    if not isinstance(action, Skip):
        area = action.area
        after = after_cell(sheet, action)
        value += promise(area, after[area]) - promise(area, sheet[area])
        if state.closed[area] is None:
            value += _progress(after[area]) - _progress(sheet[area])
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


@cache
def _progress(cells: Cells) -> int:
    """How near an area is to the bonus for filling it first."""
    filled = len(cells) - cells.count(0)
    share = ACORN * FIRST_FILL * filled * filled // (len(cells) * len(cells))
    return share if filled == len(cells) else share // 2


@cache
def _leaf_value(row: int) -> int:
    """What a leaf total gives: a milestone, or one within reach."""
    if row in WILDS:
        return WILD
    if row in MILESTONES:
        return ACORN * MILESTONES[row]
    ahead = [total - row for total in (*WILDS, *MILESTONES) if total > row]
    return NEAR if ahead and min(ahead) <= 6 else 0


def _reason(state: State, seat: Seat, action: Action) -> Message:
    """What speaks most for an action."""
    sheet = state.sheets[seat]
    leaf = {} if isinstance(action, PlaceWild) else leaf_facts(sheet, action.leaf)
    if isinstance(action, Skip):
        return Message("reason-skip", leaf)
    area = action.area
    facts: dict[str, Fact] = {
        "area": area_name(area),
        "place": place_name(area, action.place),
        "acorns": gain(sheet, action),
    }
    if is_full(after_cell(sheet, action), area):
        is_first = state.closed[area] is None
        return Message("reason-fills-first" if is_first else "reason-fills", facts)
    if isinstance(action, PlaceWild):
        return Message("reason-wild", facts)
    if leaf["milestone"] != "none":
        return Message("reason-milestone", leaf)
    if facts["acorns"]:
        return Message("reason-acorns", facts | leaf)
    return Message("reason-begin", facts | leaf)


BOTS = {"careful": careful, "random": any_action(legal_actions)}
