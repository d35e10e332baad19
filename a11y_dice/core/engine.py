"""Playing: an action, then the dice, until a seat must choose or the game is over."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from a11y_dice.core.dice import every_roll, roll
from a11y_dice.core.game import CHANCE, Event, Game, Outcome
from a11y_dice.core.match import Log, Match, begin
from a11y_dice.core.message import Seat

Played = tuple[Match, tuple[Event, ...]]


def play(match: Match, seat: Seat, action: Any) -> Played:
    """One entry: `action` of `seat`, or an outcome of CHANCE. Raises IllegalAction."""
    state, events = match.setup.game.rules.apply(match.state, seat, action)
    rolls = match.rolls + 1 if seat == CHANCE else match.rolls
    return Match(match.setup, state, (match.log, (seat, action)), rolls), events


def retold(match: Match) -> Iterator[Played]:
    """The match after each of its entries, and what became true by that entry."""
    again = begin(match.setup)
    for seat, action in match.entries():
        again, events = play(again, seat, action)
        yield again, events


def settle(match: Match, loaded: Sequence[Outcome] = ()) -> Played:
    """Let the dice land until a seat must choose or the game is over.

    Dice land as `loaded` says while it lasts, then by the seed.
    """
    if not match.state.rolling:
        return match, ()
    return _land(match, match.state, match.log, (), loaded)


def advance(match: Match, seat: Seat, action: Any, loaded: Sequence[Outcome] = ()) -> Played:
    """Play `action` of `seat`, then let the dice land until a seat must choose."""
    state, events = match.setup.game.rules.apply(match.state, seat, action)
    log = (match.log, (seat, action))
    if state.rolling:
        return _land(match, state, log, events, loaded)
    return Match(match.setup, state, log, match.rolls), events


def _land(
    match: Match, state: Any, log: Log, events: tuple[Event, ...], loaded: Sequence[Outcome]
) -> Played:
    """The match after the dice of `state`, which came of it by the last of `log`, have landed."""
    game, seed, rolls = match.setup.game, match.setup.seed, match.rolls
    apply, sides = game.rules.apply, game.sides
    given = iter(loaded)
    while state.rolling:
        outcome = next(given, None) or Outcome(roll(seed, rolls, state.rolling, sides))
        state, landed = apply(state, CHANCE, outcome)
        log, rolls, events = (log, (CHANCE, outcome)), rolls + 1, events + landed
    return Match(match.setup, state, log, rolls), events


def perft(game: Game, state: Any, depth: int) -> int:
    """How many distinct positions in which a seat must decide lie exactly `depth` decisions on.

    Dice count as multisets: how many orders lead to a roll is of no account.
    """
    level = _at_rest(game, {state})
    for _ in range(depth):
        level = _at_rest(
            game,
            {
                game.rules.apply(state, seat, action)[0]
                for state in level
                for seat in state.to_act
                for action in game.rules.legal_actions(state, seat)
            },
        )
    return len(level)


def _at_rest(game: Game, states: set[Any]) -> set[Any]:
    """The positions in which a seat must decide, once all dice have landed.

    Dice that land may bring dice again, even the same ones (a tie-break that is tied).
    """
    seen, waiting, rest = set(states), list(states), set[Any]()
    while waiting:
        state = waiting.pop()
        if state.rolling:
            for counts, _ in every_roll(state.rolling, game.sides):
                landed = game.rules.apply(state, CHANCE, Outcome(counts))[0]
                if landed not in seen:
                    seen.add(landed)
                    waiting.append(landed)
        elif state.to_act:
            rest.add(state)
    return rest
