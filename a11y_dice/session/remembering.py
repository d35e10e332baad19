"""What a match that is continued has told: kept for the review keys, and never said again."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

from a11y_dice.core.engine import Played
from a11y_dice.core.game import Event, Game
from a11y_dice.core.message import Message, Seat
from a11y_dice.core.undo import hides
from a11y_dice.session.announcer import Announcer
from a11y_dice.session.sounding import seat_of
from a11y_dice.session.telling import opening
from a11y_dice.session.transcript import Buffer

REMEMBERED = 500
"""Entries of a match that is continued whose announcements can be reviewed."""


def remember(course: Sequence[Played], announcer: Announcer, persons: Collection[Seat]) -> None:
    """Keep the newest part of what a match has told, as these people heard it.

    `course` is the match after each of its entries, and what became true by it.
    """
    if course:
        for message in opening(course[0][0].setup):
            announcer.keep(message, Buffer.TABLE)
    for moment, events in course[-REMEMBERED:]:
        if not hides(moment, moment.state):
            announcer.transcript.unseal()
        for message in _heard_by(persons, moment.setup.game, events):
            announcer.keep(message, Buffer.TABLE, hearer(message))


def last_scores(course: Sequence[Played], persons: Collection[Seat]) -> dict[Seat, tuple[int, ...]]:
    """The scores that each person knew who has made a choice, when the newest one was made."""
    known: dict[Seat, tuple[int, ...]] = {}
    for before, after in zip(course[-2::-1], course[:0:-1], strict=True):
        if len(known) == len(persons):
            break
        for seat, _ in after[0].since(before[0]):
            if seat in persons and seat not in known:
                known[seat] = after[0].setup.game.rules.seen_by(before[0].state, seat).scores
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
