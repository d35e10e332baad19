"""Who listens, and how much they want to hear."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from a11y_dice.core.message import Seat


class Verbosity(StrEnum):
    """How much is said. Each has sentences of its own."""

    BRIEF = "brief"
    STANDARD = "standard"
    FULL = "full"
    BRAILLE = "braille"

    @property
    def next(self) -> Verbosity:
        """The one after it; the first after the last."""
        every = list(Verbosity)
        return every[(every.index(self) + 1) % len(every)]


@dataclass(frozen=True, slots=True)
class Audience:
    """The names at the table, and the one of them that is "you", if any."""

    names: tuple[str, ...] = ()
    you: Seat | None = None
