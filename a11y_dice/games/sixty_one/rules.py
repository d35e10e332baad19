"""The rules of Sixty-One; the rulings X1 to X16 are those of docs/reference/rules.md."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from itertools import product

from a11y_dice.core.game import CHANCE, Options, Outcome, Step
from a11y_dice.core.message import Seat
from a11y_dice.core.refusal import IllegalAction, Refusal
from a11y_dice.games.sixty_one.offers import OFFERS, Pair
from a11y_dice.games.sixty_one.refusals import reason_against, reason_against_roll
from a11y_dice.games.sixty_one.rounds import close
from a11y_dice.games.sixty_one.sheet import (
    AREAS,
    EMPTY,
    GOAL,
    LEAVES,
    VALUES,
    WILD,
    WILDS,
    Sheet,
    X,
    has_place,
    leaf_total,
    written,
)
from a11y_dice.games.sixty_one.state import (
    CHOOSING,
    DECIDED,
    DICE,
    OWES,
    Action,
    Decided,
    Dice,
    DiceRolled,
    Event,
    PlaceWild,
    Skip,
    State,
    WildOwed,
    WildPlaced,
    Write,
)

CANONICAL: dict[Dice, Dice] = {
    dice: tuple(sorted(dice, reverse=True)) for dice in product(VALUES, repeat=DICE)
}
"""Three dice in any order, and the same with the highest first."""
LANDED = {tuple(map(dice.count, VALUES)): dice for dice in sorted(set(CANONICAL.values()))}
"""The dice of every outcome."""
MOST_SEATS = 12
DECISIONS = tuple((Decided(seat),) for seat in range(MOST_SEATS))
"""The events of a decision that does not close the round, by seat."""


def _splits(dice: Dice) -> tuple[tuple[int, Pair], ...]:
    """Each die that may pick an area, ascending, with the two that remain, higher first."""
    high, middle, low = dice
    pairs = {high: (middle, low), middle: (high, low), low: (high, middle)}
    return tuple(sorted(pairs.items()))


SPLITS = {dice: _splits(dice) for dice in LANDED.values()}
SKIPS = {dice: tuple(Skip(leaf) for leaf in sorted(set(dice))) for dice in SPLITS}


def start(seats: int, options: Options) -> State:  # noqa: ARG001 - the game has none
    """The first position: everybody has an empty sheet and the dice are in the air."""
    sheets = (EMPTY,) * seats
    return State(1, (), sheets, (CHOOSING,) * seats, rolling=DICE, opened=sheets)


def seen_by(state: State, seat: Seat | None) -> State:
    """What others chose in the running round is hidden; that they chose is not (X16).

    A seat that owes an X has not finished: others see it as one that has not decided, and so
    do not learn that its leaf row came to a milestone.
    """
    seats = range(len(state.sheets))
    sheets = tuple([state.sheets[s] if s == seat else state.opened[s] for s in seats])
    stages = tuple(
        [stage if s == seat or stage != OWES else CHOOSING for s, stage in enumerate(state.stages)]
    )
    return replace(state, sheets=sheets, stages=stages)


def writes(sheet: Sheet, dice: Dice) -> tuple[Action, ...]:
    """What may be written on a sheet, each pair of different dice tried (X7, X9)."""
    found: tuple[Action, ...] = ()
    for area, pair in SPLITS[dice]:
        found += OFFERS[area][sheet[area]][pair]
    return found


def legal_actions(state: State, seat: Seat) -> tuple[Action, ...]:
    """What `seat` may do now: by area, then by place, then by leaf."""
    dice, stages = state.dice, state.stages
    if not dice or not 0 <= seat < len(stages):
        return ()
    sheet = state.sheets[seat]
    if stages[seat] == CHOOSING:
        return writes(sheet, dice) or SKIPS[dice]
    found: tuple[Action, ...] = ()
    if stages[seat] == OWES:
        for area in AREAS:
            found += OFFERS[area][sheet[area]].wilds
    return found


def _is_legal(state: State, seat: Seat, action: Action) -> bool:
    """Whether a seat may do it, by look-ups alone. There are no dice in the air or at the end."""
    dice, stages = state.dice, state.stages
    if not dice or not 0 <= seat < len(stages):
        return False
    sheet = state.sheets[seat]
    if isinstance(action, Write):
        area, place, value = action.area, action.place, action.value
        if stages[seat] != CHOOSING or CANONICAL.get((area, value, action.leaf)) != dice:
            return False
        masks = OFFERS[area][sheet[area]].openings
        return 0 <= place < len(masks) and masks[place] >> value & 1 == 1
    if isinstance(action, Skip):
        return stages[seat] == CHOOSING and action.leaf in dice and not writes(sheet, dice)
    area, place = action.area, action.place
    if stages[seat] != OWES or area not in AREAS:
        return False
    masks = OFFERS[area][sheet[area]].openings
    return 0 <= place < len(masks) and masks[place] >= WILD


def why_not(state: State, seat: Seat, action: Action | Outcome) -> Refusal | None:
    """Why `action` is refused now; None when it is legal."""
    if isinstance(action, Outcome):
        is_landing = state.rolling and seat == CHANCE and action.dice in LANDED
        return None if is_landing else reason_against_roll(state, seat)
    return None if _is_legal(state, seat, action) else reason_against(state, seat, action)


def apply(state: State, seat: Seat, action: Action | Outcome) -> Step[State]:
    """What follows `action`, and what happened. Rolls nothing, reads nothing, says nothing."""
    if isinstance(action, Outcome):
        return _land(state, seat, action)
    if not _is_legal(state, seat, action):
        raise IllegalAction(action, reason_against(state, seat, action))
    sheet = state.sheets[seat]
    leaves = sheet[LEAVES]
    if isinstance(action, PlaceWild):
        sheet = written(sheet, leaves, action.area, action.place, X)
        placed = WildPlaced(seat, action.area, action.place)
        return _decided(state, seat, sheet, (placed, *DECISIONS[seat]))
    total = leaves[-1] + action.leaf if leaves else action.leaf
    leaves = (*leaves, total)
    if isinstance(action, Write):
        sheet = written(sheet, leaves, action.area, action.place, action.value)
    else:
        sheet = (leaves, *sheet[1:])
    if total in WILDS and has_place(sheet):
        return (_with(state, seat, sheet, OWES), (WildOwed(seat, total),))
    return _decided(state, seat, sheet, DECISIONS[seat])


def _land(state: State, seat: Seat, outcome: Outcome) -> Step[State]:
    dice = LANDED.get(outcome.dice)
    if dice is None or seat != CHANCE or not state.rolling:
        raise IllegalAction(outcome, reason_against_roll(state, seat))
    number, sheets = state.round, state.sheets
    landed = State(number, dice, sheets, state.stages, state.closed, 0, (), sheets)
    return (landed, _rolled(number, dice))


@cache
def _rolled(number: int, dice: Dice) -> tuple[Event, ...]:
    return (DiceRolled(number, dice),)


def _with(state: State, seat: Seat, sheet: Sheet, stage: int) -> State:
    """The same round with one seat further in it (`replace` would cost three times as much)."""
    sheets, stages = state.sheets, state.stages
    return State(
        state.round,
        state.dice,
        (*sheets[:seat], sheet, *sheets[seat + 1 :]),
        (*stages[:seat], stage, *stages[seat + 1 :]),
        state.closed,
        0,
        (),
        state.opened,
    )


def _decided(state: State, seat: Seat, sheet: Sheet, told: tuple[Event, ...]) -> Step[State]:
    """One more has decided: `told` says it, unless all have, and the round tells everything."""
    stages, sheets = state.stages, state.sheets
    if stages.count(DECIDED) == len(stages) - 1:
        return close(state, (*sheets[:seat], sheet, *sheets[seat + 1 :]))
    return (_with(state, seat, sheet, DECIDED), told)


def settle(state: State) -> Step[State]:
    """A position that was set up, after all that happens by itself."""
    if state.winners or state.rolling:
        return (state, ())
    for seat, stage in enumerate(state.stages):
        if stage == OWES and not has_place(state.sheets[seat]):
            stages = (*state.stages[:seat], DECIDED, *state.stages[seat + 1 :])
            state = replace(state, stages=stages)
    is_late = any(
        stage == CHOOSING and leaf_total(sheet) >= GOAL
        for stage, sheet in zip(state.stages, state.sheets, strict=True)
    )
    if is_late or not state.to_act:
        return close(state, state.sheets)
    return (state, ())
