"""The keys for rolling and banking in Martian Dice."""

from __future__ import annotations

from a11y_dice.core.message import Seat
from a11y_dice.core.refusal import Refusal
from a11y_dice.games.martian_dice.rules import ROLL, STOP, why_not
from a11y_dice.games.martian_dice.state import Action, State


def shortcut(key: str, state: State, seat: Seat) -> Action | Refusal:
    """Roll or stop; or the reason why not now."""
    action = ROLL if key == "roll" else STOP
    return why_not(state, seat, action) or action
