"""The rules of Martian Dice; the rulings M1 to M13 are those of docs/reference/rules.md."""

from __future__ import annotations

from dataclasses import replace

from a11y_dice.core.dice import Counts
from a11y_dice.core.game import CHANCE, Options, Outcome, Step
from a11y_dice.core.message import Message, Seat
from a11y_dice.core.refusal import IllegalAction, Refusal
from a11y_dice.games.martian_dice.state import (
    BONUS,
    DICE,
    EARTHLINGS,
    FACES,
    NONE,
    RAY,
    TANK,
    TIE_BREAK_DICE,
    Action,
    DiceRolled,
    DiceTaken,
    Ending,
    Event,
    GameOver,
    LastRound,
    Rays,
    Roll,
    State,
    Stop,
    Take,
    TanksMoved,
    TieBreakRolled,
    TieBreakStarted,
    TurnLost,
    TurnScored,
    TurnStarted,
)

ROLL, STOP = Roll(), Stop()
TAKE = tuple(Take(face) for face in range(len(FACES)))
ONLY_ROLL = (ROLL,)
ROLL_OR_STOP = (ROLL, STOP)
TAKES = tuple(
    tuple(TAKE[face] for face in range(RAY, len(FACES)) if kinds & 1 << face)
    for kinds in range(1 << len(FACES))
)
"""The choices by the kinds that may be chosen, a bit each: made once, for speed."""


def start(seats: int, options: Options) -> State:
    """The first position: nobody has points, the first seat has all dice in hand."""
    return State((0,) * seats, target=int(options["target"]), turns=0)


def seen_by(state: State, seat: Seat | None) -> State:  # noqa: ARG001 - nothing is hidden here
    """Everything lies open in this game."""
    return state


def points(aside: Counts) -> tuple[int, int]:
    """What dice aside are worth, and how much of it is the bonus: 1 an earthling, 3 for all kinds.

    Nothing where there are more tanks than rays.
    """
    if aside[TANK] > aside[RAY]:
        return 0, 0
    bonus = BONUS if aside[2] and aside[3] and aside[4] else 0
    return aside[2] + aside[3] + aside[4] + bonus, bonus


def is_lost(state: State) -> bool:
    """Whether no roll can bring enough rays any more (M9)."""
    tanks, rays, *_ = state.aside
    return tanks > rays and tanks > rays + reach(state)


def reach(state: State) -> int:
    """How many dice can still become rays: not those of the kind that must be taken first."""
    left = DICE - sum(state.aside)
    if state.table != NONE and not state.table[RAY]:
        left -= min(state.table[face] for face in EARTHLINGS if may_take(state, face))
    return left


def may_take(state: State, face: int) -> bool:
    """Whether a kind that was rolled may be chosen (M1)."""
    return state.table[face] > 0 and (face == RAY or not state.aside[face])


def choices(state: State) -> tuple[Take, ...]:
    """The kinds that may be chosen of the roll on the table."""
    _, rays, humans, cows, chickens = state.table
    _, _, no_humans, no_cows, no_chickens = state.aside
    kinds = 2 if rays else 0
    if humans and not no_humans:
        kinds += 4
    if cows and not no_cows:
        kinds += 8
    if chickens and not no_chickens:
        kinds += 16
    return TAKES[kinds]


def legal_actions(state: State, seat: Seat) -> tuple[Action, ...]:
    """What `seat` may do now, in reading order."""
    if seat != state.turn or state.rolling or state.winners:
        return ()
    if state.table != NONE:
        return choices(state)
    return ONLY_ROLL if state.aside == NONE else ROLL_OR_STOP


def why_not(state: State, seat: Seat, action: Action | Outcome) -> Refusal | None:
    """Why `action` is refused now; None when it is legal."""
    if isinstance(action, Outcome):
        return _why_not_land(state, seat, action.dice)
    if state.winners:
        return Refusal("game-over")
    if state.rolling:
        return Refusal("dice-in-the-air")
    if seat != state.turn:
        return Refusal("not-your-turn")
    if isinstance(action, Take):
        return _why_not_take(state, action.face)
    if state.table != NONE:
        return Refusal("choose-first")
    if isinstance(action, Stop) and state.aside == NONE:
        return Refusal("roll-first")
    return None


def _why_not_land(state: State, seat: Seat, dice: Counts) -> Refusal | None:
    if not state.rolling:
        return Refusal("no-dice-in-the-air")
    if seat != CHANCE:
        return Refusal("dice-in-the-air")
    if not _can_land(state, dice):
        return Refusal("wrong-dice", {"count": state.rolling})
    return None


def _can_land(state: State, dice: Counts) -> bool:
    return sum(dice) == state.rolling and len(dice) == len(FACES)


def _why_not_take(state: State, face: int) -> Refusal | None:
    if state.table == NONE:
        return Refusal("nothing-rolled")
    if face == TANK:
        return Refusal("tanks-move-alone")
    kind = Message(f"face-{FACES[face]}", {"count": 2})
    if not state.table[face]:
        return Refusal("none-rolled", {"kind": kind})
    if face != RAY and state.aside[face]:
        return Refusal("already-taken", {"kind": kind})
    return None


def apply(state: State, seat: Seat, action: Action | Outcome) -> Step[State]:
    """What follows `action`, and what happened. Rolls nothing, reads nothing, says nothing."""
    if state.rolling:
        if isinstance(action, Outcome) and seat == CHANCE and _can_land(state, action.dice):
            return _tie_break(state, action.dice) if state.tied else _land(state, action.dice)
    elif seat == state.turn and not state.winners:
        if state.table != NONE:
            if isinstance(action, Take) and action.face and may_take(state, action.face):
                return _take(state, action.face)
        elif isinstance(action, Roll):
            return (_moved(state, state.aside, NONE, DICE - sum(state.aside)), ())
        elif isinstance(action, Stop) and state.aside != NONE:
            return _end_turn(state, Ending.STOPPED, ())
    refusal = why_not(state, seat, action)
    assert refusal is not None  # whatever is legal has been done above
    raise IllegalAction(action, refusal)


def settle(state: State) -> Step[State]:
    """A position that was set up, after all that happens by itself."""
    if state.winners or state.rolling:
        return (state, ())
    if state.table != NONE:
        return _after_roll(state, state.table, ())
    if sum(state.aside) == DICE:
        return _end_turn(state, Ending.ALL_ASIDE, ())
    if state.turn == 0 and state.aside == NONE and max(state.scores) >= state.target:
        return _finish(state, ())
    return (state, ())


def _moved(state: State, aside: Counts, table: Counts, rolling: int = 0) -> State:
    """The same turn with the dice elsewhere (`replace` would cost three times as much)."""
    return State(state.scores, state.turn, aside, table, rolling, state.target, state.turns)


def _land(state: State, dice: Counts) -> Step[State]:
    return _after_roll(state, dice, (DiceRolled(state.turn, dice, state.aside),))


def _after_roll(state: State, dice: Counts, events: tuple[Event, ...]) -> Step[State]:
    """Tanks go aside; then a kind is due, or nothing can be chosen and the turn ends (M6, M11)."""
    aside = state.aside
    tanks, rays, humans, cows, chickens = dice
    if tanks:
        aside = (aside[0] + tanks, *aside[1:])
        events += (TanksMoved(state.turn, tanks, aside),)
    before, state = state, _moved(state, aside, (0, rays, humans, cows, chickens))
    if not choices(state):
        return _end_turn(state, Ending.NO_CHOICE, events)
    if events and is_lost(state) and not is_lost(_moved(before, before.aside, NONE)):
        events += (TurnLost(state.turn, aside, reach(state)),)
    return (state, events)


def _take(state: State, face: int) -> Step[State]:
    count = state.table[face]
    kept = list(state.aside)
    kept[face] += count
    aside = tuple(kept)
    taken: tuple[Event, ...] = (DiceTaken(state.turn, face, count, aside),)
    before, state = state, _moved(state, aside, NONE)
    if sum(aside) == DICE:  # M8
        return _end_turn(state, Ending.ALL_ASIDE, taken)
    if is_lost(state) and not is_lost(before):
        taken += (TurnLost(state.turn, aside, reach(state)),)
    return (state, taken)


def _end_turn(state: State, ending: Ending, events: tuple[Event, ...]) -> Step[State]:
    """Score the turn; then the next seat, or the end once all have had equal turns (M7)."""
    seat, scores = state.turn, list(state.scores)
    earned, bonus = points(state.aside)
    scores[seat] += earned
    events += (TurnScored(seat, ending, state.aside, earned, bonus, scores[seat]),)
    is_round_over = seat + 1 == len(scores)
    turns = state.turns
    if is_round_over and turns is not None:
        turns += 1
    following = State(
        tuple(scores), 0 if is_round_over else seat + 1, target=state.target, turns=turns
    )
    if max(scores) >= state.target:
        if is_round_over:
            return _finish(following, events)
        if max(state.scores) < state.target:
            others = tuple(range(seat + 1, len(scores)))
            events += (LastRound(seat, state.target, others),)
    return (following, (*events, _turn_started(following)))


def _turn_started(state: State) -> TurnStarted:
    is_counted = len(state.scores) == 1 and state.turns is not None
    return TurnStarted(state.turn, (state.turns or 0) + 1 if is_counted else 0)


def _finish(state: State, events: tuple[Event, ...]) -> Step[State]:
    best = max(state.scores)
    tied = tuple([seat for seat, score in enumerate(state.scores) if score == best])
    if len(tied) == 1:
        return _won(state, tied, events)
    following = replace(state, tied=tied, rolling=TIE_BREAK_DICE)
    return (following, (*events, TieBreakStarted(tied)))


def _won(
    state: State, winners: tuple[Seat, ...], events: tuple[Event, ...], tie_break: Rays = ()
) -> Step[State]:
    over = State(
        state.scores, target=state.target, turns=state.turns, winners=winners, tie_break=tie_break
    )
    return (over, (*events, ended(over)))


def ended(over: State) -> GameOver:
    """How a match ended, as far as its last position knows it."""
    turns = over.turns if len(over.scores) == 1 else None
    return GameOver(over.winners, over.scores, turns, over.tie_break)


def _tie_break(state: State, dice: Counts) -> Step[State]:
    """One more of those tied has rolled; those who share the most rays go on (M4, M5)."""
    thrown = (*state.thrown, dice[RAY])
    rolled = (TieBreakRolled(state.tied[len(thrown) - 1], dice),)
    if len(thrown) < len(state.tied):
        return (replace(state, thrown=thrown), rolled)
    best = max(thrown)
    rays_of = tuple(zip(state.tied, thrown, strict=True))
    still = tuple([seat for seat, rays in rays_of if rays == best])
    if len(still) == 1:
        return _won(state, still, rolled, rays_of)
    following = replace(state, tied=still, thrown=())
    return (following, (*rolled, TieBreakStarted(still, again=True)))
