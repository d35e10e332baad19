"""What a seat of Geek Out! Masters is asked, and the answers: first a die, then its target."""

from __future__ import annotations

from a11y_dice.core.game import Choice
from a11y_dice.core.message import Either, Facts, Message, Seat, Who
from a11y_dice.games.geek_out_masters.legal import PHASES, legal_actions
from a11y_dice.games.geek_out_masters.narrate import label, one
from a11y_dice.games.geek_out_masters.rules import apply, points
from a11y_dice.games.geek_out_masters.state import (
    FACES,
    FIRST_DICE,
    HEART,
    NONE,
    NOTHING,
    OPPOSITE,
    Action,
    Continue,
    Event,
    FortyTwosScored,
    Roll,
    State,
    TurnBusted,
    TurnScored,
    Use,
)


def step(state: State) -> str:
    """What is due: "roll", "act", "decide", "pass", "rolling" or "over"."""
    if state.winners:
        return "over"
    if state.rolling:
        return "rolling"
    if state.active != NONE:
        return "act"
    if state.used:
        return "decide"
    return "roll" if state.is_unrolled else "pass"


def question(state: State, seat: Seat, path: tuple[str, ...]) -> Message:
    """What is due from `seat`; after the step that chose an acting die, its target."""
    now = step(state)
    facts: Facts = {"who": Who(seat), "points": points(state.scored), "count": state.used}
    if now == "roll":
        facts["count"] = FIRST_DICE
    if now != "act":
        return Message(f"question-{now}", facts)
    die = _chosen(state, path)
    if die is not None:
        return Message(f"question-{FACES[die]}", facts)
    dice = dict.fromkeys(use.die for use in _uses(state))
    return Message("question-act", facts | {"dice": Either(tuple(one(die) for die in dice))})


def choices(state: State, seat: Seat, path: tuple[str, ...]) -> tuple[Choice, ...]:
    """The answers: an acting die, then its target; a die with one use only acts at once."""
    legal = legal_actions(state, seat)
    uses = [action for action in legal if isinstance(action, Use)]
    if not uses:
        return tuple(_plain_choice(state, action) for action in legal)
    chosen = _chosen(state, path)
    if chosen is not None:
        return tuple(_target_choice(state, use) for use in uses if use.die == chosen)
    return tuple(
        _die_choice(state, [use for use in uses if use.die == die])
        for die in dict.fromkeys(use.die for use in uses)
    )


def _uses(state: State) -> list[Use]:
    return [use for use in PHASES[state.active].actions if isinstance(use, Use)]


def _chosen(state: State, path: tuple[str, ...]) -> int | None:
    """The acting die that the first step chose, if it can still act."""
    dice = {use.die for use in _uses(state)}
    return next((die for die in dice if path[:1] == (FACES[die],)), None)


def _plain_choice(state: State, action: Action) -> Choice:
    """Roll, continue or pass, and what it would give."""
    earned = points(state.scored)
    if isinstance(action, Roll):
        return Choice(Message("choice-roll", {"count": FIRST_DICE}), "roll", action)
    if isinstance(action, Continue):
        facts: Facts = {"count": state.used, "points": earned}
        return Choice(Message("choice-continue", facts), "continue", action)
    facts = {"points": earned, "total": state.scores[state.turn] + earned}
    return Choice(Message("choice-pass", facts), "pass", action)


def _die_choice(state: State, uses: list[Use]) -> Choice:
    """An acting die with its targets; with only one of them it is part of the choice."""
    name = FACES[uses[0].die]
    if len(uses) > 1:
        targets = Either(tuple(one(use.target) for use in uses))
        return Choice(Message(f"choice-{name}", {"targets": targets}), name)
    if uses[0].target != NOTHING:
        return Choice(Message(f"only-{name}", _use_facts(state, uses[0])), name, uses[0])
    kind = "heart" if uses[0].die == HEART else "lone"
    message = Message(f"choice-{kind}", _use_facts(state, uses[0]))
    return Choice(message, name, uses[0])


def _target_choice(state: State, use: Use) -> Choice:
    """One target of the chosen die. A heart or a lone die has none: it is the choice itself."""
    if use.target == NOTHING:
        return _die_choice(state, [use])
    message = Message(f"target-{FACES[use.die]}", _use_facts(state, use))
    return Choice(message, FACES[use.target], use)


def _use_facts(state: State, use: Use) -> Facts:
    """What a use would give: what becomes of its target, and how the turn would go on."""
    facts: Facts = {"name": label(use.die), "inactive": state.inactive}
    if use.target != NOTHING:
        facts |= {"name": label(use.target), "target": one(use.target)}
        facts["after"] = one(OPPOSITE[use.target])
    following, events = apply(state, state.turn, use)
    return facts | {"then": _then(events) or _active_then(following)}


def _then(events: tuple[Event, ...]) -> Message | None:
    """What happens by itself after a use, if anything does."""
    for event in events:
        if isinstance(event, TurnBusted):
            return Message("then-bust", {"lost": event.lost})
        if isinstance(event, TurnScored):
            return Message("then-ends", {"points": event.points})
        if isinstance(event, FortyTwosScored):
            return Message("then-scores", {"scored": event.scored, "points": event.points})
    return None


def _active_then(state: State) -> Message:
    return Message("then-open", {"count": sum(state.active) + state.rolling})
