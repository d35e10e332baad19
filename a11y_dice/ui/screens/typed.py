"""What a typed line means at the table: a choice, in notation or in short, or words to look for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from a11y_dice.core.game import Game
from a11y_dice.core.message import Message
from a11y_dice.core.notation import NotationError
from a11y_dice.session.finding import holds
from a11y_dice.session.transcript import Said, Transcript


def find_action(text: str, game: Game, legal: Sequence[Any]) -> tuple[list[Any], Message | None]:
    """The actions that a line can mean: the one that it spells, else all legal ones that fit.

    In short: the words typed are beginnings of words of the action's line, in their order. Where
    none fits, and the line begins as an action does, the reason why it is none comes with them.
    """
    try:
        return [game.notation.read_action(text)], None
    except NotationError as error:
        reason = error.message
    typed = text.lower().split()
    lines = [(action, game.notation.action_text(action).split()) for action in legal]
    found = [action for action, words in lines if _fits(typed, words)]
    begins = reason.facts.get("place", 2) != 1
    return found, reason if typed and begins and not found else None


def _fits(typed: list[str], words: list[str]) -> bool:
    """Whether the typed words begin words of the line, in order; numbers must be whole."""
    rest = iter(words)
    return bool(typed) and all(any(_begins(word, short) for word in rest) for short in typed)


def _begins(word: str, short: str) -> bool:
    return word == short if word.isdigit() else word.startswith(short)


def find_message(text: str, transcript: Transcript) -> Said | None:
    """The newest message that contains the typed words."""
    return transcript.last(lambda said: holds(said, text)) if text else None
