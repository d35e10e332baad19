"""The English texts as they are written, and the names by which the code asks for them."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import a11y_dice
from a11y_dice.i18n.catalog import SHELL as SHELL_PART
from a11y_dice.i18n.catalog import catalog_path

PACKAGE = Path(a11y_dice.__file__).parent
FILES = sorted(PACKAGE.rglob("en.ftl"))
SHELL = PACKAGE / "en.ftl"
PREFIXES = {"Refusal": "refuse-", "NotationError": "notation-"}
"""What these put in front of the reason that they are given."""


def part(path: Path) -> str:
    """The folder of a text, for the name of a test."""
    return path.parent.name


def translated(language: str, english: Path) -> Path:
    """The file of another language that has the texts of this English one."""
    name = SHELL_PART if english == SHELL else english.parent.name
    return Path(catalog_path(language, name))


@lru_cache
def entries(path: Path) -> tuple[ftl.Message, ...]:
    """The messages of a file. Whatever the parser cannot read is an error."""
    body = FluentParser().parse(path.read_text(encoding="utf-8")).body
    junk = [entry.content for entry in body if isinstance(entry, ftl.Junk)]
    assert not junk, junk
    assert not any(isinstance(entry, ftl.Term) for entry in body)
    return tuple(entry for entry in body if isinstance(entry, ftl.Message))


def ids(path: Path) -> set[str]:
    """The names of the messages of a file."""
    return {entry.id.name for entry in entries(path)}


class _Names(Visitor):
    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)


def names(entry: ftl.Message) -> tuple[set[str], set[str]]:
    """The variables that a message uses at any verbosity, and the messages that it takes in."""
    found = _Names()
    found.visit(entry)
    return found.variables, found.messages


class Use(NamedTuple):
    """A place in the code that asks for a message: its id and facts, None where not literal."""

    file: Path
    id: str
    facts: set[str] | None


@lru_cache
def trees() -> tuple[tuple[Path, ast.Module], ...]:
    """Every module of the package."""
    return tuple(
        (path, ast.parse(path.read_text(encoding="utf-8")))
        for path in sorted(PACKAGE.rglob("*.py"))
    )


def uses() -> Iterator[Use]:
    """The messages that are asked for with a literal id."""
    for path, tree in trees():
        for node in ast.walk(tree):
            if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.args):
                continue
            first = node.args[0]
            if node.func.id not in {"Message", *PREFIXES} or not isinstance(first, ast.Constant):
                continue
            if first.value:
                yield Use(path, PREFIXES.get(node.func.id, "") + str(first.value), _facts(node))


def _facts(call: ast.Call) -> set[str] | None:
    """The names of the facts of a call, None when they are not written there."""
    if len(call.args) < 2:
        return None if call.keywords else set()
    facts = call.args[1]
    if not isinstance(facts, ast.Dict):
        return None
    keys = [key.value if isinstance(key, ast.Constant) else None for key in facts.keys]
    return None if None in keys else {str(key) for key in keys}


@lru_cache
def asked_for() -> re.Pattern[str]:
    """Every id that the code can name: literals, and f-strings with anything in their gaps."""
    found = set()
    for _, tree in trees():
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found |= {re.escape(node.value)}
            elif isinstance(node, ast.JoinedStr):
                found.add("".join(map(_piece, node.values)))
    patterns = {pattern for pattern in found if re.search(r"[a-z]{3}", pattern)}
    literal = {re.escape(use.id) for use in uses()}
    return re.compile("|".join(sorted(patterns | literal)))


def _piece(node: ast.expr) -> str:
    return re.escape(str(node.value)) if isinstance(node, ast.Constant) else "[a-z0-9-]+"


def is_key(variable: str) -> bool:
    """Whether a variable is the name of the player's key for a command."""
    return variable.startswith("key-")
