"""An estimate of how far a reader has come, where nobody tells.

The first line of the program waits for this module, so it imports next to nothing.
"""

from __future__ import annotations

import time

TYPE_CHECKING = False  # typing itself would cost 5 ms before the first line
if TYPE_CHECKING:
    from collections.abc import Callable

    from a11y_dice.speech.utterance import Utterance


class Pace:
    """When a reader that is as fast as people listen begins with each announcement.

    What it cannot have begun even so was surely missed when a key stops it. `clock` is in seconds.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._begins: list[tuple[float, Utterance]] = []
        self._until = 0.0

    def count(self, utterance: Utterance, characters: int, speed: int) -> None:
        """The reader was given an announcement of so many characters, and says `speed` a second.

        With a speed of 0 nobody asks, and it counts for nothing.
        """
        if speed:
            begin = max(self._clock(), self._until)
            self._begins.append((begin, utterance))
            self._until = begin + characters / speed

    def stop(self) -> tuple[Utterance, ...]:
        """A key stops the reader. Returns what it cannot have begun to say."""
        now = self._clock()
        missed = tuple(utterance for begin, utterance in self._begins if begin > now)
        self._begins.clear()
        self._until = now
        return missed
