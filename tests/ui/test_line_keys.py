"""Page Up and Page Down move along the newest line, by parts that fit a braille display."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pytest
from helpers.keyboard import Keyboard, new_match, seated
from helpers.play import every_game
from hypothesis import given
from hypothesis import strategies as st

from a11y_dice.core.game import Game
from a11y_dice.core.message import Earcon, Message
from a11y_dice.games import find_game
from a11y_dice.i18n.audience import Verbosity
from a11y_dice.speech.braille import SHORTEST, parts
from a11y_dice.speech.utterance import Priority

SIZES = (14, 20, 40, 80)
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
def test_no_part_could_take_the_next_word(words: list[str], cells: int) -> None:
    said = parts(" ".join(words), cells)
    for part, following in pairwise(said):
        if following != said[-1]:
            assert len(f"{part} {following.split()[0]}") > cells


def test_a_word_that_is_too_long_is_cut_at_the_end_of_the_display() -> None:
    assert parts(f"File /{'a' * 30}.txt here.", 14) == (
        "File",
        "/aaaaaaaaaaaaa",
        "aaaaaaaaaaaaaa",
        "aaa.txt here.",
    )


def test_a_last_part_is_long_enough_to_be_heard() -> None:
    assert parts("Ola: 4 mug 4, 2", 14) == ("Ola: 4 mug", "4, 2")
    assert len(parts("Ola: 4 mug 4, 2", 14)[-1]) >= SHORTEST
    assert parts("", 14) == ()


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
        whole = parts(" ".join(said), cells)
        assert keyboard.press("pagedown") == [whole[-1]]
        assert way_back(keyboard) == list(whole[-2::-1])
        assert [keyboard.press("pagedown")[0] for _ in whole[1:]] == list(whole[1:])


def test_the_ends_read_their_part_again_with_a_sound() -> None:
    keyboard = reader(find_game("sixty_one"), 14)
    keyboard.press("w")
    last = keyboard.press("pagedown")
    assert keyboard.recorder.utterances[-1].earcons == (Earcon("edge"),)
    assert keyboard.press("pagedown") == last
    assert keyboard.press("pageup") != last
    assert not keyboard.recorder.utterances[-1].earcons


def test_a_part_is_not_kept_and_repeat_says_the_whole() -> None:
    keyboard = reader(find_game("sixty_one"), 14)
    said = keyboard.press("w")
    keyboard.press("pageup", "pageup")
    assert keyboard.press("p") == said


def test_a_new_announcement_is_a_new_line() -> None:
    keyboard = reader(find_game("sixty_one"), 14)
    keyboard.press("w", "pageup", "pageup")
    (turn, *others) = keyboard.press("t")
    assert keyboard.press("pagedown") == [parts(" ".join([turn, *others]), 14)[-1]]


def test_what_was_missed_is_told_and_the_line_stays() -> None:
    keyboard = reader(find_game("sixty_one"), 14)
    said = keyboard.press("w")
    missed = [replace(old, priority=Priority.NORMAL) for old in keyboard.recorder.utterances[:2]]
    keyboard.recorder.skip = lambda: tuple(missed)  # type: ignore[method-assign] # as a voice would
    told, part = keyboard.press("pageup")
    assert told == keyboard.desk.announcer.words(Message("missed", {"count": 2}))
    assert part == parts(" ".join(said), 14)[-2]


def test_in_a_field_the_text_so_far_follows_and_is_not_the_line() -> None:
    keyboard = reader(find_game("sixty_one"), 14)
    (prompt,) = keyboard.press("/")
    keyboard.press("a", "r")
    every = parts(prompt, 14)
    assert keyboard.press("pageup") == [every[-2], "Typed: ar"]
    assert keyboard.press("pagedown") == [every[-1], "Typed: ar"]


def test_with_nothing_said_that_is_said() -> None:
    assert Keyboard().press("pageup") == ["Nothing was said yet."]


def test_what_one_seat_alone_may_hear_is_no_part_of_the_next_ones_line() -> None:
    keyboard = seated(new_match(find_game("sixty_one"), "Ola", "Bob"), Verbosity.BRAILLE)
    announcer = keyboard.desk.announcer
    announcer.change(replace(announcer.settings, braille_cells=80))
    said: list[str] = []
    while keyboard.table.seat == 0:
        said = keyboard.press("1")
    public = [words for words in said if words == "Ola ready." or "Bob" in words or "?" in words]
    keyboard.press("pageup")
    line = " ".join(parts(" ".join(public), 80))
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
