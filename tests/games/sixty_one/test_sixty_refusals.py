"""Everything that is refused, with the sentence that says why."""

from __future__ import annotations

import pytest

from a11y_dice.core.game import CHANCE, Outcome
from a11y_dice.core.refusal import IllegalAction, Refusal
from a11y_dice.games.sixty_one import GAME
from a11y_dice.games.sixty_one.rules import apply, start, why_not
from a11y_dice.games.sixty_one.state import PlaceWild, Skip, Write
from games.sixty_one.sixty_table import at, sheet, solo, started


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("area 1 write 4 at 1a leaf 2", "No die shows 1. The dice are 6, 4 and 2."),
        ("area 6 write 6 at 1 leaf 2", "Each die is used once, 6 is used twice."),
        ("area 4 write 2 at 2 leaf 2", "Each die is used once, 2 is used twice."),
        ("area 4 write 2 at 2 leaf 5", "No die shows 5. The dice are 6, 4 and 2."),
        ("area 4 write 6 at 2 leaf 2", "Only its own number fits in mug 2."),
        ("area 2 write 4 at 2 leaf 6", "The one before lily 2 comes first."),
        ("area 6 write 4 at 5 leaf 2", "The one before mushroom 5 comes first."),
        ("skip leaf 2", "A die fits, so you must write."),
        ("skip leaf 3", "No die shows 3. The dice are 6, 4 and 2."),
        ("wild area 4 at 4", "You have no X to place."),
    ],
)
def test_on_an_empty_sheet(line: str, reason: str) -> None:
    assert solo("6 4 2").refuses(line) == reason


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        (
            "area 1 write 4 at 1b leaf 3",
            "The place before the second half of pumpkin 1 comes first.",
        ),
        (
            "area 3 write 4 at 2c leaf 1",
            "The place before place 3 of the right skewer comes first.",
        ),
        ("area 3 write 4 at 1b leaf 1", "Only 6 fits in place 2 of the left skewer."),
    ],
)
def test_pumpkins_and_skewers_are_filled_from_their_first_place(line: str, reason: str) -> None:
    assert solo("4 3 1", skewers="6 0 X 0 0").refuses(line) == reason


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("area 4 write 6 at 6 leaf 2", "Place your X first."),
        ("skip leaf 2", "Place your X first."),
        ("wild area 2 at 1", "Something is written in lily 1 already."),
        ("wild area 2 at 3", "The one before lily 3 comes first."),
        ("wild area 5 at t1", "Both burrows below the top burrow must be filled first."),
    ],
)
def test_while_an_x_is_owed(line: str, reason: str) -> None:
    assert solo("6 4 2", "owes wild", lilies="1 0 0 0 0").refuses(line) == reason


def test_after_one_has_chosen() -> None:
    table = at(f"round 2 dice 6 4 2 seat 1 decided {sheet()} seat 2 {sheet()}")
    assert table.refuses("skip leaf 2") == "You have chosen in this round."
    assert table.refuses("wild area 2 at 1") == "You have chosen in this round."


def test_after_the_end() -> None:
    table = at(f"round 20 over seat 1 {sheet()}")
    assert table.refuses("skip leaf 2") == "The game is over."
    assert table.refuses("skip leaf 2", seat=2) == "The game is over."
    assert table.legal() == []


def test_before_the_dice_have_landed() -> None:
    state = start(1, {})
    refusal = why_not(state, 0, Skip(1))
    assert refusal == Refusal("dice-in-the-air")
    assert why_not(state, 0, Outcome((3, 0, 0, 0, 0, 0))) == Refusal("dice-in-the-air")
    assert why_not(state, CHANCE, Outcome((3, 0, 0, 0, 0, 0))) is None
    for dice in ((4, 0, 0, 0, 0, 0), (3,), (-1, 4, 0, 0, 0, 0)):
        assert why_not(state, CHANCE, Outcome(dice)) == Refusal("wrong-dice", {"count": 3})
        with pytest.raises(IllegalAction):
            apply(state, CHANCE, Outcome(dice))


def test_dice_land_once() -> None:
    state = started(1).state
    outcome = Outcome((3, 0, 0, 0, 0, 0))
    assert why_not(state, CHANCE, outcome) == Refusal("no-dice-in-the-air")
    with pytest.raises(IllegalAction):
        apply(state, CHANCE, outcome)


@pytest.mark.parametrize("seat", [-1, 1, 7])
def test_a_seat_that_is_not_there(seat: int) -> None:
    state = started(1).state
    assert why_not(state, seat, Skip(1)) == Refusal("not-your-turn")
    assert GAME.rules.legal_actions(state, seat) == ()


@pytest.mark.parametrize(("area", "place"), [(4, 6), (4, -1)])
def test_a_place_that_is_not_there(area: int, place: int) -> None:
    state = solo("6 4 2").state
    refusal = why_not(state, 0, Write(area, 6, place, 2))
    assert refusal == Refusal("no-such-place")
    with pytest.raises(IllegalAction):
        apply(state, 0, Write(area, 6, place, 2))


@pytest.mark.parametrize(("area", "place"), [(0, 0), (7, 0), (1, 4), (1, -1)])
def test_an_x_in_a_place_that_is_not_there(area: int, place: int) -> None:
    state = solo("6 4 2", "owes wild").state
    assert why_not(state, 0, PlaceWild(area, place)) == Refusal("no-such-place")


@pytest.mark.parametrize("key", ["roll", "bank"])
def test_the_two_great_keys_say_why_they_do_nothing(key: str) -> None:
    refusal = GAME.keys.shortcut(key, started(1).state, 0)
    assert refusal == Refusal(f"no-{key}-key")
