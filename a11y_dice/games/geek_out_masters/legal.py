"""What may be done in a position of Geek Out! Masters, and why anything else may not.

The rulings G1 to G12 are those of docs/reference/rules.md.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from a11y_dice.core.dice import Counts
from a11y_dice.core.game import CHANCE, Outcome
from a11y_dice.core.message import Message, Seat
from a11y_dice.core.refusal import Refusal
from a11y_dice.games.geek_out_masters.state import (
    ACTING,
    FACES,
    HEART,
    MEEPLE,
    NONE,
    NOTHING,
    OPPOSITE,
    SPACESHIP,
    SUPERHERO,
    Action,
    Continue,
    Pass,
    Roll,
    State,
    Use,
)

ROLL, CONTINUE, PASS = Roll(), Continue(), Pass()
TARGETS = range(len(FACES))
USE = tuple(tuple(Use(die, target) for target in (*TARGETS, NOTHING)) for die in TARGETS)
"""Each use by die and target; the target NOTHING (-1) finds the last one."""
ONLY_ROLL, ONLY_PASS, CONTINUE_OR_PASS = (ROLL,), (PASS,), (CONTINUE, PASS)


class Phase(NamedTuple):
    """What follows from the active dice alone; worked out once for each way to be active."""

    actions: tuple[Action, ...]
    """What the dice can do, by acting die and then by target, in the order of FACES."""
    after: Mapping[tuple[int, int], Counts]
    """What stays active by (die, target). A die that a meeple re-rolls has left as well."""
    joined: tuple[Counts, ...]
    """What is active when one more die has landed, by its face."""
    rests: bool
    """Whether a seat decides next; otherwise the phase is over and settles by itself."""


class Phases(dict[Counts, Phase]):
    """The phase of each way in which at most ten dice can be active: 8,008 at the most."""

    def __missing__(self, active: Counts) -> Phase:
        """Work out a phase when it is first asked for."""
        uses = [USE[die][target] for die, target in _uses(active)]
        after = {(use.die, use.target): _after(active, use.die, use.target) for use in uses}
        joined = tuple(_changed(active, face, 1) for face in TARGETS)
        phase = self[active] = Phase(tuple(uses), after, joined, bool(uses) or active == NONE)
        return phase


PHASES = Phases()


def _uses(active: Counts) -> Iterator[tuple[int, int]]:
    """The acting dice with their targets.

    None for a lone spaceship, dragons and 42s: they settle by themselves. A lone meeple or
    superhero acts on nothing (G1), a heart always does (G8, G9).
    """
    for die in (MEEPLE, SPACESHIP, SUPERHERO):
        if active[die]:
            yield from [(die, target) for target in TARGETS if active[target] > (target == die)]
    if active[HEART]:
        yield HEART, NOTHING
    elif sum(active) == 1 and (active[MEEPLE] or active[SUPERHERO]):
        yield active.index(1), NOTHING


def _after(active: Counts, die: int, target: int) -> Counts:
    """The acting die leaves first, so it is never its own target (G6)."""
    left = _changed(active, die, -1)
    if target == NOTHING:
        return left
    left = _changed(left, target, -1)
    return _changed(left, OPPOSITE[target], 1) if die == SUPERHERO else left


def _changed(active: Counts, face: int, by: int) -> Counts:
    return (*active[:face], active[face] + by, *active[face + 1 :])


def legal_actions(state: State, seat: Seat) -> tuple[Action, ...]:
    """What `seat` may do now, in reading order."""
    if seat != state.turn or state.rolling or state.winners:
        return ()
    if state.active != NONE:
        return PHASES[state.active].actions
    if state.used:
        return CONTINUE_OR_PASS
    return ONLY_ROLL if state.is_unrolled else ONLY_PASS  # G2


def why_not(state: State, seat: Seat, action: Action | Outcome) -> Refusal | None:
    """Why `action` is refused now; None when it is legal."""
    if isinstance(action, Outcome):
        return _why_not_land(state, seat, action)
    if state.winners:
        return Refusal("game-over")
    if state.rolling:
        return Refusal("dice-in-the-air")
    if seat != state.turn:
        return Refusal("not-your-turn")
    return _why_not_act(state, action)


def _why_not_act(state: State, action: Action) -> Refusal | None:
    """Why an action of the seat in turn is refused at rest."""
    if isinstance(action, Use):
        return _why_not_use(state, action.die, action.target)
    if state.active != NONE:
        return Refusal("act-first")  # G5, G12
    if isinstance(action, Roll):
        return None if state.is_unrolled else Refusal("rolled-already")
    if not state.used and state.is_unrolled:
        return Refusal("roll-first")
    if isinstance(action, Continue) and not state.used:
        return Refusal("nothing-used")  # G2
    return None


def can_land(state: State, dice: Counts) -> bool:
    """Whether these are as many dice as are in the air."""
    return sum(dice) == state.rolling and len(dice) == len(FACES)


def _why_not_land(state: State, seat: Seat, outcome: Outcome) -> Refusal | None:
    if not state.rolling:
        return Refusal("no-dice-in-the-air")
    if seat != CHANCE:
        return Refusal("dice-in-the-air")
    if not can_land(state, outcome.dice):
        return Refusal("wrong-dice", {"count": state.rolling})
    return None


def _why_not_use(state: State, die: int, target: int) -> Refusal | None:
    """A use is refused for its die first, then for its target."""
    active = state.active
    if (die, target) in PHASES[active].after:
        return None
    if die not in ACTING:
        return Refusal("no-action")
    if not active[die]:
        if active != NONE:
            return Refusal("die-not-active", {"die": named_face(die)})
        return Refusal("roll-first" if state.is_unrolled else "nothing-active")
    if die == HEART:
        return Refusal("heart-has-no-target")
    if sum(active) == 1 and die == SPACESHIP:
        return Refusal("lone-spaceship")
    if target not in TARGETS:
        return Refusal("needs-target", {"die": named_face(die)})
    if target == die:
        return Refusal("not-itself", {"die": named_face(die)})
    return Refusal("target-not-active", {"die": named_face(target)})


def named_face(face: int) -> Message:
    """The name of one die: "meeple"."""
    return Message(f"die-{FACES[face]}")
