"""The end of a round: choices are told, first fills pay, then the next roll or the end."""

from __future__ import annotations

from functools import lru_cache

from a11y_dice.core.game import Step
from a11y_dice.games.sixty_one.sheet import (
    AREAS,
    FULL_ROW,
    GOAL,
    LEAVES,
    Sheet,
    leaf_total,
    sheet_points,
)
from a11y_dice.games.sixty_one.state import (
    CHOOSING,
    DICE,
    ROUNDS,
    Event,
    FirstFilled,
    GameOver,
    Paid,
    RoundClosed,
    State,
    bonuses,
)

Closed = tuple[Paid, ...]


def close(state: State, sheets: tuple[Sheet, ...]) -> Step[State]:
    """What follows when all have decided, whatever their order (X5), with these sheets."""
    number, opened, closed = state.round, state.opened, state.closed
    events: tuple[Event, ...] = ()
    if opened is not sheets:  # else it was set up with everything decided, and nothing is known
        events = (RoundClosed(opened, sheets, closed),)
    is_last, has_filled = _signs(sheets, closed)
    if has_filled:
        closed, filled = _fill(sheets, closed)
        events += filled
    if is_last or number >= ROUNDS:
        over = finished(number, sheets, closed)
        reached = tuple([seat for seat, sheet in enumerate(sheets) if leaf_total(sheet) >= GOAL])
        return (over, (*events, GameOver(over.winners, over.scores, number, reached)))
    stages = (CHOOSING,) * len(sheets)
    return (State(number + 1, (), sheets, stages, closed, DICE, (), sheets), events)


def _signs(sheets: tuple[Sheet, ...], closed: Closed) -> tuple[bool, bool]:
    """Whether a leaf row ends the game (X11), and whether any area that is open is full.

    Only in a position that was set up can a row be full before round 20.
    """
    is_last = has_filled = False
    still_open = _open_areas(closed)
    for sheet in sheets:
        leaves = sheet[LEAVES]
        if leaves and (leaves[-1] >= GOAL or len(leaves) >= FULL_ROW):
            is_last = True
        for area in still_open:
            if 0 not in sheet[area]:
                has_filled = True
    return is_last, has_filled


@lru_cache(maxsize=1024)
def _open_areas(closed: Closed) -> tuple[int, ...]:
    return tuple([area for area in AREAS if closed[area] is None])


def _fill(sheets: tuple[Sheet, ...], closed: Closed) -> tuple[Closed, tuple[FirstFilled, ...]]:
    """Areas that were filled in this round close and pay everybody who filled them."""
    events = []
    for area in AREAS:
        full = tuple([seat for seat, sheet in enumerate(sheets) if 0 not in sheet[area]])
        if full and closed[area] is None:
            closed = (*closed[:area], full, *closed[area + 1 :])
            totals = tuple([total(sheets[seat], closed, seat) for seat in full])
            events.append(FirstFilled(area, full, totals))
    return closed, tuple(events)


def total(sheet: Sheet, closed: Closed, seat: int) -> int:
    """The acorns of a seat with this sheet and these areas closed."""
    return sheet_points(sheet) + bonuses(closed, seat)


def finished(number: int, sheets: tuple[Sheet, ...], closed: Closed) -> State:
    """The end of a match; everybody with the best total has won (X6, X14)."""
    scores = [total(sheet, closed, seat) for seat, sheet in enumerate(sheets)]
    best = max(scores)
    winners = tuple([seat for seat, points in enumerate(scores) if points == best])
    stages = (CHOOSING,) * len(sheets)
    return State(number, (), sheets, stages, closed, 0, winners, sheets)
