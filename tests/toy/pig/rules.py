"""Positions, rules, keys and bots of Pig."""

from __future__ import annotations

from dataclasses import replace

from a11y_dice.core.bots import Advice, any_action
from a11y_dice.core.game import CHANCE, Options, Outcome, Step
from a11y_dice.core.message import Message, Seat
from a11y_dice.core.refusal import IllegalAction, Refusal
from a11y_dice.core.value import value


@value
class State:
    """Points won, and points that are at stake in this turn."""

    scores: tuple[int, ...]
    turn: Seat = 0
    pot: int = 0
    rolling: int = 0
    target: int = 20
    winners: tuple[Seat, ...] = ()

    @property
    def to_act(self) -> tuple[Seat, ...]:
        """The seat in turn, or the die."""
        if self.rolling:
            return (CHANCE,)
        return () if self.winners else (self.turn,)


@value
class Roll:
    """Roll the die."""


@value
class Hold:
    """Keep the points."""


@value
class Rolled:
    """The die has landed."""

    seat: Seat
    side: int
    pot: int


@value
class Scored:
    """A turn has ended."""

    seat: Seat
    points: int
    total: int
    is_won: bool


Action = Roll | Hold
ROLL, HOLD = Roll(), Hold()


def start(seats: int, options: Options) -> State:
    """Nobody has points."""
    return State((0,) * seats, target=int(options["target"]))


def why_not(state: State, seat: Seat, action: Action | Outcome) -> Refusal | None:
    """Why not now."""
    if isinstance(action, Outcome):
        if not state.rolling:
            return Refusal("no-dice-in-the-air")
        if seat != CHANCE or len(action.dice) != 6 or sum(action.dice) != 1:
            return Refusal("wrong-dice", {"count": 1})
        return None
    if state.winners:
        return Refusal("game-over")
    if state.rolling:
        return Refusal("dice-in-the-air")
    if seat != state.turn:
        return Refusal("not-your-turn")
    return Refusal("nothing-to-hold") if isinstance(action, Hold) and not state.pot else None


def legal_actions(state: State, seat: Seat) -> tuple[Action, ...]:
    """Roll, or hold."""
    return tuple([action for action in (ROLL, HOLD) if not why_not(state, seat, action)])


def apply(state: State, seat: Seat, action: Action | Outcome) -> Step[State]:
    """What follows."""
    if refusal := why_not(state, seat, action):
        raise IllegalAction(action, refusal)
    if isinstance(action, Roll):
        return (replace(state, rolling=1), ())
    if isinstance(action, Hold):
        return _end_turn(state, state.pot, ())
    side = action.dice.index(1) + 1
    pot = state.pot + side if side > 1 else 0
    rolled = (Rolled(state.turn, side, pot),)
    if side > 1:
        return (replace(state, pot=pot, rolling=0), rolled)
    return _end_turn(state, 0, rolled)


def _end_turn(state: State, points: int, events: tuple[Rolled, ...]) -> Step[State]:
    seat, scores = state.turn, list(state.scores)
    scores[seat] += points
    is_won = scores[seat] >= state.target
    scored = Scored(seat, points, scores[seat], is_won)
    following = State(
        tuple(scores),
        0 if is_won else (seat + 1) % len(scores),
        target=state.target,
        winners=(seat,) if is_won else (),
    )
    return (following, (*events, scored))


def settle(state: State) -> Step[State]:
    """Nothing happens by itself."""
    return (state, ())


def seen_by(state: State, seat: Seat | None) -> State:
    """Everything lies open."""
    return state


def shortcut(key: str, state: State, seat: Seat) -> Action | Refusal:
    """The keys for rolling and banking."""
    action = ROLL if key == "roll" else HOLD
    return why_not(state, seat, action) or action


def steady(state: State, seat: Seat, luck: str) -> Advice:
    """A bot that holds at ten."""
    enough = state.pot >= 10 or state.scores[seat] + state.pot >= state.target
    return Advice(HOLD if enough else ROLL, Message("reason-steady", {"pot": state.pot}))


BOTS = {"steady": steady, "random": any_action(legal_actions)}
