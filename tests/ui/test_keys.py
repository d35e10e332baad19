"""Own keys, given by pressing them, and learning what keys do."""

from __future__ import annotations

import pytest
from helpers.keyboard import EVERY_KEY, Keyboard, moments, new_match, placed, seated
from helpers.play import every_game

from a11y_dice.core.game import Game
from a11y_dice.games import find_game
from a11y_dice.settings.clashes import CLASHES
from a11y_dice.settings.key_groups import GROUPS
from a11y_dice.settings.keymap import KEYS, USUAL_KEYMAP, Command, is_key
from a11y_dice.settings.layouts import LAYOUTS
from a11y_dice.settings.sources import chosen
from a11y_dice.ui.screens.keys import ORDER, KeyMenu, KeysScreen, Listening
from ui.test_every_key import SCREENS

MARTIAN = find_game("martian_dice")
LEAVING = ("escape", "backspace")


def listing() -> Keyboard:
    """The list of commands."""
    keyboard = Keyboard()
    keyboard.desk.push(KeysScreen(keyboard.desk))
    return keyboard


def listening(meaning: str) -> Keyboard:
    """A new key for a command is listened for."""
    keyboard = listing()
    keyboard.desk.push(KeyMenu(keyboard.desk, meaning))
    keyboard.press("1")
    assert isinstance(keyboard.screen, Listening)
    return keyboard


def keys_of(keyboard: Keyboard, meaning: str) -> list[str]:
    """The keys of a command now, and after a new start."""
    kept = chosen({}, {}).settings.keys
    assert dict(kept) == dict(keyboard.desk.keymap.changes())
    return keyboard.desk.keymap.keys(meaning)


def test_every_command_is_in_one_group_and_in_the_list() -> None:
    grouped = [command for commands in GROUPS.values() for command in commands]
    assert sorted(grouped) == sorted(binding.command for binding in KEYS)
    said = listing().press("end", *["up"] * (len(ORDER) + 2))
    assert len(set(said)) == len(ORDER) + 3
    assert any(words.startswith("roll, or continue: R.") for words in said)


def test_a_key_is_given_by_pressing_it() -> None:
    keyboard = listening("roll")
    assert keyboard.press("f12")[0] == "F12 from now on: roll, or continue."
    assert keys_of(keyboard, "roll") == ["r", "f12"]
    assert isinstance(keyboard.screen, KeyMenu)


def test_a_key_that_does_something_is_given_after_a_question() -> None:
    keyboard = listening("roll")
    assert keyboard.press("d")[0].startswith("D does something now: all dice and zones")
    keyboard.press("n")
    assert keys_of(keyboard, "roll") == ["r"]
    keyboard.press("1", "d", "y")
    assert keys_of(keyboard, "roll") == ["r", "d"]
    assert keys_of(keyboard, "dice") == []


def test_a_key_that_readers_keep_is_given_after_their_names() -> None:
    keyboard = listening("roll")
    said = keyboard.press("insert")[0]
    for name in ("NVDA", "JAWS", "Narrator", "Orca", "speakup", "Fenrir", "the terminal"):
        assert (name in said) == (name != "the terminal")
    keyboard.press("y")
    assert keys_of(keyboard, "roll") == ["r", "insert"]
    assert "the terminal" in "".join(keyboard.press("1", "c-s"))


@pytest.mark.parametrize("leaving", LEAVING)
def test_listening_is_always_left_by_the_same_key_twice(leaving: str) -> None:
    keyboard = listening("roll")
    other = next(key for key in LEAVING if key != leaving)
    assert "once more" in keyboard.press(leaving)[0]
    assert "once more" in keyboard.press(other)[0]
    assert "once more" in keyboard.press(leaving)[0]
    assert keyboard.press(leaving)[0] == "Nothing is done."
    assert isinstance(keyboard.screen, KeyMenu)
    assert keys_of(keyboard, "roll") == ["r"]


@pytest.mark.parametrize(
    ("key", "why"),
    [
        ("c-c", "this key keeps its meaning"),
        ("r", "it does this already"),
        ("down", "would have no key that works everywhere"),
        ("<any>", "no key has this name"),
    ],
)
def test_a_key_that_cannot_be_given_is_refused_and_listening_goes_on(key: str, why: str) -> None:
    keyboard = listening("roll")
    assert why in keyboard.press(key)[0]
    assert isinstance(keyboard.screen, Listening)
    assert keys_of(keyboard, "roll") == ["r"]


def test_keys_are_taken_away_and_come_back() -> None:
    keyboard = listening("roll")
    keyboard.press("f12")
    keyboard.press("2")
    assert keys_of(keyboard, "roll") == ["f12"]
    keyboard.press("end", "enter")
    assert keys_of(keyboard, "roll") == ["r"]
    keyboard.press("escape")
    keyboard.desk.push(KeyMenu(keyboard.desk, "up"))
    assert "would have no key" in keyboard.press("2")[0]
    keyboard.press("escape")
    keyboard.desk.push(KeyMenu(keyboard.desk, "back"))
    assert "keeps its meaning" in keyboard.press("2")[0]
    keyboard.press("escape")
    keyboard.desk.push(KeyMenu(keyboard.desk, "bank"))
    keyboard.press("1", "f12", "escape", "end", "enter", "y")
    assert keyboard.desk.keymap.changes() == ()
    assert keys_of(keyboard, "bank") == ["b"]


def test_a_number_can_have_another_key() -> None:
    keyboard = listening("number-3")
    assert keyboard.press("f12")[0] == "F12 from now on: take choice 3."
    assert keys_of(keyboard, "number-3") == ["3", "f12"]


def test_the_keyboard_is_a_line_of_the_list() -> None:
    keyboard = listing()
    said = {keyboard.press("home", "down", "enter")[-1] for _ in LAYOUTS}
    assert len(said) == len(LAYOUTS)
    assert keyboard.desk.announcer.settings.keyboard == "auto"


def test_every_key_is_answered_where_keys_are_changed() -> None:
    for key in EVERY_KEY:
        for start in (listing, lambda: listening("bank")):
            keyboard = start()
            if isinstance(keyboard.screen, KeysScreen):
                keyboard.press("down", "down")
            assert keyboard.press(key), key


def test_clashes_name_keys_that_can_be_pressed() -> None:
    assert [clash for clash in CLASHES if not is_key(clash.key)] == []
    assert len(set(CLASHES)) == len(CLASHES)


def test_no_usual_key_stands_only_on_one_that_a_reader_keeps() -> None:
    kept = {clash.key for clash in CLASHES} - {"c-c"}
    for binding in KEYS:
        assert set(binding.keys) - kept, binding.command


@every_game
def test_learning_tells_each_key_and_changes_nothing(game: Game) -> None:
    match, path = next(moments(game))
    keyboard = placed(match, path)
    below, settings = keyboard.screen, keyboard.desk.announcer.settings
    expected = {key: below.does(USUAL_KEYMAP.key(key)) for key in EVERY_KEY}
    keyboard.press("k")
    for key in EVERY_KEY:
        (said,) = keyboard.press(key)
        what = keyboard.desk.announcer.words(expected[key])
        assert what in said, key
        if key in LEAVING:
            assert "Once more leaves." in said
            keyboard.press("a")
    assert keyboard.match is match
    assert keyboard.desk.announcer.settings is settings
    said = "".join(keyboard.press("escape", "escape"))
    assert "The keys work again." in said
    assert keyboard.screen is below


def test_learning_is_about_the_screen_below() -> None:
    keyboard = seated(new_match(MARTIAN, "Ola", "bot careful"))
    keyboard.press("k")
    assert keyboard.press("r") == ["R: roll, or continue."]
    keyboard.press("backspace", "backspace", "escape", "k")
    assert keyboard.press("y") == ["Y: answer yes."]
    assert keyboard.press("n") == ["N: answer no."]
    keyboard.press("escape", "escape", "n", "/", "f9")
    keyboard.desk.learn_keys()
    assert keyboard.press("x") == ["X: types itself."]
    keyboard = Keyboard()
    keyboard.press("k")
    assert keyboard.press("m") == ["M: go to the next line that begins with it."]


@pytest.mark.parametrize("name", SCREENS)
def test_every_key_of_every_screen_can_be_learnt(name: str) -> None:
    keyboard = SCREENS[name]()
    below, names = keyboard.screen, keyboard.names()
    keyboard.desk.learn_keys()
    for key in EVERY_KEY:
        (said,) = keyboard.press(key)
        assert said.endswith((".", "!", "?")), key
        if key in LEAVING:
            keyboard.press("a")
    keyboard.press("backspace", "backspace")
    assert keyboard.screen is below
    assert keyboard.names() == names


def test_learning_on_a_pipe() -> None:
    keyboard = Keyboard()
    keyboard.press("k")
    keyboard.screen.type_line("roll")
    keyboard.screen.type_line("nothing")
    assert keyboard.recorder.said[-2:] == [
        "roll, or continue",
        "Press any key to hear what it does; nothing happens."
        " Escape twice, or Backspace twice, leaves.",
    ]


def test_the_command_that_learns_has_a_key_and_a_line() -> None:
    assert USUAL_KEYMAP.keys(Command.LEARN) == ["k"]
    keyboard = Keyboard()
    assert any("Learn the keys." in words for words in keyboard.press("home", *["down"] * 9))
