"""Players for Geek Out! Masters: one plays anything legal, one plays sensibly and fast."""

from __future__ import annotations

from a11y_dice.core.bots import Advice, any_action
from a11y_dice.core.message import Message, Seat
from a11y_dice.games.geek_out_masters.legal import CONTINUE, PASS, ROLL, legal_actions
from a11y_dice.games.geek_out_masters.narrate import one
from a11y_dice.games.geek_out_masters.rules import points
from a11y_dice.games.geek_out_masters.state import (
    DRAGON,
    FORTYTWO,
    HEART,
    NONE,
    SUPERHERO,
    State,
    Use,
)

RANKS = (
    (52, 4, 81, 8, 88, 46, 1),  # meeple
    (10, 45, 55, 5, 70, 50, 0),  # spaceship
    (30, 56, 6, 57, 85, 80, 1),  # superhero
    (),  # 42s do not act
    (),  # nor do dragons
    (79,),  # heart
)
"""How good a use is, by acting die and target, in the order of FACES and NOTHING at the end.

Found by trying on some thousand turns: dragons first, then hearts, while there are dice left to
deal with what they bring; a spaceship or a meeple costs 42s last. They give about 6.7 a turn.
"""
ENOUGH = (0, 3, 3, 4, 5, 6, 6, 5, 4, 4, 4)
"""Scored dice with which a careful player passes, by the number of dice that it would roll."""


def careful(state: State, seat: Seat, luck: str) -> Advice:  # noqa: ARG001 - it needs no luck
    """Takes dragons away first, then hearts, and passes with a few scored dice."""
    if state.active == NONE:
        return _careful_rest(state)
    legal = legal_actions(state, seat)
    if len(legal) == 1:
        return Advice(legal[0], Message("reason-only"))
    best = max((use for use in legal if isinstance(use, Use)), key=_rank)
    return Advice(best, _reason(best))


def _rank(use: Use) -> int:
    return RANKS[use.die][use.target]


def _reason(use: Use) -> Message:
    if use.die == HEART:
        return Message("reason-heart")
    if use.target == DRAGON:
        return Message("reason-dragon")
    if use.target == FORTYTWO or use.die == use.target == SUPERHERO:
        return Message("reason-forced")
    if (use.die, use.target) == (SUPERHERO, HEART):
        return Message("reason-heart-flipped")
    return Message("reason-target", {"die": one(use.die), "target": one(use.target)})


def _careful_rest(state: State) -> Advice:
    """No die is active: roll, continue or pass."""
    if state.is_unrolled:
        return Advice(ROLL, Message("reason-first-roll"))
    if not state.used:
        return Advice(PASS, Message("reason-must-pass"))
    if not state.scored:
        return Advice(CONTINUE, Message("reason-nothing-to-lose"))
    facts = {"points": points(state.scored), "count": state.used}
    if state.scored >= ENOUGH[state.used]:
        return Advice(PASS, Message("reason-pass", facts))
    return Advice(CONTINUE, Message("reason-continue", facts))


BOTS = {"careful": careful, "random": any_action(legal_actions)}
