"""There is always a way back, it is spoken, and nothing is left without a question."""

from __future__ import annotations

import pytest
from helpers.keyboard import Keyboard, moments, new_match, placed, seated
from helpers.play import every_game, rests

from a11y_dice.core.game import Game
from ui.test_every_key import SCREENS


def back_to_the_menu(keyboard: Keyboard, key: str) -> None:
    """Press the key until only the main menu is left; yes to the question about leaving a match."""
    for _ in range(8):
        if keyboard.names() == ["MainMenu"]:
            break
        said = keyboard.press(key)
        assert said
        if said[-1].startswith("Leave this match?"):
            keyboard.press("enter")
    assert keyboard.names() == ["MainMenu"]
    assert keyboard.desk.is_open
    assert keyboard.press(key)[-1].startswith("Leave the program?")
    assert keyboard.desk.is_open


@pytest.mark.parametrize("key", ["escape", "backspace"])
@pytest.mark.parametrize("name", SCREENS)
def test_a_way_back_off_the_table(name: str, key: str) -> None:
    keyboard = SCREENS[name]()
    if name == "leaving":
        assert keyboard.press(key)[0] == "Nothing is done."
    if name == "name typed" and key == "backspace":
        keyboard.press(key, key, key)
    back_to_the_menu(keyboard, key)


@every_game
@pytest.mark.parametrize("key", ["escape", "backspace"])
def test_a_way_back_from_every_question(game: Game, key: str) -> None:
    for match, path in moments(game):
        keyboard = placed(match, path)
        before = keyboard.match
        for _ in path:
            keyboard.press(key)
        assert keyboard.press(key) == [
            "Leave this match? It is kept. Enter for yes, Escape for no."
        ]
        assert keyboard.match is before
        keyboard.press("escape")
        back_to_the_menu(keyboard, key)


@every_game
def test_a_way_back_from_what_lies_on_the_table(game: Game) -> None:
    for opening in ("/", "?", "escape", "c-c"):
        keyboard = seated(new_match(game, "Ola"))
        keyboard.press(opening)
        back_to_the_menu(keyboard, "escape")
    for keys in ([], ["2"]):
        keyboard = placed(rests(game, "end", 2)[-1])
        keyboard.press(*keys)
        back_to_the_menu(keyboard, "escape")


@pytest.mark.parametrize("key", ["y", "Y", "enter"])
def test_yes(key: str) -> None:
    keyboard = Keyboard()
    keyboard.press("escape")
    assert keyboard.press(key) == ["Goodbye."]
    assert not keyboard.desk.is_open


@pytest.mark.parametrize("key", ["n", "N", "escape", "backspace"])
def test_no(key: str) -> None:
    keyboard = Keyboard()
    keyboard.press("escape")
    said = keyboard.press(key)
    assert said[0] == "Nothing is done."
    assert said[1].startswith("Main menu")
    assert keyboard.desk.is_open


@pytest.mark.parametrize("key", ["f8", "f7", "1", "insert", "r"])
def test_other_keys_hear_how_to_answer(key: str) -> None:
    keyboard = Keyboard()
    keyboard.press("escape")
    assert keyboard.press(key) == ["Enter or Y for yes, Escape or N for no."]
    assert keyboard.desk.is_open


def test_words_for_yes_and_no() -> None:
    keyboard = Keyboard()
    keyboard.press("escape")
    keyboard.desk.type_line("yellow")
    assert keyboard.desk.is_open
    keyboard.desk.type_line("No")
    assert keyboard.names() == ["MainMenu"]
    keyboard.press("escape")
    keyboard.desk.type_line("yes")
    assert not keyboard.desk.is_open


def test_control_c_asks_again_and_again_and_nothing_piles_up() -> None:
    keyboard = Keyboard()
    for _ in range(3):
        assert keyboard.press("c-c")[0].startswith("Leave the program?")
    assert keyboard.names() == ["MainMenu", "Confirm"]


@every_game
def test_leaving_says_where_the_match_is(game: Game) -> None:
    keyboard = seated(new_match(game, "Ola"))
    keyboard.press("1")
    assert keyboard.press("c-c")[0].startswith("Leave the program? The match is kept.")
    said = keyboard.press("y")
    assert said[0] == "The match is kept, and the main menu continues it."
    assert said[-1] == "Goodbye."
