"""Lines of plain words: what is printed reads back, and what is wrong says where and why."""

from __future__ import annotations

import pytest
from helpers.listening import words
from helpers.play import playout
from hypothesis import given
from hypothesis import strategies as st

from a11y_dice.core.message import Message
from a11y_dice.core.notation import NotationError
from a11y_dice.games.sixty_one import GAME
from a11y_dice.games.sixty_one.notation import (
    action_text,
    position_text,
    read_action,
    read_position,
)
from a11y_dice.games.sixty_one.rules import seen_by, settle, start
from a11y_dice.games.sixty_one.state import PlaceWild, Skip, Write
from games.sixty_one.sixty_table import sheet

EXAMPLE = (
    "round 5 dice 4 4 2 seat 1 leaves 4 9 12 15 pumpkins 3 3 5 0 lilies 2 4 0 0 0 "
    "skewers 0 0 6 6 0 mugs 0 2 0 0 5 0 burrows 1 2 0 0 0 0 mushrooms 4 5 X 0 0 "
    "seat 2 decided leaves none pumpkins 3 3 5 5 lilies 2 4 1 3 5 skewers 0 0 0 0 0 "
    "mugs 0 0 0 0 0 0 burrows 0 0 0 0 0 0 mushrooms 0 0 0 0 0 "
    "seat 3 owes wild leaves 11 pumpkins 0 0 0 0 lilies 2 4 1 3 5 skewers 0 0 0 0 0 "
    "mugs 0 0 0 0 0 0 burrows 0 0 0 0 0 0 mushrooms 0 0 0 0 0 first area 2 seats 2 3"
)


@pytest.mark.parametrize(
    ("action", "line"),
    [
        (Write(4, 4, 3, 2), "area 4 write 4 at 4 leaf 2"),
        (Write(1, 4, 2, 2), "area 1 write 4 at 2a leaf 2"),
        (Write(3, 4, 4, 2), "area 3 write 4 at 2c leaf 2"),
        (Skip(3), "skip leaf 3"),
        (PlaceWild(5, 3), "wild area 5 at m1"),
    ],
)
def test_actions(action: object, line: str) -> None:
    assert action_text(action) == line  # type: ignore[arg-type]  # one of the three kinds
    assert read_action(line) == action
    assert read_action(f"  {line.upper()} ") == action


def test_an_example_of_everything_in_a_position() -> None:
    state = read_position(EXAMPLE)
    assert position_text(state) == EXAMPLE
    assert state.stages == (0, 2, 1)
    assert state.closed == (None, None, (1, 2), None, None, None, None)
    assert settle(state) == (state, ())


def test_the_order_of_the_dice_does_not_matter() -> None:
    assert read_position(EXAMPLE.replace("4 4 2", "2 4 4", 1)) == read_position(EXAMPLE)


def test_no_leaves_need_no_word() -> None:
    assert read_position(EXAMPLE.replace("leaves none", "leaves")) == read_position(EXAMPLE)


def test_before_the_first_roll() -> None:
    state = start(2, {})
    line = position_text(state)
    assert line.startswith("round 1 dice none seat 1 leaves none")
    assert read_position(line) == state


def test_what_need_not_be_reachable() -> None:
    parts = {"leaves": "60", "mugs": "1 2 3 4 5 X", "lilies": "1 2 3 4 X"}
    line = f"round 1 dice 6 4 2 seat 1 {sheet(**parts)} first area 2 seats 1"
    state = read_position(line)
    assert state.closed[2] == (0,)
    assert state.closed[4] == ()
    assert position_text(state) == f"{line} first area 4 seats none"


@given(st.integers(0, 10**6), st.integers(1, 5), st.integers(0, 80))
def test_positions_of_random_play_read_back(seed: int, seats: int, moves: int) -> None:
    *_, turn = playout(GAME, seed, seats, at_most=moves + 1)
    state = turn.after.state
    for shown in (state, *(seen_by(state, seat) for seat in (None, *range(seats)))):
        again = read_position(position_text(shown))
        assert position_text(again) == position_text(shown)
        assert again == shown
    assert settle(read_position(position_text(state))) == (state, ())


def reason(line: str) -> Message:
    """Why a position cannot be read."""
    with pytest.raises(NotationError) as caught:
        read_position(line)
    return caught.value.message


@pytest.mark.parametrize(
    ("part", "cells", "said"),
    [
        ("pumpkins", "0 2 0 0", "The place before the second half of pumpkin 1 comes first."),
        ("pumpkins", "0 0 1 2", "Only 1 fits in the second half of pumpkin 2."),
        ("lilies", "1 0 2 0 0", "The one before lily 3 comes first."),
        ("lilies", "1 X 1 0 0", "1 is in the lilies already, so it does not fit in lily 3."),
        ("skewers", "0 0 4 X 5", "Only 4 fits in place 3 of the right skewer."),
        ("mugs", "2 0 0 0 0 0", "Only its own number fits in mug 1."),
        ("burrows", "1 1 0 0 0 0", "A neighbour of the bottom middle burrow has 1 already."),
        (
            "burrows",
            "1 0 0 2 0 0",
            "Both burrows below the middle left burrow must be filled first.",
        ),
        ("mushrooms", "1 3 0 0 0", "Only 6 or 2 fits in mushroom 2."),
        ("mushrooms", "0 3 0 0 0", "The one before mushroom 2 comes first."),
    ],
)
def test_sheets_that_cannot_be(part: str, cells: str, said: str) -> None:
    message = reason(f"round 5 dice 4 4 2 seat 1 {sheet(**{part: cells})}")
    assert message.id == "notation-sheet"
    assert words(GAME, message) == f"Seat 1: {said}"


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("round 0 dice 1 1 1", "Word 2 is 0, where a number from 1 to 20 was expected."),
        ("round 21 dice 1 1 1", "Word 2 is 21, where a number from 1 to 20 was expected."),
        ("round 5 dice 1 7 1", "Word 5 is 7, where a number from 1 to 6 was expected."),
        ("round 5 dice 1 1", "The line ends where this was expected: number."),
        ("round 5 dice 1 1 1", "The line ends where this was expected: seat."),
        ("round 5 dice 1 1 1 seat 2", "Word 8 is 2, where a number from 1 to 1 was expected."),
        (
            f"round 5 dice 1 1 1 seat 1 owes {sheet()}",
            "Word 10 is leaves, where this was expected: wild.",
        ),
        (
            f"round 5 over seat 1 decided {sheet()}",
            "Word 6 is decided, where this was expected: leaves.",
        ),
        (
            f"round 5 dice none seat 1 decided {sheet()}",
            "Word 7 is decided, where this was expected: leaves.",
        ),
        (
            f"round 5 over seat 1 {sheet(leaves='4 4')}",
            "Word 8 is 4, where a number from 5 to 120 was expected.",
        ),
        (
            f"round 5 over seat 1 {sheet(mugs='1 2 3 4 5 8')}",
            "Word 31 is 8, where a number from 0 to 6 was expected.",
        ),
        (
            f"round 5 over seat 1 {sheet()} first area 7 seats 1",
            "Word 47 is 7, where a number from 1 to 6 was expected.",
        ),
        (
            f"round 5 over seat 1 {sheet()} first area 2 seats 2",
            "Word 49 is 2, where a number from 1 to 1 was expected.",
        ),
        (
            f"round 5 over seat 1 {sheet()} first area 2 seats 1 first area 2 seats none",
            "Area 2 is closed twice.",
        ),
        (
            f"round 5 over seat 1 {sheet()} seats",
            "Word 45 is seats, where the line should have ended.",
        ),
    ],
)
def test_lines_that_are_wrong(line: str, said: str) -> None:
    assert words(GAME, reason(line)) == said


@pytest.mark.parametrize(("stage", "leaves", "most"), [("", 20, 19), ("decided", 21, 20)])
def test_a_leaf_row_has_20_places(stage: str, leaves: int, most: int) -> None:
    row = " ".join(str(n) for n in range(1, leaves + 1))
    line = f"round 5 dice 1 1 1 seat 1 {stage} {sheet(leaves=row)}"
    said = f"The leaf row of seat 1 has {leaves} leaves, where {most} can be at most."
    assert words(GAME, reason(line)) == said


def test_there_are_12_seats_at_most() -> None:
    seats = "".join(f" seat {seat} {sheet()}" for seat in range(1, 13))
    assert len(read_position(f"round 1 dice 1 1 1{seats}").sheets) == 12
    message = reason(f"round 1 dice 1 1 1{seats} seat 13 {sheet()}")
    assert message.id == "notation-out-of-range"


@pytest.mark.parametrize(
    "line",
    [
        "area 7 write 4 at 4 leaf 2",
        "area 4 write 4 at 7 leaf 2",
        "area 5 write 4 at 1 leaf 2",
        "area 4 write 4 at 4",
        "skip leaf 0",
        "skip",
        "wild area 5 at 4",
        "wild area 5 at m1 leaf 2",
        "roll",
        "",
    ],
)
def test_actions_that_are_wrong(line: str) -> None:
    with pytest.raises(NotationError):
        read_action(line)
