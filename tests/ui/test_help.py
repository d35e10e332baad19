"""Help lists the keys that work now, and no other."""

from __future__ import annotations

import re

import pytest
from helpers.keyboard import OURS, Keyboard, new_match, placed, seated
from helpers.play import every_game, rests

from a11y_dice.core.game import Game
from a11y_dice.core.message import Message
from a11y_dice.i18n.audience import Verbosity
from a11y_dice.settings.layouts import DIGITS
from a11y_dice.ui.screens.rules import RulesScreen
from ui.test_every_key import SCREENS, Open


def label(keyboard: Keyboard, key: str) -> str:
    """How help calls a key."""
    name = keyboard.desk.key_label(key)
    return keyboard.desk.announcer.words(name) if isinstance(name, Message) else name


def listed(keyboard: Keyboard) -> set[str]:
    """The keys that help lists."""
    found: set[str] = set()
    for message in keyboard.screen.keys_help():
        line = keyboard.desk.announcer.words(message)
        if keys := re.fullmatch(r"([^:]+): .+\.", line):
            found |= {part for part in re.split(" or | to ", keys[1]) if part}
    return found - {"The first letter of a line"}


def working(open_screen: Open) -> set[str]:
    """The keys that do something else than to say that they do nothing, to jump or to type."""
    found = set()
    for key in OURS:
        keyboard = open_screen()
        screen, idle = keyboard.screen, list[str]()
        screen.unknown = idle.append  # type: ignore[assignment,method-assign] # a spy
        before = keyboard.recorder.echoed
        keyboard.press(key)
        is_typed = keyboard.recorder.echoed != before and keyboard.screen is screen
        is_answer = type(screen).__name__ == "Confirm" and key in ("y", "n")
        if not (idle or is_typed or is_answer):
            found.add(label(keyboard, key))
    inner = {label(keyboard, digit) for digit in DIGITS[1:-1]}
    return found - inner if inner < found else found


@pytest.mark.parametrize("name", [name for name in SCREENS if "typed" not in name])
def test_help_off_the_table(name: str) -> None:
    assert listed(SCREENS[name]()) == working(SCREENS[name])


@every_game
def test_help_at_the_table(game: Game) -> None:
    def at_table() -> Keyboard:
        return seated(new_match(game, "Ola"))

    assert listed(at_table()) == working(at_table)
    assert {"R", "B", "1", "9", "Space", "Slash", "P", "F4", "Control C"} <= listed(at_table())


@every_game
def test_help_where_something_is_asked(game: Game) -> None:
    def asked() -> Keyboard:
        keyboard = seated(new_match(game, "Ola"))
        keyboard.press("escape")
        return keyboard

    assert listed(asked()) == working(asked)
    assert {"D", "S", "Enter", "Escape"} <= listed(asked())
    assert "R" not in listed(asked())


@every_game
def test_help_after_the_end(game: Game) -> None:
    match = rests(game, "end", 2)[-1]

    def at_result() -> Keyboard:
        return placed(match)

    assert listed(at_result()) == working(at_result)


def test_the_help_key_opens_the_list_and_reads_it_from_its_start() -> None:
    keyboard = Keyboard()
    opened = keyboard.press("?")
    assert opened[0].endswith("keys work here. Down Arrow reads on, Escape goes back.")
    keyboard.press("down", "down")
    assert keyboard.press("f1") == opened
    assert keyboard.names() == ["MainMenu", "Help"]


def test_a_letter_that_jumps_is_not_listed_with_its_other_meaning() -> None:
    at_menu = SCREENS["main menu"]
    assert at_menu().press("r")[0].startswith("Rules of")
    keyboard = SCREENS["rules"]()
    letter = keyboard.desk.announcer.words(keyboard.screen.items()[0].label)[0]  # type: ignore[attr-defined]
    assert letter not in listed(keyboard)
    assert "F4" in listed(keyboard)


@every_game
def test_in_braille_the_help_goes_on_with_the_short_terms(game: Game) -> None:
    terms = list(game.describe.short_terms())
    for verbosity in Verbosity:
        keyboard = seated(new_match(game, "Ola"), verbosity)
        keys = keyboard.screen.keys_help()
        keyboard.press("?")
        lines = [item.label for item in keyboard.screen.items()]  # type: ignore[attr-defined] # a menu
        assert lines == (keys + terms if verbosity is Verbosity.BRAILLE else keys)


@every_game
def test_the_rules_end_with_the_short_terms(game: Game) -> None:
    terms = list(game.describe.short_terms())
    desk = Keyboard().desk
    lines = [item.label for item in RulesScreen(desk, game).items()]
    assert lines[-len(terms) - 1 :] == [Message("short-terms"), *terms]
