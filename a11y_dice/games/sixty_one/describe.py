"""What can be asked about a position of Sixty-One, and the answers."""

from __future__ import annotations

from collections.abc import Iterator

from a11y_dice.core.game import Topic
from a11y_dice.core.message import Either, Fact, Message, Seat, Who
from a11y_dice.games.sixty_one.choices import choices, question, step
from a11y_dice.games.sixty_one.labels import sentence
from a11y_dice.games.sixty_one.nouns import area_name, contents, place_name
from a11y_dice.games.sixty_one.offers import OFFERS
from a11y_dice.games.sixty_one.prospects import prospects
from a11y_dice.games.sixty_one.rules import SPLITS, seen_by
from a11y_dice.games.sixty_one.sheet import (
    AREAS,
    LEAVES,
    Sheet,
    area_points,
    leaf_points,
    values_at,
)
from a11y_dice.games.sixty_one.slots import SLOTS, area_message, around, leaves_message, place
from a11y_dice.games.sixty_one.state import (
    DECIDED,
    ROUNDS,
    Action,
    State,
    Write,
    bonuses,
    score,
)

__all__ = [
    "action",
    "around",
    "choices",
    "confirm",
    "describe",
    "place",
    "places",
    "question",
    "rules_sections",
    "short_terms",
]

SHORT_TERMS = (
    "short-pumpkins",
    "short-half",
    "short-lilies",
    "short-place",
    "short-skewers",
    "short-skewer",
    "short-mugs",
    "short-burrows",
    "short-burrow",
    "short-mushrooms",
    "short-write",
    "short-leaf",
    "short-row",
    "short-round",
    "short-acorns",
    "short-total",
    "short-wild",
    "short-due",
    "short-mug",
    "short-empty",
    "short-parts",
    "short-first",
    "short-full",
    "short-fit",
    "short-ways",
    "short-over",
    "short-win",
)
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
STAGES = ("choosing", "owes", "decided")
"""By stage, the name of the sentence that tells what a seat does now."""
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
            yield from prospects(state, seat, times)
        case _:
            yield _rules(step(state, seat), times)


def rules_sections() -> tuple[str, ...]:
    """The complete rules, section by section."""
    return RULES


def short_terms() -> tuple[Message, ...]:
    """The short terms in braille, a line each."""
    return tuple(map(Message, SHORT_TERMS))


def places(state: State) -> int:  # noqa: ARG001 - always the same
    """The places of the six areas in reading order, and the leaf row."""
    return len(SLOTS) + 1


def confirm(state: State, seat: Seat, action: Action) -> Message | None:  # noqa: ARG001
    """Nothing is ever thrown away in this game."""
    return None


def action(state: State, seat: Seat, action: Action) -> Message:
    """An action in one whole sentence, for hints."""
    return sentence(state, seat, action)


def _sheet(sheet: Sheet) -> Iterator[Message]:
    """The six areas and the leaf row."""
    for area in AREAS:
        yield area_message(sheet, area)
    yield leaves_message(sheet)


def _dice(state: State, seat: Seat, times: int) -> Iterator[Message]:
    """The dice; asked again, what each can pick; then, that there is no more to say."""
    facts: dict[str, Fact] = {"round": state.round, "dice": contents(state.dice)}
    if not state.dice:
        yield Message("dice-over" if state.winners else "dice-in-hand", facts)
    else:
        yield Message("dice-now-last" if state.round >= ROUNDS else "dice-now", facts)
    if times == 1 and state.dice:
        for area, pair in SPLITS[state.dice]:
            yield _die(state.sheets[seat], area, pair)
    elif times == 2 and state.dice:
        for die in sorted(set(state.dice), reverse=True):
            yield _places_for(state.sheets[seat], die)
    elif times:
        yield Message("dice-no-more")


def _die(sheet: Sheet, die: int, others: tuple[int, int]) -> Message:
    """What a die opens for the other two."""
    fitting = {write.value for write in OFFERS[die][sheet[die]][others] if isinstance(write, Write)}
    facts: dict[str, Fact] = {"value": die, "area": area_name(die)}
    if not fitting:
        return Message("die-picks-nothing", facts)
    others_said = Either(contents(sorted(fitting, reverse=True)))
    return Message("die-picks", facts | {"others": others_said})


def _places_for(sheet: Sheet, die: int) -> Message:
    """All the places of the sheet that take a die, whichever die would pick their areas."""
    where = [place_name(area, at) for area, at in SLOTS if die in values_at(area, sheet[area], at)]
    if not where:
        return Message("die-fits-nowhere", {"value": die})
    return Message("die-fits", {"value": die, "places": tuple(where)})


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
            if shown:
                yield Message("score-areas", {"who": Who(seat), "areas": shown})


def _turn(state: State, seat: Seat) -> Iterator[Message]:
    """The round, what the one who asks does, who else has still to choose, and what is due."""
    if state.winners:
        yield _result(state)
        return
    if state.dice:
        last = "yes" if state.round >= ROUNDS else "no"
        facts: dict[str, Fact] = {"who": Who(seat), "round": state.round, "last": last}
        yield Message(f"turn-{STAGES[state.stages[seat]]}", facts)
        others = tuple(Who(other) for other in state.to_act if other != seat)
        if others:
            yield Message("turn-others", {"seats": others})
        ready = [Who(other) for other, stage in enumerate(state.stages) if stage == DECIDED]
        if ready:
            yield Message("turn-ready", {"seats": tuple(ready)})
    yield question(state, seat, ())


def _result(state: State) -> Message:
    """That the match is over, and who has won with what."""
    winners = tuple(Who(winner) for winner in state.winners)
    facts: dict[str, Fact] = {"round": state.round, "acorns": score(state, state.winners[0])}
    if len(state.sheets) == 1:
        return Message("turn-over-alone", facts)
    return Message("turn-over", facts | {"seats": winners})


def _rules(now: str, times: int) -> Message:
    if times and now in SECTION_OF_STEP:
        return Message(SECTION_OF_STEP[now])
    return Message(f"step-{now}")
