"""A long line in parts that a braille display can show."""

from __future__ import annotations

SHORTEST = 4
"""Characters below which a reader may take a last part for typing, and say nothing."""


def parts(text: str, cells: int) -> tuple[str, ...]:
    """The words of `text` in parts of at most `cells` characters, as full as they can be.

    Only a word that is longer than a part is cut. The last part is no shorter than `SHORTEST`
    where a word of the part before can stand in it.
    """
    found: list[list[str]] = []
    for word in text.split():
        for start in range(0, len(word), cells):
            piece = word[start : start + cells]
            if found and len(" ".join([*found[-1], piece])) <= cells:
                found[-1].append(piece)
            else:
                found.append([piece])
    if len(found) > 1 and len(" ".join(found[-1])) < SHORTEST:
        _lengthen_last(found, cells)
    return tuple(" ".join(words) for words in found)


def _lengthen_last(found: list[list[str]], cells: int) -> None:
    """Move the last word of the part before into the last part, if there is one to spare."""
    *_, before, last = found
    if len(before) > 1 and len(" ".join([before[-1], *last])) <= cells:
        last.insert(0, before.pop())
