"""Lines of plain words: what is read, and what is said about what cannot be read."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from a11y_dice.core.game import Option, Outcome
from a11y_dice.core.notation import (
    Line,
    NotationError,
    counts_text,
    options_text,
    outcome_text,
    read_options,
    read_outcome,
)
from a11y_dice.i18n.audience import Audience
from a11y_dice.i18n.localizer import Localizer

FACES = ("tank", "ray", "cow")
NUMBERS = ("1", "2", "3", "4", "5", "6")
OPTIONS = (Option("target", ("25", "10"), 99), Option("lone", ("nothing", "bust")))


def complaint(read: Callable[[], Any]) -> str:
    """What is said about a line."""
    with pytest.raises(NotationError) as caught:
        read()
    return Localizer().words(caught.value.message, Audience())


@pytest.mark.parametrize(
    ("read", "said"),
    [
        (lambda: Line("").word("a", "b"), "The line ends where this was expected: a or b."),
        (lambda: Line("c").word("a"), "Word 1 is c, where this was expected: a."),
        (lambda: Line("").number(1, 6), "The line ends where this was expected: number."),
        (lambda: Line("x").number(1, 6), "Word 1 is x, where a number was expected."),
        (lambda: Line("-1").number(1, 6), "Word 1 is -1, where a number was expected."),
        (lambda: Line("٣").number(1, 6), "Word 1 is ٣, where a number was expected."),
        (
            lambda: Line("12345678").number(1, 6),
            "Word 1 is 12345678, where a number was expected.",
        ),
        (
            lambda: Line("7").number(1, 6),
            "Word 1 is 7, where a number from 1 to 6 was expected.",
        ),
        (
            lambda: Line("1 tank 2 tank").counts(FACES, 9),
            "Word 4 is tank, which was counted before.",
        ),
        (
            lambda: Line("tank").counts(FACES, 9),
            "Word 1 is tank, where a number was expected.",
        ),
        (
            lambda: Line("1 tank 0 ray").counts(FACES, 9),
            "Word 3 is 0, where a number from 1 to 9 was expected.",
        ),
        (
            lambda: read_outcome("dice 1 tank more", FACES),
            "Word 4 is more, where the line should have ended.",
        ),
        (
            lambda: read_outcome("dice 1 7", NUMBERS),
            "Word 3 is 7, where a number from 1 to 6 was expected.",
        ),
        (
            lambda: read_options(Line("option lone loud"), OPTIONS),
            "Loud is no value of the option lone.",
        ),
    ],
)
def test_what_cannot_be_read_is_named_with_its_place(read: Callable[[], Any], said: str) -> None:
    assert complaint(read).lower() == said.lower()


def test_an_error_in_a_longer_line_has_a_later_place() -> None:
    error = NotationError("not-a-number", {"word": "x", "place": 1})
    assert error.after(2).facts == {"word": "x", "place": 3}
    assert NotationError("ends-early", {"expected": "number"}).after(2).facts == {
        "expected": "number"
    }


def test_case_and_spaces_do_not_matter() -> None:
    line = Line("  Take   RAY ")
    assert (line.word("take"), line.word(), line.next) == ("take", "ray", "")
    line.end()


def test_numbers_are_read_as_far_as_they_go() -> None:
    line = Line("1 2 3 turn")
    assert line.numbers(0, 9) == (1, 2, 3)
    assert line.takes("turn")
    assert not line.takes("turn")


@given(st.tuples(*[st.integers(0, 20)] * 3))
def test_counts_read_back(counts: tuple[int, ...]) -> None:
    assert Line(counts_text(counts, FACES)).counts(FACES, 20) == counts


@given(st.tuples(*[st.integers(0, 4)] * 6).filter(any))
def test_numbered_dice_are_told_one_by_one_and_read_back(counts: tuple[int, ...]) -> None:
    line = outcome_text(Outcome(counts), NUMBERS)
    assert len(line.split()) == sum(counts) + 1
    assert read_outcome(line, NUMBERS) == Outcome(counts)


def test_outcomes_as_the_reference_shows_them() -> None:
    assert outcome_text(Outcome((0, 1, 0, 2, 0, 0)), NUMBERS) == "dice 4 4 2"
    assert outcome_text(Outcome((3, 0, 1)), FACES) == "dice 3 tank 1 cow"
    assert read_outcome("3 TANK 1 cow", FACES) == Outcome((3, 0, 1))
    assert read_outcome("dice none", FACES) == Outcome((0, 0, 0))


def test_options_stand_at_the_end() -> None:
    line = Line("option target 30 option lone bust")
    assert read_options(line, OPTIONS) == {"target": "30", "lone": "bust"}
    assert read_options(Line(""), OPTIONS) == {"target": "25", "lone": "nothing"}
    assert options_text([("target", "30")]) == " option target 30"


@pytest.mark.parametrize(
    ("value", "is_allowed"),
    [
        *(("25", True), ("1", True), ("99", True)),
        *(("100", False), ("0", False), ("9999999999999", False)),
        *(("x", False), ("²", False), ("", False)),
    ],
)
def test_an_option_allows_its_values_and_numbers_up_to_its_most(
    value: str,
    is_allowed: bool,  # noqa: FBT001 - a column of the table above
) -> None:
    assert OPTIONS[0].allows(value) is is_allowed


@given(st.text("dicetankrw 0129-²\n", max_size=30))
def test_any_text_is_read_or_refused(text: str) -> None:
    for faces in (FACES, NUMBERS):
        try:
            read_outcome(text, faces)
        except NotationError as error:
            assert_is_told(error)


def assert_is_told(error: NotationError) -> None:
    """There is a sentence for it."""
    assert Localizer().words(error.message, Audience())
