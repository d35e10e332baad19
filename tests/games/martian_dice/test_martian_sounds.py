"""Which sounds belong to what in Martian Dice."""

from __future__ import annotations

import pytest

from a11y_dice.games.martian_dice.sounds import earcons
from a11y_dice.games.martian_dice.state import (
    CHICKEN,
    COW,
    HUMAN,
    RAY,
    DiceRolled,
    DiceTaken,
    Ending,
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

ASIDE = (1, 3, 1, 1, 1)
STOPPED = Ending.STOPPED


@pytest.mark.parametrize(
    ("event", "names"),
    [
        (TurnStarted(0, 1), "turn"),
        (DiceRolled(0, (1, 2, 0, 0, 1), ASIDE), "dice die-tank die-ray die-ray die-chicken"),
        (TanksMoved(0, 2, ASIDE), "to-tanks"),
        (DiceTaken(0, RAY, 2, ASIDE), "to-rays"),
        (DiceTaken(0, HUMAN, 2, ASIDE), "to-earthlings die-human"),
        (TurnLost(0, ASIDE, 1), "lost"),
        (TurnScored(0, STOPPED, ASIDE, 3, 0, 9), "score"),
        (TurnScored(0, STOPPED, ASIDE, 6, 3, 9), "score bonus"),
        (TurnScored(0, STOPPED, ASIDE, 0, 0, 9), "bust"),
        (LastRound(0, 25, (1,)), "last-round"),
        (TieBreakStarted((0, 1)), "tie-break"),
        (TieBreakRolled(0, (0, 1, 0, 1, 0)), "dice die-ray die-cow"),
        (GameOver((0,), (25, 3), None), "win"),
    ],
)
def test_an_event_sounds_like_this(event: Event, names: str) -> None:
    assert [earcon.name for earcon in earcons(event)] == names.split()


def test_what_is_set_aside_lies_by_kind_from_left_to_right() -> None:
    tanks = earcons(TanksMoved(0, 2, ASIDE))[0].place
    kinds = [earcons(DiceTaken(0, face, 2, ASIDE))[0].place for face in (RAY, HUMAN, COW, CHICKEN)]
    assert [tanks, *kinds] == [-0.8, -0.4, 0, 0.4, 0.8]
