"""What each choice of Geek Out! Masters is worth in points of the turn."""

from __future__ import annotations

from a11y_dice.core.message import Seat
from a11y_dice.core.odds import ActionOdds, Goal, Odds, weighed
from a11y_dice.games.geek_out_masters.legal import CONTINUE, PASS, ROLL, legal_actions
from a11y_dice.games.geek_out_masters.rules import points
from a11y_dice.games.geek_out_masters.state import FIRST_DICE, SPARE_DICE, Action, State
from a11y_dice.games.geek_out_masters.turns import EQUAL, Turn, Worth, solved


def goals(state: State) -> tuple[Goal, ...]:  # noqa: ARG001 - it is so everywhere
    """What can be told of a position."""
    return (Goal.POINTS,)


def odds(state: State, seat: Seat, goal: Goal) -> Odds:
    """What each legal action is worth with best play after it."""
    actions = legal_actions(state, seat)
    worths = _worths(solved(state.house.lone), state, actions)
    told = [_odds_of(action, worth) for action, worth in zip(actions, worths, strict=True)]
    return weighed(goal, told, (PASS,))


def _worths(turn: Turn, state: State, actions: tuple[Action, ...]) -> list[Worth]:
    """What each action is worth."""
    if actions == (ROLL,):
        return [turn.rolling(FIRST_DICE, SPARE_DICE, 0)]
    if PASS in actions:
        worths: dict[Action, Worth] = {PASS: turn.passing(state.scored)}
        if CONTINUE in actions:
            worths[CONTINUE] = turn.continuing(state.inactive, state.scored)
        return [worths[action] for action in actions]
    return [*turn.uses(state.active, state.inactive, state.scored)]


def _odds_of(action: Action, worth: Worth) -> ActionOdds:
    value, *shares = worth
    return ActionOdds(
        action,
        value,
        shares[0],
        tuple((points(count), share) for count, share in enumerate(shares) if share > EQUAL),
    )
