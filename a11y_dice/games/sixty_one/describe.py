"""What can be asked about a position of Sixty-One, and the answers."""

from __future__ import annotations

from collections.abc import Iterator

from a11y_dice.core.game import Topic
from a11y_dice.core.message import Fact, Message, Seat, Who
from a11y_dice.games.sixty_one.choices import choices, question, step
from a11y_dice.games.sixty_one.nouns import area_head, area_name, contents, place_name
from a11y_dice.games.sixty_one.offers import OFFERS
from a11y_dice.games.sixty_one.rules import SPLITS, seen_by
from a11y_dice.games.sixty_one.sheet import (
    AREAS,
    LEAVES,
    Sheet,
    X,
    area_points,
    is_full,
    leaf_points,
    values_at,
)
from a11y_dice.games.sixty_one.slots import (
    SLOTS,
    area_message,
    around,
    fits,
    leaves_message,
    milestone,
    place,
)
from a11y_dice.games.sixty_one.state import DECIDED, ROUNDS, Action, State, bonuses, score

__all__ = [
    "around",
    "choices",
    "confirm",
    "describe",
    "place",
    "places",
    "question",
    "rules_sections",
]

RULES = (
    "rules-aim",
    "rules-round",
    "rules-pumpkins",
    "rules-lilies",
    "rules-skewers",
    "rules-mugs",
    "rules-burrows",
    "rules-mushrooms",
    "rules-leaves",
    "rules-wild",
    "rules-first",
    "rules-end",
)
SECTION_OF_STEP = {
    "area": "rules-round",
    "skip": "rules-leaves",
    "wild": "rules-wild",
    "wait": "rules-first",
}


def describe(state: State, seat: Seat, topic: Topic, times: int) -> Iterator[Message]:
    """The answer to a question; asked again at once, more of it.

    What `seat` may not know of the running round is hidden (X16).
    """
    state = seen_by(state, seat)
    match topic:
        case Topic.DICE:
            yield from _dice(state, seat, times)
        case Topic.ZONES:
            yield (*_sheet(state.sheets[seat]),)[times % (len(AREAS) + 1)]
        case Topic.SHEET:
            owner = (seat + times) % len(state.sheets)
            yield Message("sheet-of", {"who": Who(owner)})
            yield from _sheet(state.sheets[owner])
        case Topic.SCORES:
            yield from _scores(state, times)
        case Topic.TURN:
            yield from _turn(state, seat)
        case Topic.OPEN:
            yield from _open(state, seat)
        case _:
            yield _rules(step(state, seat), times)


def rules_sections() -> tuple[str, ...]:
    """The complete rules, section by section."""
    return RULES


def places(state: State) -> int:  # noqa: ARG001 - always the same
    """The places of the six areas in reading order, and the leaf row."""
    return len(SLOTS) + 1


def confirm(state: State, seat: Seat, action: Action) -> Message | None:  # noqa: ARG001
    """Nothing is ever thrown away in this game."""
    return None


def _sheet(sheet: Sheet) -> Iterator[Message]:
    """The six areas and the leaf row."""
    for area in AREAS:
        yield area_message(sheet, area)
    yield leaves_message(sheet)


def _dice(state: State, seat: Seat, times: int) -> Iterator[Message]:
    """The dice; asked again, what each can pick and where it could go."""
    facts: dict[str, Fact] = {"round": state.round, "dice": contents(state.dice)}
    if not state.dice:
        yield Message("dice-over" if state.winners else "dice-in-hand", facts)
        return
    yield Message("dice-now", facts)
    if times:
        for area, pair in SPLITS[state.dice]:
            yield from _die(state.sheets[seat], area, pair)


def _die(sheet: Sheet, die: int, others: tuple[int, int]) -> Iterator[Message]:
    """What a die opens for the other two, and all the places that take it."""
    is_useful = bool(OFFERS[die][sheet[die]][others])
    facts: dict[str, Fact] = {"value": die, "area": area_name(die)}
    yield Message("die-picks" if is_useful else "die-picks-nothing", facts)
    where = tuple(
        place_name(area, at) for area, at in SLOTS if die in values_at(area, sheet[area], at)
    )
    name = "die-fits" if where else "die-fits-nowhere"
    yield Message(name, {"value": die, "places": where})


def _scores(state: State, times: int) -> Iterator[Message]:
    for seat, sheet in enumerate(state.sheets):
        total = score(state, seat)
        yield Message("acorns", {"who": Who(seat), "acorns": total})
        if times:
            points = [area_points(area, sheet[area]) for area in AREAS]
            facts: dict[str, Fact] = {
                "who": Who(seat),
                "areas": sum(points),
                "first": bonuses(state.closed, seat),
                "leaves": leaf_points(sheet[LEAVES]),
            }
            yield Message("score-reasons", facts)
            shown = tuple(
                Message("area-points", {"area": area_name(area), "points": worth})
                for area, worth in zip(AREAS, points, strict=True)
                if worth
            )
            yield Message("score-areas", {"who": Who(seat), "areas": shown})


def _turn(state: State, seat: Seat) -> Iterator[Message]:
    """The round, who has still to choose, who is ready, and what is due."""
    facts: dict[str, Fact] = {"round": state.round}
    if state.winners:
        winners = tuple(Who(winner) for winner in state.winners)
        yield Message("round-over", facts | {"seats": winners})
        return
    if state.dice:
        waiting = tuple(Who(other) for other in state.to_act)
        yield Message("round-now", facts | {"seats": waiting})
        ready = [other for other, stage in enumerate(state.stages) if stage == DECIDED]
        if ready:
            yield Message("turn-ready", {"seats": tuple(Who(other) for other in ready)})
    yield question(state, seat, ())


def _open(state: State, seat: Seat) -> Iterator[Message]:
    """What is still to be had: first fills, milestones, places, rounds."""
    sheet = state.sheets[seat]
    yield from _first_fills(state)
    yield milestone(sheet)
    yield Message("wilds", {"count": sum(cells.count(X) for cells in sheet[1:])})
    for area in AREAS:
        if not is_full(sheet, area):
            yield _needs(sheet, area)
    yield Message("rounds-left", {"count": ROUNDS - state.round})


def _first_fills(state: State) -> Iterator[Message]:
    free = tuple(area_name(area) for area in AREAS if state.closed[area] is None)
    yield Message("first-open", {"areas": free}) if free else Message("first-none")
    for area in AREAS:
        paid = state.closed[area]
        if paid is not None:
            facts: dict[str, Fact] = {"area": area_head(area)}
            seats = tuple(Who(seat) for seat in paid)
            yield Message("first-paid" if paid else "first-unpaid", facts | {"seats": seats})


def _needs(sheet: Sheet, area: int) -> Message:
    """The places that are left in an area, and what the open ones take (one always is)."""
    cells = sheet[area]
    open_now = tuple(
        Message("need-at", {"place": place_name(area, at), "fits": fits(area, cells, at)})
        for at in range(len(cells))
        if values_at(area, cells, at)
    )
    facts: dict[str, Fact] = {"area": area_head(area), "count": cells.count(0)}
    return Message("needs", facts | {"places": open_now})


def _rules(now: str, times: int) -> Message:
    if times and now in SECTION_OF_STEP:
        return Message(SECTION_OF_STEP[now])
    return Message(f"step-{now}")
