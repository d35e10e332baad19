"""The sentences of one file, each of which is parsed when it is first needed.

A whole file takes 120 ms and more to parse, which the first key would wait for.
"""

from __future__ import annotations

import re
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

BEGINNING = re.compile(r"^(-?[A-Za-z][\w-]*) *=", re.MULTILINE)
COMMENT = re.compile(r"^#.*\n?", re.MULTILINE)
REFERENCE = re.compile(r"\{\s*(-?[A-Za-z][\w-]*)")
KEY = re.compile(r"\$key-([a-z0-9-]+)")
"""A fact that the sentence takes from the player's keys: "$key-roll" is the key that rolls."""


class Sentences:
    """The messages and terms of one Fluent text in one language."""

    def __init__(self, language: str, text: str) -> None:
        self._bundle = FluentBundle([language], use_isolating=False)
        found = list(BEGINNING.finditer(text))
        ends = [entry.start() for entry in found[1:]] + [len(text)]
        self._unread = {
            entry[1]: text[entry.start() : end] for entry, end in zip(found, ends, strict=True)
        }
        self._names = frozenset(self._unread)
        self._keys: dict[str, frozenset[str]] = {}

    def has(self, name: str) -> bool:
        """Whether there is a message of this name."""
        return name in self._names and not name.startswith("-")

    def message(self, name: str) -> Any:
        """The message, with its value and its attributes. Raises LookupError."""
        self._read(name)
        return self._bundle.get_message(name)

    def keys(self, name: str) -> frozenset[str]:
        """The commands whose keys a message names, once it was read."""
        return self._keys.get(name, frozenset())

    def format(self, pattern: Any, facts: dict[str, Any]) -> tuple[str, list[Exception]]:
        """The text of a value or an attribute, and what was wrong with it."""
        text, errors = self._bundle.format_pattern(pattern, facts)
        return str(text), errors

    def _read(self, name: str) -> None:
        """Parse an entry, and all that it refers to."""
        source = self._unread.pop(name, None)
        if source is None:
            return
        source = COMMENT.sub("", source)
        self._bundle.add_resource(FluentResource(source))
        keys = frozenset(KEY.findall(source))
        for reference in REFERENCE.findall(source):
            self._read(reference)
            keys |= self.keys(reference)
        self._keys[name] = keys
