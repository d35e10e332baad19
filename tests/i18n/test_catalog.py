"""Every English text: a note for translators, facts that exist, a use, and right plurals."""

from __future__ import annotations

import re
from collections import Counter
from itertools import product
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast as ftl

from i18n.catalogs import FILES, SHELL, asked_for, entries, ids, is_key, names, part, uses

NOUNS = """
points acorns turns rounds tanks rays humans cows chickens earthlings kinds dragons heroes leaves
superheroes spaceships meeples hearts spots places areas seats players games milestones tables
messages choices numbers pumpkins lilies skewers mugs burrows mushrooms
"""
SINGULARS = {"dice": "die", "leaves": "leaf", "lilies": "lily"}
ONE = {noun: SINGULARS.get(noun, noun.removesuffix("s")) for noun in [*NOUNS.split(), "dice"]} | {
    "heroes": "hero",
    "superheroes": "superhero",
}
SHORT = 12
"""Characters of its own that a text may have and be for braille as it is."""
PLURAL_VERBS = {"are", "have", "go", "lose", "were"}

every_file = pytest.mark.parametrize("path", FILES, ids=part)


@every_file
def test_each_message_has_a_note_for_translators(path: Path) -> None:
    assert [entry.id.name for entry in entries(path) if not entry.comment] == []


@every_file
def test_each_message_has_a_text(path: Path) -> None:
    assert [entry.id.name for entry in entries(path) if not entry.value] == []


@every_file
def test_only_verbosities_have_attributes(path: Path) -> None:
    found = {attribute.id.name for entry in entries(path) for attribute in entry.attributes}
    assert found <= {"brief", "full", "braille"}


@pytest.mark.parametrize("path", [path for path in FILES if path != SHELL], ids=part)
def test_each_message_of_a_table_has_words_for_braille(path: Path) -> None:
    """The rules, the list of the terms and errors in a line are read as they are."""
    missing = [
        entry.id.name
        for entry in entries(path)
        if not re.match("title$|rules-|short-|notation-", entry.id.name)
        and "braille" not in {attribute.id.name for attribute in entry.attributes}
        and own_length(entry.value) > SHORT
    ]
    assert missing == []


@every_file
def test_no_message_is_there_twice(path: Path) -> None:
    found = Counter(entry.id.name for entry in entries(path))
    if path != SHELL:
        found.update(ids(SHELL))
    assert [name for name, times in found.items() if times > 1] == []


@every_file
def test_each_message_is_used(path: Path) -> None:
    taken_in = {name for file in FILES for entry in entries(file) for name in names(entry)[1]}
    unused = [name for name in ids(path) - taken_in if not asked_for().fullmatch(name)]
    assert sorted(unused) == []


def test_each_message_that_is_asked_for_is_there() -> None:
    shell, games = ids(SHELL), [path for path in FILES if path != SHELL]
    in_all = shell.union(set.intersection(*map(ids, games)))
    missing = []
    for use in uses():
        own = [path for path in games if path.parent in use.file.parents]
        if use.id not in (in_all.union(*map(ids, own))):
            missing.append((use.file.name, use.id))
    assert missing == []


def test_each_variable_is_given_by_the_code() -> None:
    written = {entry.id.name: entry for path in FILES for entry in entries(path)}
    wrong = []
    for use in uses():
        if use.facts is None or use.id not in written:
            continue
        asked = {name for name in names(written[use.id])[0] if not is_key(name)}
        given = use.facts | ({"you"} if "who" in use.facts else set())
        if "ui" in use.file.parts:  # a screen adds how many lines there are
            given |= {"count"}
        if unknown := asked - given:
            wrong.append((use.file.name, use.id, unknown))
    assert wrong == []


@every_file
@pytest.mark.parametrize("count", [0, 1, 2, 5])
def test_each_noun_agrees_with_its_number(path: Path, count: int) -> None:
    bundle = FluentBundle(["en"], use_isolating=False)
    bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    wrong = []
    for entry, you in product(entries(path), ("yes", "no")):
        used = names(entry)[0]
        facts = {name: "Key" if is_key(name) else count for name in used} | {"you": you}
        message = bundle.get_message(entry.id.name)
        for pattern in (message.value, *message.attributes.values()):
            if pattern:
                text, _ = bundle.format_pattern(pattern, facts)
                wrong += [f"{entry.id.name}: {text}" for _ in disagreements(str(text), count)]
    assert wrong == []


def own_length(pattern: ftl.Pattern | None) -> int:
    """How many characters a text adds to its facts, where it adds most."""
    length = 0
    for element in pattern.elements if pattern else ():
        if isinstance(element, ftl.TextElement):
            length += len(element.value)
        elif isinstance(element.expression, ftl.SelectExpression):
            variants = element.expression.variants
            length += max(own_length(variant.value) for variant in variants)
    return length


def disagreements(text: str, count: int) -> list[str]:
    """Nouns right after a number that they do not agree with."""
    after = re.findall(rf"(?<![\w.]){count} (?:more |other |further )?([a-z]+)", text)
    if count != 1:
        return [word for word in after if word in ONE.values()]
    return [word for word in after if word in ONE or word in PLURAL_VERBS]


@pytest.mark.parametrize(
    ("text", "count", "found"),
    [
        ("Take 1 rays.", 1, ["rays"]),
        ("Take 1 ray.", 1, []),
        ("Take 2 ray, 2 dice.", 2, ["ray"]),
        ("0 point, 0 points", 0, ["point"]),
        ("1 more dice", 1, ["dice"]),
        ("11 rays", 1, []),
        ("1 rolls", 1, []),
    ],
)
def test_the_lint_finds_what_it_should(text: str, count: int, found: list[str]) -> None:
    assert disagreements(text, count) == found
