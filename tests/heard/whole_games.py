"""Play a whole game of each kind with each reader, and print what was heard of it.

python tests/heard/whole_games.py [yasr|fenrir|brltty] [game]

The table has plain lines: reader, game, announced, heard, missing, extra. What is missing or extra
follows it, each with its words; the causes are in `docs/explanation/decisions`.
"""

from __future__ import annotations

import sys
from pathlib import Path

sys.path[0] = str(Path(__file__).resolve().parents[1])

from helpers.tally import Tally  # noqa: E402

from a11y_dice.games import game_ids  # noqa: E402
from heard.console import NoConsoleError  # noqa: E402 - it is found by the line above
from heard.playing import NAMES, playing  # noqa: E402

PATIENCE = 10
"""Seconds that an announcement is awaited before it counts as missing."""


def main() -> int:
    """Play and print. Returns 0 whatever was heard: the table says it."""
    readers, games = tuple(sys.argv[1:2]) or NAMES, tuple(sys.argv[2:3]) or game_ids()
    _line("reader", "game", "announced", "heard", "missing", "extra")
    found = [(reader, game, _row(reader, game)) for reader in readers for game in games]
    for reader, game, tally in found:
        for kind, texts in (("missing", tally.missing), ("extra", tally.extra)):
            for text in texts:
                _line(reader, game, f"{kind}: {text.strip()}")
    return 0


def _row(reader: str, game: str) -> Tally:
    """Play, and print what was heard."""
    try:
        with playing(reader, patience=PATIENCE) as player:
            player.play(game, asks=True)
            player.leave()
    except NoConsoleError as error:
        _line(reader, game, f"not run: {error}")
        return Tally()
    tally = player.tally
    _line(reader, game, tally.announced, tally.heard, len(tally.missing), len(tally.extra))
    return tally


def _line(*fields: object) -> None:
    print(*fields, sep=", ", flush=True)  # noqa: T201 - the table is what this is for


if __name__ == "__main__":
    sys.exit(main())
