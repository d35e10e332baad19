"""Martian Dice as lines of plain words (docs/reference/notation.md)."""

from __future__ import annotations

from a11y_dice.core.game import Option
from a11y_dice.core.notation import (
    Line,
    NotationError,
    counts_text,
    options_text,
    read_options,
)
from a11y_dice.games.martian_dice.rules import ROLL, STOP, TAKE
from a11y_dice.games.martian_dice.state import (
    DICE,
    FACES,
    NONE,
    Action,
    State,
    Stop,
    Take,
)

MOST_SEATS = 10
MOST_POINTS = 9999
OPTIONS = (Option("target", ("25", "10", "15", "20", "30", "40", "50"), 999),)


def action_text(action: Action) -> str:
    """One line: "roll", "take ray" or "stop"."""
    if isinstance(action, Take):
        return f"take {FACES[action.face]}"
    return "stop" if isinstance(action, Stop) else "roll"


def read_action(text: str) -> Action:
    """The action of a line. Raises NotationError."""
    line = Line(text)
    word = line.word("roll", "take", "stop")
    action: Action = STOP if word == "stop" else ROLL
    if word == "take":
        action = TAKE[FACES.index(line.word(*FACES))]
    line.end()
    return action


def position_text(state: State) -> str:
    """A position at rest, from the scores to the options."""
    scores = " ".join(str(score) for score in state.scores)
    options = options_text([("target", str(state.target))] if state.target != 25 else [])
    if state.winners:
        return f"scores {scores} over winner {state.winners[0] + 1}{options}"
    aside, table = counts_text(state.aside, FACES), counts_text(state.table, FACES)
    return f"scores {scores} turn {state.turn + 1} aside {aside} table {table}{options}"


def read_position(text: str) -> State:
    """The position of a line, not yet settled. Raises NotationError."""
    line = Line(text)
    line.word("scores")
    scores = (line.number(0, MOST_POINTS), *line.numbers(0, MOST_POINTS))
    if len(scores) > MOST_SEATS:
        raise NotationError("seats", {"least": 1, "most": MOST_SEATS})
    if line.word("turn", "over") == "over":
        line.word("winner")
        state = State(scores, winners=(line.number(1, len(scores)) - 1,))
    else:
        state = _read_turn(line, scores)
    target = int(read_options(line, OPTIONS)["target"])
    line.end()
    return State(
        state.scores,
        state.turn,
        state.aside,
        state.table,
        target=target,
        winners=state.winners,
    )


def _read_turn(line: Line, scores: tuple[int, ...]) -> State:
    turn = line.number(1, len(scores)) - 1
    line.word("aside")
    aside = line.counts(FACES, DICE)
    line.word("table")
    table = line.counts(FACES, DICE)
    found = sum(aside) + sum(table)
    if found > DICE or (table != NONE and found != DICE):
        raise NotationError("dice-in-all", {"found": found, "expected": DICE})
    return State(scores, turn, aside, table)
