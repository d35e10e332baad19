"""Words, cut into what a synthesizer can take."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from a11y_dice.speech.pieces import LONGEST, is_whole, pieces, typed_words


def test_sentences_are_pieces() -> None:
    assert pieces("You roll 4 rays. Your turn!  Now?") == ("You roll 4 rays.", "Your turn!", "Now?")


def test_a_long_sentence_is_parted_at_a_comma() -> None:
    sentence = f"{'a' * 100}, {'b' * 100}"
    assert pieces(sentence) == ("a" * 100 + ",", "b" * 100)
    assert not is_whole(pieces(sentence)[0])


def test_a_number_with_a_point_is_not_parted() -> None:
    assert pieces("That is 2.5 of 3.") == ("That is 2.5 of 3.",)


@given(st.text(st.characters(), max_size=600))
@example("\ud800 x \udfff")
@example("x" * 10_000)
@example("\x00\x1b[31m\x9b")
@example("😀" * 500)
def test_pieces_are_short_and_have_all_that_can_be_said(text: str) -> None:
    made = pieces(text)
    assert all(0 < len(piece) <= LONGEST for piece in made)
    for character in text:
        if unicodedata.category(character)[0] in "LNPS":
            assert any(character in piece for piece in made)
    "".join(made).encode("utf-8")


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("a", "a"),
        (".", "full stop"),
        (" ", "space"),
        (" J", "J"),
        ("-", "hyphen-minus"),
        ("/", "/"),
    ],
)
def test_a_typed_sign_has_a_name(typed: str, said: str) -> None:
    assert typed_words(typed) == said
