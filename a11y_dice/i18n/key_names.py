"""How keys are called: in help, in sentences that name a key, and when a key is learnt."""

from __future__ import annotations

from collections.abc import Sequence

from a11y_dice.core.message import Either, Fact, Message
from a11y_dice.settings.keymap import Keymap
from a11y_dice.settings.layouts import DIGITS

NAMED_KEYS = frozenset(
    {"up", "down", "left", "right", "home", "end", "enter", "escape", "backspace", "space", "tab"}
    | {"insert", "delete", "pageup", "pagedown"}
)
SIGNS = {
    **{",": "comma", ".": "full-stop", "/": "slash", "?": "question-mark", ";": "semicolon"},
    **{":": "colon", "!": "exclamation-mark", "'": "apostrophe", '"': "quote", "-": "hyphen"},
    **{"_": "underscore", "(": "left-bracket", ")": "right-bracket", "[": "left-square"},
    **{"]": "right-square", "{": "left-brace", "}": "right-brace", "<": "less", ">": "greater"},
    **{"+": "plus", "=": "equals", "*": "asterisk", "#": "number-sign", "@": "at", "&": "and"},
    **{"%": "percent", "$": "dollar", "^": "caret", "~": "tilde", "`": "grave", "|": "bar"},
    **{"\\": "backslash"},
}
"""The signs that have a name, and the id of it."""
MODIFIERS = {"c-": "key-control", "s-": "key-shift"}


def key_label(key: str) -> Message | str:
    """How a key is called that has `key` printed on it, or that we call so."""
    for prefix, name in MODIFIERS.items():
        if key.startswith(prefix):
            return Message(name, {"key": key_label(key.removeprefix(prefix))})
    if key in NAMED_KEYS:
        return Message(f"key-{key}")
    if key in SIGNS:
        return Message(f"key-{SIGNS[key]}")
    if key[:1] == "f" and key[1:].isdigit():
        return key.upper()
    if len(key) == 1 and key.isalnum():
        return key.upper() if len(key.upper()) == 1 else key
    return Message("key-other")


def keys_label(keys: Sequence[str], keymap: Keymap) -> Message:
    """How the keys of a command are called: "P or F4", "1 to 9"."""
    named: list[Message] = []
    if set(DIGITS) <= set(keys):
        named = [Message("keys-range", {"first": DIGITS[0], "last": DIGITS[-1]})]
        keys = [key for key in keys if key not in DIGITS]
    labels: list[Fact] = [key_label(keymap.layout.printed(key)) for key in keys]
    named += [Message("keys-one", {"first": label}) for label in labels]
    if not named:
        return Message("key-none")
    return named[0] if len(named) == 1 else Message("keys-several", {"keys": Either(tuple(named))})


def first_key(meaning: str, keymap: Keymap) -> Message:
    """How the first key of a command is called, for a sentence that says what to press."""
    return keys_label(keymap.keys(meaning)[:1], keymap)
