"""Match records on disk: append-only, one write for every group that is announced."""

from __future__ import annotations

import os
import time
from pathlib import Path

from a11y_dice.core.match import Entry, Match
from a11y_dice.core.record import entry_text, head_text

UNFINISHED, FINISHED = "unfinished", "finished"


def matches_folder() -> Path:
    """Where the records are, in the user's data folder."""
    from platformdirs import user_data_path  # noqa: PLC0415 - not needed for the first line

    return user_data_path("a11y-dice", appauthor=False) / "matches"


def newest_unfinished() -> Path | None:
    """The record of the match that was played last and not finished."""
    try:
        found = sorted(matches_folder().joinpath(UNFINISHED).glob("*.txt"), key=_age)
    except OSError:
        return None
    return found[-1] if found else None


def _age(path: Path) -> float:
    return path.stat().st_mtime


class MatchRecord:
    """The file of one match. Raises nothing: what could not be written is tried again.

    `problem` is the reason why the newest entries are not on disk, empty when they are.
    """

    def __init__(self, match: Match, path: Path | None = None) -> None:
        self.path = path
        self.problem = ""
        self._game = match.setup.game
        self._unwritten = "" if path else head_text(match.setup)

    def append(self, entries: list[Entry]) -> None:
        """Put these entries on disk, in one write, before anybody hears of them."""
        self._unwritten += "".join(entry_text(self._game, entry) for entry in entries)
        try:
            self._write()
        except OSError as error:
            self.problem = error.strerror or str(error)
        else:
            self.problem = ""

    def finish(self) -> None:
        """Put the record of a finished match with the others."""
        if self.path is None or self.problem:
            return
        finished = self.path.parent.parent / FINISHED
        try:
            finished.mkdir(parents=True, exist_ok=True)
            self.path = self.path.replace(finished / self.path.name)
        except OSError as error:
            self.problem = error.strerror or str(error)

    def _write(self) -> None:
        if self.path is None:
            self.path = self._new_path()
        with self.path.open("ab", buffering=0) as file:
            file.write(self._unwritten.encode())
            self._unwritten = ""
            os.fsync(file.fileno())

    def _new_path(self) -> Path:
        folder = matches_folder() / UNFINISHED
        folder.mkdir(parents=True, exist_ok=True)
        stem = f"{time.strftime('%Y-%m-%d %H-%M-%S')} {self._game.id}"
        number = 1
        while True:
            path = folder / (f"{stem}.txt" if number == 1 else f"{stem} {number}.txt")
            try:
                path.touch(exist_ok=False)
            except FileExistsError:
                number += 1
            else:
                return path
