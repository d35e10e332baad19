"""Every key on every screen is answered, and a question changes nothing."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from helpers.keyboard import EVERY_KEY, OURS, Keyboard, moments, new_match, placed, seated
from helpers.play import every_game, rests

from a11y_dice.core.game import Game
from a11y_dice.core.match import Match
from a11y_dice.core.record import record_text
from a11y_dice.settings.keymap import KEYS, USUAL, USUAL_KEYMAP, Command
from a11y_dice.ui.screens.match import MatchScreen
from a11y_dice.ui.screens.table import TableScreen

QUESTIONS = [
    *(Command.DICE, Command.ZONES, Command.SHEET, Command.SCORES, Command.TURN, Command.CHOICES),
    *(Command.AROUND, Command.OPEN, Command.RULES, Command.HINT, Command.LAST, Command.LAST_ROLL),
    *(Command.MY_TURN, Command.OLDER, Command.NEWER, Command.NEXT_BUFFER, Command.REPEAT),
    *(Command.PREVIOUS_BUFFER, Command.HUSH, Command.VERBOSITY, Command.LEFT, Command.RIGHT),
    *(Command.LINE_BACK, Command.LINE_ON, Command.LAST_SCORE, Command.SPELL, Command.MUTE),
    *(Command.SENTENCE_BACK, Command.SENTENCE_ON),
]
KEYS_OF_ISSUE = (
    "up down left right home end enter escape backspace 1 2 3 4 5 6 7 8 9 space r b d z c s t w x "
    "o i h l , . tab s-tab / pageup pagedown p f4 delete f9 u y v ? f1 c-c a e f g q f5 f6"
)
Open = Callable[[], Keyboard]


def assert_all_answered(open_screen: Open) -> None:
    """Each key on this screen says something that a reader does not pass over."""
    keyboard = open_screen()
    before = place_of(keyboard)
    for key in EVERY_KEY:
        echoed = keyboard.recorder.echoed
        said = keyboard.press(key)
        assert said or keyboard.recorder.echoed != echoed, key
        assert all(len(words) >= 4 for words in said), (key, said)
        if place_of(keyboard) != before:
            keyboard = open_screen()
            before = place_of(keyboard)


def place_of(keyboard: Keyboard) -> tuple[object, ...]:
    """All that a key can have moved or changed."""
    screen, table = keyboard.screen, keyboard.desk.table
    moved = [
        getattr(screen, name, None) for name in ("at", "path", "place", "typed", "seating", "unit")
    ]
    return id(screen), len(keyboard.desk.screens), table and table.match.log, *moved


def at_menu() -> Keyboard:
    return Keyboard()


def opened(*keys: str) -> Open:
    """The screen to which these keys lead from the main menu."""

    def open_screen() -> Keyboard:
        keyboard = Keyboard()
        keyboard.press(*keys)
        return keyboard

    return open_screen


SCREENS = {
    "main menu": at_menu,
    "set-up": opened("1"),
    "seat menu": opened("1", "2"),
    "name": opened("1", "2", "1"),
    "name typed": opened("1", "2", "1", "O", "l", "a"),
    "help": opened("?"),
    "rules": opened("5"),
    "sounds": opened("end", "up", "enter"),
    "common sounds": opened("end", "up", "enter", "1"),
    "sounds of a game": opened("end", "up", "enter", "2"),
    "leaving": opened("escape"),
    "interrupted": opened("c-c"),
    "interrupted in a field": opened("1", "2", "1", "c-c"),
    "help in a field": opened("1", "2", "1", "f1"),
}
NAMES = {
    "main menu": "MainMenu",
    "set-up": "SetupScreen",
    "seat menu": "SeatScreen",
    "name": "Field",
    "name typed": "Field",
    "help": "Help",
    "rules": "RulesScreen",
    "sounds": "SoundsScreen",
    "common sounds": "SoundList",
    "sounds of a game": "SoundList",
    "leaving": "Confirm",
    "interrupted": "Confirm",
    "interrupted in a field": "Confirm",
    "help in a field": "Help",
}


@pytest.mark.parametrize("name", SCREENS)
def test_every_key_is_answered_off_the_table(name: str) -> None:
    assert SCREENS[name]().names()[-1] == NAMES[name]
    assert_all_answered(SCREENS[name])


@every_game
def test_every_key_is_answered_in_every_phase(game: Game) -> None:
    found = list(moments(game))
    assert len(found) > 2
    for match, path in found:
        assert_all_answered(lambda at=match, steps=path: placed(at, steps))  # type: ignore[misc]


def over(game: Game) -> Match:
    """A match that has ended."""
    return rests(game, "end", 2)[-1]


@every_game
def test_every_key_is_answered_at_and_after_the_end(game: Game) -> None:
    match = over(game)

    def at_result() -> Keyboard:
        return placed(match)

    def at_story() -> Keyboard:
        keyboard = placed(match)
        keyboard.press("2")
        return keyboard

    assert at_result().names()[-1] == "ResultScreen"
    assert at_story().names()[-1] == "Reading"
    assert_all_answered(at_result)
    assert_all_answered(at_story)


@every_game
def test_every_key_is_answered_while_a_match_is_walked_or_exported(
    game: Game, tmp_path: Path
) -> None:
    match = over(game)
    path = tmp_path / "kept.txt"
    path.write_text(record_text(match), encoding="utf-8")
    ways = {
        "MatchScreen": (),
        "ReplayScreen": ("1", "right", "right"),
        "Field": ("1", "/"),
        "Confirm": ("1", "enter"),
        "ExportMenu": ("2",),
    }
    for name, keys in ways.items():

        def at_match(keys: tuple[str, ...] = keys) -> Keyboard:
            keyboard = Keyboard()
            keyboard.desk.push(MatchScreen(keyboard.desk, path, is_over=True))
            keyboard.press(*keys)
            return keyboard

        assert at_match().names()[-1] == name
        assert_all_answered(at_match)


@every_game
def test_every_key_is_answered_on_what_lies_on_the_table(game: Game) -> None:
    for opening, name in (("escape", "Confirm"), ("/", "Field"), ("?", "Help"), ("c-c", "Confirm")):

        def lying(key: str = opening) -> Keyboard:
            keyboard = seated(new_match(game, "Ola"))
            keyboard.press(key)
            return keyboard

        assert lying().names()[-1] == name
        assert_all_answered(lying)


@every_game
def test_a_question_changes_neither_the_match_nor_the_focus(game: Game) -> None:
    keys = [key for key in OURS if USUAL_KEYMAP.command(key) in QUESTIONS]
    for match, path in moments(game):
        keyboard = placed(match, path)
        keyboard.press("down")
        screen = keyboard.screen
        assert isinstance(screen, TableScreen)
        before = (screen.at, screen.path, keyboard.match)
        for key in keys * 2:
            assert keyboard.press(key), key
            assert keyboard.screen is screen
            assert (screen.at, screen.path, keyboard.match) == before, key


def test_the_keys_of_the_table_of_keys_are_there() -> None:
    assert set(KEYS_OF_ISSUE.split()) <= set(OURS)


def test_no_key_is_bound_twice() -> None:
    assert len(OURS) == len(set(OURS)) == len(USUAL)
    assert len({binding.command for binding in KEYS}) == len(KEYS)


def test_capital_letters_and_other_layouts_are_the_same_keys() -> None:
    def said(key: str) -> list[str]:
        return opened("1")().press(key)

    assert said("2") == said("é")
    assert said("1") != said("2")
    assert opened()().press("ь".upper()) == opened()().press("m") == opened()().press("M")
    assert opened()().press(";") == opened()().press(".")


@every_game
def test_cyrillic_letters_go_by_position(game: Game) -> None:
    for russian, latin in zip("вяысещшд", "dzsctoil", strict=True):
        answers = [seated(new_match(game, "Ola")).press(key) for key in (russian, latin)]
        assert answers[0] == answers[1]
