"""Chances to win for three and more seats, by an approximation.

From here on everybody is taken to play each turn for the most points on average, whatever the
others have. Then all turns are alike and independent, and only the totals at the end of each round
count. A shared best total gives each of those who share it the same chance. What is left out is
that a seat that knows what it needs plays for that; `benchmarks/odds.py` measures how much it is.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from a11y_dice.games.martian_dice.state import State
from a11y_dice.games.martian_dice.turns import MOST_POINTS, WHOLE, Turn, chance
from a11y_dice.games.martian_dice.wins import NEEDED

NEGLIGIBLE = 1e-12
Totals = dict[int, float]
"""Chances by totals; they may leave out that the match has ended before."""


def chances_to_win(state: State) -> list[float]:
    """The chance to win of the seat in turn, by the points that it makes in this turn."""
    target, scores = _near(state)
    me = state.turn
    played = [{score: 1.0} for score in scores[:me]]
    waiting = [_after_a_turn({score: 1.0}) for score in scores[me + 1 :]]
    is_last_round = max(scores) >= target
    rounds = _rounds([*played, *waiting], target, is_last_round=is_last_round)
    values = _ahead(rounds, target, is_last_round=is_last_round)
    return [values[scores[me] + points] for points in range(MOST_POINTS + 1)]


def _near(state: State) -> tuple[int, list[int]]:
    """The target and the scores, as if nobody needed more than NEEDED points (wins.py)."""
    most = max(state.target - score for score in state.scores)
    surplus = max(most - NEEDED, 0)
    target = state.target - surplus
    return target, [
        score - surplus if score >= state.target else min(score, target - 1)
        for score in state.scores
    ]


@cache
def one_turn() -> tuple[float, ...]:
    """The chance of each number of points in a turn that is played for the most points."""
    turn = Turn([points * WHOLE for points in range(MOST_POINTS + 1)])
    start = turn.rolled((0, 0, 0, 0))
    return tuple(chance(start, points) / WHOLE for points in range(MOST_POINTS + 1))


def _after_a_turn(totals: Totals) -> Totals:
    after: Totals = {}
    for total, share in totals.items():
        for points, likely in enumerate(one_turn()):
            after[total + points] = after.get(total + points, 0.0) + share * likely
    return after


def _rounds(others: list[Totals], target: int, *, is_last_round: bool) -> list[list[Totals]]:
    """The totals of the others at the end of each round, where nobody had the target before it."""
    rounds = [others]
    while not is_last_round:
        below = [_below(totals, target) for totals in rounds[-1]]
        if min(sum(totals.values()) for totals in below) < NEGLIGIBLE:
            break
        rounds.append([_after_a_turn(totals) for totals in below])
    return rounds


def _below(totals: Totals, target: int) -> Totals:
    return {total: share for total, share in totals.items() if total < target}


def _ahead(rounds: list[list[Totals]], target: int, *, is_last_round: bool) -> list[float]:
    """The chance to win by one's own total at the end of the first of these rounds."""
    best = target + MOST_POINTS
    later = [0.0] * (best + 1)
    for others in reversed(rounds):
        now = [0.0] * (best + 1)
        for mine in range(best + 1):
            if mine >= target or is_last_round:
                now[mine] = _share_of_the_win(mine, others)
            else:
                ahead = later[mine : mine + MOST_POINTS + 1]
                now[mine] = sum(a * b for a, b in zip(one_turn(), ahead, strict=True))
        later = now
    return later


def _share_of_the_win(mine: int, others: Sequence[Totals]) -> float:
    """The chance that nobody has more than `mine`, shared among those who have as much."""
    by_equals = [1.0]
    for totals in others:
        fewer = sum(share for total, share in totals.items() if total < mine)
        equal = totals.get(mine, 0.0)
        longer = [*by_equals, 0.0]
        for count in range(len(by_equals), 0, -1):
            longer[count] = longer[count] * fewer + by_equals[count - 1] * equal
        longer[0] *= fewer
        by_equals = longer
    return sum(share / (count + 1) for count, share in enumerate(by_equals))
