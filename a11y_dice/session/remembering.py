"""What a match that is continued has told: kept for the review keys, and never said again."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from a11y_dice.core.engine import retold
from a11y_dice.core.game import CHANCE, Event, Game
from a11y_dice.core.match import Match, begin
from a11y_dice.core.message import Message, Seat
from a11y_dice.core.undo import hides
from a11y_dice.session.announcer import Announcer
from a11y_dice.session.sounding import seat_of
from a11y_dice.session.telling import opening
from a11y_dice.session.transcript import Buffer

REMEMBERED = 500
"""Entries of a match that is continued whose announcements can be reviewed."""


def remember(match: Match, announcer: Announcer, persons: Collection[Seat]) -> None:
    """Keep the newest part of what a match has told, as these people heard it."""
    for message in opening(match.setup):
        announcer.keep(message, Buffer.TABLE)
    forgotten = len(match.entries()) - REMEMBERED
    for number, (moment, events) in enumerate(retold(match)):
        if not hides(moment, moment.state):
            announcer.transcript.unseal()
        if number >= forgotten:
            for message in _heard_by(persons, match.setup.game, events):
                announcer.keep(message, Buffer.TABLE, hearer(message))


def last_scores(match: Match, persons: Collection[Seat]) -> dict[Seat, tuple[int, ...]]:
    """The scores that each person knew who has made a choice, when the newest one was made."""
    known: dict[Seat, tuple[int, ...]] = {}
    before = begin(match.setup)
    for (seat, _), (after, _) in zip(match.entries(), retold(match), strict=True):
        if seat != CHANCE and seat in persons:
            known[seat] = match.setup.game.rules.seen_by(before.state, seat).scores
        before = after
    return known


def hearer(message: Message) -> Seat | None:
    """Whom a private message is for; None when it is for everybody."""
    return seat_of(message) if message.cue == "private" else None


def _heard_by(
    persons: Collection[Seat], game: Game, events: tuple[Event, ...]
) -> Iterator[Message]:
    """What was said of these events; what is private, only to a person whose it is."""
    for event in events:
        for message in game.narrate.narrate(event):
            if message.cue != "private" or seat_of(message) in persons:
                yield message
