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
    Event,
    GameOver,
    TanksMoved,
    TieBreakRolled,
    TieBreakStarted,
    TurnScored,
    TurnStarted,
)


def named(dice: Counts) -> tuple[Message, ...]:
    """ "3 tanks, 1 ray": the faces that are there, in their stable order."""
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
            yield _turn_scored(event)
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
        facts = {"who": who, "count": event.count} | balance
        return Message("tanks-moved", facts, "move")
    taken = Message(f"dice-{FACES[event.face]}", {"count": event.count})
    facts = {"who": who, "taken": taken, "left": DICE - sum(event.aside)} | balance
    return Message("rays-taken" if event.face == RAY else "dice-taken", facts, "move")


def _turn_scored(event: TurnScored) -> Message:
    facts: Facts = {
        "who": Who(event.seat),
        "ending": event.ending.value,
        "points": event.points,
        "earthlings": sum(event.aside[2:]),
        "bonus": event.bonus,
        "total": event.total,
        "tanks": event.aside[TANK],
        "rays": event.aside[RAY],
    }
    if event.points:
        return Message("turn-scored", facts, "score")
    is_outgunned = event.aside[TANK] > event.aside[RAY]
    return Message("turn-outgunned" if is_outgunned else "turn-empty", facts, "bust")


def _game_over(event: GameOver) -> Iterator[Message]:
    winner = Who(event.winners[0])
    if len(event.scores) > 1:
        yield Message("won", {"who": winner, "points": event.scores[winner.seat]}, "end")
    elif event.turns:
        facts: Facts = {"who": winner, "turns": event.turns, "points": event.scores[0]}
        yield Message("solo-over", facts, "end")
    else:
        yield Message("solo-over-uncounted", {"who": winner, "points": event.scores[0]}, "end")
