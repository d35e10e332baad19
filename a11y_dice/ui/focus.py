"""Where the focus is after a list has changed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence


def distinct(ids: Iterable[str]) -> tuple[str, ...]:
    """Ids that are all different: each that comes again has its number behind it."""
    seen = Counter[str]()
    found = []
    for name in ids:
        seen[name] += 1
        found.append(name if seen[name] == 1 else f"{name} {seen[name]}")
    return tuple(found)


def refocused(before: Sequence[str], at: int, after: Sequence[str]) -> int:
    """The place of the focus in `after`, when it was at the place `at` of `before`.

    It stays on its item; where that is gone, it goes to the next one that is still there, else to
    the one before, else it keeps its place as far as the list goes. All are ids; 0 for no list.
    """
    places = {name: place for place, name in enumerate(after)}
    for name in (*before[at:], *reversed(before[:at])):
        if name in places:
            return places[name]
    return max(min(at, len(after) - 1), 0)
