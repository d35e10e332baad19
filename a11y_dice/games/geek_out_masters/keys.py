"""The keys for rolling and banking in Geek Out! Masters."""

from __future__ import annotations

from a11y_dice.core.message import Seat
from a11y_dice.core.refusal import Refusal
from a11y_dice.games.geek_out_masters.legal import CONTINUE, PASS, ROLL, why_not
from a11y_dice.games.geek_out_masters.state import Action, State


def shortcut(key: str, state: State, seat: Seat) -> Action | Refusal:
    """Roll, continue or pass; or the reason why not now."""
    if key == "bank":
        return why_not(state, seat, PASS) or PASS
    action = ROLL if state.is_unrolled else CONTINUE
    return why_not(state, seat, action) or action
