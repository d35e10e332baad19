"""Geek Out! Masters as lines of plain words (docs/reference/notation.md)."""

from __future__ import annotations

from a11y_dice.core.game import Option
from a11y_dice.core.notation import (
    Line,
    NotationError,
    counts_text,
    options_text,
    read_options,
)
from a11y_dice.games.geek_out_masters.legal import CONTINUE, PASS, ROLL, USE
from a11y_dice.games.geek_out_masters.state import (
    DICE,
    FACES,
    FIRST_DICE,
    HEART,
    NONE,
    NOTHING,
    ROUNDS,
    SPARE_DICE,
    Action,
    Continue,
    House,
    Lone,
    Roll,
    State,
    Use,
)

MOST_SEATS = 4
MOST_POINTS = 9999
OPTIONS = (
    Option("lone", tuple(Lone)),
    Option("target", ("none", "30", "50", "75", "100"), 275),
)
"""What a lone meeple or superhero does (G1), and what a solo player wants to reach (G11)."""
PLAIN: dict[str, Action] = {"roll": ROLL, "continue": CONTINUE, "pass": PASS}


def action_text(action: Action) -> str:
    """One line: "roll", "meeple dragon", "superhero none", "heart", "continue" or "pass"."""
    if isinstance(action, Use):
        if action.target == NOTHING and action.die == HEART:
            return "heart"
        return f"{FACES[action.die]} {_target_text(action.target)}"
    if isinstance(action, Roll):
        return "roll"
    return "continue" if isinstance(action, Continue) else "pass"


def _target_text(target: int) -> str:
    return "none" if target == NOTHING else FACES[target]


def read_action(text: str) -> Action:
    """The action of a line, legal in some position or in none. Raises NotationError."""
    line = Line(text)
    word = line.word(*PLAIN, *FACES)
    action = PLAIN[word] if word in PLAIN else _read_use(line, FACES.index(word))
    line.end()
    return action


def _read_use(line: Line, die: int) -> Use:
    if die == HEART and not line.next:
        return USE[die][NOTHING]
    target = line.word(*FACES, "none")
    return USE[die][NOTHING if target == "none" else FACES.index(target)]


def position_text(state: State) -> str:
    """A position at rest, from the scores to the options."""
    scores = " ".join(str(score) for score in state.scores)
    options = _house_text(state.house)
    if state.winners:
        return f"scores {scores} over{options}"
    active = "unrolled" if state.is_unrolled else counts_text(state.active, FACES)
    zones = f"used {state.used} inactive {state.inactive} scored {state.scored}"
    turn = f"round {state.round} turn {state.turn + 1}"
    return f"scores {scores} {turn} active {active} {zones}{options}"


def _house_text(house: House) -> str:
    lone = [("lone", str(house.lone))] if house.lone != Lone.NONE else []
    return options_text(lone + ([("target", str(house.target))] if house.target else []))


def read_position(text: str) -> State:
    """The position of a line, not yet settled. Raises NotationError."""
    line = Line(text)
    line.word("scores")
    scores = (line.number(0, MOST_POINTS), *line.numbers(0, MOST_POINTS))
    if len(scores) > MOST_SEATS:
        raise NotationError("seats", {"least": 1, "most": MOST_SEATS})
    if line.word("round", "over") == "over":
        best = max(scores)
        winners = tuple(seat for seat, score in enumerate(scores) if score == best)
        state = State(scores, ROUNDS, winners=winners)
    else:
        state = _read_turn(line, scores)
    house = _read_house(line)
    line.end()
    return State(
        scores,
        state.round,
        state.turn,
        state.active,
        state.used,
        state.inactive,
        state.scored,
        house,
        winners=state.winners,
    )


def _read_turn(line: Line, scores: tuple[int, ...]) -> State:
    number = line.number(1, ROUNDS)
    line.word("turn")
    turn = line.number(1, len(scores)) - 1
    line.word("active")
    in_hand = FIRST_DICE if line.takes("unrolled") else 0
    active = NONE if in_hand else line.counts(FACES, DICE)
    used = _read_zone(line, "used", (0, 0 if in_hand else DICE))
    inactive = _read_zone(line, "inactive", (SPARE_DICE,) * 2 if in_hand else (0, DICE))
    scored = _read_zone(line, "scored", (0, 0 if in_hand else DICE))
    found = in_hand + sum(active) + used + inactive + scored
    if found != DICE:
        raise NotationError("dice-in-all", {"found": found, "expected": DICE})
    return State(scores, number, turn, active, used, inactive, scored)


def _read_zone(line: Line, zone: str, bounds: tuple[int, int]) -> int:
    line.word(zone)
    return line.number(*bounds)


def _read_house(line: Line) -> House:
    options = read_options(line, OPTIONS)
    target = options["target"]
    return House(options["lone"], 0 if target == "none" else int(target))
