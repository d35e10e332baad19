"""Playing at random: the same seed plays the same match."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from itertools import islice
from typing import Any, NamedTuple

import pytest

from a11y_dice.core.engine import Played, advance, play, settle
from a11y_dice.core.game import CHANCE, Event, Game
from a11y_dice.core.match import Match, Player, Setup, begin
from a11y_dice.core.message import Seat
from a11y_dice.games import all_games

NAMES = ("Ola", "Bob", "Eve", "Max", "Ida", "Tom", "Ann", "Leo", "Kim", "Zoe", "Pia", "Sam")
"""Names of three letters, so that they stand out of a sentence."""

every_game = pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)


class Turn(NamedTuple):
    """One action of a seat in a match, and all that came of it until a seat must choose again."""

    before: Match
    seat: Seat
    action: Any
    events: tuple[Event, ...]
    after: Match


def seat_counts(game: Game) -> tuple[int, ...]:
    """The numbers of seats worth a try: the least, the next one or two, and the most."""
    return tuple(sorted({*game.seats[:3], game.seats[-1]}))


def opened(game: Game, seed: str, seats: int, options: Mapping[str, str] | None = None) -> Played:
    """A match in which the first seat must choose, and what happened until then."""
    players = tuple(Player(name) for name in NAMES[:seats])
    return settle(begin(Setup(game, seed, players, options or {})))


def playout(
    game: Game,
    seed: int | str,
    seats: int,
    options: Mapping[str, str] | None = None,
    at_most: int | None = None,
) -> Iterator[Turn]:
    """A match in which every seat plays anything legal, to its end or for `at_most` actions."""
    return islice(_whole(game, seed, seats, options), at_most)


def _whole(
    game: Game, seed: int | str, seats: int, options: Mapping[str, str] | None
) -> Iterator[Turn]:
    luck = random.Random(f"{game.id} {seed}")
    match, _ = opened(game, str(seed), seats, options)
    while match.state.to_act:
        seat = luck.choice(match.state.to_act)
        action = luck.choice(game.rules.legal_actions(match.state, seat))
        after, events = advance(match, seat, action)
        yield Turn(match, seat, action, events, after)
        match = after


def rests(game: Game, seed: int | str, seats: int, at_most: int | None = None) -> list[Match]:
    """The same match at each moment in which a seat must choose, and at its end."""
    turns = list(playout(game, seed, seats, at_most=at_most))
    return [turn.before for turn in turns] + [turns[-1].after]


def retold(match: Match) -> Iterator[tuple[Match, tuple[Event, ...]]]:
    """The match after each of its entries, and what became true by that entry."""
    again = begin(match.setup)
    for seat, action in match.entries():
        again, events = play(again, seat, action)
        yield again, events


def outcomes(match: Match) -> list[Any]:
    """The rolls of a match."""
    return [action for seat, action in match.entries() if seat == CHANCE]
