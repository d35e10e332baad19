"""What an action of Sixty-One does and gives: as a line to choose, and as a whole sentence."""

from __future__ import annotations

from a11y_dice.core.message import Fact, Message, Seat
from a11y_dice.games.sixty_one.nouns import area_name, place_head, place_name
from a11y_dice.games.sixty_one.sheet import (
    LEAVES,
    MILESTONES,
    WILDS,
    Sheet,
    X,
    area_points,
    is_full,
    leaf_total,
    written,
)
from a11y_dice.games.sixty_one.state import Action, PlaceWild, Skip, State, Write

Cell = Write | PlaceWild


def label(state: State, seat: Seat, action: Action) -> Message:
    """A line to choose: what an action does and what it gives."""
    return _told(state, seat, action, "choice")


def sentence(state: State, seat: Seat, action: Action) -> Message:
    """The same as one whole sentence, which names the area too."""
    return _told(state, seat, action, "action")


def _told(state: State, seat: Seat, action: Action, form: str) -> Message:
    if isinstance(action, Skip):
        return Message(f"{form}-skip", leaf_facts(state.sheets[seat], action.leaf))
    facts = _cell_facts(state, seat, action)
    if isinstance(action, PlaceWild):
        return Message(f"{form}-wild", facts)
    facts |= {"value": action.value} | leaf_facts(state.sheets[seat], action.leaf)
    return Message(f"{form}-write", facts)


def place_label(state: State, seat: Seat, cell: Cell) -> Message:
    """A line to choose when all but the place is settled."""
    return Message("choice-place", _cell_facts(state, seat, cell))


def _cell_facts(state: State, seat: Seat, cell: Cell) -> dict[str, Fact]:
    """A place, its acorns, and whether its area is full then: "first", "late" or "no"."""
    area, sheet = cell.area, state.sheets[seat]
    filled = "no"
    if is_full(after_cell(sheet, cell), area):
        filled = "first" if state.closed[area] is None else "late"
    return {
        "place": place_name(area, cell.place),
        "head": place_head(area, cell.place),
        "area": area_name(area),
        "acorns": gain(sheet, cell),
        "filled": filled,
    }


def after_cell(sheet: Sheet, cell: Cell) -> Sheet:
    """The sheet with this cell written; the leaf row is as it was."""
    value = cell.value if isinstance(cell, Write) else X
    return written(sheet, sheet[LEAVES], cell.area, cell.place, value)


def gain(sheet: Sheet, cell: Cell) -> int:
    """The acorns of its area that a cell brings at once."""
    area = cell.area
    return area_points(area, after_cell(sheet, cell)[area]) - area_points(area, sheet[area])


def leaf_facts(sheet: Sheet, leaf: int) -> dict[str, Fact]:
    """A leaf, the total after it, and whether that is a milestone."""
    row = leaf_total(sheet) + leaf
    kind = "wild" if row in WILDS else "acorns" if row in MILESTONES else "none"
    return {"leaf": leaf, "row": row, "milestone": kind, "bonus": MILESTONES.get(row, 0)}
