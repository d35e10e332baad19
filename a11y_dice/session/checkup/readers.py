"""Screen readers: one that reads this terminal, those that run, and Speech Dispatcher."""

from __future__ import annotations

import csv
import subprocess
import sys
from collections.abc import Iterable, Iterator
from contextlib import suppress
from pathlib import Path

from a11y_dice.core.message import Message
from a11y_dice.session.checkup.found import Found, problem
from a11y_dice.speech.above import programs_of, terminal_reader

KNOWN = {
    "orca": "Orca",
    "brltty": "BRLTTY",
    "fenrir": "Fenrir",
    "yasr": "yasr",
    "tdsr": "TDSR",
    "speechd-up": "speakup",
    "espeakup": "speakup",
    "nvda.exe": "NVDA",
    "jfw.exe": "JAWS",
    "narrator.exe": "Narrator",
    "zt.exe": "ZoomText",
    "snova.exe": "SuperNova",
    "zdsr.exe": "ZDSR",
    "voiceover": "VoiceOver",
}
"""Readers by the name of their program in small letters."""
LISTING = 3.0
"""Seconds in which the system must list its programs."""


def look_at_readers() -> Iterator[Found]:
    """Which readers there are, without talking to any but Speech Dispatcher."""
    above = terminal_reader()
    if above:
        yield Found(Message("doctor-reader-here", {"reader": above}))
    running = dict.fromkeys(KNOWN[name] for name in running_programs() if name in KNOWN)
    for reader in running:
        yield Found(Message("doctor-reader-runs", {"reader": reader}))
    if not above and not running:
        yield Found(Message("doctor-reader-none"))
    if sys.platform.startswith("linux"):
        yield _dispatcher()


def running_programs() -> Iterator[str]:
    """The names of the programs that run on this machine, in small letters."""
    if sys.platform.startswith("linux"):
        return _of_linux()
    if sys.platform == "win32":
        return _of_windows(_listed("tasklist", "/fo", "csv", "/nh"))
    return _of_unix(_listed("ps", "-axo", "comm="))


def _of_linux(proc: Path = Path("/proc")) -> Iterator[str]:
    for folder in proc.glob("[0-9]*"):
        with suppress(OSError):  # it has ended, or nobody may look at it
            words = (folder / "cmdline").read_bytes().decode(errors="replace").split("\0")
            yield from programs_of(words)


def _of_windows(lines: Iterable[str]) -> Iterator[str]:
    return (row[0].lower() for row in csv.reader(lines) if row)


def _of_unix(lines: Iterable[str]) -> Iterator[str]:
    return (Path(line.strip()).name.lower() for line in lines)


def _listed(*command: str) -> list[str]:
    """The lines that a program of the system prints; none where it fails."""
    try:
        done = subprocess.run(
            command, capture_output=True, timeout=LISTING, check=False, errors="replace"
        )
    except (OSError, subprocess.SubprocessError):
        return []
    return done.stdout.splitlines()


def _dispatcher() -> Found:
    """Whether Speech Dispatcher answers. One that is frozen keeps others waiting for ever."""
    try:
        from a11y_dice.speech.dispatcher import knock  # noqa: PLC0415 - it takes 90 ms

        knock()
    except TimeoutError:
        return problem(Message("doctor-dispatcher-frozen"))
    except ImportError as error:
        return problem(Message("doctor-dispatcher-library", {"reason": str(error)}))
    except (OSError, ValueError):  # ValueError: its address makes no sense
        return Found(Message("doctor-dispatcher-none"))
    return Found(Message("doctor-dispatcher"))
