"""What is told of a match, with the sounds that the people at the keyboard hear with it."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import replace

from a11y_dice.core.earcons import END, OF_CUE, TURN, WIN
from a11y_dice.core.game import Event
from a11y_dice.core.match import Match
from a11y_dice.core.message import Earcon, Message, Seat, Who


def seat_of(message: Message) -> Seat | None:
    """Whom a message is about."""
    who = message.facts.get("who")
    return who.seat if isinstance(who, Who) else None


def sounded(match: Match, event: Event, persons: Collection[Seat]) -> Iterator[Message]:
    """The sentences about an event. The first one has its sounds, unless it has some of its own.

    In a game without sounds each kind of sentence has its common one, once.
    """
    game = match.setup.game
    waiting = game.sounds.earcons(event) if game.sounds else ()
    cues = {} if game.sounds else dict(OF_CUE)
    for message in game.narrate.narrate(event):
        if message.cue in cues:
            waiting = (Earcon(cues.pop(message.cue)),)
        yield _with(message, message.earcons or waiting, match, persons)
        waiting = ()


def begun(match: Match, message: Message, persons: Collection[Seat]) -> Message:
    """A sentence about the beginning, with the sound of a turn where it tells of one."""
    return _with(message, (Earcon(TURN),) if message.cue == "turn" else (), match, persons)


def your_turn(match: Match) -> tuple[Earcon, ...]:
    """The sound with which another person gets the keyboard."""
    return (Earcon(f"{match.setup.game.id}/{TURN}"),)


def _with(
    message: Message, earcons: tuple[Earcon, ...], match: Match, persons: Collection[Seat]
) -> Message:
    """A message with the sounds of this match: the turn of a bot and its victory have none."""
    heard = []
    for name, place in earcons:
        if name == TURN and seat_of(message) not in (None, *persons):
            continue
        is_beaten = name == WIN and not any(seat in persons for seat in match.state.winners)
        heard.append(Earcon(f"{match.setup.game.id}/{END if is_beaten else name}", place))
    return replace(message, earcons=tuple(heard))
