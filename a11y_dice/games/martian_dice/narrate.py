"""What is said when something becomes true in Martian Dice."""

from __future__ import annotations

from collections.abc import Iterator
from typing import assert_never

from a11y_dice.core.dice import Counts
from a11y_dice.core.message import Facts, Message, Who
from a11y_dice.games.martian_dice.state import (
    DICE,
    FACES,
    NONE,
    RAY,
    TANK,
    DiceRolled,
    DiceTaken,
    Ending,
    Event,
    GameOver,
    TanksMoved,
    TieBreakRolled,
    TieBreakStarted,
    TurnScored,
    TurnStarted,
)


def named(dice: Counts) -> tuple[Message, ...]:
    """The faces that are there, in their stable order: "3 tanks", "1 ray"."""
    shown = zip(FACES, dice, strict=True)
    return tuple(Message(f"dice-{face}", {"count": count}) for face, count in shown if count)


def narrate(event: Event) -> Iterator[Message]:
    """The sentences about `event`; the shorter and longer ones are in the language files."""
    match event:
        case TurnStarted(seat, turn):
            yield Message("turn-started", {"who": Who(seat), "turn": turn}, "turn")
        case DiceRolled() | TanksMoved() | DiceTaken():
            yield _dice_moved(event)
        case TurnScored():
            yield from _turn_scored(event)
        case TieBreakStarted(seats, again):
            tied = tuple(Who(seat) for seat in seats)
            name = "tie-break-again" if again else "tie-break-started"
            yield Message(name, {"seats": tied}, "move")
        case TieBreakRolled(seat, dice):
            rolled: Facts = {"who": Who(seat), "dice": named(dice), "rays": dice[RAY]}
            yield Message("tie-break-rolled", rolled, "roll")
        case GameOver():
            yield from _game_over(event)
        case _:
            assert_never(event)


def _dice_moved(event: DiceRolled | TanksMoved | DiceTaken) -> Message:
    who = Who(event.seat)
    balance: Facts = {"tanks": event.aside[TANK], "rays": event.aside[RAY]}
    if isinstance(event, DiceRolled):
        facts: Facts = {"who": who, "dice": named(event.dice)}
        if event.aside == NONE:
            return Message("rolled", facts, "roll")
        return Message("rolled-again", facts | {"aside": named(event.aside)}, "roll")
    if isinstance(event, TanksMoved):
        facts = {"who": who, "count": event.count, **balance}
        return Message("tanks-moved", facts, "move")
    taken = Message(f"dice-{FACES[event.face]}", {"count": event.count})
    facts = {"who": who, "taken": taken, "left": DICE - sum(event.aside), **balance}
    return Message("rays-taken" if event.face == RAY else "dice-taken", facts, "move")


def _turn_scored(event: TurnScored) -> Iterator[Message]:
    if event.ending is not Ending.STOPPED:
        yield Message(f"turn-ends-{event.ending}")
    tanks, rays, *earthlings = event.aside
    facts: Facts = {
        "who": Who(event.seat),
        "points": event.points,
        "earthlings": sum(earthlings),
        "bonus": event.bonus,
        "total": event.total,
        "tanks": tanks,
        "rays": rays,
    }
    if event.points:
        yield Message("turn-scored-bonus" if event.bonus else "turn-scored", facts, "score")
    else:
        yield Message("turn-outgunned" if tanks > rays else "turn-empty", facts, "bust")


def _game_over(event: GameOver) -> Iterator[Message]:
    winner = Who(event.winners[0])
    if len(event.scores) > 1:
        yield Message("won", {"who": winner, "points": event.scores[winner.seat]}, "end")
    elif event.turns:
        facts: Facts = {"who": winner, "turns": event.turns, "points": event.scores[0]}
        yield Message("solo-over", facts, "end")
    else:
        yield Message("solo-over-uncounted", {"who": winner, "points": event.scores[0]}, "end")
