"""Telling a match from outside: its beginning and its events, as an onlooker hears them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from a11y_dice.core.engine import retold, settle
from a11y_dice.core.game import CHANCE, Event, Game
from a11y_dice.core.match import Match, Setup, begin, usual_undo
from a11y_dice.core.message import Facts, Message, Seat, Who

STORY = ("score", "bust", "end")
"""The kinds of message that tell how the points came about."""


def opening(setup: Setup) -> Iterator[Message]:
    """Who sits at the table, who is first, and the options that are not the usual ones.

    The first turn begins with it; where all decide at once nobody is first.
    """
    players = tuple(Who(seat) for seat in range(len(setup.players)))
    is_alone = len(players) == 1
    facts: Facts = {"players": players, "count": len(players)}
    yield Message("match-players", facts, "turn" if is_alone else "")
    if not is_alone and len(settle(begin(setup))[0].state.to_act) == 1:
        yield Message("match-first", {"who": Who(0)}, "turn")
    for option in setup.game.options:
        value = setup.options.get(option.name, option.values[0])
        if value != option.values[0]:
            yield Message(f"option-{option.name}", {"value": value})
    if setup.undo_rule is not usual_undo(setup.players):
        yield Message("table-undo", {"value": setup.undo_rule.value})


def story(match: Match) -> Iterator[Message]:
    """How the points of a match came about, and its end."""
    for _, events in retold(match):
        yield from (said for said in public(match.setup.game, events) if said.cue in STORY)


def decider(view: Any) -> Seat:
    """Whoever must decide first in a position; the first seat where nobody must."""
    waiting: tuple[Seat, ...] = view.to_act
    return waiting[0] if waiting and waiting[0] != CHANCE else 0


def public(game: Game, events: Iterable[Event]) -> Iterator[Message]:
    """What everybody may hear of these events."""
    for event in events:
        for message in game.narrate.narrate(event):
            if message.cue != "private":
                yield message
