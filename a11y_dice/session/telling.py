"""Telling a match from outside: its beginning and its events, as an onlooker hears them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from a11y_dice.core.game import Event, Game
from a11y_dice.core.match import Setup
from a11y_dice.core.message import Message, Who


def opening(setup: Setup) -> Iterator[Message]:
    """Who sits at the table, who is first, and the options that are not the usual ones."""
    players = tuple(Who(seat) for seat in range(len(setup.players)))
    yield Message("match-players", {"players": players})
    if len(players) > 1:
        yield Message("match-first", {"who": Who(0)})
    for option in setup.game.options:
        value = setup.options.get(option.name, option.values[0])
        if value != option.values[0]:
            yield Message(f"option-{option.name}", {"value": value})


def public(game: Game, events: Iterable[Event]) -> Iterator[Message]:
    """What everybody may hear of these events."""
    for event in events:
        for message in game.narrate.narrate(event):
            if message.cue != "private":
                yield message
