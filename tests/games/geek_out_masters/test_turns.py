"""The best play of a turn against the rules: every roll of few dice, and turns that are played."""

from __future__ import annotations

import random
from fractions import Fraction
from functools import cache
from statistics import fmean, stdev

import pytest
from geek_out_masters import solved as solved_again

from a11y_dice.core.dice import every_roll
from a11y_dice.core.engine import advance, settle
from a11y_dice.core.game import CHANCE, Outcome
from a11y_dice.core.match import Player, Setup, begin
from a11y_dice.core.odds import Goal
from a11y_dice.games.geek_out_masters import GAME
from a11y_dice.games.geek_out_masters.odds import goals, odds
from a11y_dice.games.geek_out_masters.state import Lone, State
from a11y_dice.games.geek_out_masters.turns import NUMBERS, PLACES, solved
from games.geek_out_masters.geek_table import turn

LATE = [
    "1 meeple 1 dragon used 0 inactive 0 scored 8",
    "1 heart used 0 inactive 1 scored 8",
    "1 meeple 1 superhero 1 fortytwo used 0 inactive 0 scored 7",
    "1 spaceship 1 dragon 1 heart used 0 inactive 0 scored 7",
    "none used 1 inactive 0 scored 9",
    "none used 2 inactive 0 scored 8",
    "none used 0 inactive 2 scored 8",
]
"""Positions with few dice that are not scored."""
TURNS = 400
STARTS = {Lone.NONE: 19.0566, Lone.END: 18.0353, Lone.BUST: 17.8516}


def by_the_rules(state: State, depth: int) -> Fraction:
    """The points of the turn by play through the engine; after `depth` continuations it passes."""
    before = state.scores[0]

    @cache
    def worth(state: State, left: int) -> Fraction:
        if state.rolling:
            rolls = [*every_roll(state.rolling, GAME.sides)]
            total = sum(ways for _, ways in rolls)
            sums = (
                ways * worth(GAME.rules.apply(state, CHANCE, Outcome(dice))[0], left)
                for dice, ways in rolls
            )
            return sum(sums, Fraction()) / total
        if state.turn != 0 or state.winners:
            return Fraction(state.scores[0] - before)
        values = []
        for action in GAME.rules.legal_actions(state, 0):
            is_again = GAME.notation.action_text(action) == "continue"
            if left or not is_again:
                values.append(worth(GAME.rules.apply(state, 0, action)[0], left - is_again))
        return max(values)

    return worth(state, depth)


@pytest.mark.parametrize("lone", [*Lone])
@pytest.mark.parametrize("zones", LATE)
def test_each_value_is_the_sum_over_all_rolls(zones: str, lone: str) -> None:
    position = f"scores 0 0 round 1 turn 1 active {zones} option lone {lone}"
    state = GAME.rules.settle(GAME.notation.read_position(position))[0]
    value = odds(state, 0, Goal.POINTS).value
    lower = [float(by_the_rules(state, depth)) for depth in (0, 1, 2)]
    assert lower == sorted(lower)
    assert lower[-1] <= value + 1e-9
    assert value == pytest.approx(lower[-1], abs=0.02)


@pytest.mark.parametrize("lone", [*Lone])
def test_the_table_is_what_the_rules_give(lone: str) -> None:
    """Of the places with 5 scored dice and more, worked out anew."""
    again, kept = solved_again(lone, 5), solved(lone)
    for scored, inactive in PLACES:
        if scored >= 5:
            assert again[scored, inactive] == pytest.approx(
                kept.continuing(inactive, scored), abs=1e-11
            )


@pytest.mark.parametrize("lone", [*Lone])
def test_a_turn_from_its_start(lone: Lone) -> None:
    worth = solved(lone).rolling(7, 3, 0)
    assert len(worth) == NUMBERS
    assert worth[0] == pytest.approx(STARTS[lone], abs=1e-4)
    assert sum(worth[1:]) == pytest.approx(1, abs=1e-12)
    assert worth[0] == pytest.approx(
        sum(share * count * (count + 1) / 2 for count, share in enumerate(worth[1:])), abs=1e-9
    )


def test_turns_that_are_played_come_to_the_value() -> None:
    points, luck = [], random.Random(61)
    for _ in range(TURNS):
        setup = Setup(GAME, str(luck.random()), (Player("a"), Player("b")))
        match, _ = settle(begin(setup))
        while match.state.turn == 0:
            found = odds(match.state, 0, Goal.POINTS)
            match, _ = advance(match, 0, found.best)
        points.append(match.state.scores[0])
    error = stdev(points) / TURNS**0.5
    assert abs(fmean(points) - STARTS[Lone.NONE]) < 3 * error


@pytest.mark.parametrize("zones", ["unrolled used 0 inactive 3 scored 0", *LATE])
def test_the_odds_are_of_all_actions_and_sum_up(zones: str) -> None:
    state = turn(zones).state
    assert goals(state) == (Goal.POINTS,)
    found = odds(state, state.turn, Goal.POINTS)
    assert [each.action for each in found.actions] == [*GAME.rules.legal_actions(state, state.turn)]
    for each in found.actions:
        assert sum(share for _, share in each.distribution) == pytest.approx(1)
        assert dict(each.distribution).get(0, 0) == pytest.approx(each.bust, abs=1e-9)
        average = sum(points * share for points, share in each.distribution)
        assert average == pytest.approx(each.value)


def test_passing_is_preferred_where_all_is_equal() -> None:
    state = turn("none used 0 inactive 2 scored 8").state
    assert GAME.notation.action_text(odds(state, state.turn, Goal.POINTS).best) == "pass"
