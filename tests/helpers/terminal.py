"""A real pseudo-terminal with the program in it, beside a twin of the program in this process.

The twin gets every key too; what it announces is what the terminal must show, and awaiting that
is how the tests keep in step with the program, however slow it is.
"""

from __future__ import annotations

import errno
import os
import re
import select
import signal
import sys
import time
from pathlib import Path

import pexpect
import pyte

from a11y_dice.core.match import Match
from a11y_dice.games import game_ids
from a11y_dice.session.announcer import Announcer
from a11y_dice.session.transcript import Buffer, Said
from a11y_dice.settings.values import Settings
from a11y_dice.speech.outputs.recorder import Recorder
from a11y_dice.speech.utterance import Utterance, plain_utterance
from a11y_dice.ui.desk import Desk
from a11y_dice.ui.screens.main_menu import MainMenu
from a11y_dice.ui.welcome import first_line

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
    "f4": "\x1bOS",
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
START = ("end", "enter", "s", "e", "e", "d", "enter", "home", "enter")
"""In the set-up: a seed of our own, then start."""


class Tape(Recorder):
    """Keeps what is said and echoed, in its order."""

    def __init__(self) -> None:
        super().__init__()
        self.text = ""

    def speak(self, utterance: Utterance) -> None:
        """Keep one announcement."""
        super().speak(utterance)
        self.text += f"\n{utterance.cells}"

    def echo(self, typed: str) -> None:
        """Keep what was typed."""
        self.text += typed


class Twin:
    """The program in this process, with keys of a list and words on a tape."""

    def __init__(self, settings: Settings | None = None) -> None:
        self.tape = Tape()
        welcome = plain_utterance(first_line("text", "environment"))
        self.tape.speak(welcome)
        self.desk = Desk(Announcer(self.tape, settings))
        self.desk.announcer.transcript.add(Said(welcome, Buffer.SYSTEM))
        self.desk.push(MainMenu(self.desk))
        self._seen = 0

    @property
    def match(self) -> Match:
        """The match as it is now."""
        assert self.desk.table
        return self.desk.table.match

    @property
    def last(self) -> str:
        """The newest announcement."""
        return self.tape.said[-1]

    def news(self) -> str:
        """What was said and echoed since this was asked before."""
        seen, self._seen = self._seen, len(self.tape.text)
        return self.tape.text[seen:]

    def reply(self) -> tuple[str, ...]:
        """The keys with which a simple player, who goes by the words alone, answers them."""
        words = self.last.lower()
        if "for yes" in words:
            return ("y",)
        if re.search(r"\bstop with [1-9]|\bpass\b", words):
            return ("b",)
        if re.match(r"roll|continue", words):
            return ("r",)
        return ("down", "enter")


def bare(text: str) -> str:
    """Text without the spaces and breaks, and without the time in a file's name."""
    return MOMENT.sub("", "".join(text.split()))


class Play:
    """The program in a pseudo-terminal."""

    def __init__(self, folder: Path, columns: int = 80, rows: int = 24, **env: str) -> None:
        self.columns = columns
        self.output = ""
        self.errors = folder / "errors"
        self.data = folder / "one"
        for name in ("one", "two"):
            (folder / name).mkdir(exist_ok=True)
        os.environ["XDG_DATA_HOME"] = str(folder / "two")  # the twin's; tests restore it
        self.twin = Twin()
        environment = {**os.environ, "XDG_DATA_HOME": str(self.data), "TERM": "xterm"}
        for name in ("SSH_CONNECTION", "SSH_TTY"):
            environment.pop(name, None)
        self.child = pexpect.spawn(
            "/bin/sh",
            ["-c", f'exec "{sys.executable}" -m a11y_dice 2>"{self.errors}"'],
            env={**environment, **env},
            dimensions=(rows, columns),
            timeout=PATIENCE,
        )
        self.child.delaybeforesend = None
        self.screen = pyte.HistoryScreen(columns, rows, history=100_000, ratio=0.5)
        self.stream = pyte.ByteStream(self.screen)
        self._compared = 0
        self.catch_up()

    def press(self, *keys: str) -> None:
        """Press keys, one after the other, and await the answer of each."""
        for key in keys:
            self.send(KEYS.get(key, key))
            self.twin.desk.press(key)
            self.catch_up()

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

    def catch_up(self) -> None:
        """Await what the twin has announced, and compare it."""
        self.await_text(self.twin.news())

    def await_text(self, text: str) -> None:
        """Await exactly this as the next thing that is written, wherever lines are broken."""
        expected = bare(text)
        expected = expected.replace(bare(os.environ["XDG_DATA_HOME"]), bare(str(self.data)))
        deadline = time.monotonic() + PATIENCE
        while len(bare(self.output[self._compared :])) < len(expected):
            if not self.read(0.5) or time.monotonic() > deadline:
                break
        assert bare(self.output[self._compared :]) == expected, self.tail()
        self._compared = len(self.output)

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

    def start(self, game_id: str) -> None:
        """Start a match against a bot, with a seed of our own."""
        self.press(str(game_ids().index(game_id) + 1), *START)

    def play(self, most: int = 3000) -> None:
        """Play on until the match is over, or for `most` replies."""
        for _ in range(most):
            if self.twin.match.is_over:
                return
            self.press(*self.twin.reply())

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
        return sorted((self.data / "a11y-dice").rglob("*.txt"))

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
