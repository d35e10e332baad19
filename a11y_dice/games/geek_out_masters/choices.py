"""What a seat of Geek Out! Masters is asked, and the answers: first a die, then its target."""

from __future__ import annotations

from a11y_dice.core.game import Choice
from a11y_dice.core.message import Either, Facts, Message, Seat, Who
from a11y_dice.games.geek_out_masters.legal import PHASES, legal_actions
from a11y_dice.games.geek_out_masters.narrate import label, one
from a11y_dice.games.geek_out_masters.notation import action_text
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


def action(state: State, seat: Seat, action: Action) -> Message:  # noqa: ARG001
    """One action in one whole sentence: what it does, and whatever follows by itself."""
    if not isinstance(action, Use):
        return _plain(state, action)
    then = _then(state, action)
    if then.id == "then-open":
        return Message("action-use", {"use": _phrase(state, action)})
    return Message("action-use-then", {"use": _phrase(state, action), "then": then})


def _plain(state: State, action: Action) -> Message:
    """Roll, continue or pass, and what it would give."""
    earned = points(state.scored)
    if isinstance(action, Roll):
        return Message("action-roll", {"count": FIRST_DICE})
    if isinstance(action, Continue):
        return Message("action-continue", {"count": state.used, "points": earned})
    total = state.scores[state.turn] + earned
    return Message("action-pass", {"points": earned, "total": total})


def _plain_choice(state: State, action: Action) -> Choice:
    return Choice(_plain(state, action), action_text(action), action)


def _die_choice(state: State, uses: list[Use]) -> Choice:
    """An acting die with its targets; with only one of them it is part of the choice."""
    name = FACES[uses[0].die]
    if len(uses) > 1:
        targets = Either(tuple(one(use.target) for use in uses))
        return Choice(Message(f"choice-{name}", {"targets": targets}), name)
    facts: Facts = {"use": _phrase(state, uses[0]), "then": _then(state, uses[0])}
    return Choice(Message("choice-use", facts), name, uses[0])


def _target_choice(state: State, use: Use) -> Choice:
    """One target of the chosen die. A heart or a lone die has none: it is the choice itself."""
    if use.target == NOTHING:
        return _die_choice(state, [use])
    facts = _target_facts(use.target) | {"then": _then(state, use)}
    return Choice(Message(f"target-{FACES[use.die]}", facts), FACES[use.target], use)


def _phrase(state: State, use: Use) -> Message:
    """What the acting die does to which die."""
    if use.target != NOTHING:
        return Message(f"use-{FACES[use.die]}", _target_facts(use.target))
    if use.die == HEART:
        return Message("use-heart", {"inactive": state.inactive})
    return Message("use-lone", {"name": label(use.die), "lone": str(state.house.lone)})


def _target_facts(target: int) -> Facts:
    return {"name": label(target), "target": one(target), "after": one(OPPOSITE[target])}


def _then(state: State, use: Use) -> Message:
    """How the turn would go on: what happens by itself after a use, or what is active then."""
    following, events = apply(state, state.turn, use)
    for event in events:
        if isinstance(event, TurnBusted):
            return Message("then-bust", {"lost": event.lost})
        if isinstance(event, TurnScored):
            return Message("then-ends", {"points": event.points})
        if isinstance(event, FortyTwosScored):
            return Message("then-scores", {"scored": event.scored, "points": event.points})
    return Message("then-open", {"count": sum(following.active) + following.rolling})
