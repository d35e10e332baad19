"""Why something is not legal in Sixty-One, in a form that can be spoken."""

from __future__ import annotations

from a11y_dice.core.game import CHANCE
from a11y_dice.core.message import Facts, Seat
from a11y_dice.core.refusal import Refusal
from a11y_dice.games.sixty_one.nouns import contents, place_name
from a11y_dice.games.sixty_one.sheet import AREAS, PLACES, Cells, X, group_of, obstacle
from a11y_dice.games.sixty_one.state import (
    DECIDED,
    DICE,
    OWES,
    Action,
    Dice,
    PlaceWild,
    Skip,
    State,
    Write,
)


def reason_against_roll(state: State, seat: Seat) -> Refusal:
    """Why an outcome that is not legal is refused."""
    if not state.rolling:
        return Refusal("no-dice-in-the-air")
    if seat != CHANCE:
        return Refusal("dice-in-the-air")
    return Refusal("wrong-dice", {"count": DICE})


def reason_against(state: State, seat: Seat, action: Action) -> Refusal:
    """Why an action that is not legal is refused."""
    if state.winners:
        return Refusal("game-over")
    if state.rolling:
        return Refusal("dice-in-the-air")
    if not 0 <= seat < len(state.stages):
        return Refusal("not-your-turn")
    stage = state.stages[seat]
    if stage == DECIDED:
        return Refusal("already-decided")
    if isinstance(action, PlaceWild):
        if stage != OWES:
            return Refusal("no-wild")
        return _against_cell(state, seat, action.area, action.place, X)
    if stage == OWES:
        return Refusal("wild-first")
    if isinstance(action, Skip):
        return _against_skip(state.dice, action.leaf)
    return _against_dice(state.dice, action) or _against_cell(
        state, seat, action.area, action.place, action.value
    )


def _against_skip(dice: Dice, leaf: int) -> Refusal:
    if leaf not in dice:
        return Refusal("not-rolled", {"value": leaf, "dice": contents(dice)})
    return Refusal("must-write")


def _against_dice(dice: Dice, action: Write) -> Refusal | None:
    """Each of the three dice is used once (X8, X9); None when they are."""
    left = list(dice)
    for value in (action.area, action.value, action.leaf):
        if value not in dice:
            return Refusal("not-rolled", {"value": value, "dice": contents(dice)})
        if value not in left:
            return Refusal("used-twice", {"value": value})
        left.remove(value)
    return None


def _against_cell(state: State, seat: Seat, area: int, place: int, value: int) -> Refusal:
    if area not in AREAS or not 0 <= place < len(PLACES[area]):
        return Refusal("no-such-place")
    cells = state.sheets[seat][area]
    return cell_refusal(area, cells, place, value, obstacle(area, cells, place, value))


def cell_refusal(area: int, cells: Cells, place: int, value: int, reason: str) -> Refusal:
    """The refusal of a value at a place, with what stands in its way."""
    facts: Facts = {"place": place_name(area, place), "value": value}
    if reason == "must-equal":
        start = group_of(area, place)[0]
        needed = next(other for other in cells[start:place] if other != X)
        facts["needed"] = needed
    if reason == "mushroom-step":
        before = cells[place - 1]
        facts["down"] = (before - 2) % 6 + 1
        facts["up"] = before % 6 + 1
    return Refusal(reason, facts)
