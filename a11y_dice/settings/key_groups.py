"""The commands in groups, for everybody who reads the whole table of keys."""

from __future__ import annotations

from collections.abc import Mapping

from a11y_dice.settings.keymap import Command

GROUPS: Mapping[str, tuple[Command, ...]] = {
    "moving": (
        *(Command.UP, Command.DOWN, Command.LEFT, Command.RIGHT, Command.HOME, Command.END),
        *(Command.TAKE, Command.BACK, Command.NUMBER, Command.SPACE),
    ),
    "playing": (
        *(Command.ROLL, Command.BANK, Command.UNDO, Command.REDO, Command.TYPE, Command.HINT),
    ),
    "asking": (
        *(Command.DICE, Command.ZONES, Command.SHEET, Command.SCORES, Command.TURN),
        *(Command.CHOICES, Command.AROUND, Command.OPEN, Command.RULES),
    ),
    "reviewing": (
        *(Command.REPEAT, Command.LAST, Command.LAST_ROLL, Command.LAST_SCORE, Command.MY_TURN),
        *(Command.OLDER, Command.NEWER, Command.MISSED, Command.NEXT_BUFFER),
        *(Command.PREVIOUS_BUFFER, Command.MUTE, Command.FIND, Command.SPELL),
        *(Command.SENTENCE_BACK, Command.SENTENCE_ON, Command.KEEP),
        *(Command.LINE_BACK, Command.LINE_ON),
    ),
    "program": (
        *(Command.HUSH, Command.VERBOSITY, Command.SETTINGS, Command.LEARN, Command.HELP),
        Command.LEAVE,
    ),
}
"""Each command is in one group, in the order in which it is told."""
