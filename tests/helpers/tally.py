"""What was announced beside what was heard."""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from helpers.running import bare

SPACES = str.maketrans("", "", "_/")
DATE_OR_TIME = re.compile(r"(\d\d)?\d\d-\d\d-\d\d")


@dataclass(frozen=True)
class Tally:
    """Announcements, those of them that were not heard whole, and what was heard besides."""

    announced: int = 0
    missing: tuple[str, ...] = ()
    extra: tuple[str, ...] = ()

    @property
    def heard(self) -> int:
        """How many announcements were heard whole."""
        return self.announced - len(self.missing)

    @property
    def is_even(self) -> bool:
        """Whether everything was heard once, and nothing else."""
        return not (self.missing or self.extra)

    def __add__(self, other: Tally) -> Tally:
        return Tally(
            self.announced + other.announced,
            self.missing + other.missing,
            self.extra + other.extra,
        )


def compare(announced: Sequence[str], heard: Iterable[str]) -> Tally:
    """Find the announcements in what was heard, in their order, wherever it was cut or joined.

    Whatever does not go on where the words before it ended, or begin an announcement, is extra.
    """
    words = [spoken(text) for text in announced]
    starts = [sum(map(len, words[:at])) for at in range(len(words) + 1)]
    rest, extra, covered, at = "".join(words), list[str](), set[int](), 0
    for text in heard:
        piece = spoken(text)
        begins = [at, *(start for start in starts if start > at)]
        found = next((begin for begin in begins if rest.startswith(piece, begin)), None)
        if found is None:
            extra.append(text)
        elif piece:
            at = found + len(piece)
            covered |= set(range(found, at))
    whole = [set(range(*ends)) <= covered for ends in itertools.pairwise(starts)]
    missing = [text for text, is_whole in zip(announced, whole, strict=True) if not is_whole]
    return Tally(len(announced), tuple(missing), tuple(extra))


def spoken(text: str) -> str:
    """Text without spaces, underscores and slashes; Fenrir says a space for the last two.

    A display may show the date and the time in a file's name one after the other.
    """
    return DATE_OR_TIME.sub("", bare(text)).translate(SPACES)
