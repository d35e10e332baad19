"""The whole table of keys, to be printed or read."""

from __future__ import annotations

from collections.abc import Iterator

from a11y_dice.core.message import Facts, Message
from a11y_dice.i18n.key_names import keys_label
from a11y_dice.settings.key_groups import GROUPS
from a11y_dice.settings.keymap import Keymap


def key_lines(keymap: Keymap) -> Iterator[tuple[str, list[Message]]]:
    """Each group of commands by its name, with a line for every command."""
    rows = {binding.command: binding.keys for binding in keymap.bindings()}
    for name, commands in GROUPS.items():
        lines = []
        for command in commands:
            what = Message(f"command-{command}")
            facts: Facts = {"keys": keys_label(rows.get(command, ()), keymap), "what": what}
            lines.append(Message("help-line", facts))
        yield name, lines
