"""All settings in their lists: changed at the table, heard at once, kept for the next start."""

from __future__ import annotations

from dataclasses import fields

import pytest
from helpers.keyboard import EVERY_KEY, Keyboard, new_match, seated

from a11y_dice.core.message import Message
from a11y_dice.games import find_game
from a11y_dice.settings.keymap import USUAL_KEYMAP
from a11y_dice.settings.readers import EVENTS, KINDS
from a11y_dice.settings.sources import Chosen, chosen
from a11y_dice.settings.values import READERS, Origin, Settings, Value
from a11y_dice.ui.desk import Desk
from a11y_dice.ui.preferences import Preferences
from a11y_dice.ui.screens.setting_list import VALUES, SettingList
from a11y_dice.ui.screens.settings import GROUPS

MARTIAN = find_game("martian_dice")
OTHERWISE: dict[str, Value] = {
    "keys": (("f8", "roll"),),
    "events": (("score", "off"),),
    "people": (("Ola", (("verbosity", "brief"),)),),
    "voice_names": "en=gmw/en-us",
    "sounds_folder": "/tmp/sounds",
}
"""Another value of the settings that are no choice between a few."""


def at_table(*people: str) -> Keyboard:
    return seated(new_match(MARTIAN, *(people or ("Ola", "bot careful"))))


def in_group(keyboard: Keyboard, group: str) -> list[str]:
    """Open a group of settings from wherever the player is."""
    keyboard.press("f2")
    return keyboard.press(str([*GROUPS].index(group) + 1))


def go_to(keyboard: Keyboard, name: str) -> None:
    """Put the focus on a setting of the list that is open."""
    keyboard.press("home")
    assert isinstance(keyboard.screen, SettingList)
    keyboard.press(*["down"] * [*keyboard.screen.names()].index(name))


@pytest.mark.parametrize("name", [each.name for each in fields(Settings)])
def test_every_setting_that_is_changed_holds_at_once_and_after_a_new_start(name: str) -> None:
    keyboard = at_table()
    before = getattr(Settings(), name)
    other = OTHERWISE.get(name) or next(value for value in VALUES[name] if value != before)
    keyboard.desk.preferences.change({name: other})
    assert getattr(keyboard.desk.announcer.settings, name) == other != before
    after = chosen({}, {})
    assert getattr(after.settings, name) == other
    assert after.origin(name) is Origin.FILE
    assert after.problems == ()


def test_every_setting_is_in_a_list() -> None:
    keyboard = at_table()
    listed = {"keys", "events", "people", "voice_names", "sounds_folder"}
    for group in GROUPS:
        screen = GROUPS[group](keyboard.desk)
        if isinstance(screen, SettingList) and group != "news":
            listed |= set(screen.names())
    assert listed == set(READERS)


@pytest.mark.parametrize("group", GROUPS)
def test_every_key_is_answered_in_every_group(group: str) -> None:
    for key in EVERY_KEY:
        if group == "speech" and USUAL_KEYMAP.key(key) == "1":
            continue  # it takes another way to speak, which has a test of its own
        keyboard = at_table()
        in_group(keyboard, group)
        keyboard.press("down")
        assert keyboard.press(key), key


def test_the_settings_are_on_top_of_the_table_and_lead_back_to_its_question() -> None:
    keyboard = at_table()
    question = keyboard.press("p")[-1]
    match = keyboard.match
    assert keyboard.press("f2")[0] == "Settings, 6 groups."
    assert in_group(keyboard, "table")[0].startswith("At the table, 5 lines.")
    said = keyboard.press("escape", "escape")
    assert said[-1] == question
    assert keyboard.match is match


@pytest.mark.parametrize("name", ["confirm", "hints", "undo", "hand_over", "empty_line"])
def test_each_value_of_the_table_has_words(name: str) -> None:
    keyboard = at_table()
    in_group(keyboard, "table")
    go_to(keyboard, name)
    said = {keyboard.press("enter")[-1] for _ in VALUES[name]}
    assert len(said) == len(VALUES[name])


def test_space_tells_where_a_value_comes_from() -> None:
    keyboard = at_table()
    in_group(keyboard, "table")
    assert "It is the usual value." in keyboard.press("space")[-1]
    keyboard.press("right")
    assert "It comes from your settings file." in keyboard.press("space")[-1]


@pytest.mark.parametrize(
    ("origin", "note", "told"),
    [
        (Origin.FLAG, "A command line that names hints", "a value in the command line is stronger"),
        (Origin.ENVIRONMENT, "At the next start the environment", "the environment is stronger"),
    ],
)
def test_what_is_stronger_than_the_file_is_told(origin: Origin, note: str, told: str) -> None:
    keyboard = at_table()
    choice = Chosen(keyboard.desk.announcer.settings, {"hints": origin})
    keyboard.desk.preferences = Preferences(keyboard.desk.announcer, choice)
    in_group(keyboard, "table")
    go_to(keyboard, "hints")
    assert keyboard.press("left")[0].startswith(note)
    assert told in keyboard.press("space")[-1]


@pytest.mark.parametrize("kind", EVENTS)
def test_each_kind_of_news_has_its_levels(kind: str) -> None:
    keyboard = at_table()
    in_group(keyboard, "news")
    go_to(keyboard, kind)
    said = {keyboard.press("enter")[-1] for _ in KINDS}
    assert len(said) == len(KINDS)
    assert dict(keyboard.desk.announcer.settings.events) == {}
    keyboard.press("right")
    assert dict(keyboard.desk.announcer.settings.events) == {kind: "words"}


def test_news_that_is_kept_is_not_said_and_can_be_reviewed() -> None:
    loud, quiet = at_table(), at_table()
    quiet.desk.preferences.change({"events": (("roll", "keep"),)})
    heard, kept = loud.press("r"), quiet.press("r")
    roll = next(words for words in heard if words.startswith("You roll"))
    assert kept == [words for words in heard if words != roll]
    assert quiet.press("j") == [roll]


def test_news_that_is_off_is_nowhere() -> None:
    keyboard = at_table()
    keyboard.desk.preferences.change({"events": (("roll", "off"),)})
    assert not any("You roll" in words for words in keyboard.press("r"))
    assert not any("You roll" in said.words for said in keyboard.desk.announcer.transcript)


def test_hints_can_be_off() -> None:
    keyboard = at_table()
    keyboard.press("r")
    keyboard.desk.preferences.change({"hints": False})
    assert keyboard.press("h") == ["Hints are off in the settings."]


def test_no_choice_is_asked_about_or_each_one() -> None:
    keyboard = at_table("Ola")
    keyboard.desk.preferences.change({"confirm": "always"})
    assert keyboard.press("r")[-1].endswith("Yes or no?")
    keyboard.press("y", "1", "y")
    keyboard.desk.preferences.change({"confirm": "never"})
    turn = keyboard.match
    keyboard.press("b")
    assert keyboard.match is not turn


def to_the_next(keyboard: Keyboard) -> list[str]:
    """Play on until the other person is due. What was said at last."""
    seat, said = keyboard.table.seat, list[str]()
    while keyboard.table.seat == seat:
        said = keyboard.press("1")
    return said


def test_the_next_person_may_only_be_named() -> None:
    keyboard = at_table("Ola", "Bob")
    keyboard.desk.preferences.change({"hand_over": "name", "confirm": "never"})
    for _ in range(3):
        assert not any("since" in words for words in to_the_next(keyboard)[-2:])


def test_the_next_person_presses_a_key_before_anything_is_told() -> None:
    keyboard = at_table("Ola", "Bob")
    keyboard.desk.preferences.change({"hand_over": "wait", "confirm": "never"})
    said = to_the_next(keyboard)
    assert said[-1].endswith("is next. Any key goes on.")
    assert keyboard.press("?")[0]
    assert keyboard.press("escape")[-1] == said[-1]
    assert keyboard.press(",")
    due = keyboard.press("d")
    assert due[-1] == keyboard.press("p")[-1]
    assert keyboard.names()[-1] == "TableScreen"


def test_people_have_their_own_verbosity_and_keep_it() -> None:
    keyboard = at_table("Ola", "Bob")
    in_group(keyboard, "people")
    keyboard.press("1")
    go_to(keyboard, "verbosity")
    keyboard.press("right")
    keyboard.press("escape", "escape", "escape")
    announcer = keyboard.desk.announcer
    first = keyboard.match.setup.players[keyboard.table.seat].name
    assert dict(announcer.settings.people)[first] == (("verbosity", "brief"),)
    keyboard.desk.preferences.change({"confirm": "never"})
    assert announcer.verbosity == "brief"
    to_the_next(keyboard)
    assert announcer.verbosity == "standard"
    to_the_next(keyboard)
    assert announcer.verbosity == "brief"
    keyboard.press("v")
    assert announcer.verbosity == "standard"
    assert announcer.settings.verbosity == "standard"
    assert dict(chosen({}, {}).settings.people)[first] == (("verbosity", "brief"),)
    keyboard.press("escape", "y")
    assert announcer.person == ""


def test_somebody_who_is_not_at_the_table_can_be_named() -> None:
    keyboard = at_table()
    in_group(keyboard, "people")
    assert keyboard.press("end", "enter", *"Zoe", "enter")[-2].startswith("What Zoe wants")
    keyboard.press("end", "right")
    assert "Zoe" in dict(keyboard.desk.announcer.settings.people)
    keyboard.press("left")
    assert "Zoe" not in dict(keyboard.desk.announcer.settings.people)
    assert keyboard.press("escape", "end", "enter", "enter")[-1].startswith("Somebody else")


def test_keys_of_the_settings_hold_at_once_and_faults_are_told_at_the_start() -> None:
    keyboard = at_table()
    keyboard.desk.preferences.change({"keys": (("f8", "roll"), ("r", "none"))})
    assert "R does nothing here" in keyboard.press("r")[0]
    assert any(words.startswith("You roll") for words in keyboard.press("f8"))
    keyboard.desk.preferences.change({"keys": (("nothing", "roll"),)})
    assert isinstance(keyboard.desk.announcer.keys_problem, Message)


def test_a_desk_without_settings_of_its_own_has_the_usual_ones() -> None:
    assert Desk(at_table().desk.announcer).preferences.origin("hints").id == "origin-default"


def test_a_folder_of_sounds_is_typed() -> None:
    keyboard = at_table()
    in_group(keyboard, "speech")
    said = keyboard.press("end", "up", "enter", *"/tmp/x", "enter")
    assert said[-1].startswith("Your own sounds: /tmp/x.")
    assert keyboard.desk.announcer.settings.sounds_folder == "/tmp/x"
    assert keyboard.press("enter", "enter")[-1].startswith("No folder with sounds of your own.")
