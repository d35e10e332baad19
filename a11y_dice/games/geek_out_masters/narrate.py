"""What is said when something becomes true in Geek Out! Masters."""

from __future__ import annotations

from collections.abc import Iterator
from typing import assert_never

from a11y_dice.core.dice import Counts
from a11y_dice.core.message import Facts, Message, Who
from a11y_dice.games.geek_out_masters.rules import points
from a11y_dice.games.geek_out_masters.state import (
    FACES,
    HEART,
    ROUNDS,
    SPARE_DICE,
    DiceRolled,
    DieIdled,
    DieJoined,
    DieRerolled,
    DieShot,
    DieTurned,
    Ending,
    Event,
    FortyTwosScored,
    GameOver,
    TurnBusted,
    TurnScored,
    TurnStarted,
)


def named(dice: Counts) -> tuple[Message, ...]:
    """The faces that are there, in their stable order: "3 meeples", "1 dragon"."""
    shown = zip(FACES, dice, strict=True)
    return tuple(Message(f"dice-{face}", {"count": count}) for face, count in shown if count)


def one(face: int) -> Message:
    """One die as the object of a sentence: "a dragon"."""
    return Message(f"one-{FACES[face]}")


def label(face: int) -> Message:
    """A face as the first word of a sentence or a choice: "Dragon"."""
    return Message(f"label-{FACES[face]}")


def when(number: int) -> Message:
    """The round inside a sentence; the last one is called so."""
    facts: Facts = {"round": number, "rounds": ROUNDS}
    return Message("round-now" if number < ROUNDS else "round-last", facts)


def narrate(event: Event) -> Iterator[Message]:
    """The sentences about `event`; the shorter and longer ones are in the language files."""
    match event:
        case TurnStarted(seat, number):
            facts: Facts = {"who": Who(seat), "when": when(number)}
            yield Message("turn-started", facts, "turn")
        case DiceRolled():
            yield _rolled(event)
        case DieRerolled() | DieJoined():
            yield _landed(event)
        case DieShot() | DieTurned() | DieIdled():
            yield _moved(event)
        case FortyTwosScored(seat, count, scored, worth):
            facts = {"who": Who(seat), "count": count, "scored": scored, "points": worth}
            yield Message("fortytwos-scored", facts, "score")
        case TurnScored():
            yield from _turn_scored(event)
        case TurnBusted():
            yield _busted(event)
        case GameOver():
            yield _game_over(event)
            if len(event.scores) > 1:
                yield _totals(event.scores)
        case _:
            assert_never(event)


def _rolled(event: DiceRolled) -> Message:
    """The first roll of a turn needs no word about the other zones: they are as always."""
    facts: Facts = {
        "who": Who(event.seat),
        "count": sum(event.dice),
        "dice": named(event.dice),
        "inactive": event.inactive,
        "scored": event.scored,
    }
    is_first = (event.inactive, event.scored) == (SPARE_DICE, 0)
    return Message("rolled" if is_first else "rolled-again", facts, "roll")


def _landed(event: DieRerolled | DieJoined) -> Message:
    facts: Facts = {
        "who": Who(event.seat),
        "active": named(event.active),
        "used": event.used,
    }
    if isinstance(event, DieRerolled):
        facts |= {"before": one(event.before), "after": one(event.after)}
        return Message("die-rerolled", facts, "roll")
    facts |= {"die": one(event.face), "inactive": event.inactive}
    return Message("die-joined", facts, "roll")


def _moved(event: DieShot | DieTurned | DieIdled) -> Message:
    facts: Facts = {
        "who": Who(event.seat),
        "active": named(event.active),
        "used": event.used,
    }
    match event:
        case DieShot():
            facts |= {"target": one(event.target), "inactive": event.inactive}
            return Message("die-shot", facts, "move")
        case DieTurned():
            facts |= {"before": one(event.before), "after": one(event.after)}
            return Message("die-turned", facts, "move")
    facts["die"] = one(event.face)
    return Message("heart-idled" if event.face == HEART else "die-idled", facts, "move")


def _turn_scored(event: TurnScored) -> Iterator[Message]:
    if event.ending is Ending.LONE:
        yield Message("turn-ends-lone")
    facts: Facts = {
        "who": Who(event.seat),
        "dice": event.dice,
        "points": event.points,
        "total": event.total,
    }
    yield Message("turn-scored" if event.dice else "turn-empty", facts, "score")


def _busted(event: TurnBusted) -> Message:
    lost = event.lost
    facts: Facts = {
        "who": Who(event.seat),
        "reason": Message(f"bust-{event.reason}", {"count": event.count}),
        "loss": Message("lost-dice", {"lost": lost, "worth": points(lost)}),
        "total": event.total,
    }
    return Message("turn-busted", facts, "bust")


def _totals(scores: tuple[int, ...]) -> Message:
    """Everybody's points, in the order of the seats."""
    totals = enumerate(scores)
    parts = [Message("end-total-of", {"who": Who(seat), "points": score}) for seat, score in totals]
    return Message("end-totals", {"totals": tuple(parts)}, "end")


def _game_over(event: GameOver) -> Message:
    best = max(event.scores)
    facts: Facts = {"points": best, "rounds": ROUNDS}
    if len(event.scores) == 1:
        facts |= {"who": Who(0), "target": event.target, "missing": event.target - best}
        if not event.target:
            return Message("solo-over", facts, "end")
        return Message("solo-missed" if best < event.target else "solo-reached", facts, "end")
    if len(event.winners) == 1:
        return Message("won", facts | {"who": Who(event.winners[0])}, "end")
    winners = tuple(Who(seat) for seat in event.winners)
    return Message("won-together", facts | {"winners": winners}, "end")
