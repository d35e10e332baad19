"""Plain lines, appended to standard output, for people whose reader reads the terminal.

The newline comes BEFORE a line and the cursor stays at the end of the newest one: readers and
braille displays follow the cursor. Nothing is ever drawn again.

The first line of the program waits for this module, so it imports what it needs when it needs it.
"""

from __future__ import annotations

import os
import sys

from a11y_dice.speech.outputs import OutputClosed

TYPE_CHECKING = False  # typing itself would cost 5 ms before the first line
if TYPE_CHECKING:
    from typing import TextIO

    from a11y_dice.core.message import Words


class Terminal:
    """Text in the terminal. Lines are broken between words only, so that no number is cut.

    Raises OutputClosed when there is no standard output.
    """

    def __init__(self, stream: TextIO | None = None) -> None:
        if stream is None and sys.stdout is None:
            raise OutputClosed
        self._stream = stream or sys.stdout
        self._is_at_start = True
        if hasattr(self._stream, "reconfigure"):
            self._stream.reconfigure(errors="replace")

    def speak(self, words: Words) -> None:
        """Append one announcement on lines of its own."""
        self._write(("" if self._is_at_start else "\n") + self._broken(words))
        self._is_at_start = False

    def echo(self, typed: str) -> None:
        """Append what was typed to the newest line."""
        self._write(typed)

    def close(self) -> None:
        """Give the shell a line of its own; without a listener nothing is left to do."""
        self._is_at_start = True
        try:
            self._write("\n")
        except OutputClosed:
            return

    def _broken(self, words: Words) -> str:
        """The words in lines that fit the terminal; whole where nothing is known of its width."""
        columns = _columns(self._stream)
        if len(words) <= columns or not columns:
            return words
        from textwrap import wrap  # noqa: PLC0415 - see above

        return "\n".join(wrap(words, columns, break_on_hyphens=False, break_long_words=False))

    def _write(self, text: str) -> None:
        try:
            self._stream.write(text)
            self._stream.flush()
        except (OSError, ValueError) as error:  # ValueError: the stream is closed
            _forget(self._stream)
            raise OutputClosed from error


def _columns(stream: TextIO) -> int:
    """How wide the terminal is; 0 when there is none, or it does not say."""
    try:
        return os.get_terminal_size(stream.fileno()).columns
    except (OSError, ValueError):
        return 0


def _forget(stream: TextIO) -> None:
    """Keep Python from complaining at exit about the text that nobody can read any more."""
    try:
        os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())
    except (OSError, ValueError):
        return
