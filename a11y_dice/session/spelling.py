"""A text by its characters, each with the name that it has when it is spelt."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator

from a11y_dice.core.message import Facts, Message, Series

LATIN = "latin small letter "


def spelt(text: str, *, is_phonetic: bool = False) -> Message:
    """The characters of a text; `is_phonetic` adds a word that begins with it to each letter."""
    characters = unicodedata.normalize("NFC", text)
    named = tuple(_named(characters, is_phonetic=is_phonetic))
    return Message("spelt", {"characters": Series(named)})


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
