"""Words in parts that a braille display can show."""

from __future__ import annotations

SHORTEST = 4
"""Characters below which a reader may take a part for typing, and say nothing."""


def parts(text: str, cells: int) -> tuple[str, ...]:
    """The words of `text` in parts of at most `cells` characters, as full as they can be.

    They are filled from the end: the last part, with the question, has as many words as it can.
    Only a word that is longer than a part is cut. The first part is no shorter than `SHORTEST`
    where the part after it has a word to spare.
    """
    found: list[list[str]] = []
    for piece in reversed(_pieces(text, cells)):
        if found and len(" ".join([piece, *found[0]])) <= cells:
            found[0].insert(0, piece)
        else:
            found.insert(0, [piece])
    if len(found) > 1:
        _lengthen(found[0], found[1], cells)
    return tuple(" ".join(words) for words in found)


def rows(line: str, text: str, cells: int, columns: int, *, flows: bool = False) -> list[str]:
    """The rows of a terminal, the first of which goes on after `line`, with `text` added.

    A display shows as much of a row as it has cells, then the next so many columns. Each of these
    windows gets whole words, and the last one has room for the cursor behind them. What `flows`
    takes the least room, while anything else has its end in as few windows as it can.
    """
    room = columns if columns <= cells else cells - 1
    found = [line]
    for piece in _pieces(text, room) if flows else parts(text, room):
        last = found[-1]
        joined = f"{last}{piece}" if last.endswith(" ") else f"{last} {piece}"
        window, following = (len(last) - 1) // cells * cells, (len(last) // cells + 1) * cells
        if not last:
            found[-1] = piece
        elif len(joined) <= window + room and len(joined) < max(columns, room + 1):
            found[-1] = joined
        elif following + len(piece) < columns:
            found[-1] = last.ljust(following) + piece
        else:
            found.append(piece)
    return found


def _pieces(text: str, cells: int) -> list[str]:
    """The words, those that are too long cut."""
    return [word[at : at + cells] for word in text.split() for at in range(0, len(word), cells)]


def _lengthen(first: list[str], second: list[str], cells: int) -> None:
    """Move a word from the second part to the first one, if that needs it, and it can be spared."""
    is_short = len(" ".join(first)) < SHORTEST
    can_spare = len(" ".join(second[1:])) >= SHORTEST
    if is_short and can_spare and len(" ".join([*first, second[0]])) <= cells:
        first.append(second.pop(0))
