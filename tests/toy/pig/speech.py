"""What is said of Pig: answers, questions and news."""

from __future__ import annotations

from collections.abc import Iterator

from a11y_dice.core.game import Choice, Topic
from a11y_dice.core.message import Message, Seat, Who

from .notation import action_text
from .rules import Action, Rolled, Scored, State, legal_actions


def narrate(event: Rolled | Scored) -> Iterator[Message]:
    """A sentence for each event."""
    who = Who(event.seat)
    if isinstance(event, Rolled):
        yield Message("rolled", {"who": who, "side": event.side, "pot": event.pot}, "roll")
        return
    yield Message("scored", {"who": who, "points": event.points, "total": event.total}, "score")
    if event.is_won:
        yield Message("won", {"who": who}, "end")


def describe(state: State, seat: Seat, topic: Topic, times: int) -> Iterator[Message]:
    """Scores, turn, or the points at stake."""
    if topic is Topic.SCORES:
        for other, points in enumerate(state.scores):
            yield Message("score", {"who": Who(other), "points": points})
    elif topic is Topic.TURN:
        yield question(state, seat, ())
    elif topic is Topic.RULES:
        yield Message("rules-roll")
    elif topic is Topic.OPEN:
        yield Message("target", {"target": state.target})
    else:
        yield place(state, seat, 0)


def action(state: State, seat: Seat, action: Action) -> Message:
    """What an action does: the label of its choice."""
    labels = {choice.action: choice.label for choice in choices(state, seat, ())}
    return labels[action]


def question(state: State, seat: Seat, path: tuple[str, ...]) -> Message:
    """What is due."""
    if state.winners:
        return Message("won", {"who": Who(state.winners[0])})
    return Message("due", {"who": Who(state.turn)})


def choices(state: State, seat: Seat, path: tuple[str, ...]) -> tuple[Choice, ...]:
    """Roll or hold."""
    return tuple(
        Choice(Message(f"choice-{action_text(action)}"), action_text(action), action)
        for action in legal_actions(state, seat)
    )


def places(state: State) -> int:
    """The points at stake are all there is."""
    return 1


def place(state: State, seat: Seat, index: int) -> Message:
    """The points at stake."""
    return Message("pot", {"pot": state.pot})


def around(state: State, seat: Seat, index: int) -> Message:
    """What they are for."""
    return Message("rules-hold")


def confirm(state: State, seat: Seat, action: Action) -> Message | None:
    """Nothing can be thrown away."""
    return None


def rules_sections() -> tuple[str, ...]:
    """The rules."""
    return ("rules-roll", "rules-hold")


def short_terms() -> tuple[Message, ...]:
    """The short terms in braille."""
    return (Message("short-pot"),)
