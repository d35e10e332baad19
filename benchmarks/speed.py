"""How fast the program starts, answers keys and plays. Prints figures; judges nothing.

python benchmarks/speed.py            everything
python benchmarks/speed.py engine     only one of: start, keys, engine
"""

from __future__ import annotations

import gc
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from tables import played_out, table_in_play

from a11y_dice.games import all_games
from a11y_dice.settings.keymap import USUAL

RUNS = 15
ENTRIES = 60_000
PRESSES = 150
LONG_LOG = 10_000
WAYS = ("text", "reader", "voice")
"""The others than text show their text beside the speech here, so that its time can be taken."""


def main() -> None:
    """Print the figures that were asked for."""
    parts: dict[str, Callable[[], None]] = {"start": start, "keys": keys, "engine": engine}
    for name in sys.argv[1:] or parts:
        parts[name]()


def start() -> None:
    """From the start of the process to the first line, and to the answer to the first key."""
    bare = _median(lambda: _python("pass"))
    toolkit = _median(lambda: _python("import prompt_toolkit"))
    print(f"start: python -c pass {bare:.0f} ms, import prompt_toolkit {toolkit:.0f} ms")
    for way in WAYS:
        first = _median(lambda way=way: _until("hear", "", way))  # type: ignore[misc]
        answer = _median(lambda way=way: _until("2 of", "\x1b[B", way))  # type: ignore[misc]
        print(
            f"start: {way}, first line {first:.0f} ms, ratio {first / bare:.2f};"
            f" first key answered {answer:.0f} ms, ratio {answer / toolkit:.2f}"
        )


def keys() -> None:
    """From a key that was read to the text that is handed to the output, without the disk sync."""
    os.fsync = lambda _: None  # type: ignore[assignment] # the issue leaves the disk sync out
    for game in all_games():
        for before in (0, LONG_LOG):
            times = _press_every_key(game.id, before)
            worst = max(times, key=lambda key: _percentile(times[key]))
            every = [took for took_by_key in times.values() for took in took_by_key]
            print(
                f"keys: {game.id}, {before} entries before: {len(every)} keys,"
                f" median {statistics.median(every):.2f} ms,"
                f" 99th percentile {_percentile(every):.2f} ms,"
                f" worst key {worst} {_percentile(times[worst]):.2f} ms"
            )


def engine() -> None:
    """Log entries a second, outcomes counted, random play of one and two seats."""
    rates = []
    for game in all_games():
        began, entries, number = time.perf_counter(), 0, 0
        while entries < ENTRIES:
            entries += played_out(game, f"{number}", 1 + number % 2)
            number += 1
        rates.append(entries / (time.perf_counter() - began))
        print(f"engine: {game.id} {rates[-1]:,.0f} log entries a second")
    print(f"engine: harmonic mean {statistics.harmonic_mean(rates):,.0f}")


def _press_every_key(game_id: str, before: int) -> dict[str, list[float]]:
    times: dict[str, list[float]] = {key: [] for key in USUAL if key != "c-c"}
    game = next(game for game in all_games() if game.id == game_id)
    with tempfile.TemporaryDirectory() as folder:
        desk, number = table_in_play(game, "0", Path(folder) / "match", before), 0
        for _ in range(PRESSES):
            for key, took in times.items():
                if len(desk.screens) > 2 or desk.table is None or desk.table.match.is_over:
                    number += 1
                    record = Path(folder) / f"match {number}"
                    desk = table_in_play(game, str(number), record, before)
                    gc.collect()  # a table that is thrown away is no part of a key
                began = time.perf_counter()
                desk.press(key)
                took.append((time.perf_counter() - began) * 1000)
    return times


def _percentile(times: list[float]) -> float:
    return statistics.quantiles(times, n=100)[-1]


def _median(measure: Callable[[], float]) -> float:
    return statistics.median(measure() for _ in range(RUNS))


def _python(code: str) -> float:
    began = time.perf_counter()
    subprocess.run([sys.executable, "-c", code], check=True)
    return (time.perf_counter() - began) * 1000


def _until(words: str, pressed: str, way: str) -> float:
    """Milliseconds from the start of the program in a terminal until it says `words`."""
    import pexpect  # noqa: PLC0415 - only this part needs a terminal

    with tempfile.TemporaryDirectory() as folder:
        began = time.perf_counter()
        child = pexpect.spawn(
            sys.executable,
            ["-m", "a11y_dice"],
            env={
                **os.environ,
                "XDG_DATA_HOME": folder,
                "A11Y_DICE_SPEAK": way,
                "A11Y_DICE_TEXT_BESIDE": "yes",
            },
            encoding="utf-8",
        )
        child.delaybeforesend = None
        if pressed:
            child.send(pressed)
        child.expect_exact(words)
        took = (time.perf_counter() - began) * 1000
        child.close(force=True)
    return took


if __name__ == "__main__":
    main()
