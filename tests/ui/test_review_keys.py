"""Muting, finding, spelling, sentences, jumps and keeping in a file, on every kind of screen."""

from __future__ import annotations

import re
import stat
from pathlib import Path

import pytest
from helpers.keyboard import Keyboard, moments, new_match, placed, seated
from helpers.play import every_game, rests

from a11y_dice.core.game import Game
from a11y_dice.core.match import Match
from a11y_dice.games import find_game
from a11y_dice.i18n.audience import Verbosity
from a11y_dice.session.transcript import Buffer
from a11y_dice.speech.utterance import Priority
from a11y_dice.ui.screens.rules import RulesScreen
from ui.test_every_key import SCREENS, Open, place_of

MARTIAN = find_game("martian_dice")
SIXTY_ONE = find_game("sixty_one")
LETTERS = ("a", "e", "f", "q")
VISITS = (
    ("a",), ("a", "a"), ("f5",), ("f6", "f6"), ("q",), ("tab", "q"), ("f", "escape"),
    ("f", *"game", "enter", "f", "f"), ("f", *"no such", "enter"), ("f", "enter"), ("e", "escape"),
    ("e", "end", "enter"), ("e", "home", "enter"), ("e", "e", "?", "escape", "escape"),
)  # fmt: skip
"""Keys that lead back to where they were pressed."""


def martian(*others: str) -> Keyboard:
    return seated(new_match(MARTIAN, "Ola", *(others or ("bot careful",)), seed="scene"))


def files() -> list[Path]:
    """What was kept in files, the newest last."""
    from a11y_dice.session.transcript_file import transcripts_folder  # noqa: PLC0415 - as a player

    return sorted(transcripts_folder().glob("*"), key=lambda path: path.stat().st_mtime_ns)


def assert_only_reviewed(open_screen: Open) -> None:
    """Every review key is answered here, and changes nothing but the review."""
    keyboard = open_screen()
    before = place_of(keyboard)
    for keys in VISITS:
        for key in keys:
            echoed = keyboard.recorder.echoed
            assert keyboard.press(key) or keyboard.recorder.echoed != echoed, (keys, key)
        if keyboard.names()[-1] == "FindField":  # there was no older message
            keyboard.press("escape")
        assert place_of(keyboard) == before, keys
    for letter in LETTERS:
        assert keyboard.screen.meaning(letter) is not None


def over(game: Game) -> Match:
    return rests(game, "end", 2)[-1]


@pytest.mark.parametrize("name", [name for name in SCREENS if not name.startswith("name")])
def test_off_the_table(name: str) -> None:
    assert_only_reviewed(SCREENS[name])


@every_game
def test_in_every_phase_of_a_game(game: Game) -> None:
    for match, path in moments(game):
        assert_only_reviewed(lambda at=match, steps=path: placed(at, steps))  # type: ignore[misc]


@every_game
@pytest.mark.parametrize("opening", ["escape", "?", "c-c"])
def test_on_what_lies_on_the_table(game: Game, opening: str) -> None:
    def lying() -> Keyboard:
        keyboard = seated(new_match(game, "Ola"))
        keyboard.press(opening)
        return keyboard

    assert_only_reviewed(lying)


@every_game
def test_at_and_after_the_end(game: Game) -> None:
    def at_story() -> Keyboard:
        keyboard = placed(over(game))
        keyboard.press("2")
        return keyboard

    assert_only_reviewed(lambda: placed(over(game)))
    assert_only_reviewed(at_story)


@every_game
def test_in_braille(game: Game) -> None:
    assert_only_reviewed(lambda: seated(new_match(game, "Ola"), Verbosity.BRAILLE))


def test_the_help_lists_them_everywhere() -> None:
    for open_screen in (SCREENS["main menu"], SCREENS["help"], SCREENS["rules"], martian):
        keyboard = open_screen()
        lines = [keyboard.desk.announcer.words(line) for line in keyboard.screen.keys_help()]
        named = {line.split(":")[0].split(" or ")[0] for line in lines}
        assert {"A", "E", "F", "Q", "F5", "F6"} <= named


# Muting


def test_news_of_others_is_kept_and_own_doing_is_heard() -> None:
    loud, quiet = martian(), martian()
    quiet.press("tab", "q")
    heard = loud.press("r", "1", "b")
    less = quiet.press("r", "1", "b")
    others = heard[heard.index("bot careful to play.") + 1 : heard.index("Your turn.")]
    assert len(others) > 3
    assert less == [line for line in heard if line not in others]
    assert [said.words for said in quiet.desk.announcer.transcript][-len(heard) :] == heard


@every_game
def test_muted_all_questions_and_own_events_are_heard(game: Game) -> None:
    keyboard = seated(new_match(game, "Ola", "bot random", "bot careful"))
    keyboard.press("q")
    for _ in range(400):
        if keyboard.match.is_over:
            break
        said = keyboard.press("1") + (keyboard.press("y") if "Confirm" in keyboard.names() else [])
        assert said
        waits = keyboard.desk.announcer.transcript.last_answer()
        assert keyboard.match.is_over or waits[-1].words in said
    assert keyboard.match.is_over
    ends = [said.words for said in keyboard.desk.announcer.transcript if said.cue == "end"]
    assert ends
    assert all(keyboard.recorder.said.count(words) for words in ends)


@every_game
def test_every_key_is_answered_while_all_is_muted(game: Game) -> None:
    keyboard = seated(new_match(game, "Ola", "bot careful"))
    keyboard.press("q")
    for key in "dzcstwxoiihhljgmpn,.vvvv?":
        assert keyboard.press(key), key


def test_what_was_muted_can_be_reviewed_and_is_heard_again_later() -> None:
    keyboard = martian()
    keyboard.press("tab", "q", "r", "1", "b")
    assert keyboard.press("g")[0].startswith("bot careful scores")
    assert keyboard.press("q") == ["No longer muted: what others do."]
    assert "bot careful to play." in keyboard.press("r", "1", "b")


def test_muting_is_said_with_the_name_of_the_buffer() -> None:
    keyboard = martian()
    assert keyboard.press("q")[0].startswith("Muted: what others do and news of the program.")
    assert keyboard.press("tab") == ["Messages of the table. Muted."]
    assert keyboard.press("tab") == ["Answers to your keys."]
    assert keyboard.press("q")[0].startswith("Answers to your keys are never muted.")
    assert keyboard.press("tab") == ["Messages of the program. Muted."]
    assert keyboard.press("q") == ["No longer muted: news of the program."]
    assert keyboard.press("tab") == ["All messages."]


def test_muting_goes_on_at_the_next_table() -> None:
    keyboard = martian()
    keyboard.press("tab", "q", "escape", "y")
    assert keyboard.names() == ["MainMenu"]
    assert keyboard.desk.announcer.muting.is_muted(Buffer.TABLE)


def test_that_messages_were_missed_is_news() -> None:
    keyboard = martian()
    keyboard.press("r", "1", "b")
    others = [said for said in keyboard.recorder.utterances if said.priority is Priority.NORMAL]
    keyboard.recorder.skip = lambda: tuple(others)  # type: ignore[method-assign] # as a voice would
    assert "missed" in keyboard.press("s")[0]
    keyboard.press("q")
    assert "missed" not in keyboard.press("s")[0]
    assert keyboard.press("n")[0].startswith("bot careful")


# Finding


def test_found_newest_first_then_older_then_told_what_to_do() -> None:
    keyboard = martian()
    keyboard.press("r", "1", "b")
    told = [said.words for said in keyboard.desk.announcer.transcript if "rolls" in said.words]
    assert keyboard.press("f") == ["Type words to find in what was said, then Enter."]
    found = keyboard.press(*"BOT CAREFUL RÓLLS", "enter")
    while "older" not in (again := keyboard.press("f")[0]):
        found.append(again)
    assert found == told[::-1]
    assert again == "No message, or no older one, has BOT CAREFUL RÓLLS. F types other words."
    assert keyboard.press("f")[0].startswith("Type words to find, then Enter. Enter alone")


def test_the_review_goes_on_from_what_was_found() -> None:
    keyboard = martian()
    keyboard.press("r", "1", "b", "f", *"you take", "enter")
    assert keyboard.press(",")[0].startswith("Take 5 rays")
    assert keyboard.press("f", "enter")[0].startswith("Type words")


def test_another_key_between_types_new_words() -> None:
    keyboard = martian()
    keyboard.press("r", "f", *"rays", "enter", "d")
    assert keyboard.press("f")[0].startswith("Type words")
    assert keyboard.press("f4")[0].startswith("Type words")


def test_what_is_said_while_words_are_typed_is_neither_found_nor_repeated() -> None:
    keyboard = martian()
    question = keyboard.press("r")[-1:]
    keyboard.press("f", *"left: raysx", "backspace", "enter")
    assert keyboard.press("p") == question
    keyboard.press("f")
    found = keyboard.press(*"raysx", "backspace", "enter")
    assert found == ["Deleted x. Left: rays", *question]


def test_only_the_chosen_buffer_is_searched() -> None:
    keyboard = martian()
    keyboard.press("r", "tab", "tab", "tab")
    keyboard.press("f")
    assert keyboard.press(*"rays", "enter")[0].startswith("No message of the program")
    assert len(keyboard.names()) == 2


def test_nothing_typed_is_nothing_done() -> None:
    keyboard = Keyboard()
    assert keyboard.press("f", "enter")[1] == "Nothing is done."
    assert keyboard.names() == ["MainMenu"]


def test_slash_still_finds_words_from_the_newest_message_on() -> None:
    keyboard = martian()
    keyboard.press("r")
    assert keyboard.line("you röll")[-1].startswith("Found: You roll 5 rays")
    assert keyboard.press("a")[0].startswith("capital y, o, u, space, r, o, l, l, space, five")


# Jumps


@every_game
def test_the_last_points(game: Game) -> None:
    assert seated(new_match(game, "Ola", "Bob")).press("g") == ["Nobody has scored yet."]
    keyboard = seated(new_match(game, "Ola", "bot careful"))
    for _ in range(60):
        keyboard.press("1")
        if "Confirm" in keyboard.names():
            keyboard.press("y")
        told = [said for said in keyboard.desk.announcer.transcript if said.cue == "score"]
        if told or keyboard.match.is_over:
            break
    assert keyboard.press("g") == [told[-1].words]


def test_the_review_goes_on_from_where_a_jump_led() -> None:
    keyboard = martian()
    roll = keyboard.press("r")[0]
    keyboard.press("1")
    assert keyboard.press("j") == [roll]
    assert keyboard.press(",") == ["Roll all 13 dice?"]
    keyboard.press("tab", "tab")
    assert keyboard.press("j", ".")[-1].startswith("Take 5 rays")


def test_a_jump_out_of_the_buffer_finds_its_way_back() -> None:
    keyboard = martian()
    keyboard.press("r", "tab", "tab", "tab", "j")
    assert keyboard.press(",") == ["No message here."]
    keyboard.press("v", "j")
    assert keyboard.press(",") == ["Oldest message. Full announcements."]


# Spelling and sentences


def test_spelling_and_sentences_are_of_what_was_heard_last() -> None:
    keyboard = martian()
    keyboard.press("r", "1", "tab")
    assert keyboard.press("a")[0].startswith("capital r, o, l, l, space, eight, comma")
    assert keyboard.press("a")[0].startswith("capital r Romeo, o Oscar, l Lima")
    assert keyboard.press("a")[0].startswith("capital r, o")
    assert keyboard.press("f6") == ["Roll 8, or stop with 0? 1 of 1."]
    assert keyboard.press("j", "a")[1].startswith("capital y, o, u, space, r, o, l, l")


def test_a_long_answer_by_its_sentences() -> None:
    keyboard = martian()
    section = keyboard.press("i", "i")[-1]
    there = [keyboard.press("f6")[0] for _ in range(section.count(". ") + 2)]
    count = len(there) - 1
    assert count == 4
    assert there[0] == f"A turn. 1 of {count}."
    assert there[-1] == there[-2]
    back = [keyboard.press("f5")[0] for _ in range(count - 1)]
    assert back == there[count - 2 :: -1]
    assert " ".join(re.sub(r" \d of \d\.$", "", line) for line in there[:-1]) == section


@every_game
def test_the_rules_by_sections_and_sentences(game: Game) -> None:
    keyboard = Keyboard()
    keyboard.desk.push(RulesScreen(keyboard.desk, game))
    sections = game.describe.rules_sections()
    for number in range(1, len(sections)):
        line = keyboard.press("down")[0]
        first = keyboard.press("right")[0]
        assert line.startswith(first[: first.index(".") + 1])
        count = int(first.split()[-1].rstrip("."))
        heard = [first, *(keyboard.press("right")[0] for _ in range(count - 1))]
        whole = " ".join(
            said.removesuffix(f" {at} of {count}.") for at, said in enumerate(heard, 1)
        )
        assert line.startswith(f"{whole} {number + 1} of ")
        assert keyboard.press("right") == heard[-1:]
        assert keyboard.press("p") == [line]


# Keeping in a file


def test_a_message_the_turn_and_everything() -> None:
    keyboard = martian()
    keyboard.press("r", "1", "b")
    turn, everything = keyboard.press("m"), list(keyboard.desk.announcer.transcript)
    menu = keyboard.press("g", "e")
    assert menu[1:] == [
        "Keep in a file: 3 lines. Escape keeps nothing.",
        f"This message: {menu[0]} 1 of 3.",
    ]
    said = keyboard.press("1")
    assert said == [f"Kept in {files()[-1]}.", "Roll all 13 dice?"]
    assert files()[-1].read_bytes().decode() == f"{menu[0]}\n"
    keyboard.press("e", "2")
    assert files()[-1].read_text(encoding="utf-8").splitlines() == turn
    keyboard.press("e", "3")
    lines = files()[-1].read_text(encoding="utf-8").splitlines()
    assert lines[: len(everything)] == [said.words for said in everything]
    assert len(files()) == 3


def test_no_file_is_ever_overwritten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("time.strftime", lambda _: "2026-01-01 12-00-00")
    keyboard = martian()
    for number in range(3):
        keyboard.press("s", "e", "1")
        assert len(files()) == number + 1
    assert {path.name for path in files()} == {
        "2026-01-01 12-00-00 message.txt",
        "2026-01-01 12-00-00 message 2.txt",
        "2026-01-01 12-00-00 message 3.txt",
    }


def test_without_an_own_turn_it_is_not_offered() -> None:
    assert Keyboard().press("down", "e")[1].startswith("Keep in a file: 2 lines.")


def test_a_folder_that_cannot_be_made_is_one_sentence(data_folder: Path) -> None:
    (data_folder / "a11y-dice").mkdir()
    (data_folder / "a11y-dice" / "transcripts").write_text("in the way", encoding="utf-8")
    keyboard = martian()
    keyboard.press("e")
    reason, question = keyboard.press("1")
    assert reason == "Nothing is kept, the file cannot be written: File exists."
    assert question == "Roll all 13 dice?"


def test_a_full_disk_leaves_no_half_file(monkeypatch: pytest.MonkeyPatch) -> None:
    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("a11y_dice.session.new_file.os.fsync", full)
    keyboard = Keyboard()
    keyboard.press("down", "e")
    said = keyboard.press("1")
    assert said[0] == "Nothing is kept, the file cannot be written: No space left on device."
    assert files() == []


@every_game
def test_what_another_seat_alone_may_hear_is_in_no_file_and_is_not_found(game: Game) -> None:
    keyboard = seated(new_match(game, "Ola", "Bob"))
    while keyboard.table.seat == 0:
        keyboard.press("1")
        if "Confirm" in keyboard.names():
            keyboard.press("y")
    transcript = keyboard.desk.announcer.transcript
    secrets = {said.words for said in transcript._said if said.only_for == 0}
    public = {said.words for said in transcript}
    keyboard.press("e", "end", "enter")
    kept = set(files()[-1].read_text(encoding="utf-8").splitlines())
    assert not kept & (secrets - public)
    assert game is not SIXTY_ONE or secrets - public
    for secret in secrets - public:
        keyboard.press("d", "f")
        assert "or no older one" in keyboard.press(*secret, "enter")[-1]
    assert stat.S_ISREG(files()[-1].stat().st_mode)
