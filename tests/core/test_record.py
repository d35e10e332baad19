"""Match records: what is told again, and what is said about a damaged one."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from a11y_dice.core.game import CHANCE, Outcome
from a11y_dice.core.match import Player, Setup, UndoRule
from a11y_dice.core.record import RecordError, head_text, read_entry, read_record, record_text
from a11y_dice.games import find_game
from a11y_dice.i18n.audience import Audience
from a11y_dice.i18n.localizer import Localizer

GAME = find_game("martian_dice")
HEAD = """\
a11y-dice 1 martian_dice 1 seed Tea
option target 30
seat 1 person Ola
seat 2 bot careful Max the Bot
"""
PLAYED = HEAD + "seat 1 roll\ndice 5 ray 8 cow\nseat 1 take cow\n"


def complaint(text: str) -> tuple[int, str]:
    """The line that cannot be read, and what is said about it."""
    with pytest.raises(RecordError) as caught:
        read_record(text, find_game)
    return caught.value.line, Localizer(game_id="martian_dice").words(
        caught.value.message, Audience(("Ola", "Max"))
    )


def test_a_head_reads_back() -> None:
    match, told = read_record(HEAD, find_game)
    assert match.setup == Setup(
        GAME, "Tea", (Player("Ola"), Player("Max the Bot", "careful")), {"target": "30"}
    )
    assert head_text(match.setup) == HEAD
    assert told == []


def test_a_log_is_played_again() -> None:
    match, told = read_record(PLAYED, find_game)
    assert GAME.notation.position_text(match.state) == (
        "scores 0 0 turn 1 aside 8 cow table none option target 30"
    )
    assert len(told) == len(match.entries()) == 3
    assert match.rolls == 1


def test_comments_empty_lines_case_and_line_ends_of_other_systems() -> None:
    text = PLAYED.replace("\n", "\r\n").replace("take cow", "TAKE  Cow")
    assert read_record("# a comment\n\n" + text + "  # more\n", find_game) == read_record(
        PLAYED, find_game
    )


def test_a_line_without_its_newline_was_never_written() -> None:
    assert read_record(PLAYED + "seat 1 sto", find_game) == read_record(PLAYED, find_game)


@pytest.mark.parametrize("name", ["bot", "Ola of the\x0bHill", "x\u2028y", "person 1", "#1", "Ąę"])
def test_any_name_of_one_line_reads_back(name: str) -> None:
    setup = Setup(GAME, "s", (Player(name), Player(name, "random")))
    assert read_record(head_text(setup), find_game)[0].setup == setup


def test_a_bot_without_a_name_is_called_by_its_level() -> None:
    match, _ = read_record(HEAD.replace(" Max the Bot", ""), find_game)
    assert match.setup.players[1] == Player("careful", "careful")


@pytest.mark.parametrize(
    ("text", "line", "said"),
    [
        ("", 1, "The line ends where this was expected: a11y-dice."),
        ("# only this\n", 1, "The line ends where this was expected: a11y-dice."),
        (
            HEAD.replace("a11y-dice 1", "a11y-dice 3"),
            1,
            "This record has format 3; this version of the program reads formats 1 to 2, "
            "and a newer one may read it.",
        ),
        (
            HEAD.replace("a11y-dice 1", "a11y-dice one"),
            1,
            "Word 2 is one, where a number was expected.",
        ),
        ("hello\n", 1, "Word 1 is hello, where this was expected: a11y-dice."),
        ("a11y-dice 1\n", 1, "The line ends where this was expected: word."),
        (HEAD.replace("martian_dice", "chess"), 1, "There is no game chess."),
        (
            HEAD.replace("martian_dice 1", "martian_dice 9"),
            1,
            "It was played by version 9 of the rules of this game, "
            "and this version of the program plays by version 1.",
        ),
        (
            HEAD.replace("Tea", "Tea time"),
            1,
            "Word 7 is time, where the line should have ended.",
        ),
        (HEAD.replace("target 30", "target 0"), 2, "0 is no value of the option target."),
        (
            HEAD.replace("option target", "option goal"),
            2,
            "Word 2 is goal, where this was expected: target.",
        ),
        (
            HEAD.replace("seat 2", "seat 3"),
            4,
            "Word 2 is 3, where a number from 2 to 2 was expected.",
        ),
        (HEAD.replace("careful", "clever"), 4, "There is no bot clever."),
        (
            HEAD.replace("person Ola", "person"),
            3,
            "The line ends where this was expected: name.",
        ),
        (
            HEAD.replace("seat 1 person Ola\n", "").replace("seat 2", "seat 1") + "nonsense\n",
            4,
            "Word 1 is nonsense, where this was expected: option or table or seat.",
        ),
        (HEAD.split("seat", maxsplit=1)[0], 2, "This game is for 1 to 10 seats."),
        (
            PLAYED + "seat 1 take sheep\n",
            8,
            "Word 4 is sheep, where this was expected: tank or ray or human or cow or chicken.",
        ),
        (PLAYED + "seat 1\n", 8, "The line ends where this was expected: roll or take or stop."),
        (
            PLAYED + "seat 3 roll\n",
            8,
            "Word 2 is 3, where a number from 1 to 2 was expected.",
        ),
        (
            PLAYED + "dice 13 cow\n",
            8,
            "Dice 13 cow is not legal there: No dice are in the air.",
        ),
        (
            PLAYED + "seat 1 take ray\n",
            8,
            "Seat 1 take ray is not legal there: Nothing is on the table to take.",
        ),
        (
            HEAD + "seat 1 roll\ndice 12 cow\n",
            6,
            "Dice 12 cow is not legal there: "
            "Exactly 13 dice are in the air, and another number of dice was given.",
        ),
    ],
)
def test_a_damaged_record_says_where_and_why(text: str, line: int, said: str) -> None:
    number, told = complaint(text)
    assert (number, told.lower()) == (line, said.lower())


def test_undo_and_redo_are_lines_of_the_log() -> None:
    head = HEAD.replace("a11y-dice 1", "a11y-dice 2")
    stop = "seat 1 roll\ndice 5 ray 8 cow\nseat 1 take cow\nseat 1 stop\n"
    match, told = read_record(head + stop + "undo 1\nUNDO 1\n", find_game)
    assert match == read_record(head + "seat 1 roll\ndice 5 ray 8 cow\n", find_game)[0]
    assert len(told) == len(match.entries()) == 2
    assert match.rolls == 1
    again, told = read_record(head + stop + "undo 1\nundo 1\nredo\n", find_game)
    assert again == read_record(PLAYED, find_game)[0]
    assert len(told) == 3
    assert record_text(again) == head + stop + "undo 1\n"
    assert read_record(head + stop + "undo 4\n", find_game)[0].rolls == 0


def test_the_undo_of_a_table_is_in_its_head() -> None:
    head = HEAD.replace("a11y-dice 1", "a11y-dice 2").replace("seat 1", "table undo free\nseat 1")
    match, _ = read_record(head, find_game)
    assert match.setup.undo is match.setup.undo_rule is UndoRule.FREE
    assert head_text(match.setup) == head


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("undo", "The line ends where this was expected: number."),
        ("undo 0", "Word 2 is 0, where a number from 1 to 3 was expected."),
        ("undo 4", "Word 2 is 4, where a number from 1 to 3 was expected."),
        ("undo 1 2", "Word 3 is 2, where the line should have ended."),
        ("redo", "Redo is not legal there: Nothing was taken back since the last choice."),
        ("redo 1", "Word 2 is 1, where the line should have ended."),
        ("undo 3\nredo\nredo", "Redo is not legal there: Nothing was taken back since "),
        ("undo 1\nseat 1 take ray\nredo", "Redo is not legal there: Nothing was taken back"),
        ("undo 3\nundo 1", "Undo 1 is not legal there: There is no choice to take back."),
    ],
)
def test_undo_and_redo_where_there_is_nothing(line: str, said: str) -> None:
    number, told = complaint(PLAYED + line + "\n")
    assert number == PLAYED.count("\n") + line.count("\n") + 1
    assert told.lower().startswith(said.lower())


def test_an_undo_of_no_table() -> None:
    assert complaint(HEAD.replace("seat 1", "table undo never\nseat 1")) == (
        3,
        "Word 3 is never, where this was expected: free or before-dice.",
    )


def test_too_many_seats_are_refused() -> None:
    seats = "".join(f"seat {n} person P\n" for n in range(1, 12))
    line, said = complaint(HEAD.split("option", maxsplit=1)[0] + seats)
    assert (line, said) == (12, "This game is for 1 to 10 seats.")


def test_the_error_tells_its_line_to_programs_too() -> None:
    with pytest.raises(RecordError, match="line 1: no-such-game"):
        read_record(HEAD.replace("martian_dice", "chess"), find_game)


def test_an_entry_is_an_outcome_or_an_action_with_its_seat() -> None:
    assert read_entry("dice 1 ray", GAME, 2) == (CHANCE, Outcome((0, 1, 0, 0, 0)))
    assert read_entry("seat 2 stop", GAME, 2)[0] == 1


@given(st.integers(0, len(PLAYED.split(" "))), st.text("seatdic #1\n", max_size=8))
def test_a_changed_word_is_read_or_refused(at: int, word: str) -> None:
    words = PLAYED.split(" ")
    text = " ".join([*words[:at], word, *words[at + 1 :]])
    try:
        read_record(text, find_game)
    except RecordError as error:
        line = error.line
    else:
        line = 1
    assert 1 <= line <= text.count("\n") + 1
