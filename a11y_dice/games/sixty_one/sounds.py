"""What is heard when something becomes true in Sixty-One."""

from __future__ import annotations

from typing import Final, assert_never

from a11y_dice.core.earcons import END, MOVE, TAKEN, WIN, falling, place
from a11y_dice.core.message import Earcon
from a11y_dice.games.sixty_one.sheet import AREAS, MILESTONES, X
from a11y_dice.games.sixty_one.state import (
    FACES,
    Decided,
    DiceRolled,
    Event,
    FirstFilled,
    GameOver,
    RoundClosed,
    WildOwed,
    WildPlaced,
)

OF_AREA: Final = ("", "pumpkin", "lily", "skewer", "mug", "burrow", "mushroom")
"""By area, the sound of something written there."""
LEAF, MILESTONE, WILD, FIRST_FILL = "leaf", "milestone", "wild", "first-fill"
NAMES = (
    *(f"die-{face}" for face in FACES),
    *OF_AREA[1:],
    LEAF,
    MILESTONE,
    WILD,
    FIRST_FILL,
)
"""The sounds of this game, in the order in which they are learnt."""


def earcons(event: Event) -> tuple[Earcon, ...]:
    """The sounds of an event. When a round closes, each sentence about it has its own."""
    match event:
        case DiceRolled():
            return falling(map(str, event.dice))
        case Decided():
            return (Earcon(TAKEN),)
        case WildOwed():
            return (Earcon(WILD),)
        case WildPlaced(_, area):
            return written(area, X)
        case RoundClosed():
            return ()
        case FirstFilled():
            return (Earcon(FIRST_FILL, _of(event.area)),)
        case GameOver():
            return (Earcon(WIN if len(event.scores) > 1 else END),)
        case _:
            assert_never(event)


def written(area: int, value: int) -> tuple[Earcon, ...]:
    """The sound of a number or an X that is written in an area."""
    cell = Earcon(OF_AREA[area], _of(area))
    return (Earcon(WILD, _of(area)), cell) if value == X else (cell,)


def leaf(row: int) -> tuple[Earcon, ...]:
    """The sound of the leaf that brought the row to this total."""
    return (Earcon(LEAF), Earcon(MILESTONE)) if row in MILESTONES else (Earcon(LEAF),)


def full(area: int) -> tuple[Earcon, ...]:
    """The sound of an area that is full after others have filled it."""
    return (Earcon(MOVE, _of(area)),)


def _of(area: int) -> float:
    """Where an area is: they lie in a row, the leaf row in the middle of it."""
    return place(area - 1, len(AREAS))
