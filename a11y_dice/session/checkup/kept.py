"""The kept matches: how many, and which of them cannot be read."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from pathlib import Path

from a11y_dice.core.message import Facts, Message
from a11y_dice.core.record import RecordError
from a11y_dice.session.checkup.found import Found, problem
from a11y_dice.session.kept_match import game_named, read_kept
from a11y_dice.session.records import FINISHED, UNFINISHED, committed_text, matches_folder

READING = 3.0
"""Seconds in which records are read; the rest is only counted."""
TOLD = 3
"""Damaged records that are told one by one."""


def look_at_records() -> Iterator[Found]:
    """How many there are; then the unfinished ones are read as if they were continued."""
    folder = matches_folder()
    unfinished, finished = (_records(folder / name) for name in (UNFINISHED, FINISHED))
    yield Found(Message("doctor-records-unfinished", {"count": len(unfinished)}))
    yield Found(Message("doctor-records-finished", {"count": len(finished)}))
    aside = _others(folder)
    if aside:
        yield problem(Message("doctor-records-aside", {"count": aside, "path": str(folder)}))
    yield from _damaged([*unfinished, *finished])


def _damaged(paths: list[Path]) -> Iterator[Found]:
    """Read them until there is no time left."""
    deadline = time.monotonic() + READING
    damaged = read = 0
    for path in paths:
        if time.monotonic() > deadline:
            break
        read += 1
        wrong = _fault(path)
        if wrong:
            damaged += 1
            if damaged <= TOLD:
                yield wrong
    if damaged > TOLD:
        yield problem(Message("doctor-records-more-damaged", {"count": damaged - TOLD}))
    yield Found(Message("doctor-records-read", {"read": read, "damaged": damaged}))


def _fault(path: Path) -> Found | None:
    """Why a record cannot be continued, if it cannot."""
    facts: Facts = {"file": path.name}
    try:
        text, _ = committed_text(path)
        read_kept(text)
    except RecordError as error:
        facts |= {"line": error.line, "reason": error.message}
        return problem(Message("doctor-record-damaged", facts), game_named(text))
    except (OSError, UnicodeDecodeError) as error:
        facts["reason"] = getattr(error, "strerror", None) or str(error)
        return problem(Message("doctor-record-unreadable", facts))
    return None


def _records(folder: Path) -> list[Path]:
    """The records of a folder, the newest first; none where it cannot be listed."""
    try:
        with os.scandir(folder) as found:
            names = [
                entry.name
                for entry in found
                if entry.name.endswith(".txt") and entry.stat().st_size  # empty: never begun
            ]
    except OSError:
        return []
    return [folder / name for name in sorted(names, reverse=True)]


def _others(folder: Path) -> int:
    """How many damaged records were set aside."""
    try:
        aside = [path for path in folder.iterdir() if path.name not in (UNFINISHED, FINISHED)]
        return sum(1 for path in aside if path.is_dir() for _ in path.iterdir())
    except OSError:
        return 0
