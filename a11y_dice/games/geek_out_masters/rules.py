"""The rules of Geek Out! Masters; the rulings G1 to G12 are those of docs/reference/rules.md."""

from __future__ import annotations

from a11y_dice.core.dice import Counts
from a11y_dice.core.game import CHANCE, Options, Outcome, Step
from a11y_dice.core.message import Seat
from a11y_dice.core.refusal import IllegalAction
from a11y_dice.games.geek_out_masters.legal import PHASES, can_land, legal_actions, why_not
from a11y_dice.games.geek_out_masters.state import (
    ALL,
    DRAGON,
    FIRST_DICE,
    FROM_INACTIVE,
    HEART,
    MEEPLE,
    NONE,
    NOTHING,
    OPPOSITE,
    ROUNDS,
    SPACESHIP,
    Action,
    Bust,
    DiceRolled,
    DieIdled,
    DieJoined,
    DieRerolled,
    DieShot,
    DieTurned,
    Ending,
    Event,
    FortyTwosScored,
    GameOver,
    House,
    Lone,
    Pass,
    State,
    TurnBusted,
    TurnScored,
    TurnStarted,
    Use,
)

__all__ = ["apply", "legal_actions", "points", "seen_by", "settle", "start", "why_not"]


def start(seats: int, options: Options) -> State:
    """The first position: nobody has points, the first seat has seven dice in hand."""
    target = options["target"]
    return State((0,) * seats, house=House(options["lone"], 0 if target == "none" else int(target)))


def seen_by(state: State, seat: Seat | None) -> State:  # noqa: ARG001 - nothing is hidden here
    """Everything lies open in this game."""
    return state


def points(dice: int) -> int:
    """What this many scored dice are worth: 1, 3, 6, 10 and so on."""
    return dice * (dice + 1) // 2


def apply(state: State, seat: Seat, action: Action | Outcome) -> Step[State]:
    """What follows `action`, and what happened. Rolls nothing, reads nothing, says nothing."""
    if state.rolling:
        if isinstance(action, Outcome) and seat == CHANCE and can_land(state, action.dice):
            return _land(state, action.dice)
    elif seat == state.turn and isinstance(action, Use):
        active = PHASES[state.active].after.get((action.die, action.target))
        if active is not None:
            return _use(state, action, active)
    # What is left is rare enough to be asked about at length.
    if refusal := why_not(state, seat, action):
        raise IllegalAction(action, refusal)
    if isinstance(action, Pass):
        return _score_turn(state, Ending.PASSED, ())
    # The first roll of a turn, or all used dice.
    return _thrown(state, NONE, (0, state.inactive), state.used or FIRST_DICE)


def settle(state: State) -> Step[State]:
    """A position that was set up, after all that happens by itself."""
    if state.winners or state.rolling or PHASES[state.active].rests:
        return (state, ())
    return _end_phase(state, ())


def _thrown(
    state: State, active: Counts, zones: tuple[int, int], dice: int, throw: int = ALL
) -> Step[State]:
    """The same turn with dice in the air; `zones` are used and inactive."""
    following = State(
        state.scores,
        state.round,
        state.turn,
        active,
        zones[0],
        zones[1],
        state.scored,
        state.house,
        dice,
        throw,
    )
    return (following, ())


def _rest(state: State, active: Counts, used: int, inactive: int, event: Event) -> Step[State]:
    """The same turn with the dice elsewhere, after all that happens by itself."""
    following = State(
        state.scores,
        state.round,
        state.turn,
        active,
        used,
        inactive,
        state.scored,
        state.house,
    )
    if PHASES[active].rests:
        return (following, (event,))
    return _end_phase(following, (event,))


def _land(state: State, dice: Counts) -> Step[State]:
    """Dice become active: all that were thrown, a meeple's one, or a heart's."""
    seat, used, inactive, before = state.turn, state.used, state.inactive, state.throw
    if before == ALL:
        rolled = DiceRolled(seat, dice, inactive, state.scored)
        return _rest(state, dice, used, inactive, rolled)
    face = dice.index(1)
    active = PHASES[state.active].joined[face]
    if before == FROM_INACTIVE:
        joined = DieJoined(seat, face, active, used, inactive)
        return _rest(state, active, used, inactive, joined)
    return _rest(state, active, used, inactive, DieRerolled(seat, before, face, active, used))


def _use(state: State, use: Use, active: Counts) -> Step[State]:
    """The acting die goes to used, and does to its target what its face does."""
    die, target = use.die, use.target
    seat, used, inactive = state.turn, state.used + 1, state.inactive
    if die == MEEPLE and target != NOTHING:
        return _thrown(state, active, (used, inactive), 1, target)
    if die == SPACESHIP:
        inactive += 1
        shot = DieShot(seat, target, active, used, inactive)
        return _rest(state, active, used, inactive, shot)
    if die == HEART and inactive:
        return _thrown(state, active, (used, inactive - 1), 1, FROM_INACTIVE)
    if target == NOTHING:
        return _idle(state, die, active, used)
    turned = DieTurned(seat, target, OPPOSITE[target], active, used)
    return _rest(state, active, used, inactive, turned)


def _idle(state: State, die: int, active: Counts, used: int) -> Step[State]:
    """A heart without an inactive die (G8), or a lone meeple or superhero (G1)."""
    idled = DieIdled(state.turn, die, active, used)
    lone = state.house.lone
    if die == HEART or lone == Lone.NONE:
        return _rest(state, active, used, state.inactive, idled)
    if lone == Lone.END:
        return _score_turn(state, Ending.LONE, (idled,))
    return _bust(state, Bust.LONE, (idled,))


def _end_phase(state: State, events: tuple[Event, ...]) -> Step[State]:
    """No active die can act: dragons or a lone spaceship lose the turn, 42s are scored (G4, G6)."""
    active = state.active
    if active[DRAGON]:
        return _bust(state, Bust.DRAGONS, events)
    if active[SPACESHIP]:
        return _bust(state, Bust.SPACESHIP, events)
    count = sum(active)
    scored = state.scored + count
    moved = FortyTwosScored(state.turn, count, scored, points(scored))
    following = State(
        state.scores,
        state.round,
        state.turn,
        NONE,
        state.used,
        state.inactive,
        scored,
        state.house,
    )
    return (following, (*events, moved))


def _bust(state: State, reason: Bust, events: tuple[Event, ...]) -> Step[State]:
    """The dice of the turn are lost, and nothing else (G3)."""
    total = state.scores[state.turn]
    count = state.active[DRAGON] if reason is Bust.DRAGONS else 1
    busted = TurnBusted(state.turn, reason, count, state.scored, total)
    return _next_turn(state, state.scores, (*events, busted))


def _score_turn(state: State, ending: Ending, events: tuple[Event, ...]) -> Step[State]:
    seat, dice, scores = state.turn, state.scored, list(state.scores)
    earned = points(dice)
    scores[seat] += earned
    scored = TurnScored(seat, ending, dice, earned, scores[seat])
    return _next_turn(state, tuple(scores), (*events, scored))


def _next_turn(state: State, scores: tuple[int, ...], events: tuple[Event, ...]) -> Step[State]:
    """Seven dice for the next seat; the end when all have had five turns."""
    seat, number = state.turn + 1, state.round
    if seat == len(scores):
        seat, number = 0, number + 1
    if number <= ROUNDS:
        following = State(scores, number, seat, house=state.house)
        return (following, (*events, TurnStarted(seat, number)))
    best = max(scores)
    winners = tuple([seat for seat, score in enumerate(scores) if score == best])
    over = State(scores, ROUNDS, house=state.house, winners=winners)
    return (over, (*events, GameOver(winners, scores, state.house.target)))
