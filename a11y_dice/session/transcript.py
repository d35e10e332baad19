"""Everything that was said, by buffer, for the review keys."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum

from a11y_dice.core.message import Seat, Words


class Buffer(StrEnum):
    """What a message belongs to. `ALL` is every one of them."""

    ALL = "all"
    TABLE = "table"
    ANSWERS = "answers"
    SYSTEM = "system"


@dataclass(slots=True)
class Said:
    """One announcement as it was said. `only_for` hides it from the other seats meanwhile.

    What one key brought about is one `group`.
    """

    words: Words
    buffer: Buffer
    cue: str = ""
    seat: Seat | None = None
    only_for: Seat | None = None
    group: int = 0


class Transcript:
    """All announcements, oldest first, and a place in each buffer that the review keys move."""

    def __init__(self) -> None:
        self._said: list[Said] = []
        self._at: dict[Buffer, int] = {}
        self._match_from = 0
        self._group = 0
        self.buffer = Buffer.ALL
        self.listener: Seat | None = None

    def add(self, said: Said) -> None:
        """Keep an announcement; every buffer stands at its newest message again."""
        said.group = self._group
        self._said.append(said)
        self._at.clear()

    def next_group(self) -> None:
        """Another key is pressed."""
        self._group += 1

    def last_answer(self) -> list[Said]:
        """The newest answer, which may be several messages."""
        newest = self.last(lambda said: said.buffer is Buffer.ANSWERS)
        if newest is None:
            return []
        answers = (said for said in self._said if said.group == newest.group)
        return [said for said in answers if said.buffer is Buffer.ANSWERS and self._may_hear(said)]

    def begin_match(self) -> None:
        """What was said before is of no match that is played from now on."""
        self.forget_private()
        self._match_from = len(self._said)

    def forget_private(self) -> None:
        """Drop what one seat alone may review: nobody knows who will be at the keyboard next."""
        self._said = [said for said in self._said if said.only_for is None]
        self._at.clear()
        self.listener = None

    def unseal(self) -> None:
        """What was for one seat alone is everybody's now."""
        for said in self._said:
            said.only_for = None

    def next_buffer(self, by: int) -> Buffer:
        """Choose the next (1) or previous (-1) buffer."""
        every = list(Buffer)
        self.buffer = every[(every.index(self.buffer) + by) % len(every)]
        return self.buffer

    def step(self, by: int) -> tuple[Said | None, bool]:
        """The message one older (-1) or newer (1) in the buffer, and whether there was one.

        At an end the message there is given again.
        """
        found = self._visible(lambda said: self.buffer in (Buffer.ALL, said.buffer))
        if not found:
            return None, False
        at = self._at.get(self.buffer, len(found) - 1) + by
        is_inside = 0 <= at < len(found)
        at = min(max(at, 0), len(found) - 1)
        self._at[self.buffer] = at
        return found[at], is_inside

    def last(self, matches: Callable[[Said], bool]) -> Said | None:
        """The newest message that matches and that the listener may hear."""
        for said in reversed(self._said):
            if self._may_hear(said) and matches(said):
                return said
        return None

    def last_of_table(self, cue: str = "") -> list[Said]:
        """The newest event of the match, or the newest one of a kind, if there is one.

        That a turn begins is no event: whose turn it is has a key of its own.
        """
        found = self._of_table()
        return [s for s in found if s.cue == cue or (not cue and s.cue != "turn")][-1:]

    def own_turn(self) -> list[Said]:
        """The events of the listener's newest turn in which anything has happened."""
        turns: list[list[Said]] = []
        for said in self._of_table():
            if _begins_turn(said):
                turns.append([])
            if turns:
                turns[-1].append(said)
        own = [turn for turn in turns if turn[0].seat in (None, self.listener) and len(turn) > 1]
        return own[-1] if own else []

    def _of_table(self) -> list[Said]:
        said_in_match = self._said[self._match_from :]
        return [s for s in said_in_match if s.buffer is Buffer.TABLE and self._may_hear(s)]

    def _may_hear(self, said: Said) -> bool:
        return said.only_for in (None, self.listener)

    def _visible(self, matches: Callable[[Said], bool]) -> list[Said]:
        return [said for said in self._said if self._may_hear(said) and matches(said)]


def _begins_turn(said: Said) -> bool:
    """Whether a turn begins with this; a roll of nobody's begins a round that all share."""
    return said.cue == "turn" or (said.cue == "roll" and said.seat is None)
