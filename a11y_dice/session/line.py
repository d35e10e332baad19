"""The newest line: all that the last key brought about, and the part of it that was read last."""

from __future__ import annotations

from typing import NamedTuple

from a11y_dice.core.earcons import EDGE
from a11y_dice.core.message import Earcon, Seat, Words
from a11y_dice.speech.braille import parts
from a11y_dice.speech.utterance import Priority, Utterance


class Heard(NamedTuple):
    """An announcement, and the seat for which alone it is, if it is for one."""

    utterance: Utterance
    only_for: Seat | None


class Line:
    """What was said for one key, as one line, and a place in it that moves by parts.

    The place is at the last part, where the question is, until it is moved.
    """

    def __init__(self) -> None:
        self._heard: list[Heard] = []
        self._before: list[Heard] = []
        self._moved = -1
        self._back = 0

    def hears(self, utterance: Utterance, only_for: Seat | None = None) -> None:
        """Add what is said now. What is said about a part, for the same key, is no new line."""
        if utterance.group == self._moved:
            return
        if not self._is_of(utterance.group):
            self._before, self._heard = self._heard, []
        self._heard.append(Heard(utterance, only_for))
        self._back = 0

    def move(self, by: int, cells: int, group: int, listener: Seat | None) -> Utterance | None:
        """The next part (1) or the one before (-1), said for the key `group`; None with no line.

        At an end the part there comes again, with the sound of an edge. That messages were missed
        is told by the same key before, and is not the line that is meant.
        """
        self._moved = group
        if self._is_of(group) and self._before:
            self._heard, self._before = self._before, []
        said = [heard.utterance for heard in self._heard if heard.only_for in (None, listener)]
        every = parts(" ".join(utterance.cells for utterance in said), cells)
        if not every:
            return None
        back = self._back - by
        self._back = min(max(back, 0), len(every) - 1)
        part = Words(every[-1 - self._back])
        earcons = () if back == self._back else (Earcon(EDGE),)
        return Utterance(_spoken(said, part), part, Priority.NOW, group, said[-1].language, earcons)

    def _is_of(self, group: int) -> bool:
        return bool(self._heard) and self._heard[0].utterance.group == group


def _spoken(said: list[Utterance], part: Words) -> Words:
    """What a voice says about a part: where it is in short forms, the whole line in full."""
    if all(utterance.words == utterance.cells for utterance in said):
        return part
    return Words(" ".join(utterance.words for utterance in said))
