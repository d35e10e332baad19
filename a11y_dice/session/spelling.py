"""A text by its characters, each with the name that it has when it is spelt."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator

from a11y_dice.core.message import Facts, Message, Series

LATIN = "latin small letter "
PIECE = re.compile(r".{1,25}$|.{1,25}(?<=\s)|.{1,25}", re.DOTALL)
"""As many characters as one announcement spells, words whole where they can be.

Names in Unicode have up to 88 characters, and a sentence of the catalog takes 2,500.
"""


def spelt(text: str, *, is_phonetic: bool = False) -> tuple[Message, ...]:
    """A text in pieces of a few words, each by its characters.

    `is_phonetic` adds to each letter a word that begins with it.
    """
    return tuple(
        Message("spelt", {"characters": Series(tuple(_named(piece[0], is_phonetic=is_phonetic)))})
        for piece in PIECE.finditer(unicodedata.normalize("NFC", text))
    )


def _named(characters: str, *, is_phonetic: bool) -> Iterator[Message]:
    for character in characters:
        small = character.lower() if len(character.lower()) == 1 else character
        name = _name(small, is_phonetic=is_phonetic)
        yield Message("spell-capital", {"letter": name}) if small != character else name


def _name(character: str, *, is_phonetic: bool) -> Message:
    """What one character that is no capital is called.

    `key` is "a" for that letter and "u017C" for one that is not English: translations choose by it.
    """
    is_english = character.isascii() and character.isalpha()
    key = character if is_english else f"u{ord(character):04X}"
    name = Message("typed", {"text": character})
    if not is_english:
        name = Message("spell-character", {"key": key, "name": _unicode_name(character)})
    if is_phonetic and character.isalpha():
        facts: Facts = {"key": key, "letter": name}
        return Message("spell-phonetic", facts)
    return name


def _unicode_name(character: str) -> str:
    """The English name of a character in the standard, or its number where it has no name."""
    name = unicodedata.name(character, f"U+{ord(character):04X}")
    if not name.startswith("U+"):
        name = name.lower()
    return name.removeprefix(LATIN).replace(" small letter ", " ")
