"""Walking a match: the points at which something is told of it, and the way from one to another.

Nothing is put into words here, and of a long match only what is asked for becomes messages.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from a11y_dice.core.engine import Played
from a11y_dice.core.game import CHANCE, Event
from a11y_dice.core.match import Match, Setup, begin
from a11y_dice.core.message import Message, Seat
from a11y_dice.session.sounding import begun, seat_of, sounded
from a11y_dice.session.telling import decider, opening, public


class Unit(StrEnum):
    """What a walk can go by. The first and the last point of a match belong to each."""

    ACTION = "action"
    ROLL = "roll"
    TURN = "turn"
    SCORE = "score"
    ROUND = "round"


@dataclass(frozen=True, slots=True)
class Point:
    """The match at a moment, and what became true since the point before it."""

    match: Match
    events: tuple[Event, ...] = ()


class Walk:
    """The points of a match, the first of which is its beginning, before anything was done."""

    def __init__(self, setup: Setup, played: Iterable[Played]) -> None:
        self.setup = setup
        self._points = [Point(begin(setup))]
        untold: tuple[Event, ...] = ()
        for match, events in played:
            untold += events
            if next(public(setup.game, untold), None):
                self._points.append(Point(match, untold))
                untold = ()

    @property
    def last(self) -> int:
        """The number of the last point, which is how many actions the walk goes over."""
        return len(self._points) - 1

    def match(self, at: int) -> Match:
        """The match as it was at a point."""
        return self._points[at].match

    def view(self, at: int) -> Any:
        """The position at a point, as an onlooker may know it."""
        return self.setup.game.rules.seen_by(self.match(at).state, None)

    def seat(self, at: int) -> Seat:
        """Who must decide at a point; where nobody must, the first seat."""
        return decider(self.view(at))

    def told(self, at: int) -> list[Message]:
        """What everybody hears at a point, with its sounds."""
        match, events = self._points[at].match, self._points[at].events
        if at == 0:
            return [begun(match, message, ()) for message in opening(self.setup)]
        heard = (message for event in events for message in sounded(match, event, ()))
        return [message for message in heard if message.cue != "private"]

    def seek(self, at: int, unit: Unit, by: int) -> int:
        """The next point (1) of a unit from a point on, or the one before (-1).

        Where there is no other, it is the last or the first point.
        """
        at = min(max(at + by, 0), self.last)
        while 0 < at < self.last and not self._is(at, unit):
            at += by
        return at

    def _is(self, at: int, unit: Unit) -> bool:
        """Whether a point inside the walk belongs to a unit."""
        match unit:
            case Unit.ACTION:
                return True
            case Unit.ROLL:
                added = self.match(at).since(self.match(at - 1))
                return any(seat == CHANCE for seat, _ in added)
            case Unit.SCORE:
                return bool(self.view(at).scores != self.view(at - 1).scores)
        begins = begins_turn if unit is Unit.TURN else begins_round
        return any(map(begins, public(self.setup.game, self._points[at].events)))


def begins_turn(message: Message) -> bool:
    """Whether a turn begins with this; a roll of nobody's begins one that all share."""
    return message.cue == "turn" or (message.cue == "roll" and seat_of(message) is None)


def begins_round(message: Message) -> bool:
    """Whether everybody's turn comes again: that of the first seat, or one that all share."""
    return begins_turn(message) and not seat_of(message)
