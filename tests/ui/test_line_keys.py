"""Page Up and Page Down move along the newest line, by parts that fit a braille display."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pytest
from helpers.keyboard import Keyboard, new_match, seated
from helpers.play import every_game
from helpers.running import bare
from hypothesis import given
from hypothesis import strategies as st

from a11y_dice.core.game import Game
from a11y_dice.core.message import Earcon, Message
from a11y_dice.games import find_game
from a11y_dice.i18n.audience import Verbosity
from a11y_dice.session.transcript import Buffer
from a11y_dice.speech.braille import SHORTEST, parts, rows
from a11y_dice.speech.utterance import Priority

SIZES = (14, 20, 40, 80)
SMALL = 14
ROOM = SMALL - 1
"""Cells for words: one is for the cursor."""
TEXTS = st.lists(st.text("abc 12,.?", min_size=1, max_size=50), max_size=12).map(" ".join)


@given(TEXTS, st.integers(14, 80))
def test_the_parts_are_the_words_in_their_order(text: str, cells: int) -> None:
    said = parts(text, cells)
    assert "".join(said).replace(" ", "") == "".join(text.split())
    assert all(part and len(part) <= cells for part in said)


@given(st.lists(st.text("abc12.", min_size=1, max_size=14), max_size=40), st.integers(14, 80))
def test_no_word_is_cut_that_fits(words: list[str], cells: int) -> None:
    assert " ".join(parts(" ".join(words), cells)).split() == words


@given(st.lists(st.text("abc12.", min_size=1, max_size=14), max_size=40), st.integers(14, 80))
def test_no_part_could_take_the_word_before_it(words: list[str], cells: int) -> None:
    said = parts(" ".join(words), cells)
    for part, following in pairwise(said):
        if part != said[0]:
            assert len(f"{part.split()[-1]} {following}") > cells


def test_a_word_that_is_too_long_is_cut_at_the_end_of_the_display() -> None:
    assert parts(f"File /{'a' * 30}.txt here.", 14) == (
        "File",
        "/aaaaaaaaaaaaa",
        "aaaaaaaaaaaaaa",
        "aaa.txt here.",
    )


def test_the_last_part_is_the_fullest() -> None:
    assert parts("Lil: 2 ways, to 1 ac. 1 of 3.", 14) == ("Lil:", "2 ways, to", "1 ac. 1 of 3.")
    assert parts("6r as: 1t 6r. Roll 6, stop 0?", 20) == ("6r as: 1t", "6r. Roll 6, stop 0?")


def test_a_first_part_is_long_enough_to_be_heard() -> None:
    assert parts("M rerolls s u y. 1 of 3.", 22) == ("M rerolls", "s u y. 1 of 3.")
    assert len(parts("M rerolls s u y. 1 of 3.", 22)[0]) >= SHORTEST
    assert parts("", 14) == ()


@given(st.lists(TEXTS, max_size=8), st.integers(14, 80), st.integers(14, 200), st.booleans())
def test_a_window_of_a_row_has_whole_words_and_room_for_the_cursor(
    texts: list[str],
    cells: int,
    columns: int,
    flows: bool,  # noqa: FBT001
) -> None:
    line, room = "", columns if columns <= cells else cells - 1
    for text in filter(None, (" ".join(text.split()) for text in texts)):
        first, *others = rows(line, text, cells, columns, flows=flows)
        assert first.startswith(line)
        assert bare("".join([first[len(line) :], *others])) == bare(text)
        for row in (first, *others):
            windows = [row[at : at + cells] for at in range(0, len(row), cells)]
            assert all(len(window.rstrip()) <= room for window in windows)
            assert len(row) < columns or columns <= cells
        line = [first, *others][-1]
        assert flows or line.endswith(parts(text, room)[-1])


def test_a_question_stands_whole_behind_the_news() -> None:
    take = "1t 6r 4u 1w 1k. 1t as: 1t 0r."
    assert rows(take, "Take 6r 4u 1w 1k?", 40, 80) == [f"{take:40}Take 6r 4u 1w 1k?"]
    assert rows(take, "Take 6r?", 40, 80) == [f"{take} Take 6r?"]
    assert rows(take, "Take 6r 4u 1w 1k?", 40, 40) == [take, "Take 6r 4u 1w 1k?"]


def test_news_take_the_least_room() -> None:
    roll, take = "1t 6r 4u 1w 1k, Ola.", "6r as: 1t 6r, Ola."
    assert rows(roll, take, 25, 80, flows=True) == [f"{roll} 6r  as: 1t 6r, Ola."]
    assert rows(roll, take, 25, 80) == [f"{roll}     {take}"]


def reader(game: Game, cells: int, verbosity: Verbosity = Verbosity.BRAILLE) -> Keyboard:
    """Somebody at a table with a display of so many cells."""
    keyboard = seated(new_match(game, "Ola", "bot careful"), verbosity)
    announcer = keyboard.desk.announcer
    announcer.change(replace(announcer.settings, braille_cells=cells))
    return keyboard


def way_back(keyboard: Keyboard) -> list[str]:
    """The parts that Page Up brings, the newest first, until one comes again."""
    found: list[str] = []
    while not (found and keyboard.recorder.utterances[-1].earcons):
        found += keyboard.press("pageup")
    return found[:-1]


@every_game
@pytest.mark.parametrize("verbosity", Verbosity)
@pytest.mark.parametrize("cells", SIZES)
def test_back_through_the_news_and_on_to_the_question(
    game: Game, cells: int, verbosity: Verbosity
) -> None:
    keyboard = reader(game, cells, verbosity)
    for key in ("1", "1", "w", "s", "c", "p", ","):
        said = keyboard.press(key)
        whole = parts(" ".join(said), cells - 1)
        assert keyboard.press("pagedown") == [whole[-1]]
        assert way_back(keyboard) == list(whole[-2::-1])
        assert [keyboard.press("pagedown")[0] for _ in whole[1:]] == list(whole[1:])


def test_the_ends_read_their_part_again_with_a_sound() -> None:
    keyboard = reader(find_game("sixty_one"), SMALL)
    keyboard.press("w")
    last = keyboard.press("pagedown")
    assert keyboard.recorder.utterances[-1].earcons == (Earcon("edge"),)
    assert keyboard.press("pagedown") == last
    assert keyboard.press("pageup") != last
    assert not keyboard.recorder.utterances[-1].earcons


def test_a_part_is_not_kept_and_repeat_says_the_whole() -> None:
    keyboard = reader(find_game("sixty_one"), SMALL)
    said = keyboard.press("w")
    keyboard.press("pageup", "pageup")
    assert keyboard.press("p") == said


def test_a_new_announcement_is_a_new_line() -> None:
    keyboard = reader(find_game("sixty_one"), SMALL)
    keyboard.press("w", "pageup", "pageup")
    (turn, *others) = keyboard.press("t")
    assert keyboard.press("pagedown") == [parts(" ".join([turn, *others]), ROOM)[-1]]


def test_what_was_missed_is_told_and_the_line_stays() -> None:
    keyboard = reader(find_game("sixty_one"), SMALL)
    event = Message("typed", {"text": "Bob rolls."})
    for _ in range(2):
        keyboard.desk.announcer.say(event, Buffer.TABLE, priority=Priority.NORMAL)
    missed = tuple(keyboard.recorder.utterances[-2:])
    said = keyboard.press("w")
    keyboard.recorder.skip = lambda: missed  # type: ignore[method-assign] # as a voice would
    told, part = keyboard.press("pageup")
    assert told == keyboard.desk.announcer.words(Message("missed", {"count": 2}))
    assert part == parts(" ".join(said), ROOM)[-2]


def test_in_a_field_the_text_so_far_follows_and_is_not_the_line() -> None:
    keyboard = reader(find_game("sixty_one"), SMALL)
    (prompt,) = keyboard.press("/")
    keyboard.press("a", "r")
    every = parts(prompt, ROOM)
    assert keyboard.press("pageup") == [every[-2], "Typed: ar"]
    assert keyboard.press("pagedown") == [every[-1], "Typed: ar"]


def test_with_nothing_said_that_is_said() -> None:
    assert Keyboard().press("pageup") == ["Nothing was said yet."]


def test_a_voice_reads_the_line_in_full_where_a_part_has_short_forms() -> None:
    keyboard = reader(find_game("martian_dice"), SMALL)
    keyboard.press("r")
    keyboard.press("pageup")
    said = keyboard.recorder.utterances[-1]
    assert len(said.cells) <= SMALL
    assert "rays" in said.words
    assert said.words.endswith("?")


def test_what_one_seat_alone_may_hear_is_no_part_of_the_next_ones_line() -> None:
    keyboard = seated(new_match(find_game("sixty_one"), "Ola", "Bob"), Verbosity.BRAILLE)
    announcer = keyboard.desk.announcer
    announcer.change(replace(announcer.settings, braille_cells=80))
    said: list[str] = []
    while keyboard.table.seat == 0:
        said = keyboard.press("1")
    public = [words for words in said if words == "Ola ready." or "Bob" in words or "?" in words]
    keyboard.press("pageup")
    line = " ".join(parts(" ".join(public), 79))
    assert keyboard.press("pageup") == [line]
    assert keyboard.press("pagedown") == [line]


def test_the_keys_have_names() -> None:
    keyboard = Keyboard()
    keyboard.desk.screens[-1].open()
    for typed, key in (("page up", "pageup"), ("pagedown", "pagedown"), ("page down", "pagedown")):
        assert keyboard.desk.key_named(typed) == key
    lines = [keyboard.desk.announcer.words(line) for line in keyboard.screen.keys_help()]
    assert "Page Up: the part of the line before." in lines
    assert "Page Down: the next part of the line." in lines
