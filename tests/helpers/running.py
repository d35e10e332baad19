"""The program in a real pseudo-terminal, with any arguments and any environment."""

from __future__ import annotations

import errno
import os
import re
import select
import shlex
import signal
import sys
import time
from pathlib import Path

import pexpect
import pyte

PATIENCE = 60
"""Seconds that a busy machine may take for one answer."""
KEYS = {
    "up": "\x1b[A",
    "down": "\x1b[B",
    "right": "\x1b[C",
    "left": "\x1b[D",
    "home": "\x1b[H",
    "end": "\x1b[F",
    "delete": "\x1b[3~",
    "pageup": "\x1b[5~",
    "pagedown": "\x1b[6~",
    "s-tab": "\x1b[Z",
    "f1": "\x1bOP",
    "f2": "\x1bOQ",
    "f4": "\x1bOS",
    "f5": "\x1b[15~",
    "f6": "\x1b[17~",
    "f9": "\x1b[20~",
    "enter": "\r",
    "escape": "\x1b",
    "backspace": "\x7f",
    "space": " ",
    "tab": "\t",
    "c-c": "\x03",
    "c-z": "\x1a",
}
FORBIDDEN = re.compile(r"[^\x20-\x7e\u00a0-\uffff\r\n]|\r(?!\n)|(?<!\r)\n")
MOMENT = re.compile(r"\d{4}-\d\d-\d\d\d\d-\d\d-\d\d")


def bare(text: str) -> str:
    """Text without the spaces and breaks, and without the time in a file's name."""
    return MOMENT.sub("", "".join(text.split()))


class Running:
    """The program, and the bytes and lines of its terminal.

    `data` is where it keeps its records, `errors` what it writes to standard error, `output` all
    that it has written to the terminal. `env` is added to the environment of this process.
    """

    def __init__(
        self, folder: Path, *arguments: str, columns: int = 80, rows: int = 24, **env: str
    ) -> None:
        self.columns = columns
        self.output = ""
        self.errors = folder / "errors"
        self.data = folder / "one"
        self.data.mkdir(exist_ok=True)
        environment = {**os.environ, "XDG_DATA_HOME": str(self.data), "TERM": "xterm"}
        for name in ("SSH_CONNECTION", "SSH_TTY"):
            environment.pop(name, None)
        program = shlex.join([sys.executable, "-m", "a11y_dice", *arguments])
        self.child = pexpect.spawn(
            "/bin/sh",
            ["-c", f"exec {program} 2>{shlex.quote(str(self.errors))}"],
            env={**environment, **env},
            dimensions=(rows, columns),
            timeout=PATIENCE,
        )
        self.child.delaybeforesend = None
        self.screen = pyte.HistoryScreen(columns, rows, history=100_000, ratio=0.5)
        self.stream = pyte.ByteStream(self.screen)
        self._compared = 0

    def send_keys(self, *keys: str) -> None:
        """Press keys, by our names of them, and await nothing."""
        for key in keys:
            self.send(KEYS.get(key, key))

    def send(self, text: str) -> None:
        """Send text as it is."""
        self.feed(text.encode())

    def feed(self, data: bytes) -> None:
        """Send bytes, reading meanwhile, until all are taken or the program has ended."""
        deadline = time.monotonic() + PATIENCE
        while data and time.monotonic() < deadline:
            _, writable, _ = select.select([self.child.child_fd], [self.child.child_fd], [], 0.1)
            try:
                if writable:
                    data = data[os.write(self.child.child_fd, data[:256]) :]
            except OSError:
                return
            if not self.read(0):
                return

    def read(self, seconds: float) -> bool:
        """Take what the program has written. False when it has ended."""
        if not select.select([self.child.child_fd], [], [], seconds)[0]:
            return True
        try:
            data = os.read(self.child.child_fd, 65536)
        except OSError as error:
            if error.errno != errno.EIO:
                raise
            return False
        self.stream.feed(data)
        self.output += data.decode(errors="replace")
        return bool(data)

    def skip(self) -> None:
        """Do not compare what was written so far."""
        self._compared = len(self.output)

    def await_part(self, text: str) -> None:
        """Await that this is written some time."""
        deadline = time.monotonic() + PATIENCE
        while bare(text) not in bare(self.output[self._compared :]):
            assert self.read(0.5), self.tail()
            assert time.monotonic() < deadline, self.tail()

    def await_end(self) -> int | None:
        """Await the end of the program. Returns its exit status."""
        deadline = time.monotonic() + PATIENCE
        while self.read(0.5):
            assert time.monotonic() < deadline, self.tail()
        self.child.wait()
        status: int | None = self.child.exitstatus
        return status

    def tail(self) -> str:
        """The end of what was written, and the errors."""
        errors = self.errors.read_text(encoding="utf-8") if self.errors.exists() else ""
        return self.output[-2000:] + errors

    def shown(self) -> list[str]:
        """All lines that the terminal has shown, those that have scrolled away too."""
        lines = [
            *self.screen.history.top,
            *(self.screen.buffer[y] for y in range(self.screen.lines)),
        ]
        return ["".join(line[x].data for x in range(self.columns)).rstrip() for line in lines]

    def seen(self) -> list[str]:
        """The lines that can be seen now."""
        return self.shown()[-self.screen.lines :]

    def records(self) -> list[Path]:
        """The records that the program has written."""
        return sorted((self.data / "a11y-dice" / "matches").rglob("*.txt"))

    def kill(self, name: signal.Signals) -> None:
        """Send the program a signal."""
        os.kill(self.child.pid, name)

    def assert_clean(self) -> None:
        """Nothing but plain lines was written, and no error."""
        assert not FORBIDDEN.search(self.output), FORBIDDEN.search(self.output)
        if self.errors.exists():
            assert self.errors.read_text(encoding="utf-8") == ""

    def stop(self) -> None:
        """Make sure that the program has gone."""
        if self.child.isalive():
            self.child.kill(signal.SIGKILL)
            self.child.wait()
        self.child.close()
