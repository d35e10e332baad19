"""What becomes of news of a kind: it is said, said without its sounds, only kept, or neither."""

from __future__ import annotations

from collections.abc import Iterable

from a11y_dice.settings.readers import KINDS, Pairs

SAY, WORDS, KEEP, OFF = KINDS


def level_of(events: Pairs, kinds: Iterable[str]) -> str:
    """The strictest level that the settings give to one of these kinds of news.

    What is of no kind that the settings know is said.
    """
    chosen = dict(events)
    return max((chosen.get(kind, SAY) for kind in kinds), key=KINDS.index, default=SAY)
