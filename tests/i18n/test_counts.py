"""Every message that counts, with the numbers at which some language changes its words.

`counts/<part>.<language>.txt` has a line for each wording: the numbers, then the text, in which `#`
is the number. A change is made with `pytest tests/i18n --accept` and read as a diff.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from a11y_dice.i18n.catalog import ENGLISH, languages
from i18n.catalogs import FILES, entries, names, part, translated

COUNTS = (0, 1, 2, 3, 4, 5, 11, 12, 14, 21, 22, 25, 100, 101, 1.5)
CATEGORIES = {"zero", "one", "two", "few", "many"}
GOLDEN = Path(__file__).parent / "counts"

every_language = pytest.mark.parametrize("language", languages())


@every_language
@pytest.mark.parametrize("english", FILES, ids=part)
def test_what_counts_has_these_words(
    language: str, english: Path, request: pytest.FixtureRequest
) -> None:
    path = english if language == ENGLISH else translated(language, english)
    told = "".join(f"{line}\n" for line in wordings(language, path))
    golden = GOLDEN / f"{part(english)}.{language}.txt"
    if request.config.getoption("--accept"):
        golden.parent.mkdir(exist_ok=True)
        golden.write_text(told, encoding="utf-8")
    assert told == golden.read_text(encoding="utf-8")


def wordings(language: str, path: Path) -> Iterator[str]:
    """The lines of one file: a message and verbosity, then its wordings."""
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    for entry in entries(path):
        for counted in counted_by(entry):
            message = bundle.get_message(entry.id.name)
            for name, pattern in [("standard", message.value), *message.attributes.items()]:
                yield f"{entry.id.name} {name}, by {counted}"
                yield from _by_wording(bundle, entry, pattern, counted)


def _by_wording(
    bundle: FluentBundle, entry: ftl.Message, pattern: Any, counted: str
) -> Iterator[str]:
    found: dict[str, list[str]] = {}
    for count in COUNTS:
        facts: dict[str, object] = {name: name.upper() for name in names(entry)[0]}
        facts |= dict.fromkeys(counted_by(entry), 2) | {counted: count}
        text, _ = bundle.format_pattern(pattern, facts)
        shown, _ = bundle.format_pattern(_number(bundle), {"count": count})
        found.setdefault(" ".join(str(text).replace(str(shown), "#").split()), []).append(
            str(shown)
        )
    for text, counts in found.items():
        yield f"  {' '.join(counts)}: {text}"


def _number(bundle: FluentBundle) -> Any:
    if not bundle.has_message("count-alone"):
        bundle.add_resource(FluentResource("count-alone = { $count }"))
    return bundle.get_message("count-alone").value


class _Counted(Visitor):
    def __init__(self) -> None:
        self.found: dict[str, None] = {}

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        keys = {variant.key.name for variant in node.variants if hasattr(variant.key, "name")}
        if keys & CATEGORIES:
            selector: Any = node.selector
            if isinstance(selector, ftl.FunctionReference):
                selector = selector.arguments.positional[0]
            if isinstance(selector, ftl.VariableReference):
                self.found[selector.id.name] = None
        self.generic_visit(node)


def counted_by(entry: ftl.Message) -> list[str]:
    """The facts of a message that are numbers on which its words depend."""
    visitor = _Counted()
    visitor.visit(entry)
    return list(visitor.found)
