"""Positions and actions of Martian Dice as lines, and what is wrong with damaged ones."""

from __future__ import annotations

import pytest
from helpers.listening import words

from a11y_dice.core.notation import NotationError
from a11y_dice.games.martian_dice import GAME
from a11y_dice.games.martian_dice.notation import read_action, read_position
from games.martian_dice.table import NEW_TURN, at

TOO_FEW = "scores 0 turn 1 aside none table 12 cow"


def complaint(line: str) -> str:
    """What is said about a position that cannot be read."""
    with pytest.raises(NotationError) as caught:
        read_position(line)
    return words(GAME, caught.value.message)


@pytest.mark.parametrize(
    "line",
    [
        "scores 12 7 turn 2 aside 3 tank 1 ray 2 cow table none",
        "scores 12 7 turn 2 aside 3 tank 1 ray 2 cow table 2 ray 1 human 4 chicken",
        f"scores 0 turn 1 {NEW_TURN}",
        f"scores 0 0 0 turn 3 {NEW_TURN} option target 40",
        "scores 12 27 over winner 2",
        "scores 12 17 over winner 2 option target 15",
    ],
)
def test_positions_as_the_reference_shows_them(line: str) -> None:
    assert at(line).position == line


def test_the_default_target_is_not_written() -> None:
    line = f"scores 0 turn 1 {NEW_TURN}"
    assert at(f"{line} option target 25").position == line


def test_faces_in_any_order_and_tanks_still_on_the_table() -> None:
    table = at("scores 0 turn 1 aside 2 cow 1 ray table 3 chicken 5 tank 2 ray")
    assert table.position == "scores 0 turn 1 aside 5 tank 1 ray 2 cow table 2 ray 3 chicken"


@pytest.mark.parametrize(
    ("line", "said"),
    [
        (TOO_FEW, "Dice in all zones together: 12, expected: 13."),
        (
            "scores 0 turn 1 aside 13 cow table 1 ray",
            "Dice in all zones together: 14, expected: 13.",
        ),
        (
            "scores 0 turn 1 aside 14 cow table none",
            "Word 6 is 14, where a number from 1 to 13 was expected.",
        ),
        (
            f"scores 0 0 turn 3 {NEW_TURN}",
            "Word 5 is 3, where a number from 1 to 2 was expected.",
        ),
        (f"scores {'0 ' * 11}turn 1 {NEW_TURN}", "This game is for 1 to 10 seats."),
        (
            f"scores 0 turn 1 {NEW_TURN} option goal 3",
            "Word 10 is goal, where this was expected: target.",
        ),
        (f"scores 0 turn 1 {NEW_TURN} option target 0", "0 is no value of the option target."),
        (
            f"scores 0 turn 1 {NEW_TURN} thanks",
            "Word 9 is thanks, where the line should have ended.",
        ),
        ("scores 0 over", "The line ends where this was expected: winner."),
    ],
)
def test_damaged_positions(line: str, said: str) -> None:
    assert complaint(line) == said


@pytest.mark.parametrize("line", ["take", "take sheep", "roll again", "take ray 2", "pass"])
def test_damaged_actions(line: str) -> None:
    with pytest.raises(NotationError):
        read_action(line)


def test_case_does_not_matter() -> None:
    assert read_action("TAKE Ray") == read_action("take ray")
