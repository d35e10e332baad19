"""Sounds by name that every game may use, and where in stereo things are."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from a11y_dice.core.message import Earcon

DICE: Final = "dice"
MOVE: Final = "move"
TAKEN: Final = "taken"
REFUSE: Final = "refuse"
SCORE: Final = "score"
BUST: Final = "bust"
TURN: Final = "turn"
"""That the turn of a person begins; nobody hears it for a bot."""
WIN: Final = "win"
"""That a person at the keyboard wins; where nobody there does, `END` is heard in its place."""
END: Final = "end"
EDGE: Final = "edge"
REVIEW: Final = "review"
MISSED: Final = "missed"

COMMON: Final = (DICE, MOVE, TAKEN, SCORE, BUST, TURN, WIN, END, REFUSE, EDGE, REVIEW, MISSED)
"""The common sounds, in the order in which they are learnt."""
OF_CUE: Final = {
    "roll": DICE,
    "move": MOVE,
    "score": SCORE,
    "bust": BUST,
    "turn": TURN,
    "end": WIN,
}
"""By the cue of a message, its sound in a game that has no sounds of its own."""
WIDEST: Final = 0.8
"""How far left and right the outermost things are; 1 would be in one ear only."""


def place(index: int, count: int) -> float:
    """Where in stereo the thing of an index is, when `count` things lie in a row."""
    return round(WIDEST * (2 * index / (count - 1) - 1), 2) if count > 1 else 0.0


def falling(faces: Iterable[str]) -> tuple[Earcon, ...]:
    """Dice in the air, then each die that falls, from left to right."""
    shown = tuple(faces)
    fallen = (Earcon(f"die-{face}", place(at, len(shown))) for at, face in enumerate(shown))
    return (Earcon(DICE), *fallen)
