"""A sentence that is parsed alone is the sentence of its file."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

from a11y_dice.i18n.sentences import Sentences
from i18n.catalogs import FILES, entries, part

TEXT = """# A note.
one-die = one die

## A topic
# A note for
#
# translators.
landed = { -table-name }: { $count ->
    [one] { one-die }
   *[other] { $count } dice
}.
    .brief = { $count }
-table-name = The table
"""


@pytest.mark.parametrize("path", FILES, ids=part)
def test_each_message_is_found_and_equal_to_the_one_of_the_whole_file(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    whole, alone = FluentBundle(["en"], use_isolating=False), Sentences("en", text)
    whole.add_resource(FluentResource(text))
    for entry in entries(path):
        name = entry.id.name
        assert alone.has(name)
        expected, found = whole.get_message(name), alone.message(name)
        pairs = [(expected.value, found.value)]
        pairs += [(expected.attributes[key], found.attributes[key]) for key in expected.attributes]
        for written, again in pairs:
            assert written
            assert whole.format_pattern(written, {})[0] == alone.format(again, {})[0]
        assert set(found.attributes) == set(expected.attributes)


def test_a_sentence_brings_along_what_it_takes_in() -> None:
    sentences = Sentences("en", TEXT)
    landed = sentences.message("landed")
    assert sentences.format(landed.value, {"count": 1}) == ("The table: one die.", [])
    assert sentences.format(landed.value, {"count": 4}) == ("The table: 4 dice.", [])
    assert sentences.format(landed.attributes["brief"], {"count": 4}) == ("4", [])


def test_terms_and_unknown_names_are_no_sentences() -> None:
    sentences = Sentences("en", TEXT)
    assert not sentences.has("-table-name")
    assert not sentences.has("table-name")
    with pytest.raises(LookupError):
        sentences.message("table-name")
