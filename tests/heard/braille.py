"""A braille display on a virtual console: BRLTTY, whose cells are sent over a socket."""

from __future__ import annotations

import re
import socket
import subprocess
import threading
import time
from collections.abc import Sequence
from pathlib import Path

from helpers.running import PATIENCE, bare
from helpers.tally import compare

from heard.console import Console
from heard.program import READY, Program

CELLS = 40
BRLTTY = ("brltty", "-n", "-e", "-q", "-N", "-x", "lx", "-s", "no", "-b", "vr", "-M", "100")
SETTINGS = "override-preferences skip-blank-braille-windows=yes\n"
BACK, HOME = b"FWINLT\n", b"HOME\n"
"""The keys of a display that lead to the window before this one, and to that of the cursor."""
UNSEEN = 0.3
"""Seconds for a key that leads to an equal window: nothing tells that it was taken, and BRLTTY
drops one that comes together with the next."""


class BrailleDisplay:
    """What fingers find: the window of the cursor, and those that lie before it."""

    def __init__(self, program: Program, patience: float = PATIENCE) -> None:
        self._patience = patience
        self._written = bare(READY)
        self._shown = ""
        self._changed = threading.Condition()
        self._environment = {**program.environment, "TERM": "linux"}
        self._console = Console()
        self._brltty, self._socket = self._display(program.folder)
        threading.Thread(target=self._read, daemon=True).start()
        self._program = self._console.run(program.script, self._environment)
        self._await_screen()

    def send(self, key: str) -> None:
        """Press a key of the keyboard."""
        self._console.send(key)

    def hear(self, announced: Sequence[str], written: str) -> list[str]:
        """Await the newest line in the window, go back to where its news begin, and return.

        Returns the windows from the first to the last; none if the window of the cursor does not
        end as the newest announcement does.
        """
        self._written += bare(written)
        self._await_screen()
        if not announced:
            return []
        *before, newest = self._console.windows(CELLS)
        read = [self._await_window(newest)]
        if not _ends(newest, announced[-1]):
            return []
        while before and compare(announced, read).missing:
            self._press(BACK)
            if before[-1] == read[0]:
                time.sleep(UNSEEN)
            read.insert(0, self._await_window(before.pop()))
        if len(read) > 1:
            self._press(HOME)
            self._await_window(newest)
        return read

    def close(self) -> None:
        """End the display and the program."""
        self._program.terminate()
        self._brltty.terminate()
        self._program.wait(PATIENCE)
        self._brltty.wait(PATIENCE)
        self._socket.close()
        self._console.close()

    def _display(self, folder: Path) -> tuple[subprocess.Popen[bytes], socket.socket]:
        """Start BRLTTY, and connect to its display."""
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        settings = folder / "brltty.conf"
        settings.write_text(SETTINGS, encoding="utf-8")
        own = ("-f", settings, "-P", folder / "pid", "-W", folder, "-U", folder)
        command = [*BRLTTY, *map(str, own), "-d", f"server:127.0.0.1:{port}"]
        brltty = subprocess.Popen(command, env=self._environment, stderr=subprocess.DEVNULL)
        deadline = time.monotonic() + PATIENCE
        while True:
            try:
                display = socket.create_connection(("127.0.0.1", port))
                display.sendall(f"cells {CELLS}\n".encode())
                return brltty, display
            except OSError:
                assert time.monotonic() < deadline, "BRLTTY has no display"
                time.sleep(0.05)

    def _press(self, key: bytes) -> None:
        """Press a key of the display."""
        self._socket.sendall(key)

    def _read(self) -> None:
        """Keep what the cells show, as long as there is a display."""
        for line in self._socket.makefile(encoding="utf-8", errors="replace"):
            if window := re.match(r'Visual "(.*)"', line):
                with self._changed:
                    self._shown = window[1].rstrip()
                    self._changed.notify_all()

    def _await_window(self, expected: str) -> str:
        """What the cells show, as soon as it is this, or when it never came."""
        with self._changed:
            self._changed.wait_for(lambda: self._shown == expected, self._patience)
            return self._shown

    def _await_screen(self) -> None:
        """Wait until all that was written is on the screen, as far as it has not scrolled away."""
        deadline = time.monotonic() + self._patience
        while not self._written.endswith(bare(self._console.text()) or "?"):
            if time.monotonic() > deadline:
                return
            time.sleep(0.01)


def _ends(window: str, announcement: str) -> bool:
    """Whether a window shows the end of an announcement."""
    shown, words = bare(window), bare(announcement)
    return bool(shown) and (words.endswith(shown) or shown.endswith(words))
