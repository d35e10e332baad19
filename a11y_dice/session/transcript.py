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
    """One announcement as it was said. `only_for` hides it from the other seats meanwhile."""

    words: Words
    buffer: Buffer
    cue: str = ""
    seat: Seat | None = None
    only_for: Seat | None = None


class Transcript:
    """All announcements, oldest first, and a place in each buffer that the review keys move."""

    def __init__(self) -> None:
        self._said: list[Said] = []
        self._at: dict[Buffer, int] = {}
        self.buffer = Buffer.ALL
        self.listener: Seat | None = None

    def add(self, said: Said) -> None:
        """Keep an announcement; every buffer stands at its newest message again."""
        self._said.append(said)
        self._at.clear()

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
            if said.only_for in (None, self.listener) and matches(said):
                return said
        return None

    def since(self, start: Callable[[Said], bool]) -> list[Said]:
        """The table's messages from the newest one that matches to the one before the next turn."""
        found = self._visible(lambda said: said.buffer is Buffer.TABLE)
        starts = [at for at, said in enumerate(found) if start(said)]
        if not starts:
            return []
        ends = [at for at, said in enumerate(found) if said.cue == "turn" and at > starts[-1]]
        return found[starts[-1] : ends[0] if ends else None]

    def story(self) -> list[Said]:
        """The messages that tell how the points came about, and the end."""
        return self._visible(lambda said: said.cue in ("score", "bust", "end"))

    def _visible(self, matches: Callable[[Said], bool]) -> list[Said]:
        return [
            said for said in self._said if said.only_for in (None, self.listener) and matches(said)
        ]
