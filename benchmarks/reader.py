"""How fast a key reaches the screen reader, and what keys take without one. Judges nothing.

python benchmarks/reader.py            everything
python benchmarks/reader.py frozen     only one of: stand-in, daemon, dead, frozen, prism

"Our part" is from a key that was read to the moment in which its first words are handed to the
library; "arrived" is when the stand-in for the daemon, in this process too, has got them.
"""

from __future__ import annotations

import os
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import cycle, islice
from pathlib import Path
from statistics import median, quantiles

sys.path.append(str(Path(__file__).parents[1] / "tests"))

from helpers.dispatcher import Daemon, dispatcher
from helpers.readers import ReaderTable
from helpers.ssip import Ssip
from tables import new_match

from a11y_dice.games import all_games
from a11y_dice.session.ears import SessionEars
from a11y_dice.speech.bridges import Accessible, Bridge, Prism
from a11y_dice.speech.dispatcher import Dispatcher
from a11y_dice.speech.utterance import Utterance

KEYS = ("d", "h", "down", "down", "up", "x", "f1", "escape")
PRESSES = 1000
PAUSE = 0.01
"""Seconds between two keys."""
SPEAKS = 200


class TimedEars(SessionEars):
    """Knows when words were last handed over."""

    def __init__(self) -> None:
        super().__init__()
        self.times: list[float] = []

    def begins(self, utterance: Utterance) -> float:
        """Keep the moment."""
        self.times.append(time.monotonic())
        return super().begins(utterance)


def main() -> None:
    """Print the figures that were asked for."""
    parts: dict[str, Callable[[], None]] = {
        "stand-in": stand_in,
        "daemon": daemon,
        "dead": dead,
        "frozen": frozen,
        "prism": prism,
    }
    os.environ["XDG_DATA_HOME"] = tempfile.mkdtemp()
    for name in sys.argv[1:] or parts:
        parts[name]()


def stand_in() -> None:
    """From a key to its words, with a stand-in that answers at once."""
    with Ssip() as server, at_table(server.address) as table:
        begun, arrived = [], []
        for key in keys():
            time.sleep(PAUSE)
            so_far = len(server.events)
            before, took = press(table, key)
            begun.append(took)
            arrived.append(await_words(server, so_far) - before)
    tell("stand-in, our part", begun)
    tell("stand-in, arrived", arrived)


def daemon() -> None:
    """From a key to its words, with a real daemon."""
    with dispatcher() as running, at_table(running.address) as table:
        tell("real daemon, our part", [timed(table, key) for key in keys()])


def dead() -> None:
    """What each key takes when the daemon is killed, and from then on."""
    without(Daemon.kill, "dead daemon")


def frozen() -> None:
    """What each key takes when the daemon freezes, and from then on."""
    without(Daemon.freeze, "frozen daemon")


def prism() -> None:
    """The two ways to Speech Dispatcher: the time of a call, and what is said after silence."""
    import prism as library  # noqa: PLC0415 - it is an extra

    def by_prism() -> Bridge:
        context = library.Context()
        return Prism(context, context.create(library.BackendId.SPEECH_DISPATCHER))

    for name, make in (
        ("accessible-output2", lambda: Accessible(Dispatcher())),
        ("Prism", by_prism),
    ):
        with dispatcher(0.05) as running:  # a sentence takes 50 ms
            os.environ.update(running.environment)
            compare(name, make(), running)


def compare(name: str, bridge: Bridge, running: Daemon) -> None:
    """Print what one of the ways does."""
    times = []
    for number in range(SPEAKS):
        before = time.monotonic()
        bridge.speak(f"Number {number}.", interrupts=True)
        times.append(time.monotonic() - before)
    tell(f"{name}, call of speak", times)
    cut = said_until_quiet(running)
    for number in range(10):
        bridge.speak(f"Waiting {number}.", interrupts=False)
    bridge.silence()
    spite = said_until_quiet(running) - cut
    print(f"{name}: {cut} of {SPEAKS} said that cut each other off, {spite} of 10 after silence")


def said_until_quiet(running: Daemon) -> int:
    """How many texts a daemon has said when it says no more."""
    count = -1
    while count < (now := len(running.heard())):
        count = now
        time.sleep(1)
    return count


def without(fault: Callable[[Daemon], None], name: str) -> None:
    """Print what keys take before the loss is noticed, and after it."""
    with dispatcher() as running, at_table(running.address) as table:
        for key in islice(keys(), 20):
            timed(table, key)
        fault(running)
        times: dict[bool, list[float]] = {False: [], True: []}
        for key in islice(keys(), PRESSES // 2):
            before = time.monotonic()
            table.press(key)
            times[bool(table.text.said)].append(time.monotonic() - before)
            time.sleep(PAUSE)
        for is_told, took in times.items():
            tell(f"{name}, a key {'with text' if is_told else 'before it is noticed'}", took)
        before = time.monotonic()
        table.reader.close()
        print(f"{name}: closing {(time.monotonic() - before) * 1000:.1f} ms")


def keys() -> Iterator[str]:
    """Keys that are answered at once, by the game and by the program."""
    return islice(cycle(KEYS), PRESSES)


def await_words(server: Ssip, so_far: int) -> float:
    """When the first words after so many events have come."""
    assert server.wait_for(lambda events: any(event.kind == "say" for event in events[so_far:]))
    return next(event.time for event in server.events[so_far:] if event.kind == "say")


def press(table: ReaderTable, key: str) -> tuple[float, float]:
    """Press a key. Returns when, and the seconds until its first words were handed over."""
    assert isinstance(table.ears, TimedEars)
    so_far = len(table.ears.times)
    before = time.monotonic()
    table.press(key)
    while len(table.ears.times) <= so_far:
        time.sleep(0.0001)
    return before, table.ears.times[so_far] - before


def timed(table: ReaderTable, key: str) -> float:
    """Press a key after a pause. Returns the seconds until its words were handed over."""
    time.sleep(PAUSE)
    return press(table, key)[1]


@contextmanager
def at_table(address: str) -> Iterator[ReaderTable]:
    """Somebody who plays with the way "reader" and this daemon."""
    os.environ["SPEECHD_ADDRESS"] = address
    table = ReaderTable(new_match(all_games()[0], "1", 1, 1), ears=TimedEars())
    time.sleep(1)  # whatever is loaded in the background is there by now
    yield table
    table.reader.close()


def tell(name: str, times: list[float]) -> None:
    """Print these seconds in milliseconds."""
    if len(times) < 2:
        print(f"{name}: {len(times)} keys")
        return
    last = quantiles(times, n=100)[98]
    print(
        f"{name}: median {median(times) * 1000:.2f} ms, 99th percentile {last * 1000:.2f} ms,"
        f" most {max(times) * 1000:.2f} ms, of {len(times)}"
    )


if __name__ == "__main__":
    main()
