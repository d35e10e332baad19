"""What is heard when something becomes true in Martian Dice."""

from __future__ import annotations

from typing import assert_never

from a11y_dice.core.dice import Counts
from a11y_dice.core.earcons import BUST, SCORE, TURN, WIN, falling, place
from a11y_dice.core.message import Earcon
from a11y_dice.games.martian_dice.state import (
    FACES,
    RAY,
    TANK,
    DiceRolled,
    DiceTaken,
    Event,
    GameOver,
    LastRound,
    TanksMoved,
    TieBreakRolled,
    TieBreakStarted,
    TurnLost,
    TurnScored,
    TurnStarted,
)

TO_TANKS, TO_RAYS, TO_EARTHLINGS = "to-tanks", "to-rays", "to-earthlings"
LOST, BONUS, LAST_ROUND, TIE_BREAK = "lost", "bonus", "last-round", "tie-break"
NAMES = (
    *(f"die-{face}" for face in FACES),
    TO_TANKS,
    TO_RAYS,
    TO_EARTHLINGS,
    BONUS,
    LOST,
    LAST_ROUND,
    TIE_BREAK,
)
"""The sounds of this game, in the order in which they are learnt."""


def earcons(event: Event) -> tuple[Earcon, ...]:
    """The sounds of an event. Dice that are set aside lie by kind, the tanks on the left."""
    match event:
        case DiceRolled() | TieBreakRolled():
            return falling(_each(event.dice))
        case TanksMoved():
            return (Earcon(TO_TANKS, place(TANK, len(FACES))),)
        case DiceTaken(_, face):
            return _taken(face)
        case TurnScored():
            return _scored(event)
        case TurnStarted() | TurnLost() | LastRound() | TieBreakStarted() | GameOver():
            return (Earcon(_single(event)),)
        case _:
            assert_never(event)


def _each(dice: Counts) -> list[str]:
    """The face of every die, in the stable order of the faces."""
    return [face for face, count in zip(FACES, dice, strict=True) for _ in range(count)]


def _taken(face: int) -> tuple[Earcon, ...]:
    at = place(face, len(FACES))
    if face == RAY:
        return (Earcon(TO_RAYS, at),)
    return (Earcon(TO_EARTHLINGS, at), Earcon(f"die-{FACES[face]}", at))


def _scored(event: TurnScored) -> tuple[Earcon, ...]:
    if not event.points:
        return (Earcon(BUST),)
    return (Earcon(SCORE), Earcon(BONUS)) if event.bonus else (Earcon(SCORE),)


def _single(event: TurnStarted | TurnLost | LastRound | TieBreakStarted | GameOver) -> str:
    match event:
        case TurnStarted():
            return TURN
        case TurnLost():
            return LOST
        case LastRound():
            return LAST_ROUND
        case TieBreakStarted():
            return TIE_BREAK
        case GameOver():
            return WIN
        case _:
            assert_never(event)
