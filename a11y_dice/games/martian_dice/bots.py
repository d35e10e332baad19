"""Players for Martian Dice: one that plays anything legal, one that plays sensibly and fast."""

from __future__ import annotations

from a11y_dice.core.bots import Advice, any_action
from a11y_dice.core.message import Message, Seat
from a11y_dice.games.martian_dice.rules import ROLL, STOP, TAKE, is_lost, legal_actions, points
from a11y_dice.games.martian_dice.state import DICE, EARTHLINGS, FACES, NONE, RAY, TANK, State

SAFETY = 2
"""Rays that a careful player wants ahead of the tanks before it goes on for earthlings."""
ENOUGH = 7
"""Points at which a careful player stops as soon as the rays hold the tanks."""
FEW_DICE = 4


def careful(state: State, seat: Seat, luck: str) -> Advice:  # noqa: ARG001 - it needs no luck
    """Rays until they hold the tanks, then the kind with the most dice; stops in time."""
    if state.table != NONE:
        return _careful_choice(state)
    if state.aside == NONE:
        return Advice(ROLL, Message("reason-first-roll"))
    if is_lost(state):
        return Advice(STOP, Message("reason-lost"))
    earned, _ = points(state.aside)
    left = DICE - sum(state.aside)
    kinds = sum(1 for face in EARTHLINGS if state.aside[face])
    is_thin = left <= FEW_DICE or kinds == len(EARTHLINGS)
    if earned and (earned >= ENOUGH or is_thin):
        return Advice(STOP, Message("reason-stop", {"points": earned, "left": left}))
    return Advice(ROLL, Message("reason-roll", {"points": earned, "left": left}))


def _careful_choice(state: State) -> Advice:
    legal = legal_actions(state, state.turn)
    if is_lost(state):
        return Advice(legal[0], Message("reason-lost"))
    needed = state.aside[TANK] + SAFETY - state.aside[RAY]
    facts = {"tanks": state.aside[TANK], "rays": state.aside[RAY]}
    if state.table[RAY] and needed > 0 and (state.table[RAY] >= needed or len(legal) == 1):
        return Advice(TAKE[RAY], Message("reason-rays", facts))
    if state.table[RAY] and state.aside[TANK] > state.aside[RAY]:
        return Advice(TAKE[RAY], Message("reason-rays", facts))
    kinds = [face for face in EARTHLINGS if TAKE[face] in legal]
    if not kinds:
        return Advice(TAKE[RAY], Message("reason-only-rays"))
    best = max(kinds, key=lambda face: state.table[face])
    kind = Message(f"dice-{FACES[best]}", {"count": state.table[best]})
    return Advice(TAKE[best], Message("reason-most", {"kind": kind}))


BOTS = {"careful": careful, "random": any_action(legal_actions)}
