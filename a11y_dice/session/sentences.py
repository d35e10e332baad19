"""A long text sentence by sentence."""

from __future__ import annotations

import re
from collections.abc import Collection

END = re.compile(r"[.!?…]+[\"'”’»)\]]*(?:\s+|$)|(?<=[。！？])")  # noqa: RUF001 - of other scripts
OPENING = re.compile(r"^[^\w]+")
LETTERS = re.compile(r"(?:[^\W\d_]\.){2,}")
"""A word like "e.g." or "z.B." in any script."""
INITIALS = re.compile(r"(?:(?:[^\W\d_]|\d+)\. ?)+")
"""The beginning of "J. R. R. Tolkien", or of a line with a number."""


def sentences(text: str, abbreviations: Collection[str] = ()) -> tuple[str, ...]:
    """The sentences of a text. `abbreviations` are words whose sign ends none, like "dr.".

    Their letters are small. A number with a point, letters with points, and initials at the
    beginning of a sentence end none either; and no sentence begins with a small letter.
    """
    found, start = [], 0
    for mark in END.finditer(text):
        before, after = text[start : mark.end()].strip(), text[mark.end() :]
        if before and not _goes_on(before, after, abbreviations):
            found.append(before)
            start = mark.end()
    rest = text[start:].strip()
    return (*found, rest) if rest else tuple(found)


def _goes_on(before: str, after: str, abbreviations: Collection[str]) -> bool:
    """Whether what is behind a full stop belongs to the same sentence."""
    word = OPENING.sub("", before.rsplit(maxsplit=1)[-1]).lower()
    is_short = word in abbreviations or LETTERS.fullmatch(word) or INITIALS.fullmatch(before)
    return after[:1].islower() or bool(after and is_short)


class Walk:
    """A place among the sentences of one text. With another text it begins anew."""

    def __init__(self) -> None:
        self._source: object = None
        self._at = -1

    def move(self, source: object, count: int, by: int) -> tuple[int, bool]:
        """The sentence one on (1) or back (-1) of `count`, and whether there was one.

        At an end the sentence there comes again. `source` tells the text from others: the first
        step on leads to its first sentence, and the first step back to its last one.
        """
        if source != self._source:
            self._source, self._at = source, -1 if by > 0 else count
        wanted = self._at + by
        self._at = min(max(wanted, 0), count - 1)
        return self._at, wanted == self._at
