"""Every other language: the messages and facts of the English texts, whole, and its own plurals."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from pathlib import Path

import pytest
from babel import Locale
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from a11y_dice.i18n.catalog import ENGLISH, languages
from i18n.catalogs import FILES, PACKAGE, entries, is_key, names, translated

HERE = Path(__file__).parent
OTHERS = [language for language in languages() if language != ENGLISH]
CATEGORIES = {"zero", "one", "two", "few", "many", "other"}
COGNATES = dict(
    line.split(": ") for line in (HERE / "cognates.txt").read_text(encoding="utf-8").splitlines()
)
"""By language the words, in a row, that are the same in English and are its own all the same."""
BEFORE_SIGN = re.compile(r"[ \u00a0\u202f]+[,.](?!\.)")
GLOSSARY = PACKAGE.parent / "docs" / "reference" / "glossary.md"

every_file = pytest.mark.parametrize("english", FILES, ids=lambda path: path.parent.name)
every_language = pytest.mark.parametrize("language", OTHERS)


def test_three_languages_are_there() -> None:
    assert {"en", "fr", "ru"} <= set(languages())


@every_language
@every_file
def test_all_messages_are_there_and_no_other(language: str, english: Path) -> None:
    ids = [entry.id.name for entry in entries(english)]
    found = [entry.id.name for entry in entries(translated(language, english))]
    assert sorted(set(ids) - set(found)) == []
    assert sorted(set(found) - set(ids)) == []
    assert len(found) == len(set(found))


@every_language
@every_file
def test_each_message_has_its_note_its_facts_and_its_verbosities(
    language: str, english: Path
) -> None:
    wrong = []
    for entry, other in pairs(language, english):
        ours, its = attributes(entry), attributes(other)
        if not other.comment:
            wrong.append(f"{entry.id.name}: no note")
        if ours != its:
            wrong.append(f"{entry.id.name}: {sorted(ours)} is {sorted(its)}")
        if facts(entry) != facts(other):
            wrong.append(f"{entry.id.name}: facts {sorted(facts(entry) ^ facts(other))}")
    assert wrong == []


@every_language
@every_file
def test_what_counts_has_every_plural_of_the_language(language: str, english: Path) -> None:
    wanted = {*Locale(language).plural_form.tags, "other"}
    wrong = []
    for entry in entries(translated(language, english)):
        for keys in selections(entry):
            if keys & CATEGORIES - {"other"} and keys & CATEGORIES != wanted:
                wrong.append(f"{entry.id.name}: {sorted(keys)}")
    assert wrong == []


@every_language
@every_file
def test_no_text_is_a_copy_of_the_english_one(language: str, english: Path) -> None:
    known = set(COGNATES[language].split())
    copies = []
    for entry, other in pairs(language, english):
        ours, its = dict(texts(entry)), dict(texts(other))
        for where in ours.keys() & its.keys():
            if ours[where] == its[where] and set(words_of(ours[where])) - known:
                copies.append(f"{entry.id.name}: {ours[where]}")
    assert copies == []


@every_language
def test_the_cognates_are_still_in_the_texts(language: str) -> None:
    found = {
        word
        for english in FILES
        for entry in entries(translated(language, english))
        for _, text in texts(entry)
        for word in words_of(text)
    }
    assert set(COGNATES[language].split()) - found == set()


def words_of(text: str) -> list[str]:
    """The words of a text that are more than a sign."""
    return re.findall(r"[^\W\d_]{3,}", text.casefold())


@every_language
@every_file
def test_signs_and_spaces_are_those_that_a_voice_reads(language: str, english: Path) -> None:
    wrong = []
    for entry in entries(translated(language, english)):
        for _, text in texts(entry):
            isolated = any(unicodedata.category(character) == "Cf" for character in text)
            if isolated or BEFORE_SIGN.search(text) or "  " in text:
                wrong.append(f"{entry.id.name}: {text!r}")
    assert wrong == []


@every_language
def test_the_glossary_has_the_words_of_the_texts(language: str) -> None:
    said = " ".join(
        text.casefold()
        for english in FILES
        for entry in entries(translated(language, english))
        for _, text in texts(entry)
    )
    words = set(re.findall(r"\w+", said))
    terms = [term for term in glossary()[language] if term]
    unknown = [term for term in terms if not all(_is_said(part, words) for part in parts(term))]
    assert len(terms) > 30
    assert unknown == []


def parts(term: str) -> list[str]:
    """The words of a term that may be bent by case and number."""
    return re.findall(r"\w{3,}", term.casefold())


def _is_said(word: str, words: set[str]) -> bool:
    """Whether a word, or another form of it, is among others."""
    stem = word[: max(3, len(word) - 3)]
    return any(other.startswith(stem) for other in words)


def pairs(language: str, english: Path) -> Iterator[tuple[ftl.Message, ftl.Message]]:
    """The messages that both languages have."""
    other = {entry.id.name: entry for entry in entries(translated(language, english))}
    return ((entry, other[entry.id.name]) for entry in entries(english) if entry.id.name in other)


def attributes(entry: ftl.Message) -> set[str]:
    """The verbosities that a message is written for."""
    return {attribute.id.name for attribute in entry.attributes}


def facts(entry: ftl.Message) -> set[str]:
    """What a message uses; a language may leave out or take the name of a key."""
    return {name for name in names(entry)[0] if not is_key(name)}


class _Selections(Visitor):
    def __init__(self) -> None:
        self.found: list[set[str]] = []

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        keys = (variant.key for variant in node.variants)
        self.found.append({key.name for key in keys if isinstance(key, ftl.Identifier)})
        self.generic_visit(node)


def selections(entry: ftl.Message) -> list[set[str]]:
    """The words between which a message chooses, for every choice in it."""
    visitor = _Selections()
    visitor.visit(entry)
    return visitor.found


def texts(entry: ftl.Message) -> Iterator[tuple[str, str]]:
    """The pieces of text of a message: which verbosity, number and variant, and the piece."""
    patterns = [("", entry.value)]
    patterns += [(attribute.id.name, attribute.value) for attribute in entry.attributes]
    for name, pattern in patterns:
        yield from _pieces(name, pattern)


def _pieces(where: str, pattern: ftl.Pattern | None) -> Iterator[tuple[str, str]]:
    for at, element in enumerate(pattern.elements if pattern else ()):
        if isinstance(element, ftl.TextElement):
            if text := " ".join(element.value.split(" ")).strip():
                yield f"{where}.{at}", text
        elif isinstance(element.expression, ftl.SelectExpression):
            for variant in element.expression.variants:
                key = getattr(variant.key, "name", getattr(variant.key, "value", ""))
                yield from _pieces(f"{where}.{at}.{key}", variant.value)


def glossary() -> dict[str, list[str]]:
    """The terms of each language, from the table of the page."""
    rows = [
        [cell.strip() for cell in line.strip().strip("|").split("|")]
        for line in GLOSSARY.read_text(encoding="utf-8").splitlines()
        if line.startswith("|")
    ]
    columns = dict(zip(rows[0], zip(*rows[2:], strict=True), strict=True))
    named = {"en": "English", "pl": "Polish", "ru": "Russian", "fr": "French"}
    return {language: list(columns[name]) for language, name in named.items()}
