"""How fast our own voice speaks and is silent, measured in the sound. Judges nothing.

python benchmarks/voice.py            everything
python benchmarks/voice.py words      only one of: start, words, keys, sounds, interruptions

A sound server of our own plays to a card that is not there, and what it plays is recorded in
windows of 10 ms. A moment in the sound is the end of its window, when it has reached us: figures
are too high by up to 10 ms for the window, and by about 5 ms for the recorder. A real sound card
adds its own buffers.
"""

from __future__ import annotations

import array
import os
import random
import statistics
import sys
import tempfile
import threading
import time
from collections.abc import Callable
from pathlib import Path

sys.path.append(str(Path(__file__).parents[1] / "tests"))

from helpers.pulse import PulseServer, Recording, pulse_server
from speech.hearing import Heard, open_voice

RUNS = 150
INTERRUPTIONS = 1000
SENTENCES = (
    "Your turn.",
    "You roll 4 rays, 3 tanks, 2 humans, 3 cows and 1 chicken.",
    "Choose dice first.",
    "Ann keeps 3 cows and rolls again.",
    "2 of 5, set aside the rays.",
)
ENDLESS = "one and two and three and four and " * 20
CLICK = array.array("h", [12000, -12000] * 1000)


def main() -> None:
    """Print the figures that were asked for."""
    parts: dict[str, Callable[[PulseServer, Recording], None]] = {
        "start": start,
        "words": words,
        "keys": keys,
        "sounds": sounds,
        "interruptions": interruptions,
    }
    with pulse_server() as server, server.recording() as sound:
        os.environ.update(server.environment)
        for name in sys.argv[1:] or parts:
            parts[name](server, sound)


def start(_: PulseServer, sound: Recording) -> None:
    """From opening the voice, with all that is loaded for it, to the first word."""
    times = []
    for _run in range(15):
        since = time.monotonic()
        with open_voice() as heard:
            heard.say("Your turn.")
            times.append(sound.await_loud(since) - since)
    _print("start: voice opened to first sound", times)


def words(_: PulseServer, sound: Recording) -> None:
    """From the text that is given to the voice to its first sound."""
    with open_voice() as heard:
        _warm_up(heard)
        for sentences, name in ((SENTENCES, "a sentence"), ((ENDLESS * 15,), "10,000 characters")):
            times = []
            for run in range(RUNS if len(sentences) > 1 else RUNS // 5):
                since = time.monotonic()
                heard.say(sentences[run % len(sentences)])
                times.append(sound.await_loud(since) - since)
                heard.voice.skip()
                _pause()
            _print(f"words: {name}, text to first sound", times)


def keys(_: PulseServer, sound: Recording) -> None:
    """From a key that stops the voice to silence, and to the first sound of the answer."""
    silences, calls = [], []
    with open_voice() as heard:
        _warm_up(heard)
        for _run in range(RUNS):
            since = time.monotonic()
            heard.say(ENDLESS)
            sound.await_loud(since)
            time.sleep(random.uniform(0.1, 0.5))
            pressed = time.monotonic()
            heard.voice.skip()
            calls.append(time.monotonic() - pressed)
            silences.append(sound.await_silence(pressed, length=0.2) - pressed)
    _print("keys: key to silence", silences)
    _print("keys: of this the call", calls)


def sounds(_: PulseServer, sound: Recording) -> None:
    """From a sound that is asked for to what is heard of it."""
    times = []
    with open_voice() as heard:
        _warm_up(heard)
        for _run in range(RUNS):
            _pause()
            since = time.monotonic()
            heard.mixer.play(CLICK, place=0.5)
            times.append(sound.await_loud(since) - since)
    _print("sounds: sound asked for to its first sample", times)


def interruptions(_: PulseServer, sound: Recording) -> None:
    """What many interruptions in a row leave behind."""
    with tempfile.TemporaryDirectory() as folder:
        tempfile.tempdir = folder
        with open_voice() as heard:
            _warm_up(heard)
            before, began = _traces(folder), time.monotonic()
            for run in range(INTERRUPTIONS):
                heard.say(SENTENCES[1], group=run)
                time.sleep(random.uniform(0.0, 0.03))
                heard.voice.skip()
            took = time.monotonic() - began
            since = time.monotonic()
            heard.say("The end.")
            first = sound.await_loud(since) - since
            heard.voice.finish()
            after = _traces(folder)
        left = len(list(Path(folder).iterdir()))
        tempfile.tempdir = None
    print(f"interruptions: {INTERRUPTIONS} in {took:.1f} s")
    print(f"interruptions: the next text sounds after {first * 1000:.0f} ms")
    for name in before:
        print(f"interruptions: {name} before {before[name]}, after {after[name]}")
    print(f"interruptions: files left when the voice is closed {left}")


def _warm_up(heard: Heard) -> None:
    heard.say("Ready.")
    heard.voice.finish()
    _pause()


def _pause() -> None:
    """Silence between two measurements, out of step with the buffers."""
    time.sleep(random.uniform(0.15, 0.2))


def _traces(folder: str) -> dict[str, int]:
    tasks = list(Path("/proc/self/task").iterdir())
    return {
        "processes": sum(len((task / "children").read_text("ascii").split()) for task in tasks),
        "threads": threading.active_count(),
        "open files": len(list(Path("/proc/self/fd").iterdir())),
        "temporary files": len(list(Path(folder).rglob("*"))),
    }


def _print(what: str, seconds: list[float]) -> None:
    times = sorted(1000 * value for value in seconds)
    worst = times[-1] if len(times) < 100 else statistics.quantiles(times, n=100)[-1]
    kind = "largest" if len(times) < 100 else "99th percentile"
    middle = statistics.median(times)
    print(f"{what}: {len(times)} times, median {middle:.1f} ms, {kind} {worst:.1f} ms")


if __name__ == "__main__":
    main()
