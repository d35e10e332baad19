"""Processes that belong to a test: found by a mark in their environment, whoever started them."""

from __future__ import annotations

import os
import signal
import time
from pathlib import Path

PATIENCE = 60
"""Seconds that a busy machine may take to end a process."""


def with_mark(mark: str) -> dict[int, str]:
    """The names of all living processes that have this text in their environment, by their id."""
    found = {}
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            if mark.encode() in (folder / "environ").read_bytes():
                status, name = (folder / "stat").read_text(), (folder / "comm").read_text()
                if status.rpartition(")")[2].split()[0] != "Z":
                    found[int(folder.name)] = name.strip()
        except OSError:  # it has ended meanwhile, or is somebody else's
            continue
    found.pop(os.getpid(), None)
    return found


def await_none(mark: str) -> dict[int, str]:
    """Wait until all processes with this mark have ended; kill, and return, those that do not."""
    deadline = time.monotonic() + PATIENCE
    while (left := with_mark(mark)) and time.monotonic() < deadline:
        time.sleep(0.02)
    for process in left:
        os.kill(process, signal.SIGKILL)
    return left
