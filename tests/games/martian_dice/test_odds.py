"""Odds of Martian Dice against sums over every roll, made with the rules alone."""

from __future__ import annotations

from fractions import Fraction
from functools import cache

import pytest

from a11y_dice.core.dice import every_roll
from a11y_dice.core.game import CHANCE, Outcome
from a11y_dice.core.odds import Goal
from a11y_dice.games.martian_dice import GAME, race, rules, wins
from a11y_dice.games.martian_dice.odds import chances_to_win, goals, odds, turn_of
from a11y_dice.games.martian_dice.rules import ROLL, STOP, TAKE
from a11y_dice.games.martian_dice.state import RAY, Action, State
from a11y_dice.games.martian_dice.turns import WHOLE, landings

LATE = [
    "scores 0 0 turn 1 aside 3 tank 2 ray 2 cow 1 human table 1 ray 2 chicken 1 cow 1 human",
    "scores 3 9 turn 2 aside 4 tank 3 ray 2 cow 1 human 1 chicken table none",
    "scores 3 9 5 turn 2 aside 4 tank 3 ray 2 cow table none",
    "scores 24 24 turn 1 aside 2 tank 5 ray 3 cow table none",
    "scores 24 24 turn 2 aside 1 tank 4 ray 3 cow table 1 ray 2 human 2 chicken",
    "scores 25 14 turn 2 aside 3 tank 3 ray 3 cow 1 human table none",
    "scores 7 0 turn 1 aside 6 tank 2 ray 2 human table 1 ray 2 cow",
    "scores 7 0 turn 1 aside 8 tank 1 ray 2 human table 1 cow 1 chicken",
]
"""Positions with few dice left."""


def position(text: str) -> State:
    state: State = GAME.rules.settle(GAME.notation.read_position(text))[0]
    return state


def by_the_rules(start: State, worths: list[Fraction]) -> dict[Action, tuple[Fraction, Fraction]]:
    """The value and the bust of each action, by play through the engine's own rules."""
    seat, before = start.turn, start.scores[start.turn]

    @cache
    def ahead(state: State) -> tuple[Fraction, Fraction]:
        if state.rolling and not state.tied:
            ways = 6**state.rolling
            landed = [
                (Fraction(orders, ways), ahead(apply(state, CHANCE, Outcome(counts))))
                for counts, orders in every_roll(state.rolling, GAME.sides)
            ]
            value = sum((share * value for share, (value, _) in landed), Fraction())
            return value, sum((share * bust for share, (_, bust) in landed), Fraction())
        earned = state.scores[seat] - before
        if state.turn != seat or state.tied or state.winners or earned:
            return worths[earned], Fraction(earned == 0)
        expected = [(after(state, action), action) for action in legal(state)]
        return max(expected, key=lambda pair: (pair[0][0], pair[1] == STOP))[0]

    def legal(state: State) -> tuple[Action, ...]:
        return rules.legal_actions(state, seat)

    def apply(state: State, who: int, action: Action | Outcome) -> State:
        return rules.apply(state, who, action)[0]

    def after(state: State, action: Action) -> tuple[Fraction, Fraction]:
        return ahead(apply(state, seat, action))

    return {action: after(start, action) for action in legal(start)}


@pytest.mark.parametrize("text", LATE)
@pytest.mark.parametrize("goal", Goal)
def test_each_action_is_worth_what_every_roll_after_it_brings(text: str, goal: Goal) -> None:
    state = position(text)
    worths = [Fraction(points) for points in range(17)]
    if goal is Goal.WIN:
        worths = [Fraction(chance) for chance in chances_to_win(state)]
    expected = by_the_rules(state, worths)
    told = odds(state, state.turn, goal)
    assert [action.action for action in told.actions] == list(expected)
    for action in told.actions:
        value, bust = expected[action.action]
        assert action.bust == bust
        assert sum(share for _, share in action.distribution) == 1
        if goal is Goal.POINTS:
            assert action.value == value
            assert action.value == sum(points * share for points, share in action.distribution)
        else:
            assert float(action.value) == pytest.approx(float(value), abs=1e-12)
    assert float(told.value) == max(float(action.value) for action in told.actions)


def test_landings_are_all_rolls() -> None:
    for dice in range(14):
        for taken in range(4):
            assert sum(weight for *_, weight in landings(dice, taken)) == 6**dice


def test_the_first_roll_of_a_turn_is_exact() -> None:
    told = odds(position("scores 0 0 turn 1 aside none table none"), 0, Goal.POINTS)
    assert [action.action for action in told.actions] == [ROLL]
    assert isinstance(told.value, Fraction)
    assert float(told.value) == pytest.approx(3.1103817468376853, abs=1e-12)
    assert float(told.actions[0].bust) == pytest.approx(0.26945777484161076, abs=1e-12)


def test_where_all_is_lost_a_stop_comes_first_then_the_reading_order() -> None:
    lost = position("scores 0 0 turn 1 aside 8 tank 1 ray 2 human table none")
    told = odds(lost, 0, Goal.POINTS)
    assert (told.value, told.best) == (0, STOP)
    choice = position("scores 0 0 turn 1 aside 9 tank table 1 ray 2 cow 1 chicken")
    told = odds(choice, 0, Goal.POINTS)
    assert (told.value, told.best) == (0, TAKE[RAY])


def test_the_last_seat_plays_for_what_it_needs() -> None:
    """Three points behind at the end, eleven in hand are certain and enough, six are not."""
    enough = position("scores 25 20 turn 2 aside 1 tank 3 ray 6 cow table none")
    assert odds(enough, 1, Goal.WIN).best == STOP
    assert odds(enough, 1, Goal.WIN).value == 1
    short = position("scores 27 20 turn 2 aside 1 tank 3 ray 6 cow table none")
    assert odds(short, 1, Goal.WIN).best == ROLL
    tied = position("scores 26 20 turn 2 aside 1 tank 3 ray 6 cow table none")
    worths = {action.action: action.value for action in odds(tied, 1, Goal.WIN).actions}
    assert worths[STOP] == 0.5
    assert list(worths) == [ROLL, STOP]


@pytest.mark.parametrize(
    ("mine", "others"), [(1, 1), (1, 25), (25, 1), (25, 25), (7, 12), (18, 5), (50, 50), (33, 41)]
)
def test_the_table_is_what_best_play_gives(mine: int, others: int) -> None:
    """The chance at the start of a turn is that of its best play (Bellman's equation)."""
    for seat, known in ((0, wins.beginning(mine, others)), (1, wins.ending(mine, others))):
        needs = (mine, others) if seat == 0 else (others, mine)
        state = State((50 - needs[0], 50 - needs[1]), seat, target=50)
        assert turn_of(state, Goal.WIN).rolled((0, 0, 0, 0))[0] / WHOLE == pytest.approx(
            known, abs=1e-10
        )


def test_the_table_knows_a_reply_to_a_target_that_was_reached() -> None:
    for over, mine in ((0, 1), (-3, 2), (-15, 10), (0, 16), (-2, 40)):
        state = State((50 - over, 50 - mine), 1, target=50)
        value = turn_of(state, Goal.WIN).rolled((0, 0, 0, 0))[0] / WHOLE
        assert wins.ending(mine, over) == pytest.approx(value, abs=1e-10)


def test_far_from_the_end_only_the_difference_counts() -> None:
    assert wins.beginning(150, 140) == wins.beginning(50, 40)
    assert wins.ending(40, 150) == wins.ending(1, 50)
    assert wins.ending(200, 0) == wins.ending(50, 0) == 0


def test_alone_there_is_nobody_to_win_against() -> None:
    assert goals(State((3,))) == (Goal.POINTS,)
    assert goals(State((3, 4))) == (Goal.POINTS, Goal.WIN)


def test_with_three_seats_all_chances_are_one() -> None:
    """Nobody has played in this round, and all play the same way: each has a third."""
    start = State((5, 5, 5))
    values = race.chances_to_win(start)
    share = sum(a * b for a, b in zip(values, race.one_turn(), strict=True))
    assert share == pytest.approx(1 / 3, abs=1e-9)
    assert values == sorted(values)


def test_with_three_seats_the_last_round_is_certain() -> None:
    values = race.chances_to_win(State((30, 25, 20), 2, target=25))
    assert values[:10] == [0.0] * 10
    assert values[10] == 0.5
    assert set(values[11:]) == {1.0}
    far = race.chances_to_win(State((130, 125, 20), 2, target=125))
    assert set(far) == {0.0}
    near = race.chances_to_win(State((5, 90, 30), 1, target=100))
    assert near[0] > 0.9
    assert race.chances_to_win(State((30, 25, 27, 12), 1, target=25))[7] < 1
