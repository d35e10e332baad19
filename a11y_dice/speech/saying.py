"""One thing that is being said, between the thread that says it and the one that cuts it off."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable

from a11y_dice.speech.manner import Manner


class Saying:
    """A text on its way to the ear: cut off or not, and how much of it has been heard."""

    def __init__(self, words: str, manner: Manner) -> None:
        self.words = words
        self.manner = manner
        self.is_cut = False
        self.heard = 0
        """Pieces that were said to their end."""
        self._news = threading.Condition()

    def cut(self) -> None:
        """Say no more of it."""
        with self._news:
            self.is_cut = True
            self._news.notify_all()

    def piece_heard(self) -> None:
        """One more piece is over."""
        with self._news:
            self.heard += 1
            self._news.notify_all()

    def unless_cut(self, action: Callable[[], None]) -> bool:
        """Do something, unless it was cut off before. Returns whether it was done."""
        with self._news:
            if not self.is_cut:
                action()
            return not self.is_cut

    def await_heard(self, count: int, seconds: float) -> bool:
        """Wait until so many pieces were heard, it is cut off or the time is over.

        Returns whether there is nothing more to wait for.
        """
        with self._news:
            return self._news.wait_for(lambda: self.is_cut or self.heard >= count, seconds)

    def pause(self, seconds: float) -> None:
        """Wait, unless it is cut off."""
        deadline = time.monotonic() + seconds
        with self._news:
            while not self.is_cut and (left := deadline - time.monotonic()) > 0:
                self._news.wait(left)
