"""The commands that do not play: records, positions, settings."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from a11y_dice.cli.complaint import Complaint
from a11y_dice.cli.count import count_positions
from a11y_dice.cli.export import export
from a11y_dice.cli.keys import keys
from a11y_dice.cli.odds import tell_odds
from a11y_dice.cli.printing import complain, print_lines
from a11y_dice.cli.replay import replay
from a11y_dice.cli.settings import settings
from a11y_dice.cli.trial import try_position
from a11y_dice.session.onlooker import Onlooker

COMMANDS: dict[str, Callable[[Sequence[str]], list[str]]] = {
    "replay": replay,
    "export": export,
    "try": try_position,
    "perft": count_positions,
    "odds": tell_odds,
    "settings": settings,
    "keys": keys,
}
OPTIONS = {
    "replay": ("verbosity", "json"),
    "export": ("format", "output", "verbosity"),
    "try": ("dice", "seed", "verbosity", "json"),
    "perft": ("json",),
    "odds": ("goal", "json"),
    "settings": (),
    "keys": (),
}
"""The options of each command, for its help."""


def run_command(name: str, arguments: Sequence[str]) -> int:
    """Run one of `COMMANDS` and print its lines. Returns the exit status.

    What is wrong is told in one sentence on standard error, with status 2, and nothing is printed.
    """
    if not {"--help", "-h"}.isdisjoint(arguments):
        print_lines([Onlooker().line(f"help-{part}") for part in (name, *OPTIONS[name], "more")])
        return 0
    try:
        lines = COMMANDS[name](arguments)
    except Complaint as complaint:
        complain(Onlooker(complaint.game_id).words(complaint.message))
        return 2
    print_lines(lines)
    return 0
