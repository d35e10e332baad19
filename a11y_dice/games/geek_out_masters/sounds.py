"""What is heard when something becomes true in Geek Out! Masters."""

from __future__ import annotations

from typing import Final, assert_never

from a11y_dice.core.dice import Counts
from a11y_dice.core.earcons import BUST, END, MOVE, SCORE, TURN, WIN, falling, place
from a11y_dice.core.message import Earcon
from a11y_dice.games.geek_out_masters.state import (
    FACES,
    DiceRolled,
    DieIdled,
    DieJoined,
    DieRerolled,
    DieShot,
    DieTurned,
    Event,
    FortyTwosScored,
    GameOver,
    TurnBusted,
    TurnScored,
    TurnStarted,
)

TO_ACTIVE, TO_USED, TO_INACTIVE, TO_SCORED = "to-active", "to-used", "to-inactive", "to-scored"
FLIP = "flip"
NAMES = (
    *(f"die-{face}" for face in FACES),
    TO_ACTIVE,
    TO_USED,
    TO_INACTIVE,
    TO_SCORED,
    FLIP,
)
"""The sounds of this game, in the order in which they are learnt."""

ACTIVE, USED, INACTIVE, SCORED = (place(at, 4) for at in range(4))
"""Where the zones are, from left to right."""
USING: Final = Earcon(TO_USED, USED)
"""The die that acts goes to used."""


def earcons(event: Event) -> tuple[Earcon, ...]:
    """The sounds of an event."""
    match event:
        case DiceRolled():
            return falling(_each(event.dice))
        case DieRerolled() | DieShot() | DieTurned() | DieJoined() | DieIdled():
            return (USING, *_effect(event))
        case FortyTwosScored():
            return (Earcon(TO_SCORED, SCORED),)
        case TurnStarted():
            return (Earcon(TURN),)
        case TurnScored():
            return (Earcon(SCORE if event.dice else MOVE),)
        case TurnBusted():
            return (Earcon(BUST),)
        case GameOver():
            return (Earcon(WIN if _is_won(event) else END),)
        case _:
            assert_never(event)


def _each(dice: Counts) -> list[str]:
    """The face of every die, in the stable order of the faces."""
    return [face for face, count in zip(FACES, dice, strict=True) for _ in range(count)]


def _effect(
    event: DieRerolled | DieShot | DieTurned | DieJoined | DieIdled,
) -> tuple[Earcon, ...]:
    """What the die that acted has done to another one."""
    match event:
        case DieRerolled():
            return (_die(event.after),)
        case DieShot():
            return (Earcon(TO_INACTIVE, INACTIVE),)
        case DieTurned():
            return (Earcon(FLIP, ACTIVE), _die(event.after))
        case DieJoined():
            return (Earcon(TO_ACTIVE, ACTIVE), _die(event.face))
        case DieIdled():
            return ()
        case _:
            assert_never(event)


def _die(face: int) -> Earcon:
    return Earcon(f"die-{FACES[face]}", ACTIVE)


def _is_won(event: GameOver) -> bool:
    """Alone at the table, only a target that was reached is won."""
    return len(event.scores) > 1 or 0 < event.target <= max(event.scores)
