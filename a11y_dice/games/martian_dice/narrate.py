"""What is said when something becomes true in Martian Dice."""

from __future__ import annotations

from collections.abc import Iterator
from typing import assert_never

from a11y_dice.core.dice import Counts
from a11y_dice.core.message import Facts, Message, Seat, Who
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
    LastRound,
    TanksMoved,
    TieBreakRolled,
    TieBreakStarted,
    TurnLost,
    TurnScored,
    TurnStarted,
)


def named(dice: Counts) -> tuple[Message, ...]:
    """The faces that are there, in their stable order: "3 tanks", "1 ray"."""
    shown = zip(FACES, dice, strict=True)
    return tuple(Message(f"dice-{face}", {"count": count}) for face, count in shown if count)


def object_of_verb(face: int, count: int) -> Message:
    """Dice of one kind as what somebody takes; many languages have a case for it."""
    return Message(f"taken-{FACES[face]}", {"count": count})


def narrate(event: Event) -> Iterator[Message]:
    """The sentences about `event`; the shorter and longer ones are in the language files."""
    match event:
        case TurnStarted(seat, turn):
            yield Message("turn-started", {"who": Who(seat), "turn": turn}, "turn")
        case DiceRolled() | TanksMoved() | DiceTaken():
            yield _dice_moved(event)
        case TurnLost(seat, aside, more):
            yield turn_lost(seat, aside, more)
        case TurnScored():
            yield from _turn_scored(event)
        case LastRound():
            yield _last_round(event)
        case TieBreakStarted(seats, again):
            tied = tuple(Who(seat) for seat in seats)
            name = "tie-break-again" if again else "tie-break-started"
            yield Message(name, {"seats": tied}, "move")
        case TieBreakRolled(seat, dice):
            facts: Facts = {"who": Who(seat), "dice": named(dice), "rays": dice[RAY]}
            yield Message("tie-break-rolled", facts, "roll")
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
        facts = {"who": who, "count": event.count, "aside": named(event.aside), **balance}
        return Message("tanks-moved", facts, "move")
    left = DICE - sum(event.aside)
    taken = object_of_verb(event.face, event.count)
    facts = {"who": who, "taken": taken, "left": left, "aside": named(event.aside), **balance}
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


def _last_round(event: LastRound) -> Message:
    others = tuple(Who(seat) for seat in event.seats)
    facts: Facts = {"who": Who(event.seat), "target": event.target, "seats": others}
    return Message("last-round", facts, "move")


def _game_over(event: GameOver) -> Iterator[Message]:
    yield result(event)
    if len(event.scores) > 1:
        yield totals(event.scores)


def turn_lost(seat: Seat, aside: Counts, reach: int) -> Message:
    """The turn can score nothing any more."""
    facts: Facts = {"who": Who(seat), "tanks": aside[TANK], "rays": aside[RAY], "reach": reach}
    return Message("turn-lost", facts, "move")


def result(over: GameOver) -> Message:
    """How a match ended: with how many points, and what decided a tie."""
    winner = over.winners[0]
    points = over.scores[winner]
    facts: Facts = {"who": Who(winner), "points": points}
    if len(over.scores) == 1:
        if over.turns:
            return Message("solo-over", facts | {"turns": over.turns}, "end")
        return Message("solo-over-uncounted", facts, "end")
    if over.scores.count(points) == 1:
        return Message("won", facts, "end")
    if not over.tie_break:
        return Message("won-tie", facts, "end")
    return Message("won-tie-break", facts | {"rays": dict(over.tie_break)[winner]}, "end")


def totals(scores: tuple[int, ...]) -> Message:
    """The points of everybody, in the order of the seats."""
    each = tuple(
        Message("final-total", {"who": Who(seat), "points": points})
        for seat, points in enumerate(scores)
    )
    return Message("final-totals", {"totals": each}, "end")
