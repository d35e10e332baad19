"""What can be asked about a position of Martian Dice, and the answers."""

from __future__ import annotations

from collections.abc import Iterator
from typing import assert_never

from a11y_dice.core.game import Choice, Topic
from a11y_dice.core.message import Either, Facts, Message, Seat, Who
from a11y_dice.games.martian_dice.narrate import named, object_of_verb, result, turn_lost
from a11y_dice.games.martian_dice.notation import action_text
from a11y_dice.games.martian_dice.rules import (
    ended,
    is_lost,
    legal_actions,
    may_take,
    points,
    reach,
)
from a11y_dice.games.martian_dice.state import (
    DICE,
    EARTHLINGS,
    FACES,
    NONE,
    RAY,
    TANK,
    Action,
    State,
    Stop,
    Take,
)

SHORT_TERMS = (
    "short-t",
    "short-r",
    "short-u",
    "short-w",
    "short-k",
    "short-roll",
    "short-balance",
    "short-as",
    "short-left",
    "short-pt",
    "short-bonus",
    "short-tot",
    "short-stop",
    "short-need",
    "short-lost",
    "short-win",
    "short-over",
    "short-end",
    "short-name",
)
RULES = ("rules-aim", "rules-turn", "rules-choice", "rules-score", "rules-end")
SECTION_OF_STEP = {
    "roll": "rules-turn",
    "choose": "rules-choice",
    "decide": "rules-score",
    "over": "rules-end",
}


def describe(state: State, seat: Seat, topic: Topic, times: int) -> Iterator[Message]:
    """The answer to a question; asked again at once, more of it."""
    match topic:
        case Topic.DICE:
            yield from _dice(state)
            if times:
                yield from _balance(state)
                yield Message("dice-use")
        case Topic.ZONES:
            yield place(state, seat, times % 3)
        case Topic.SHEET:
            yield from _sheet(state, seat, times)
        case Topic.SCORES:
            yield from _scores(state, times)
        case Topic.TURN:
            yield from _turn(state)
        case Topic.OPEN:
            if not (state.tied or state.winners):
                yield from _balance(state)
            yield _target(state)
        case Topic.RULES:
            yield from _rules(state, times)
        case _:
            assert_never(topic)


def rules_sections() -> tuple[str, ...]:
    """The complete rules, section by section."""
    return RULES


def short_terms() -> tuple[Message, ...]:
    """The short terms in braille, a line each."""
    return tuple(map(Message, SHORT_TERMS))


def step(state: State) -> str:
    """What is due: "roll", "choose", "decide", "rolling" or "over"."""
    if state.winners:
        return "over"
    if state.rolling:
        return "rolling"
    if state.table != NONE:
        return "choose"
    return "roll" if state.aside == NONE else "decide"


def question(state: State, seat: Seat, path: tuple[str, ...]) -> Message:  # noqa: ARG001
    """What is due from the seat in turn; there is only one step to each choice."""
    who = Who(seat)
    match step(state):
        case "over" | "rolling" as now:
            return Message(f"question-{now}")
        case "choose":
            return Message("question-choose", {"who": who, "kinds": _kinds(state)})
        case "roll":
            return Message("question-roll", {"who": who})
    earned, _ = points(state.aside)
    left = DICE - sum(state.aside)
    name = "question-decide-lost" if is_lost(state) else "question-decide"
    return Message(name, {"who": who, "points": earned, "left": left})


def _kinds(state: State) -> Either:
    faces = [face for face in (RAY, *EARTHLINGS) if may_take(state, face)]
    return Either(tuple(object_of_verb(face, state.table[face]) for face in faces))


def choices(state: State, seat: Seat, path: tuple[str, ...]) -> tuple[Choice, ...]:  # noqa: ARG001
    """Every legal action and what it would give."""
    return tuple(_choice(state, chosen) for chosen in legal_actions(state, seat))


def _choice(state: State, chosen: Action) -> Choice:
    if isinstance(chosen, Take):
        return Choice(_take(state, chosen), FACES[chosen.face], chosen)
    return Choice(action(state, state.turn, chosen), action_text(chosen), chosen)


def action(state: State, seat: Seat, action: Action) -> Message:  # noqa: ARG001
    """An action in one whole sentence, for hints."""
    if isinstance(action, Take):
        return Message("action-take", {"choice": _take(state, action)})
    earned, _ = points(state.aside)
    if isinstance(action, Stop):
        total = state.scores[state.turn] + earned
        return Message("choice-stop", {"points": earned, "total": total})
    tanks, rays, *_ = state.aside
    facts: Facts = {"count": DICE - sum(state.aside), "needed": tanks - rays, "points": earned}
    if tanks > rays:
        return Message("choice-roll-lost" if is_lost(state) else "choice-roll-behind", facts)
    return Message("choice-roll-risk" if earned else "choice-roll", facts)


def _take(state: State, action: Take) -> Message:
    """A kind of the roll, and the turn as it would be with it aside."""
    count = state.table[action.face]
    kept = list(state.aside)
    kept[action.face] += count
    after = State(state.scores, state.turn, tuple(kept))
    facts: Facts = {
        "dice": object_of_verb(action.face, count),
        "tanks": kept[TANK],
        "rays": kept[RAY],
        "points": points(after.aside)[0],
        "left": DICE - sum(kept),
    }
    return Message("choice-take-lost" if is_lost(after) else "choice-take", facts)


def places(state: State) -> int:  # noqa: ARG001 - always the same three
    """Aside, on the table, in hand."""
    return 3


def place(state: State, seat: Seat, index: int) -> Message:  # noqa: ARG001
    """One zone and the dice in it."""
    left = DICE - sum(state.aside) - sum(state.table)
    if index == 0:
        return _zone("zone-aside", state.aside)
    if index == 1:
        return _zone("zone-table", state.table)
    return Message("zone-hand", {"count": 0 if state.winners else state.rolling or left})


def _zone(name: str, dice: tuple[int, ...]) -> Message:
    return Message(name, {"dice": named(dice)}) if dice != NONE else Message(f"{name}-empty")


def around(state: State, seat: Seat, index: int) -> Message:  # noqa: ARG001
    """What a zone means for the turn."""
    if state.winners:
        return Message("question-over")
    return next(iter(_balance(state))) if index == 0 else Message(f"around-{index}")


def confirm(state: State, seat: Seat, action: Action) -> Message | None:  # noqa: ARG001
    """Asked before a stop that throws earthlings away (M3); a lost turn has thrown them already."""
    if not isinstance(action, Stop) or is_lost(state):
        return None
    if any(state.aside[2:]) and not points(state.aside)[0]:
        facts: Facts = {
            "tanks": state.aside[TANK],
            "rays": state.aside[RAY],
            "earthlings": sum(state.aside[2:]),
        }
        return Message("confirm-stop", facts)
    return None


def _dice(state: State) -> Iterator[Message]:
    for index in range(3):
        yield place(state, state.turn, index)


def _balance(state: State) -> Iterator[Message]:
    """Tanks against rays, what a stop is worth, and which kinds are still open.

    Outside of a turn there is nothing of this, only what is going on instead.
    """
    if state.winners or state.tied:
        yield question(state, state.turn, ())
        return
    earned, _ = points(state.aside)
    tanks, rays = state.aside[TANK], state.aside[RAY]
    facts: Facts = {"tanks": tanks, "rays": rays, "needed": tanks - rays, "points": earned}
    if state.aside == NONE:
        yield Message("balance-none")
    else:
        yield Message("balance-behind" if tanks > rays else "balance-safe", facts)
    if is_lost(state):
        yield turn_lost(state.turn, state.aside, reach(state))
    missing = [face for face in EARTHLINGS if not state.aside[face]]
    kinds = tuple(Message(f"face-{FACES[face]}", {"count": 2}) for face in missing)
    yield Message("kinds-open", {"kinds": kinds}) if kinds else Message("kinds-all")


def _sheet(state: State, seat: Seat, times: int) -> Iterator[Message]:
    """What was set aside this turn; asked again, the next player's points."""
    if times % len(state.scores) == 0:
        yield _zone("zone-aside", state.aside)
        return
    other = (seat + times) % len(state.scores)
    yield Message("score", {"who": Who(other), "points": state.scores[other]})


def _scores(state: State, times: int) -> Iterator[Message]:
    for seat, score in enumerate(state.scores):
        yield Message("score", {"who": Who(seat), "points": score})
    if state.winners:
        yield result(ended(state))
    if times:
        yield _target(state)
        yield Message("scores-reason")


def _target(state: State) -> Message:
    best = max(state.scores)
    facts: Facts = {"target": state.target, "best": best, "missing": state.target - best}
    if state.winners:
        return Message("target-over", facts)
    if state.tied:
        return Message("target-tied", facts)
    return Message("target-reached" if best >= state.target else "target-open", facts)


def _turn(state: State) -> Iterator[Message]:
    if state.winners:
        yield result(ended(state))
        return
    if state.tied:
        yield Message("turn-tied", {"seats": tuple(map(Who, state.tied))})
        for seat, rays in zip(state.tied, state.thrown, strict=False):
            yield Message("turn-thrown", {"who": Who(seat), "rays": rays})
    elif len(state.scores) == 1 and state.turns is not None:
        yield Message("turn-solo", {"turn": state.turns + 1})
    else:
        yield Message("turn-now", {"who": Who(state.turn)})
    yield question(state, state.turn, ())


def _rules(state: State, times: int) -> Iterator[Message]:
    now = step(state)
    if times and now in SECTION_OF_STEP:
        yield Message(SECTION_OF_STEP[now])
    else:
        yield Message(f"step-{now}")
