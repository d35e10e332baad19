"""`a11y-dice keys`: the sheet of all keys, as the player has them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from a11y_dice.cli.arguments import parse, parser, words_of
from a11y_dice.core.message import Message
from a11y_dice.session.key_sheet import key_lines
from a11y_dice.session.onlooker import Onlooker
from a11y_dice.settings.keymap import Keymap
from a11y_dice.settings.own_keys import keymap_of
from a11y_dice.settings.sources import chosen


def keys(arguments: Sequence[str]) -> list[str]:
    """The lines of the sheet. Raises Complaint."""
    words_of("keys", parse(parser("keys"), arguments).words, (), 0)
    settings = chosen({}).settings
    keymap, problem = keymap_of(settings.keys, settings.keyboard)
    onlooker = Onlooker(keymap=keymap)
    problems = [onlooker.words(problem)] if problem else []
    return [*problems, *sheet(onlooker, keymap)]


def sheet(onlooker: Onlooker, keymap: Keymap) -> Iterator[str]:
    """The table of keys: a heading for each group, and an empty line before it."""
    yield onlooker.words(Message("keys-sheet"))
    for name, lines in key_lines(keymap):
        yield ""
        yield onlooker.words(Message(f"keys-group-{name}"))
        yield from (onlooker.words(line) for line in lines)
