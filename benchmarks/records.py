"""How fast matches are kept and found again. Prints figures; judges nothing.

python benchmarks/records.py            everything
python benchmarks/records.py autosave   only one of: autosave, resume, start
"""

from __future__ import annotations

import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from a11y_dice.core.engine import advance, settle
from a11y_dice.core.match import Match, Player, Setup, begin
from a11y_dice.core.record import NEWEST, record_text
from a11y_dice.games import find_game
from a11y_dice.session.announcer import Announcer
from a11y_dice.session.records import MatchRecord, continued, matches_folder
from a11y_dice.session.table import Table
from a11y_dice.speech.outputs.recorder import Recorder

SAVES = 2000
LONG = 10_000
RUNS = 11
MANY = 10_000


def main() -> None:
    """Print the figures that were asked for, with records in a folder of their own."""
    parts: dict[str, Callable[[], None]] = {"autosave": autosave, "resume": resume, "start": start}
    with tempfile.TemporaryDirectory() as folder:
        os.environ |= {"XDG_DATA_HOME": folder, "XDG_CONFIG_HOME": folder}
        for name in sys.argv[1:] or parts:
            parts[name]()


def autosave() -> None:
    """A group of entries on disk, beside a bare program that appends one line and syncs it."""
    match = settle(begin(Setup(find_game("martian_dice"), "1", (Player("Ola"),))))[0]
    record = MatchRecord(match)
    entries = [(0, match.setup.game.rules.legal_actions(match.state, 0)[0])]
    ours, bare = [], []
    with (matches_folder().parent.parent / "bare").open("ab", 0) as file:
        for _ in range(SAVES):
            ours.append(_seconds(lambda: record.append(match, entries)))
            bare.append(_seconds(lambda: _append(file.fileno())))
    record.close()
    for name, at in (("median", 50), ("99th percentile", 99)):
        mine, theirs = (statistics.quantiles(times, n=100)[at - 1] for times in (ours, bare))
        print(
            f"autosave: {name} {mine * 1000:.2f} ms, bare {theirs * 1000:.2f} ms,"
            f" ratio {mine / theirs:.2f}"
        )


def _append(file: int) -> None:
    os.write(file, b"seat 1 roll\n")
    os.fsync(file)


def resume() -> None:
    """From the file of a match of 10,000 entries to the question that is due."""
    match = _long_match()
    path = _kept(match)
    times = [_seconds(lambda: _resume(path)) for _ in range(5)]
    entries = len(match.entries())
    print(
        f"resume: {entries} entries, median {statistics.median(times) * 1000:.0f} ms,"
        f" best {min(times) * 1000:.0f} ms"
    )


def _long_match() -> Match:
    """Many people at Martian Dice, the one game that can go on so long, with a far target."""
    game = find_game("martian_dice")
    (target,) = game.options
    people = tuple(Player(f"Player {number}") for number in range(game.seats[-1]))
    setup = Setup(game, "1", people, {target.name: str(target.most)})
    match, luck = settle(begin(setup))[0], random.Random(1)
    entries = 0
    for _ in range(LONG):
        before = match
        seat = match.state.to_act[0]
        action = luck.choice(game.rules.legal_actions(match.state, seat))
        match, _ = advance(match, seat, action)
        entries += len(match.since(before))
        if match.is_over or entries >= LONG:
            break
    return match


def _kept(match: Match) -> Path:
    path = matches_folder() / "unfinished" / f"{match.setup.game.id}.txt"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(record_text(match, NEWEST), encoding="utf-8")
    return path


def _resume(path: Path) -> None:
    match, record = continued(path)
    Table(match, Announcer(Recorder()), record).resume()
    record.close()


def start() -> None:
    """To the main menu and to the answer to the first key, without and with finished matches."""
    match = settle(begin(Setup(find_game("martian_dice"), "1", (Player("Ola"),))))[0]
    seat = match.state.to_act[0]
    match, _ = advance(match, seat, match.setup.game.rules.legal_actions(match.state, seat)[0])
    folder = matches_folder() / "finished"
    took = {}
    for count in (0, MANY):
        for number in range(count):
            folder.mkdir(parents=True, exist_ok=True)
            name = folder / f"2026-01-01 12-00-00 martian_dice {number}.txt"
            name.write_text(record_text(match), encoding="utf-8")
        took[count] = statistics.median(_seconds(_start_and_press) for _ in range(RUNS))
    ratio = took[MANY] / took[0]
    print(
        f"start to the answer to a key: {took[0] * 1000:.0f} ms without finished matches,"
        f" {took[MANY] * 1000:.0f} ms with {MANY}, ratio {ratio:.2f}"
    )


def _start_and_press() -> None:
    command = [sys.executable, "-m", "a11y_dice"]
    environment = {**os.environ, "A11Y_DICE_SPEAK": "text"}
    subprocess.run(command, input=b"down\n", stdout=subprocess.DEVNULL, env=environment, check=True)


def _seconds(act: Callable[[], object]) -> float:
    began = time.perf_counter()
    act()
    return time.perf_counter() - began


if __name__ == "__main__":
    main()
