"""Every text as a real voice of its language says it: in that language, and in words."""

from __future__ import annotations

import re
import subprocess

import pytest
from helpers.system import needs

from a11y_dice.i18n.catalog import ENGLISH, languages
from i18n.catalogs import FILES, entries, translated
from i18n.test_languages import texts

WRITTEN = re.compile(
    r"^(cli-|doctor-|about-|title$|abbreviations$|export-as-|record-no-text$|settings-no-text$|short-)"
)
"""Texts with names of commands, programs and formats in them, which are nobody's language."""
OTHER_VOICE = re.compile(r"\((?!\w*-)([a-z]{2})(?:-[\w-]+)?\)")
LOANS = {
    "fr": re.compile(r"\b(?:tanks?|meeples?|chamallows|qwerty|azerty)\b", re.IGNORECASE),
}
"""Words of the language to players, which its voice itself reads as borrowed from English."""
VOWELS = re.compile(r"[aeiouyąęóàâäéèêëîïôöùûüœæаеёиоуыэюя]")  # noqa: RUF001 - vowels of two alphabets


def spoken_texts(language: str) -> list[tuple[str, str]]:
    """The texts that are heard in the program, by the id of their message."""
    return [
        (entry.id.name, text)
        for english in FILES
        for entry in entries(english if language == ENGLISH else translated(language, english))
        if not WRITTEN.match(entry.id.name)
        for where, text in texts(entry)
        if not where.startswith("braille") and re.search(r"\w", text)
    ]


@pytest.mark.parametrize("language", languages())
def test_no_text_is_said_by_the_voice_of_another_language(language: str) -> None:
    needs("espeak-ng")
    found = spoken_texts(language)
    loans = LOANS.get(language, re.compile(r"(?!)"))
    lines = [re.sub(r"[.!?;:]+", ",", loans.sub("", text)) for _, text in found]
    told = subprocess.run(
        ["espeak-ng", "-v", language, "-q", "-x", "--stdin"],
        input="\n\n".join(lines),
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    others = {other for other in OTHER_VOICE.findall(told) if other != language}
    foreign = [line for line in told.splitlines() if OTHER_VOICE.search(line)]
    assert (others, foreign) == (set(), [])


@pytest.mark.parametrize("language", languages())
def test_no_word_is_read_letter_by_letter(language: str) -> None:
    """Two letters may be a short form for braille, which no voice reads."""
    spelt = {
        word: name
        for name, text in spoken_texts(language)
        for word in re.findall(r"[^\W\d_]{3,}", text.casefold())
        if not VOWELS.search(word)
    }
    assert spelt == {}
