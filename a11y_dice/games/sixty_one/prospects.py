"""What is still to be had in Sixty-One: first fills, milestones, places, rounds."""

from __future__ import annotations

from collections.abc import Iterator

from a11y_dice.core.message import Fact, Message, Seat, Who
from a11y_dice.games.sixty_one.nouns import area_head, area_name, place_name
from a11y_dice.games.sixty_one.sheet import AREAS, Sheet, X, is_full, values_at
from a11y_dice.games.sixty_one.slots import fits, milestone
from a11y_dice.games.sixty_one.state import FIRST_FILL, ROUNDS, State


def prospects(state: State, seat: Seat, times: int) -> Iterator[Message]:
    """First fills, the next milestone, how many places are left; again, what each area takes.

    At the end, nothing is to be had any more: what has become of all that.
    """
    sheet = state.sheets[seat]
    if not state.winners:
        yield _open_fills(state)
    yield from _paid_fills(state)
    yield milestone(state, seat)
    left = tuple(
        Message("area-left", {"area": area_name(area), "count": sheet[area].count(0)})
        for area in AREAS
        if not is_full(sheet, area)
    )
    yield Message("places-left" if left else "places-none", {"areas": left})
    if times and not state.winners:
        for area in AREAS:
            if not is_full(sheet, area):
                yield _needs(sheet, area)
    if times:
        yield Message("wilds", {"count": sum(cells.count(X) for cells in sheet[1:])})
    if times and not state.winners:
        yield Message("rounds-left", {"count": ROUNDS - state.round})


def _open_fills(state: State) -> Message:
    free = tuple(area_name(area) for area in AREAS if state.closed[area] is None)
    facts: dict[str, Fact] = {"areas": free, "acorns": FIRST_FILL}
    return Message("first-open" if free else "first-none", facts)


def _paid_fills(state: State) -> Iterator[Message]:
    """Who was first where: one sentence for all the areas of the same players."""
    groups: dict[tuple[Seat, ...], list[int]] = {}
    for area in AREAS:
        paid = state.closed[area]
        if paid is not None:
            groups.setdefault(paid, []).append(area)
    for paid, areas in groups.items():
        facts: dict[str, Fact] = {
            "areas": tuple(area_name(area) for area in areas),
            "seats": tuple(Who(seat) for seat in paid),
        }
        yield Message("first-paid" if paid else "first-unpaid", facts)


def _needs(sheet: Sheet, area: int) -> Message:
    """What the open places of an area take (one always is open)."""
    cells = sheet[area]
    open_now = tuple(
        Message("need-at", {"place": place_name(area, at), "fits": fits(area, cells, at)})
        for at in range(len(cells))
        if values_at(area, cells, at)
    )
    return Message("needs", {"area": area_head(area), "places": open_now})
