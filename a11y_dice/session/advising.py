"""Exact odds in sentences: what each choice is worth, the best one, and by how much."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from typing import Any

from a11y_dice.core.game import Game
from a11y_dice.core.message import Facts, Message, Seat
from a11y_dice.core.odds import ActionOdds, Goal, Number, Odds


def best_goal(game: Game, state: Any) -> Goal:
    """What a player wants: to win, where there is somebody to win against."""
    goals: tuple[Goal, ...] = game.odds.goals(state) if game.odds else ()
    return goals[-1]


def advice(game: Game, view: Any, seat: Seat, found: Odds) -> Iterator[Message]:
    """The best choice with its worth, how much better it is than the next best, and the risk."""
    best = next(each for each in found.actions if each.action == found.best)
    yield Message(f"odds-best-{found.goal}", _facts(game, view, seat, best, found.goal))
    others = [each.value for each in found.actions if each is not best]
    if others:
        loss = rounded(best.value, found.goal) - rounded(max(others), found.goal)
        yield Message(f"odds-next-{found.goal}", {"loss": abs(round(loss, 2))})


def each_choice(game: Game, view: Any, seat: Seat, found: Odds) -> Iterator[Message]:
    """Every choice with its worth, in reading order."""
    for odds in found.actions:
        yield Message(f"odds-action-{found.goal}", _facts(game, view, seat, odds, found.goal))


def _facts(game: Game, view: Any, seat: Seat, odds: ActionOdds, goal: Goal) -> Facts:
    return {
        "choice": game.describe.action(view, seat, odds.action),
        "value": rounded(odds.value, goal),
        "bust": percent(odds.bust),
    }


def rounded(value: Number, goal: Goal) -> float:
    """A value as it is spoken: points with two decimals, chances as times in 100 with one."""
    return round(float(value), 2) if goal is Goal.POINTS else round(float(value) * 100, 1)


def percent(chance: Number) -> int:
    """A chance as times in 100."""
    return round(float(chance) * 100)


def exact(value: Number) -> str | float:
    """A number as it is written in JSON: a fraction where it is exact."""
    return str(value) if isinstance(value, Fraction) else value
