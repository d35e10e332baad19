"""Pig as lines of plain words."""

from __future__ import annotations

from a11y_dice.core.game import Option
from a11y_dice.core.notation import Line, NotationError, options_text, read_options

from .rules import HOLD, ROLL, Action, Hold, State

OPTIONS = (Option("target", ("20", "50")),)


def action_text(action: Action) -> str:
    """One word."""
    return "hold" if isinstance(action, Hold) else "roll"


def read_action(text: str) -> Action:
    """The action of a line."""
    line = Line(text)
    word = line.word("roll", "hold")
    line.end()
    return ROLL if word == "roll" else HOLD


def position_text(state: State) -> str:
    """Scores, turn and points at stake."""
    scores = " ".join(map(str, state.scores))
    options = options_text([("target", str(state.target))])
    if state.winners:
        return f"scores {scores} over winner {state.winners[0] + 1}{options}"
    return f"scores {scores} turn {state.turn + 1} pot {state.pot}{options}"


def read_position(text: str) -> State:
    """The position of a line."""
    line = Line(text)
    line.word("scores")
    scores = (line.number(0, 999), *line.numbers(0, 999))
    if len(scores) > 4:
        raise NotationError("seats", {"least": 1, "most": 4})
    turn, pot, winners = 0, 0, tuple[int, ...]()
    if line.word("turn", "over") == "over":
        line.word("winner")
        winners = (line.number(1, len(scores)) - 1,)
    else:
        turn = line.number(1, len(scores)) - 1
        line.word("pot")
        pot = line.number(0, 999)
    target = int(read_options(line, OPTIONS)["target"])
    line.end()
    return State(scores, turn, pot, target=target, winners=winners)
