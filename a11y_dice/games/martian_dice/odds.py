"""What each choice of Martian Dice is worth: in points of the turn, or in chances to win."""

from __future__ import annotations

from fractions import Fraction
from functools import lru_cache

from a11y_dice.core.message import Seat
from a11y_dice.core.odds import ActionOdds, Goal, Odds, weighed
from a11y_dice.games.martian_dice import race, wins
from a11y_dice.games.martian_dice.rules import STOP, legal_actions
from a11y_dice.games.martian_dice.state import RAY, Action, Roll, State, Stop, Take
from a11y_dice.games.martian_dice.turns import (
    MOST_POINTS,
    WHOLE,
    Turn,
    Worth,
    chance,
    what_counts,
)

FINE = 64
"""Bits of a chance to win that count."""


def goals(state: State) -> tuple[Goal, ...]:
    """What can be told of a position: alone at the table there is nobody to win against."""
    return (Goal.POINTS,) if len(state.scores) == 1 else (Goal.POINTS, Goal.WIN)


def odds(state: State, seat: Seat, goal: Goal) -> Odds:
    """What each legal action is worth with best play after it."""
    turn = turn_of(state, goal)
    actions = [
        _odds_of(action, _worth(turn, state, action), goal) for action in legal_actions(state, seat)
    ]
    return weighed(goal, actions, (STOP,))


def turn_of(state: State, goal: Goal) -> Turn:
    """The best play of the turn that is in play."""
    if goal is Goal.POINTS:
        return _turn(tuple(points * WHOLE for points in range(MOST_POINTS + 1)))
    chances = chances_to_win(state)
    return _turn(tuple(round(chance * (1 << FINE)) * (WHOLE >> FINE) for chance in chances))


def chances_to_win(state: State) -> list[float]:
    """The chance to win of the seat in turn, by the points that it makes in this turn."""
    if len(state.scores) != 2:
        return race.chances_to_win(state)
    mine, others = (state.target - state.scores[at] for at in (state.turn, 1 - state.turn))
    after = wins.after_ending if state.turn else wins.after_beginning
    return [after(mine - points, others) for points in range(MOST_POINTS + 1)]


@lru_cache(maxsize=32)
def _turn(worths: tuple[int, ...]) -> Turn:
    return Turn(worths)


def _worth(turn: Turn, state: State, action: Action) -> Worth:
    """What a legal action is worth."""
    tanks, rays, kinds, earthlings = aside = what_counts(state.aside)
    match action:
        case Roll():
            return turn.rolled(aside)
        case Stop():
            return turn.stopped(aside)
        case Take(face):  # pragma: no branch - there is no other kind of action
            count = state.table[face]
            if face == RAY:
                return turn.chosen((tanks, rays + count, kinds, earthlings))
            return turn.chosen((tanks, rays, kinds + 1, earthlings + count))


def _odds_of(action: Action, worth: Worth, goal: Goal) -> ActionOdds:
    value = Fraction(worth[0], WHOLE)
    shares = [(points, Fraction(chance(worth, points), WHOLE)) for points in range(MOST_POINTS + 1)]
    return ActionOdds(
        action,
        value if goal is Goal.POINTS else float(value),
        shares[0][1],
        tuple((points, share) for points, share in shares if share),
    )
