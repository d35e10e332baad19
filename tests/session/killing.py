"""The program is killed in mid-game, again and again; what was heard must be on disk.

`python -m session.killing 1000`, in the folder `tests`, says how often that was so.
"""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from a11y_dice.games import game_ids
from a11y_dice.i18n.audience import Audience
from a11y_dice.i18n.localizer import Localizer
from a11y_dice.session.kept_match import KeptMatch, kept_match
from a11y_dice.session.sounding import seat_of

KEYS = Path(__file__).parents[1] / "transcripts"
ENOUGH = 60
"""Seconds in which a program that is not killed has come to its end."""


@dataclass(frozen=True)
class Killed:
    """What became of one program: how many events were heard, and how many are in its record."""

    heard: int
    kept: int

    @property
    def is_lost(self) -> bool:
        """Whether something was heard that is not kept."""
        return self.kept < self.heard


def killed(game_id: str, luck: random.Random, folder: Path) -> Killed:
    """Let the program play a whole game and kill it at some moment of it.

    The moment is when so and so much was written; what comes out after it was announced too.
    """
    expected, length = whole_game(game_id)
    written = _play(game_id, folder, luck.randrange(length // 10, length))
    record = newest(folder)
    kept = told(kept_match(record)) if record else []
    assert kept == expected[: len(kept)]
    return Killed(_heard(expected, written), len(kept))


def newest(folder: Path) -> Path | None:
    """The one record in a data folder; None where there is none, or one that was never begun."""
    found = [path for path in folder.rglob("*.txt") if path.stat().st_size]
    return found[0] if found else None


@lru_cache
def whole_game(game_id: str) -> tuple[list[str], int]:
    """Every event of the whole game in words, and how many bytes it takes to tell all of it."""
    with tempfile.TemporaryDirectory() as folder:
        written = _play(game_id, Path(folder), None)
        record = newest(Path(folder))
        assert record
        events = told(kept_match(record))
        assert _heard(events, written) == len(events)
        return events, len(written)


def told(kept: KeptMatch) -> list[str]:
    """What is said of the events of a match to the person who plays it."""
    setup = kept.match.setup
    you = next(seat for seat, player in enumerate(setup.players) if not player.bot)
    audience = Audience(tuple(player.name for player in setup.players), you)
    localizer = Localizer(game_id=setup.game.id)
    return [
        _bare(localizer.words(message, audience))
        for _, events in kept.played
        for event in events
        for message in setup.game.narrate.narrate(event)
        if message.cue != "private" or seat_of(message) == you
    ]


def _play(game_id: str, folder: Path, enough: int | None) -> bytes:
    """Play with the keys of a whole game. All that was written, when the program was killed."""
    keys = (KEYS / game_id / "whole-game.keys").read_bytes()
    environment = {**os.environ, "XDG_DATA_HOME": str(folder), "A11Y_DICE_SPEAK": "text"}
    with subprocess.Popen(
        [sys.executable, "-m", "a11y_dice"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        env=environment,
    ) as program:
        assert program.stdin
        assert program.stdout
        program.stdin.write(keys)
        program.stdin.close()
        written = b""
        while part := os.read(program.stdout.fileno(), 64):
            written += part
            if enough is not None and len(written) >= enough:
                program.send_signal(signal.SIGKILL)
                enough = None
        program.wait(ENOUGH)
    assert b"Traceback" not in written
    return written


def _heard(expected: list[str], written: bytes) -> int:
    """How many of these events, one after the other, are in what was written."""
    text, at = _bare(written.decode(errors="replace")), 0
    for number, words in enumerate(expected):
        found = text.find(words, at)
        if found < 0:
            return number
        at = found + len(words)
    return len(expected)


def _bare(text: str) -> str:
    return "".join(text.split())


def results(times: int, seed: str = "kill") -> Iterator[Killed]:
    """Kill so many programs, one game after the other."""
    luck, ids = random.Random(seed), game_ids()
    for number in range(times):
        with tempfile.TemporaryDirectory() as folder:
            yield killed(ids[number % len(ids)], luck, Path(folder))


def main() -> None:
    """Print what became of as many programs as the argument says."""
    times, began = int(sys.argv[1]), time.monotonic()
    found = list(results(times, str(time.time_ns())))
    lost = sum(each.is_lost for each in found)
    heard = sum(each.heard for each in found)
    took = time.monotonic() - began
    sys.stdout.write(
        f"{times} programs killed in {took:.0f} s; {heard} events were heard; lost in {lost}\n"
    )


if __name__ == "__main__":
    main()
