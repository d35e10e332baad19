"""Every character of a message has a name when it is spelt, whatever the script."""

from __future__ import annotations

import string
import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from a11y_dice.i18n.audience import Audience, Verbosity
from a11y_dice.i18n.localizer import Localizer
from a11y_dice.session.spelling import spelt

LOCALIZER = Localizer()


def spelled(text: str, *, is_phonetic: bool = False) -> list[str]:
    """The names of all characters, whatever the pieces are."""
    pieces = spelt(text, is_phonetic=is_phonetic)
    return [name for piece in pieces for name in LOCALIZER.words(piece, Audience()).split(", ")]


def with_words(text: str) -> list[str]:
    return spelled(text, is_phonetic=True)


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("Ola 2!", "capital o, l, a, space, two, exclamation mark"),
        ("Żółć", "capital z with dot above, o with acute, l with stroke, c with acute"),
        ("Z\N{COMBINING DOT ABOVE}", "capital z with dot above"),
        ("Ёж", "capital cyrillic io, cyrillic zhe"),
        ("Ωß", "capital greek omega, sharp s"),
        ("字", "cjk unified ideograph-5b57"),
        ("x\N{COMBINING ACUTE ACCENT}", "x, combining acute accent"),
        ("☃\N{GRINNING FACE}", "snowman, grinning face"),
        ("\ue000", "U+E000"),
        ("“a” — b…", "left quote, a, right quote, space, long dash, space, b, ellipsis"),
    ],
)
def test_characters_have_names(text: str, names: str) -> None:
    assert ", ".join(spelled(text)) == names


def test_no_sign_of_a_keyboard_is_left_to_the_voice() -> None:
    for sign in string.punctuation + string.digits + " ":
        (name,) = spelled(sign)
        assert name.replace(" ", "").isalpha(), sign
        assert name != unicodedata.name(sign).lower() or sign.isascii()


def test_each_letter_has_a_word_that_begins_with_it() -> None:
    for letter in string.ascii_lowercase:
        name, word = with_words(letter)[0].split(" ")
        assert name == letter
        assert word[0].lower() == letter
    assert with_words("Bé 1") == ["capital b Bravo", "e with acute", "space", "one"]


@given(st.text(max_size=300))
def test_as_many_names_as_characters(text: str) -> None:
    names = spelled(text)
    composed = unicodedata.normalize("NFC", text)
    assert len(names) == len(composed)
    assert all(names)
    assert len(with_words(text)) == len(names)
    for name in names:
        assert name.isascii()
        assert name.isprintable()


def test_the_longest_names_are_not_too_long_to_be_said() -> None:
    characters = [chr(code) for code in range(0x110000) if unicodedata.name(chr(code), "")]
    longest = max(characters, key=lambda character: len(unicodedata.name(character)))
    assert len(spelled(longest * 60)) == 60
    assert len(spelled("\N{GREEK CAPITAL LETTER OMEGA WITH PSILI AND PROSGEGRAMMENI}" * 60)) == 60


def test_pieces_end_between_words() -> None:
    text = "You roll 5 rays, 2 humans, 3 cows and 3 chickens."
    ends = [LOCALIZER.words(piece, Audience()).split(", ")[-1] for piece in spelt(text)]
    assert ends == ["space", "space", "full stop"]
    assert len(spelt("x" * 60)) == 3


def test_in_braille_letters_stand_side_by_side() -> None:
    (piece,) = spelt("to be")
    assert LOCALIZER.words(piece, Audience(), Verbosity.BRAILLE) == "t o space b e"
