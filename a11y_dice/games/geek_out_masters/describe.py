"""What can be asked about a position of Geek Out! Masters, and the answers."""

from __future__ import annotations

from collections.abc import Iterator
from typing import assert_never

from a11y_dice.core.game import Topic
from a11y_dice.core.message import Facts, Message, Seat, Who
from a11y_dice.games.geek_out_masters.choices import choices, question, step
from a11y_dice.games.geek_out_masters.narrate import named
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


def places(state: State) -> int:  # noqa: ARG001 - always the same four
    """Active, used, inactive, scored."""
    return len(ZONES)


def place(state: State, seat: Seat, index: int) -> Message:  # noqa: ARG001
    """One zone and the dice in it."""
    if index == 0:
        return _active(state)
    counts = (0, state.used, state.inactive, state.scored)
    facts: Facts = {"count": counts[index], "points": points(state.scored)}
    return Message(f"zone-{ZONES[index]}", facts)


def _active(state: State) -> Message:
    if state.is_unrolled and not state.winners:
        return Message("zone-active-unrolled", {"count": FIRST_DICE})
    if state.active == NONE:
        return Message("zone-active-empty")
    return Message("zone-active", {"dice": named(state.active)})


def around(state: State, seat: Seat, index: int) -> Message:  # noqa: ARG001
    """What a zone means for the turn."""
    return _acting(state) if index == 0 else Message(f"around-{ZONES[index]}")


def confirm(state: State, seat: Seat, action: Action) -> Message | None:  # noqa: ARG001
    """Nothing to ask: a pass keeps all that was scored, every other action is needed."""
    return None


def _dice(state: State, times: int) -> Iterator[Message]:
    """The zones; asked again, what each active face can do."""
    for index in range(len(ZONES)):
        yield place(state, state.turn, index)
    if state.rolling:
        yield Message("zone-air", {"count": state.rolling})
    if times:
        for face, count in zip(FACES, state.active, strict=True):
            if count:
                yield Message(f"can-{face}")


def _acting(state: State) -> Message:
    """The active dice that can act, or that none can."""
    can_act = tuple(n if face in ACTING else 0 for face, n in enumerate(state.active))
    if can_act == NONE:
        return Message("acting-none")
    return Message("acting", {"dice": named(can_act)})


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
        facts: Facts = {"who": Who(state.turn), "round": state.round, "rounds": ROUNDS}
        return Message("turn-now", facts)
    if len(state.winners) == 1:
        return Message("turn-over", {"who": Who(state.winners[0])})
    return Message("turn-over-shared", {"winners": tuple(Who(seat) for seat in state.winners)})


def _open(state: State) -> Iterator[Message]:
    """What is left: dice that can act, the next scored die, rounds, the target, the option."""
    if not state.winners:
        yield _acting(state)
        if state.scored < DICE:
            facts: Facts = {"points": state.scored + 1, "worth": points(state.scored + 1)}
            yield Message("open-next", facts)
        yield Message("open-rounds", {"left": ROUNDS - state.round})
    target, best = state.house.target, max(state.scores)
    if target:
        facts = {"target": target, "best": best, "missing": target - best}
        yield Message("target-open" if best < target else "target-reached", facts)
    yield Message(f"option-lone-{state.house.lone}")
