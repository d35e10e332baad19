"""A virtual console of Linux: keys are put into it, its screen is read from memory."""

from __future__ import annotations

import fcntl
import os
import subprocess
import termios
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path

from helpers.running import KEYS

CONSOLE, CURSOR, TEXT = Path("/dev/tty1"), Path("/dev/vcsa1"), Path("/dev/vcsu1")
OWN_KEYS = {
    **{"home": "\x1b[1~", "end": "\x1b[4~"},
    **{"f1": "\x1b[[A", "f2": "\x1b[[B", "f4": "\x1b[[D"},
}
RESET = b"\x1bc"


class NoConsoleError(Exception):
    """There is no virtual console that can be used; the text says why."""


class Console:
    """The first console. There is one for all, so it is locked meanwhile. Raises NoConsoleError."""

    def __init__(self) -> None:
        try:
            self._lock = os.open(CONSOLE, os.O_WRONLY | os.O_NOCTTY)
            fcntl.flock(self._lock, fcntl.LOCK_EX)  # no process that is started inherits this
            self._file = os.open(CONSOLE, os.O_RDWR | os.O_NOCTTY)
            self._rows()
        except OSError as error:
            raise NoConsoleError(f"no virtual console can be opened and read: {error}") from error
        if users := _users():
            raise NoConsoleError(f"{CONSOLE} is in use by {', '.join(users)}")
        os.write(self._file, RESET)

    def run(self, program: Path, environment: Mapping[str, str]) -> subprocess.Popen[bytes]:
        """Run a program as the one that owns the console."""
        ours = self._file
        command = ["setsid", "-c", "-w", str(program)]
        return subprocess.Popen(command, env=environment, stdin=ours, stdout=ours, stderr=ours)

    def send(self, key: str) -> None:
        """Press a key."""
        for byte in (KEYS | OWN_KEYS).get(key, key).encode():
            fcntl.ioctl(self._file, termios.TIOCSTI, bytes([byte]))

    def text(self) -> str:
        """What the screen shows."""
        return "\n".join(self._rows()[0])

    def windows(self, cells: int) -> list[str]:
        """The screen in pieces for a display of so many cells, to that of the cursor.

        Empty pieces are left out, but for that of the cursor.
        """
        rows, column, row = self._rows()
        pieces = [line[at : at + cells] for line in rows[:row] for at in range(0, len(line), cells)]
        last = [rows[row][at : at + cells] for at in range(0, column + 1, cells)]
        *before, newest = (piece.rstrip() for piece in (*pieces, *last))
        return [*filter(None, before), newest]

    def close(self) -> None:
        """Give it back, empty. The end of the program has hung up on what we had opened."""
        again = os.open(CONSOLE, os.O_WRONLY | os.O_NOCTTY)
        os.write(again, RESET)
        for each in (again, self._file, self._lock):
            os.close(each)

    def _rows(self) -> tuple[list[str], int, int]:
        """The rows of the screen, and the column and the row of the cursor, from 0."""
        _, columns, column, row = CURSOR.read_bytes()[:4]
        text = TEXT.read_bytes().decode("utf-32")
        return [text[at : at + columns] for at in range(0, len(text), columns)], column, row


def _users() -> list[str]:
    """The names of the processes that the console belongs to."""
    number, names = str(CONSOLE.stat().st_rdev), list[str]()
    for path in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):  # it has ended meanwhile
            name, _, rest = path.read_text(encoding="utf-8").rpartition(")")
            if rest.split()[4] == number:
                names.append(name.partition("(")[2])
    return names
