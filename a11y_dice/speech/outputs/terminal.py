"""Plain lines, appended to standard output, for people whose reader reads the terminal.

The newline comes BEFORE a line and the cursor stays at the end of the newest one: readers and
braille displays follow the cursor. Nothing is ever drawn again.
"""

from __future__ import annotations

import os
import shutil
import sys
import textwrap
from contextlib import suppress
from typing import TextIO

from a11y_dice.core.message import Words
from a11y_dice.speech.outputs import OutputClosed


class Terminal:
    """Text in the terminal. Lines are broken between words only, so that no number is cut."""

    def __init__(self, stream: TextIO | None = None) -> None:
        self._stream = stream or sys.stdout
        self._is_at_start = True
        with suppress(AttributeError, ValueError):  # a stream of a test has no encoding to set
            self._stream.reconfigure(errors="replace")  # type: ignore[union-attr] # see above

    def speak(self, words: Words) -> None:
        """Append one announcement on lines of its own."""
        self._write(("" if self._is_at_start else "\n") + "\n".join(self._broken(words)))
        self._is_at_start = False

    def echo(self, typed: str) -> None:
        """Append what was typed to the newest line."""
        self._write(typed)

    def close(self) -> None:
        """Give the shell a line of its own."""
        with suppress(OutputClosed):
            self._write("\n")

    def _broken(self, words: Words) -> list[str]:
        if not self._stream.isatty():
            return [words]
        columns = shutil.get_terminal_size().columns
        return textwrap.wrap(words, columns, break_on_hyphens=False) or [words]

    def _write(self, text: str) -> None:
        try:
            self._stream.write(text)
            self._stream.flush()
        except (OSError, ValueError) as error:  # ValueError: the stream is closed
            _forget(self._stream)
            raise OutputClosed from error


def _forget(stream: TextIO) -> None:
    """Keep Python from complaining at exit about the text that nobody can read any more."""
    with suppress(OSError, ValueError, AttributeError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())
