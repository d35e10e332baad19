"""The newest line: all that the last key brought about, and the part of it that was read last."""

from __future__ import annotations

from a11y_dice.core.message import Earcon, Words
from a11y_dice.speech.braille import parts
from a11y_dice.speech.utterance import Priority, Utterance

EDGE = Earcon("edge")


class Line:
    """What was said for one key, as one line, and a place in it that moves by parts.

    The place is at the last part, where the question is, until it is moved.
    """

    def __init__(self) -> None:
        self._said: list[Utterance] = []
        self._before: list[Utterance] = []
        self._moved = -1
        self._back = 0

    def hears(self, utterance: Utterance) -> None:
        """Add what is said now. What is said about a part, for the same key, is no new line."""
        if utterance.group == self._moved:
            return
        if self._said and self._said[0].group != utterance.group:
            self._before, self._said = self._said, []
        self._said.append(utterance)
        self._back = 0

    def move(self, by: int, cells: int, group: int) -> Utterance | None:
        """The next part (1) or the one before (-1), said for the key `group`; None with no line.

        At an end the part there comes again, with the sound of an edge. That messages were missed
        is told by the same key before, and is not the line that is meant.
        """
        self._moved = group
        if self._said and self._said[0].group == group and self._before:
            self._said, self._before = self._before, []
        every = parts(" ".join(said.cells for said in self._said), cells)
        if not every:
            return None
        back = self._back - by
        self._back = min(max(back, 0), len(every) - 1)
        words = Words(every[-1 - self._back])
        earcons = () if back == self._back else (EDGE,)
        language = self._said[-1].language
        return Utterance(words, words, Priority.NOW, group, language, earcons)
