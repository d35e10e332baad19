"""A sheet of Sixty-One in words: its areas, its places, and what a place needs."""

from __future__ import annotations

from collections.abc import Sequence

from a11y_dice.core.message import Either, Fact, Facts, Message, Seat
from a11y_dice.games.sixty_one.nouns import (
    area_head,
    cells_list,
    content,
    contents,
    place_head,
    place_name,
)
from a11y_dice.games.sixty_one.sheet import (
    AREAS,
    BESIDE,
    BURROWS,
    GROUPS,
    LEAVES,
    LILIES,
    MILESTONES,
    MUGS,
    PLACES,
    PUMPKINS,
    SKEWERS,
    VALUES,
    WILDS,
    WORTH,
    Cells,
    Sheet,
    X,
    area_points,
    barrier,
    group_of,
    leaf_total,
    values_at,
)
from a11y_dice.games.sixty_one.state import CHOOSING, OWES, State

SLOTS = tuple((area, place) for area in AREAS for place in range(len(PLACES[area])))
"""Every place of a sheet, in reading order; the leaf row comes after the last one."""


def area_message(sheet: Sheet, area: int) -> Message:
    """One area: what is in it, and its acorns."""
    cells = sheet[area]
    facts: dict[str, Fact] = {"area": area_head(area), "points": area_points(area, cells)}
    if not any(cells):
        return Message("area-empty", facts | {"count": len(cells)})
    if area in (PUMPKINS, SKEWERS):
        facts |= {"first": cells_list(cells[:2]), "second": cells_list(cells[2:])}
        return Message(f"area-content-{area}", facts)
    if area == MUGS:
        return _mugs(cells, facts)
    if area == BURROWS:
        return _burrows(cells, facts)
    return Message("area-content", facts | {"cells": cells_list(cells)})


def _mugs(cells: Cells, facts: dict[str, Fact]) -> Message:
    facts["filled"] = tuple(
        Message("mug-wild" if cell == X else "content", {"value": mug})
        for mug, cell in enumerate(cells, 1)
        if cell
    )
    empty = contents(mug for mug, cell in enumerate(cells, 1) if not cell)
    if not empty:
        return Message("area-mugs-full", facts)
    return Message("area-content-4", facts | {"empty": empty})


def _burrows(cells: Cells, facts: dict[str, Fact]) -> Message:
    facts["bottom"] = cells_list(cells[:3])
    if not any(cells[3:]):
        return Message("area-burrows-low", facts)
    facts |= {"middle": cells_list(cells[3:5]), "top": content(cells[5])}
    return Message("area-content-5", facts)


def leaves_message(sheet: Sheet) -> Message:
    """The leaf row: every total, the last one first."""
    *before, row = sheet[LEAVES] or (0,)
    if not row:
        return Message("leaves-none")
    if not before:
        return Message("leaves-one", {"row": row})
    facts: Facts = {"row": row, "count": len(before), "leaves": contents_of_row(before)}
    return Message("leaves", facts)


def contents_of_row(totals: Sequence[int]) -> tuple[Message, ...]:
    """Leaf totals as a list."""
    return tuple(Message("total", {"total": total}) for total in totals)


def place(state: State, seat: Seat, index: int) -> Message:
    """One place: what is in it, what fits there now, and what it is worth."""
    sheet = state.sheets[seat]
    if index >= len(SLOTS):
        return leaves_message(sheet)
    area, at = SLOTS[index]
    cells = sheet[area]
    facts: dict[str, Fact] = {"head": place_head(area, at), "worth": worth(area, at)}
    if cells[at]:
        return Message("slot-filled", facts | {"value": content(cells[at])})
    if state.winners:
        return Message("slot-end", facts)
    if barrier(area, cells, at):
        return Message("slot-closed", facts | {"need": need(area, cells, at)})
    now = dice_for(state, seat, area, at)
    return Message("slot-open", facts | {"fits": fits(area, cells, at), "now": now})


def worth(area: int, at: int) -> Message:
    """The acorns of a place, or of its whole pumpkin or skewer."""
    if area in GROUPS:
        return Message("worth-full", {"acorns": group_of(area, at)[2]})
    return Message("worth", {"acorns": WORTH[area][at]})


def fits(area: int, cells: Cells, at: int) -> Fact:
    """The numbers that an open place takes; an X always fits too."""
    values = values_at(area, cells, at)
    return Message("any-number") if values == VALUES else Either(contents(values))


def dice_for(state: State, seat: Seat, area: int, at: int) -> Fact:
    """Which dice can be written at a place now, when another picks its area."""
    stage = state.stages[seat]
    if stage == OWES:
        return Message("the-wild")
    left = list(state.dice)
    if stage == CHOOSING and area in left:
        left.remove(area)
        values = values_at(area, state.sheets[seat][area], at)
        dice = sorted({die for die in left if die in values})
        if dice:
            return Either(contents(dice))
    return Message("no-die")


def around(state: State, seat: Seat, index: int) -> Message:
    """The neighbours of a place, and what it needs while the game goes on."""
    sheet = state.sheets[seat]
    if index >= len(SLOTS):
        return milestone(state, seat)
    area, at = SLOTS[index]
    cells = sheet[area]
    facts: dict[str, Fact] = {"head": place_head(area, at), "near": near(area, cells, at)}
    if state.winners:
        return Message("around-end", facts)
    return Message("around", facts | {"need": need(area, cells, at)})


def near(area: int, cells: Cells, at: int) -> Message:
    """What a place is beside: filled neighbours with what is in them, and those that are empty."""
    filled: list[Message] = []
    empty: list[Message] = []
    for other in neighbours(area, at):
        name = place_name(area, other)
        if cells[other]:
            filled.append(Message("beside", {"place": name, "value": content(cells[other])}))
        else:
            empty.append(name)
    facts: Facts = {"filled": tuple(filled), "empty": tuple(empty), "count": len(empty)}
    if not filled:
        return Message("near-empty" if empty else "near-nothing", facts)
    return Message("near-both" if empty else "near-filled", facts)


def neighbours(area: int, at: int) -> tuple[int, ...]:
    """The places that decide what may be written at a place."""
    if area in GROUPS:
        start, past, _ = group_of(area, at)
        return tuple(other for other in range(start, past) if other != at)
    if area == BURROWS:
        return BESIDE[at]
    if area == LILIES:
        return tuple(range(at))
    if area == MUGS:
        return ()
    return tuple(other for other in (at - 1, at + 1) if 0 <= other < len(PLACES[area]))


def need(area: int, cells: Cells, at: int) -> Message:
    """What a place needs, as a noun phrase."""
    if cells[at]:
        return Message("need-nothing")
    if reason := barrier(area, cells, at):
        return Message("need-below" if reason == "burrow-closed" else "need-before")
    return Message("need-number", {"fits": fits(area, cells, at)})


def milestone(state: State, seat: Seat) -> Message:
    """The next milestone of a leaf row: how far it is, and what it gives."""
    row = leaf_total(state.sheets[seat])
    ahead = [total for total in sorted((*WILDS, *MILESTONES)) if total > row]
    if state.winners or not ahead:
        return Message("milestone-end" if state.winners else "milestone-none", {"row": row})
    facts: Facts = {"row": row, "target": ahead[0], "missing": ahead[0] - row}
    if ahead[0] in WILDS:
        return Message("milestone-wild", facts)
    return Message("milestone-acorns", facts | {"acorns": MILESTONES[ahead[0]]})
