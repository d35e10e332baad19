"""Everything that was said, by buffer, for the review keys."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum

from a11y_dice.core.message import Seat, Words
from a11y_dice.speech.utterance import Utterance


class Buffer(StrEnum):
    """What a message belongs to. `ALL` is every one of them."""

    ALL = "all"
    TABLE = "table"
    ANSWERS = "answers"
    SYSTEM = "system"


@dataclass(slots=True)
class Said:
    """One announcement as it was said. `only_for` hides it from the other seats meanwhile.

    What one key brought about is one `group`. `is_missed`: it was cut off before it began.
    `is_heard`: it went out, and was not only kept.
    """

    utterance: Utterance
    buffer: Buffer
    cue: str = ""
    seat: Seat | None = None
    only_for: Seat | None = None
    is_missed: bool = False
    is_heard: bool = False

    @property
    def group(self) -> int:
        """The key that brought it about."""
        return self.utterance.group

    @property
    def words(self) -> Words:
        """What was said, as the player reads it."""
        return self.utterance.cells


class Transcript:
    """All announcements, oldest first, and a place in each buffer that the review keys move.

    A long match has tens of thousands; every key looks from the newest one back, not at all.
    """

    def __init__(self) -> None:
        self._said: list[Said] = []
        self._sealed: list[Said] = []
        self._at: dict[Buffer, int] = {}
        self._match_from = 0
        self.group = 0
        self.buffer = Buffer.ALL
        self.listener: Seat | None = None
        self.reviewed: Said | None = None

    def add(self, said: Said) -> None:
        """Keep an announcement; every buffer stands at its newest message again."""
        self._said.append(said)
        if said.only_for is not None:
            self._sealed.append(said)
        self._at.clear()
        self.reviewed = None

    def next_group(self) -> None:
        """Another key is pressed."""
        self.group += 1

    def miss(self, utterances: Sequence[Utterance]) -> None:
        """These were cut off. Events and news of the program can be made up for."""
        wanted = set(map(id, utterances))
        for said in reversed(self._said) if wanted else ():
            if id(said.utterance) in wanted:
                wanted.remove(id(said.utterance))
                said.is_missed = said.buffer in (Buffer.TABLE, Buffer.SYSTEM)
            if not wanted:
                return

    def missed(self) -> list[Said]:
        """What was missed and not made up for, oldest first."""
        return [said for said in self._said if said.is_missed and self._may_hear(said)]

    def next_missed(self) -> tuple[Said | None, int]:
        """The oldest message that was missed, and how many more there are. It counts as heard."""
        missed = self.missed()
        if not missed:
            return None, 0
        missed[0].is_missed = False
        return missed[0], len(missed) - 1

    def begin_match(self) -> None:
        """What was said before is of no match that is played from now on."""
        self.forget_private()
        self._match_from = len(self._said)

    def forget_private(self) -> None:
        """Drop what one seat alone may review: nobody knows who will be at the keyboard next."""
        self._said = [said for said in self._said if said.only_for is None]
        self._sealed.clear()
        self._at.clear()
        self.listener = self.reviewed = None

    def unseal(self) -> None:
        """What was for one seat alone is everybody's now."""
        for said in self._sealed:
            said.only_for = None
        self._sealed.clear()

    def next_buffer(self, by: int) -> Buffer:
        """Choose the next (1) or previous (-1) buffer."""
        every = list(Buffer)
        self.buffer = every[(every.index(self.buffer) + by) % len(every)]
        return self.buffer

    def step(self, by: int) -> tuple[Said | None, bool]:
        """The message one older (-1) or newer (1) in the buffer, and whether there was one.

        At an end the message there is given again.
        """
        at = self.place
        following = None if at is None else self._next(at, by)
        if at is not None and following is None and not self._is_in_buffer(self._said[at]):
            at = self._next(at, -by)
        if at is None:
            return None, False
        self._at[self.buffer] = at if following is None else following
        return self._said[self._at[self.buffer]], following is not None

    def __len__(self) -> int:
        """How many messages are kept."""
        return len(self._said)

    def __iter__(self) -> Iterator[Said]:
        """The messages that the listener may hear, oldest first."""
        return (said for said in self._said if self._may_hear(said))

    @property
    def place(self) -> int | None:
        """Where the review is in the buffer, counted from the oldest message; None without one."""
        return self._at.get(self.buffer, self._next(len(self._said), -1))

    def here(self) -> Said | None:
        """The message that was reviewed last, or the newest one, whatever buffer is chosen."""
        said = self.reviewed
        return said if said and self._may_hear(said) else next(self._newest_first(), None)

    def go_to(self, wanted: Said) -> None:
        """Put the review on a message, from which it goes on in the buffer that is chosen."""
        every = range(len(self._said) - 1, -1, -1)
        self._at[self.buffer] = next(at for at in every if self._said[at] is wanted)

    def seek(self, matches: Callable[[Said], bool], end: int) -> Said | None:
        """Go to the newest message of the buffer before the place `end` that matches."""
        at = self._next(end, -1)
        while at is not None and not matches(self._said[at]):
            at = self._next(at, -1)
        if at is None:
            return None
        self._at[self.buffer] = at
        return self._said[at]

    def last(self, matches: Callable[[Said], bool]) -> Said | None:
        """The newest message that matches and that the listener may hear."""
        return next((said for said in self._newest_first() if matches(said)), None)

    def last_answer(self) -> list[Said]:
        """The newest answer, which may be several messages."""
        found: list[Said] = []
        for said in self._newest_first():
            if found and said.group != found[0].group:
                break
            if said.buffer is Buffer.ANSWERS:
                found.append(said)
        return found[::-1]

    def last_of_table(self, cue: str = "") -> list[Said]:
        """The newest event of the match, or the newest one of a kind, if there is one.

        That a turn begins is no event: whose turn it is has a key of its own.
        """
        for said in self._of_table():
            if said.cue == cue or (not cue and said.cue != "turn"):
                return [said]
        return []

    def own_turn(self) -> list[Said]:
        """The events of the listener's newest turn in which anything has happened."""
        turn: list[Said] = []
        for said in self._of_table():
            turn.append(said)
            if begins_turn(said):
                if len(turn) > 1 and said.seat in (None, self.listener):
                    return turn[::-1]
                turn = []
        return []

    def _of_table(self) -> Iterator[Said]:
        """The events of this match, the newest first."""
        return (
            said for said in self._newest_first(self._match_from) if said.buffer is Buffer.TABLE
        )

    def _newest_first(self, start: int = 0) -> Iterator[Said]:
        for at in range(len(self._said) - 1, start - 1, -1):
            if self._may_hear(self._said[at]):
                yield self._said[at]

    def _next(self, at: int, by: int) -> int | None:
        """The next place in the buffer that the listener may hear, in one direction."""
        at += by
        while 0 <= at < len(self._said):
            said = self._said[at]
            if self._may_hear(said) and self._is_in_buffer(said):
                return at
            at += by
        return None

    def _is_in_buffer(self, said: Said) -> bool:
        return self.buffer in (Buffer.ALL, said.buffer)

    def _may_hear(self, said: Said) -> bool:
        return said.only_for in (None, self.listener)


def begins_turn(said: Said) -> bool:
    """Whether a turn begins with this; a roll of nobody's begins a round that all share."""
    return said.cue == "turn" or (said.cue == "roll" and said.seat is None)
