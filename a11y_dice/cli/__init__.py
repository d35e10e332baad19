"""The commands that do not play: replay a record, try a position, count positions."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence

from a11y_dice.cli.complaint import Complaint
from a11y_dice.cli.count import count_positions
from a11y_dice.cli.onlooker import Onlooker
from a11y_dice.cli.replay import replay
from a11y_dice.cli.trial import try_position

COMMANDS: dict[str, Callable[[Sequence[str]], list[str]]] = {
    "replay": replay,
    "try": try_position,
    "perft": count_positions,
}


def run_command(name: str, arguments: Sequence[str]) -> int:
    """Run one of `COMMANDS` and print its lines. Returns the exit status.

    What is wrong is told in one sentence on standard error, with status 2, and nothing is printed.
    """
    try:
        lines = COMMANDS[name](arguments)
    except Complaint as complaint:
        sys.stderr.write(f"{Onlooker(complaint.game_id).words(complaint.message)}\n")
        return 2
    sys.stdout.write("".join(f"{line}\n" for line in lines))
    return 0
