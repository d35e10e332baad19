"""What can be asked about a position of Geek Out! Masters, and the answers."""

from __future__ import annotations

from collections.abc import Iterator
from typing import assert_never

from a11y_dice.core.game import Topic
from a11y_dice.core.message import Facts, Message, Seat, Who
from a11y_dice.games.geek_out_masters.choices import action, choices, question, step
from a11y_dice.games.geek_out_masters.narrate import named, when
from a11y_dice.games.geek_out_masters.rules import points
from a11y_dice.games.geek_out_masters.state import (
    ACTING,
    DICE,
    FACES,
    FIRST_DICE,
    NONE,
    ROUNDS,
    Action,
    State,
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
    "short-m",
    "short-s",
    "short-u",
    "short-y",
    "short-r",
    "short-t",
    "short-roll",
    "short-flip",
    "short-act",
    "short-ina",
    "short-sc",
    "short-used",
    "short-idle",
    "short-lone",
    "short-from",
    "short-go",
    "short-pass",
    "short-pt",
    "short-tot",
    "short-bust",
    "short-lost",
    "short-round",
    "short-win",
    "short-over",
    "short-name",
)
RULES = (
    "rules-aim",
    "rules-turn",
    "rules-actions",
    "rules-phase-end",
    "rules-decide",
    "rules-score",
    "rules-end",
)
SECTION_OF_STEP = {
    "roll": "rules-turn",
    "act": "rules-actions",
    "decide": "rules-decide",
    "pass": "rules-decide",
    "rolling": "rules-actions",
    "over": "rules-end",
}
ZONES = ("active", "used", "inactive", "scored")


def describe(state: State, seat: Seat, topic: Topic, times: int) -> Iterator[Message]:
    """The answer to a question; asked again at once, more of it."""
    match topic:
        case Topic.DICE:
            yield from _dice(state, times)
        case Topic.ZONES:
            yield place(state, seat, times % len(ZONES))
        case Topic.SHEET:
            yield from _sheet(state, seat, times)
        case Topic.SCORES:
            yield from _scores(state, times)
        case Topic.TURN:
            yield _turn(state)
            if not state.winners:
                yield question(state, state.turn, ())
        case Topic.OPEN:
            yield from _open(state)
        case Topic.RULES:
            now = step(state)
            yield Message(SECTION_OF_STEP[now] if times else f"step-{now}")
        case _:
            assert_never(topic)


def rules_sections() -> tuple[str, ...]:
    """The complete rules, section by section."""
    return RULES


def short_terms() -> tuple[Message, ...]:
    """The short terms in braille, a line each."""
    return tuple(map(Message, SHORT_TERMS))


def places(state: State) -> int:  # noqa: ARG001 - always the same four
    """Active, used, inactive, scored."""
    return len(ZONES)


def place(state: State, seat: Seat, index: int) -> Message:  # noqa: ARG001
    """One zone and the dice in it. At the end there is none."""
    if state.winners:
        return Message("zone-over")
    if index == 0:
        return _active(state)
    return Message(f"zone-{ZONES[index]}", _zone_facts(state, index))


def _zone_facts(state: State, index: int) -> Facts:
    counts = (sum(state.active), state.used, state.inactive, state.scored)
    return {"count": counts[index], "points": points(state.scored)}


def _active(state: State) -> Message:
    if state.is_unrolled:
        return Message("zone-active-unrolled", {"count": FIRST_DICE})
    if state.active == NONE:
        return Message("zone-active-empty")
    return Message("zone-active", {"dice": named(state.active)})


def around(state: State, seat: Seat, index: int) -> Message:  # noqa: ARG001
    """What a zone means for the turn at this step."""
    now = step(state)
    if now == "over":
        return Message("zone-over")
    if now == "rolling":
        return Message("question-rolling")
    can_act = tuple(n if face in ACTING else 0 for face, n in enumerate(state.active))
    facts = _zone_facts(state, index) | {"dice": named(can_act)}
    return Message(f"around-{ZONES[index]}-{now}", facts)


def confirm(state: State, seat: Seat, action: Action) -> Message | None:  # noqa: ARG001
    """Nothing to ask: a pass keeps all that was scored, every other action is needed."""
    return None


def _dice(state: State, times: int) -> Iterator[Message]:
    """The zones; asked again, what they are good for."""
    if state.winners:
        yield Message("zone-over")
        if times:
            yield from _scores(state, 0)
        return
    for index in range(len(ZONES)):
        yield place(state, state.turn, index)
    if state.rolling:
        yield Message("zone-air", {"count": state.rolling})
    if times:
        yield from _dice_again(state)


def _dice_again(state: State) -> Iterator[Message]:
    """What each active face can do, what the zones are for, and the next step of the score."""
    for face, count in zip(FACES, state.active, strict=True):
        if count:
            yield Message(f"can-{face}")
    if not state.rolling:
        for index in range(state.active != NONE, len(ZONES)):
            yield around(state, state.turn, index)
    yield from _next_points(state)


def _next_points(state: State) -> Iterator[Message]:
    """What one more scored die would make of the points."""
    if state.scored < DICE:
        facts: Facts = {"points": points(state.scored), "worth": points(state.scored + 1)}
        yield Message("open-next", facts)


def _sheet(state: State, seat: Seat, times: int) -> Iterator[Message]:
    """The dice scored this turn and the own points; asked again, the next player's points."""
    other = (seat + times) % len(state.scores)
    if other == state.turn and not state.winners:
        yield place(state, seat, ZONES.index("scored"))
    yield _score(state, other)


def _score(state: State, seat: Seat) -> Message:
    return Message("score", {"who": Who(seat), "points": state.scores[seat]})


def _scores(state: State, times: int) -> Iterator[Message]:
    for seat in range(len(state.scores)):
        yield _score(state, seat)
    if times:
        yield Message("scores-reason")
        yield Message("scores-end", {"rounds": ROUNDS})


def _turn(state: State) -> Message:
    if not state.winners:
        return Message("turn-now", {"who": Who(state.turn), "when": when(state.round)})
    facts: Facts = {"points": max(state.scores)}
    if len(state.scores) == 1:
        return Message("turn-over-alone", facts)
    if len(state.winners) == 1:
        return Message("turn-over", facts | {"who": Who(state.winners[0])})
    return Message("turn-over-shared", facts | {"winners": tuple(map(Who, state.winners))})


def _open(state: State) -> Iterator[Message]:
    """What is left: dice that can act, the next scored die, rounds, the target, the option."""
    if state.winners:
        yield Message("open-over")
    else:
        yield around(state, state.turn, ZONES.index("active"))
        yield from _next_points(state)
        yield Message("open-rounds", {"left": ROUNDS - state.round})
    if state.house.target:
        yield _target(state)
    yield Message(f"option-lone-{state.house.lone}")


def _target(state: State) -> Message:
    """How far the best total is from the target of the table."""
    target, best = state.house.target, max(state.scores)
    facts: Facts = {"target": target, "best": best, "missing": target - best}
    if best >= target:
        return Message("target-reached", facts)
    return Message("target-missed" if state.winners else "target-open", facts)
