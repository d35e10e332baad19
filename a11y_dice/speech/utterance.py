"""What is said, and how urgent it is."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum

from a11y_dice.core.message import Earcon, Words


class Priority(IntEnum):
    """How urgent an utterance is."""

    NORMAL = 0
    """What others do, and news of the program: in its order."""
    NEXT = 1
    """That it is your turn: before what waits, but it cuts nothing off."""
    NOW = 2
    """The answer to your own key: at once, and it cuts off what is older."""


@dataclass(frozen=True, slots=True)
class Utterance:
    """One announcement on its way to the player.

    `words` are for ears and eyes. `cells` are for fingers: the same, in the short terms of the
    verbosity "braille" where that is chosen. What one key brought about is one `group`.
    `language` is that of the words, so that a voice of the language reads them. The `earcons`
    start together with the words. `is_apart`: something new begins with it, a turn or a round.
    """

    words: Words
    cells: Words
    priority: Priority = Priority.NORMAL
    group: int = 0
    language: str = "en"
    earcons: tuple[Earcon, ...] = ()
    is_apart: bool = False


def plain_utterance(words: Words, language: str = "en") -> Utterance:
    """An utterance of words that are the same for everybody."""
    return Utterance(words, words, language=language)
