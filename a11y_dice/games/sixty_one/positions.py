"""Sixty-One as lines of plain words: positions (docs/reference/notation.md)."""

from __future__ import annotations

from collections.abc import Iterator

from a11y_dice.core.message import Facts, Seat
from a11y_dice.core.notation import Line, NotationError
from a11y_dice.games.sixty_one.refusals import cell_refusal
from a11y_dice.games.sixty_one.rounds import finished
from a11y_dice.games.sixty_one.rules import MOST_SEATS
from a11y_dice.games.sixty_one.sheet import (
    AREAS,
    EMPTY,
    FULL_ROW,
    LEAVES,
    Cells,
    Sheet,
    X,
    is_full,
    obstacle,
)
from a11y_dice.games.sixty_one.state import (
    CHOOSING,
    DECIDED,
    DICE,
    OPEN,
    OWES,
    ROUNDS,
    Dice,
    Paid,
    State,
)

MOST_LEAVES = 120
"""The highest leaf total: 20 dice of 6."""
WORDS = ("leaves", "pumpkins", "lilies", "skewers", "mugs", "burrows", "mushrooms")
"""The parts of a sheet, in the order of its tuple."""
STAGE_WORDS = {CHOOSING: "", OWES: " owes wild", DECIDED: " decided"}


def position_text(state: State) -> str:
    """A position from the round to the closed areas; "dice none" while they are in the air."""
    head = f"round {state.round} "
    if state.winners:
        head += "over"
    else:
        head += "dice " + (" ".join(map(str, state.dice)) or "none")
    seats = zip(state.stages, state.sheets, strict=True)
    sheets = [
        f" seat {seat}{STAGE_WORDS[stage]} {_sheet_text(sheet)}"
        for seat, (stage, sheet) in enumerate(seats, 1)
    ]
    return head + "".join(sheets) + "".join(_closed_text(state.closed))


def _sheet_text(sheet: Sheet) -> str:
    leaves = " ".join(map(str, sheet[LEAVES])) or "none"
    areas = (
        f" {WORDS[area]} " + " ".join("X" if cell == X else str(cell) for cell in sheet[area])
        for area in AREAS
    )
    return f"leaves {leaves}" + "".join(areas)


def _closed_text(closed: tuple[Paid, ...]) -> Iterator[str]:
    for area, paid in enumerate(closed):
        if paid is not None:
            seats = " ".join(str(seat + 1) for seat in paid) or "none"
            yield f" first area {area} seats {seats}"


def read_position(text: str) -> State:
    """The position of a line, not yet settled. Raises NotationError.

    Form, order, neighbours and support are checked, whether play can lead there is not.
    """
    line = Line(text)
    line.word("round")
    number = line.number(1, ROUNDS)
    is_over = line.word("dice", "over") == "over"
    dice = () if is_over else _read_dice(line)
    stages: list[int] = []
    sheets: list[Sheet] = []
    while not sheets or line.next == "seat":
        line.word("seat")
        line.number(len(sheets) + 1, min(len(sheets) + 1, MOST_SEATS))
        stage = _read_stage(line) if dice else CHOOSING
        sheets.append(_read_sheet(line, len(sheets) + 1, FULL_ROW - bool(dice and not stage)))
        stages.append(stage)
    closed = _normal(_read_closed(line, len(sheets)), stages, sheets)
    line.end()
    if is_over:
        return finished(number, tuple(sheets), closed)
    rolling = 0 if dice else DICE
    whole = tuple(sheets)
    return State(number, dice, whole, tuple(stages), closed, rolling, (), whole)


def _read_dice(line: Line) -> Dice:
    """Three dice, highest first; none when they are still to be rolled."""
    if line.takes("none"):
        return ()
    return tuple(sorted([line.number(1, 6) for _ in range(DICE)], reverse=True))


def _read_stage(line: Line) -> int:
    if line.takes("decided"):
        return DECIDED
    if line.takes("owes"):
        line.word("wild")
        return OWES
    return CHOOSING


def _read_sheet(line: Line, seat: int, most: int) -> Sheet:
    line.word("leaves")
    leaves = [] if line.takes("none") else _rising(line, MOST_LEAVES)
    if len(leaves) > most:
        raise NotationError("leaves", {"seat": seat, "found": len(leaves), "most": most})
    return (tuple(leaves), *(_read_area(line, seat, area) for area in AREAS))


def _read_area(line: Line, seat: int, area: int) -> Cells:
    """The cells of an area, as if they were filled one after the other in reading order."""
    line.word(WORDS[area])
    cells = EMPTY[area]
    for place in range(len(cells)):
        value = X if line.takes("x") else line.number(0, 6)
        if not value:
            continue
        if reason := obstacle(area, cells, place, value):
            refusal = cell_refusal(area, cells, place, value, reason)
            facts: Facts = {"seat": seat, "reason": refusal.message()}
            raise NotationError("sheet", facts)
        cells = (*cells[:place], value, *cells[place + 1 :])
    return cells


def _read_closed(line: Line, seats: int) -> list[Paid]:
    """The areas that are closed: "first area 2 seats 1 2 first area 3 seats none"."""
    closed = list(OPEN)
    while line.takes("first"):
        line.word("area")
        area = line.number(1, 6)
        if closed[area] is not None:
            raise NotationError("area-twice", {"area": area})
        line.word("seats")
        closed[area] = () if line.takes("none") else _read_paid(line, seats)
    return closed


def _read_paid(line: Line, seats: int) -> tuple[Seat, ...]:
    first = line.number(1, seats)
    return tuple(seat - 1 for seat in (first, *_rising(line, seats, first)))


def _rising(line: Line, most: int, last: int = 0) -> list[int]:
    """The numbers that come next, each higher than the one before it."""
    found: list[int] = []
    while line.next[:1].isdigit():
        last = line.number(last + 1, most)
        found.append(last)
    return found


def _normal(closed: list[Paid], stages: list[int], sheets: list[Sheet]) -> tuple[Paid, ...]:
    """An area that was full before this round and is not named pays nobody any more."""
    for area in AREAS:
        if closed[area] is None and any(
            stage == CHOOSING and is_full(sheet, area)
            for stage, sheet in zip(stages, sheets, strict=True)
        ):
            closed[area] = ()
    return tuple(closed)
