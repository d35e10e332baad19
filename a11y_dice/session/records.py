"""Match records on disk: append-only, one write for every group that is announced."""

from __future__ import annotations

import os
import time
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

from a11y_dice.core.engine import Played
from a11y_dice.core.match import Entry, Match
from a11y_dice.core.record import NEWEST, entry_text, format_of, head_text, read_course, record_text
from a11y_dice.games import find_game
from a11y_dice.session.locks import MatchLock

UNFINISHED, FINISHED = "unfinished", "finished"


class InUseError(Exception):
    """Another program plays this match."""


def matches_folder() -> Path:
    """Where the records are, in the user's data folder."""
    from platformdirs import user_data_path  # noqa: PLC0415 - not needed for the first line

    return user_data_path("a11y-dice", appauthor=False) / "matches"


def unfinished_records() -> list[Path]:
    """The records of the matches that are not finished, the one that was played last first."""
    found = []
    try:
        for path in matches_folder().joinpath(UNFINISHED).glob("*.txt"):
            about = path.stat()
            if about.st_size:
                found.append((about.st_mtime, path))
    except OSError:
        return []
    return [path for _, path in sorted(found, reverse=True)]


def committed_text(path: Path) -> tuple[str, bool]:
    """The whole lines of a record, and whether a line without its newline follows them.

    Raises OSError and UnicodeDecodeError.
    """
    written = path.read_bytes()
    end = written.rfind(b"\n") + 1
    return written[:end].decode(), end < len(written)


class MatchRecord:
    """The file of one match. Raises nothing: what could not be written is tried again.

    `problem` is the reason why the newest entries are not on disk, empty when they are.
    `is_torn` tells that a record that is continued ended within a line, which is cut away, and
    `is_old` that it has an older format, which is written anew when something is added. `course`
    is what the match was after each of its entries, as far as it was read and not yet used.
    """

    def __init__(
        self,
        match: Match,
        path: Path | None = None,
        *,
        is_torn: bool = False,
        is_old: bool = False,
    ) -> None:
        self.path = path
        self.problem = ""
        self.is_torn = is_torn
        self.course: Sequence[Played] = ()
        self._is_old = is_old
        self._lock: MatchLock | None = None
        self._game = match.setup.game
        self._unwritten = b"" if path else head_text(match.setup, NEWEST).encode()

    def take(self) -> None:
        """Keep other programs from playing this match. Raises InUseError."""
        if self.path:
            self._lock = MatchLock(self.path)
            if not self._lock.take():
                raise InUseError(self.path.name)

    def close(self) -> None:
        """Let other programs play this match."""
        if self._lock:
            self._lock.free()

    def mend(self) -> None:
        """Cut a torn line away now."""
        with suppress(FileNotFoundError):  # the next entries will find out
            self._try_to_write()

    def append(self, match: Match, entries: list[Entry]) -> None:
        """Put the newest entries of the match on disk, in one write, before anybody hears them."""
        self.add(match, "".join(entry_text(self._game, entry) for entry in entries))

    def add(self, match: Match, lines: str) -> None:
        """Put lines on disk, in one write. The match is what the whole record tells with them."""
        if self._is_old:
            self._unwritten = record_text(match, NEWEST).encode()
        else:
            self._unwritten += lines.encode()
        try:
            self._try_to_write()
        except FileNotFoundError:  # somebody took the file away: all of it is written again
            self.path, self._is_old = None, False
            self._unwritten = record_text(match, NEWEST).encode()
            self._try_to_write()

    def finish(self) -> None:
        """Put the record of a finished match with the others."""
        self.close()
        if self.path is None or self.problem:
            return
        finished = self.path.parent.parent / FINISHED
        try:
            finished.mkdir(parents=True, exist_ok=True)
            self.path = self.path.replace(_new_file(finished, self.path.stem))
        except OSError as error:
            self.problem = error.strerror or str(error)

    def _try_to_write(self) -> None:
        """Write what is due. Raises FileNotFoundError only for a file that was there before."""
        was_there = self.path is not None
        try:
            self._write()
        except FileNotFoundError:
            if was_there:
                raise
            self.problem = os.strerror(2)
        except OSError as error:
            self.problem = error.strerror or str(error)
        else:
            self.problem = ""

    def _write(self) -> None:
        if self.path is None:
            self.path = self._new_path()
            self.take()
        if self._is_old:
            self._write_anew(self.path)
            return
        with open(self.path, "r+b" if self.is_torn else "ab", 0, opener=_not_new) as file:
            if self.is_torn:
                file.truncate(file.read().rfind(b"\n") + 1)
                file.seek(0, os.SEEK_END)
                self.is_torn = False
            while self._unwritten:
                written = file.write(self._unwritten)
                self._unwritten = self._unwritten[written:]
            os.fsync(file.fileno())

    def _write_anew(self, path: Path) -> None:
        """Put the whole record, in the newest format, in the place of the old one."""
        if not self._unwritten:
            return
        path.stat()  # a record that somebody took away is nothing to replace
        new = path.with_suffix(".new")
        with new.open("wb") as file:
            file.write(self._unwritten)
            file.flush()
            os.fsync(file.fileno())
        new.replace(path)
        self._unwritten, self._is_old, self.is_torn = b"", False, False

    def _new_path(self) -> Path:
        folder = matches_folder() / UNFINISHED
        folder.mkdir(parents=True, exist_ok=True)
        return _new_file(folder, f"{time.strftime('%Y-%m-%d %H-%M-%S')} {self._game.id}")


def continued(path: Path) -> tuple[Match, MatchRecord]:
    """The match of a record, and the record to go on with.

    Raises OSError, UnicodeDecodeError, RecordError and InUseError; then the file is as it was.
    """
    text, is_torn = committed_text(path)
    match, course = read_course(text, find_game)
    is_old = format_of(text) < NEWEST
    record = MatchRecord(match, path, is_torn=is_torn, is_old=is_old)
    record.course = course
    record.take()
    return match, record


def _not_new(name: str, flags: int) -> int:
    """Open a file that must be there."""
    return os.open(name, flags & ~os.O_CREAT)


def _new_file(folder: Path, stem: str) -> Path:
    """An empty file of a name that nobody has. Raises OSError."""
    number = 1
    while True:
        path = folder / (f"{stem}.txt" if number == 1 else f"{stem} {number}.txt")
        try:
            path.touch(exist_ok=False)
        except FileExistsError:
            number += 1
        else:
            return path
