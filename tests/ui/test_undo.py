"""Taking choices back and making them again, at the table and after the program was closed."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from helpers.keyboard import Keyboard, forget_locks, new_match, seated
from helpers.play import every_game

from a11y_dice.core.game import Game
from a11y_dice.core.match import Match, UndoRule, begin
from a11y_dice.core.record import NEWEST, head_text, record_text
from a11y_dice.games import find_game
from a11y_dice.session.records import continued
from a11y_dice.session.table import Table
from a11y_dice.ui.screens.table import TableScreen

SIXTY_ONE = find_game("sixty_one")
MARTIAN = find_game("martian_dice")


@pytest.fixture(autouse=True)
def own_data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))


def choose(keyboard: Keyboard) -> list[str]:
    """Take the first line of every question until the match has gone on."""
    before, said = keyboard.match, list[str]()
    while keyboard.match is before:
        said = keyboard.press("1")
        if "Confirm" in keyboard.names():
            said = keyboard.press("y")
    return said


def free(match: Match) -> Match:
    """The same match at a table where undo goes back to the start."""
    return begin(replace(match.setup, undo=UndoRule.FREE))


def again(keyboard: Keyboard) -> Keyboard:
    """The same match, continued from its file by a program that was started anew."""
    assert keyboard.table.record.path
    forget_locks()
    match, record = continued(keyboard.table.record.path)
    other = Keyboard()
    other.desk.table = Table(match, other.desk.announcer, record)
    other.desk.push(TableScreen(other.desk, other.desk.table, other.desk.table.resume))
    return other


@every_game
def test_alone_everything_can_be_taken_back_and_made_again(game: Game) -> None:
    keyboard = seated(new_match(game, "Ola"))
    moments = [keyboard.match]
    for _ in range(6):
        choose(keyboard)
        if keyboard.match.since(moments[-1])[0][0] == 0:
            moments.append(keyboard.match)
    last = keyboard.match
    while "There is no choice to take back." not in keyboard.press("u"):
        assert "taken back" in " ".join(keyboard.recorder.said[-6:])
    assert len(keyboard.match.entries()) <= len(moments[1].entries())
    assert again(keyboard).match == keyboard.match
    while "Nothing was taken back since the last choice." not in keyboard.press("y"):
        assert "made again" in " ".join(keyboard.recorder.said[-6:])
    assert keyboard.match == last
    assert again(keyboard).match == last


@every_game
def test_each_undo_is_on_disk_and_can_be_made_again_later(game: Game) -> None:
    keyboard = seated(new_match(game, "Ola"))
    for _ in range(4):
        choose(keyboard)
    before = keyboard.match
    keyboard.press("u")
    later = again(keyboard)
    assert later.match == keyboard.match != before
    later.press("y")
    assert later.match == before
    assert again(later).match == before


@every_game
def test_undo_says_the_position_and_the_question(game: Game) -> None:
    keyboard = seated(new_match(game, "Ola"))
    choose(keyboard)
    if keyboard.table.is_roll_due:
        choose(keyboard)
    question = keyboard.press("p")
    choose(keyboard)
    said = keyboard.press("u")
    assert said[0].startswith("Your choice is taken back")
    assert said[-1] == question[-1]
    assert len(said) > 2


def test_with_others_dice_that_have_fallen_stay() -> None:
    keyboard = seated(new_match(MARTIAN, "Ola", "Bob"))
    keyboard.press("r")
    before = keyboard.match
    said = keyboard.press("u")
    assert said[0].startswith("Dice have fallen since the last choice of Ola")
    assert len(said) == 2
    assert keyboard.match is before
    choose(keyboard)
    assert keyboard.press("u")[0].startswith("The choice of Ola is taken back")
    assert keyboard.match == before


def test_what_bots_answered_goes_too() -> None:
    keyboard = seated(free(new_match(MARTIAN, "Ola", "bot careful")))
    before = keyboard.match
    while all(seat != 1 for seat, _ in keyboard.match.since(before)):
        before = keyboard.match
        choose(keyboard)
    assert "with all that followed" in keyboard.press("u")[0]
    assert keyboard.match == before


def test_a_round_waits_for_a_key_so_that_it_can_be_taken_back() -> None:
    keyboard = seated(new_match(SIXTY_ONE, "Ola"))
    while not keyboard.table.is_roll_due:
        said = choose(keyboard)
    assert said[-1] == "R rolls the dice."
    rolls = keyboard.match.rolls
    assert keyboard.press("u")[0].startswith("Your choice is taken back")
    assert not keyboard.table.is_roll_due
    assert keyboard.press("y")[-1] == "R rolls the dice."
    for key in ("h", "b", "w", "t", "d", "x", "right", "?", "escape"):
        assert keyboard.press(key)
        assert keyboard.match.rolls == rolls
    assert any(words.startswith("Round 2.") for words in keyboard.press("space"))
    assert keyboard.match.rolls == rolls + 1


@pytest.mark.parametrize("keys", [("r",), ("enter",), ("1",), ("/", *"roll", "enter")])
def test_the_roll_that_is_due_has_several_keys(keys: tuple[str, ...]) -> None:
    keyboard = seated(new_match(SIXTY_ONE, "Ola"))
    while not keyboard.table.is_roll_due:
        choose(keyboard)
    assert keyboard.line("area 2")[-1] == "R rolls the dice."
    keyboard.press(*keys)
    assert not keyboard.table.is_roll_due


def test_a_roll_that_is_due_is_due_after_a_new_start() -> None:
    keyboard = seated(new_match(SIXTY_ONE, "Ola", "bot careful"))
    while not keyboard.table.is_roll_due:
        choose(keyboard)
    later = again(keyboard)
    assert later.recorder.said[-1] == "R rolls the dice."
    assert later.match == keyboard.match
    assert later.press("r") == keyboard.press("r")


def test_with_others_a_round_that_is_told_stays() -> None:
    keyboard = seated(new_match(SIXTY_ONE, "Ola", "bot careful"))
    while not keyboard.table.is_roll_due:
        choose(keyboard)
    before = keyboard.match
    said = keyboard.press("u")
    assert said[0].startswith("All choices of the round have been told")
    assert said[-1] == "R rolls the dice."
    assert keyboard.match is before


def test_nobody_learns_by_undo_what_another_chose() -> None:
    keyboard = seated(new_match(SIXTY_ONE, "Ola", "Bob"))
    first = keyboard.table.seat
    while keyboard.table.seat == first:
        choose(keyboard)
    said = keyboard.press("u")
    name = keyboard.match.setup.players[first].name
    assert said[0] == f"The choice of {name} is taken back."
    assert keyboard.table.seat == first
    assert keyboard.press("y")[0] == f"The choice of {name} is made again."


def test_the_rule_of_the_table_is_a_line_of_the_set_up_and_is_told() -> None:
    keyboard = Keyboard()
    keyboard.press("2", "end", "up")
    assert keyboard.recorder.said[-1].startswith("Undo stops at dice that have fallen, as usual")
    assert keyboard.press("enter")[-1].startswith("Undo goes back to the start of the match. ")
    said = keyboard.press("home", "enter")
    assert "Undo goes back to the start of the match." in said
    assert keyboard.match.setup.undo is UndoRule.FREE


@every_game
def test_a_record_of_the_first_format_is_written_anew_when_it_goes_on(
    game: Game, tmp_path: Path
) -> None:
    keyboard = seated(new_match(game, "Ola"))
    choose(keyboard)
    path = tmp_path / "old.txt"
    path.write_text(record_text(keyboard.match), encoding="utf-8")
    match, record = continued(path)
    table = Keyboard()
    table.desk.table = Table(match, table.desk.announcer, record)
    table.desk.push(TableScreen(table.desk, table.desk.table, table.desk.table.resume))
    table.press("u")
    assert path.read_text(encoding="utf-8").startswith(head_text(match.setup, NEWEST))
    record.close()
    assert continued(path)[0] == table.match
    assert list(tmp_path.glob("*.new")) == []
