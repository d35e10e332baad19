"""The player's own keys as the settings give them, and what is wrong with them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from a11y_dice.core.message import Message
from a11y_dice.settings.keymap import MEANINGS, NONE, RESERVED, SURE, USUAL, Keymap, is_key, keymap
from a11y_dice.settings.layouts import AUTO, LAYOUTS

Pairs = Iterable[tuple[str, str]]
"""Names of keys with what they mean: a command, a number as "number-3", or "none"."""


def keymap_of(pairs: Pairs, keyboard: str = AUTO) -> tuple[Keymap, Message | None]:
    """The keys of a player, and one sentence about those that cannot be used.

    What cannot be used is left out; every other pair holds, in whatever order they are.
    """
    layout = LAYOUTS.get(keyboard, LAYOUTS[AUTO])
    found, problems = _usable(((keymap({}, layout).key(key), meaning) for key, meaning in pairs))
    made = keymap(found, layout)
    for command in SURE:
        if made.sure_keys(command):
            continue
        taken = [key for key, meaning in USUAL.items() if meaning == command and key in found]
        problems += [(key, Message("keys-bad-last", {"meaning": command.value})) for key in taken]
        made = keymap({key: found.pop(key) for key in list(found) if key not in taken}, layout)
    if not problems:
        return made, None
    key, why = problems[0]
    return made, Message("keys-bad", {"count": len(problems), "key": key, "why": why})


def _usable(pairs: Pairs) -> tuple[dict[str, str], list[tuple[str, Message]]]:
    """The pairs that name a key and a meaning, and of the others why not."""
    found: dict[str, str] = {}
    problems = []
    for key, given in pairs:
        meaning = given.strip().lower()
        if why := next(_faults(key, meaning, found), None):
            problems.append((key, why))
        else:
            found[key] = meaning
    return found, problems


def _faults(key: str, meaning: str, found: dict[str, str]) -> Iterator[Message]:
    if not is_key(key):
        yield Message("keys-bad-key")
    if meaning != NONE and meaning not in MEANINGS:
        yield Message("keys-bad-meaning", {"meaning": meaning})
    if key in RESERVED and meaning != USUAL.get(key):
        yield Message("keys-bad-reserved")
    if key in found:
        yield Message("keys-bad-twice")
