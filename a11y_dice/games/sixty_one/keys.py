"""The keys for rolling and banking, which Sixty-One has no use for."""

from __future__ import annotations

from a11y_dice.core.message import Seat
from a11y_dice.core.refusal import Refusal
from a11y_dice.games.sixty_one.state import Action, State


def shortcut(key: str, state: State, seat: Seat) -> Action | Refusal:  # noqa: ARG001
    """Why there is nothing to roll or to bank: dice roll by themselves, acorns are never lost."""
    return Refusal(f"no-{key}-key")
