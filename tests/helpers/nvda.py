"""A model of what NVDA says of a terminal, after its source (`behaviors.py`, `diffHandler.py`).

At each look it takes the whole text again and says what was added to the text of its last look.
It cannot be run here; the words are those of its rules.
"""

from __future__ import annotations

from collections.abc import Callable
from difflib import ndiff
from itertools import takewhile

LEAST = 3
"""Characters of a single added line that is not taken for typing."""
CHUNK = 15
"""A line in which fewer characters have changed is said from the first to the last of them."""


def added_to_buffer(old: str, new: str) -> list[str]:
    """The characters that were added, where the console gives all of its text."""
    same = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(old, new, strict=False)))
    return new[same:].splitlines()


def added_to_screen(old: str, new: str) -> list[str]:
    """The lines that were added, where the console gives what is to be seen."""
    added, before = list[str](), ""
    for line in ndiff(old.splitlines(), new.splitlines()):
        if line.startswith("?"):
            continue
        if line.startswith("+"):
            is_changed = before.startswith("-") and len(before) > 2
            added.append(_changed(before[2:], line[2:]) if is_changed else line[2:])
        before = line
    return added


def _changed(old: str, new: str) -> str:
    """What is said of a line that has changed."""
    pairs = list(zip(old, new, strict=False))
    differ = [at for at, (one, other) in enumerate(pairs) if one != other]
    start = differ[0] if differ else len(pairs)
    end = differ[-1] + 1 if differ and len(old) == len(new) else len(new)
    return new[start:end] if end - start < CHUNK else new


class Nvda:
    """A listener to a console, which has the text `text()` now; `added` finds what is new in it."""

    def __init__(self, text: Callable[[], str], added: Callable[[str, str], list[str]]) -> None:
        self._text = text
        self._added = added
        self._old = text()
        self._word = ""

    def type(self, key: str) -> None:
        """A key was pressed: letters and digits make a word, which anything else ends."""
        self._word = self._word + key if len(key) == 1 and key.isalnum() else ""

    def look(self) -> list[str]:
        """What is said of all that has changed since the last look."""
        old, self._old = self._old, self._text()
        lines = [line for line in self._added(old, self._old) if line.strip()]
        if len(lines) == 1 and len(lines[0].strip()) < max(len(self._word) + 1, LEAST):
            return []
        return lines
