"""What a typed line means at the table: a choice, in notation or in short, or words to look for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from a11y_dice.core.game import Game
from a11y_dice.core.notation import NotationError
from a11y_dice.session.transcript import Said, Transcript


def find_action(text: str, game: Game, legal: Sequence[Any]) -> list[Any]:
    """The actions that a line can mean: the one that it spells, else all legal ones that fit.

    In short: the words typed are beginnings of words of the action's line, in their order.
    """
    try:
        return [game.notation.read_action(text)]
    except NotationError:
        typed = text.lower().split()
    return [action for action in legal if _fits(typed, game.notation.action_text(action).split())]


def _fits(typed: list[str], words: list[str]) -> bool:
    """Whether the typed words begin words of the line, in order; numbers must be whole."""
    rest = iter(words)
    return bool(typed) and all(any(_begins(word, short) for word in rest) for short in typed)


def _begins(word: str, short: str) -> bool:
    return word == short if word.isdigit() else word.startswith(short)


def find_message(text: str, transcript: Transcript) -> Said | None:
    """The newest message that contains the typed words."""
    wanted = text.lower()
    return transcript.last(lambda said: wanted in said.words.lower()) if wanted else None
