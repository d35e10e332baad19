"""Plain lines, appended to standard output, for people whose reader reads the terminal.

The newline comes BEFORE a line and the cursor stays at the end of the newest one: readers and
braille displays follow the cursor. Nothing is ever drawn again.

The first line of the program waits for this module, so it imports what it needs when it needs it.
"""

from __future__ import annotations

import os
import sys
import time

from a11y_dice.speech.outputs import OutputClosed
from a11y_dice.speech.pace import Pace

TYPE_CHECKING = False  # typing itself would cost 5 ms before the first line
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import TextIO

    from a11y_dice.settings.values import Settings
    from a11y_dice.speech.output import Ears
    from a11y_dice.speech.utterance import Utterance

LOOK = 0.1
"""Seconds in which a reader that is not busy has looked at the screen."""


class Usual:
    """What holds until the settings are read, which is after the first line."""

    verbosity = "standard"
    braille_cells = 40
    reading_speed = 0
    empty_line = False


class Terminal:
    """Text in the terminal. Lines are broken between words only, so that no number is cut.

    Raises OutputClosed when there is no standard output.
    """

    def __init__(
        self,
        settings: Settings | None = None,
        stream: TextIO | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        if stream is None and sys.stdout is None:
            raise OutputClosed
        self._stream = stream or sys.stdout
        self._pace = Pace(clock)
        self._settings: Settings | type[Usual] = settings or Usual
        self._is_at_start = True
        self._line = ""
        self._group = -1
        self._rows = 0
        self._reader: str | None = None
        self._ears: Ears | None = None
        if hasattr(self._stream, "reconfigure"):
            self._stream.reconfigure(errors="replace")

    def open(self, ears: Ears) -> None:
        """Tell these ears when something is written."""
        self._ears = ears

    def speak(self, utterance: Utterance) -> None:
        """Append one announcement on lines of its own; for braille, one row as long as it lasts.

        A display shows the part at the cursor: news and a short question stand in it together.
        """
        is_next = utterance.group == self._group
        is_apart = utterance.is_apart and self._settings.empty_line
        joins = is_next and not is_apart and self._is_for_braille()
        self._rows = self._rows if is_next else 0
        self._group = utterance.group
        if self._ears:
            self._ears.begins(utterance)
        if is_apart:
            self._write_empty_line()
        is_news = utterance.priority == 0  # Priority.NORMAL
        self._append(utterance.cells, joins=joins, flows=is_news)
        if _size(self._stream).columns:
            self._pace.count(utterance, len(utterance.cells), self._settings.reading_speed)

    def begin(self, line: str) -> None:
        """Write the first line, before it is known how the player wants the others."""
        self._append(line, joins=False)

    def await_typing(self) -> None:
        """Append a space to the newest line."""
        self.echo(" ")

    def echo(self, typed: str) -> None:
        """Append what was typed to the newest line."""
        self._line += typed
        self._write(typed)

    def skip(self) -> tuple[Utterance, ...]:
        """What the player's own reader cannot have begun to say, even if it speaks fast."""
        return self._pace.stop()

    def change(self, settings: Settings) -> None:
        """Go by other settings."""
        self._settings = settings

    def rest(self) -> None:
        """Give the other program a line of its own."""
        self.close()

    def finish(self) -> None:
        """All is written at once."""

    def close(self) -> None:
        """Give the shell a line of its own; without a listener nothing is left to do."""
        if self._is_at_start:
            return
        self._is_at_start = True
        try:
            self._write("\n")
        except OutputClosed:
            return

    def _append(self, text: str, *, joins: bool, flows: bool = False) -> None:
        """Append words in lines that fit the terminal, where its width is known."""
        before = self._line if joins and _size(self._stream).columns else ""
        lines = self._lines(before, text, flows=flows)
        if not before:
            lines = _set_apart(self._line, lines)
        self._let_look(len(lines) - bool(before))
        self._write(("" if before or self._is_at_start else "\n") + "\n".join(lines)[len(before) :])
        self._line = lines[-1] if lines else ""
        self._is_at_start = False

    def _write_empty_line(self) -> None:
        """Set what comes next apart from what was before, for eyes that see little."""
        if not self._is_at_start:
            self._rows += 1
            self._write("\n")
            self._line = ""

    def _let_look(self, rows: int) -> None:
        """Keep the news of one key from scrolling away before a reader has looked at the screen."""
        self._rows += rows
        if self._rows >= (_size(self._stream).lines or sys.maxsize):
            time.sleep(LOOK)
            self._rows = rows

    def _lines(self, before: str, text: str, *, flows: bool) -> list[str]:
        columns = _size(self._stream).columns
        if self._is_for_braille() and columns:
            from a11y_dice.speech.braille import rows  # noqa: PLC0415 - see above

            cells = self._settings.braille_cells
            return rows(before, text, cells, columns, flows=flows)
        lines = _broken(text, columns) if 0 < columns < len(text) else [text]
        if len(lines) > 1 and self._is_in_fenrir():
            lines[-1] = lines[-1].ljust(columns - 1)
        return lines

    def _is_for_braille(self) -> bool:
        return self._settings.verbosity == "braille"

    def _is_in_fenrir(self) -> bool:
        """Whether Fenrir would say the last of several lines alone, after an up or down arrow.

        It does so in the lowest row, unless the cursor is in the last column.
        """
        if self._reader is None:
            from a11y_dice.speech.above import terminal_reader  # noqa: PLC0415 - see above

            self._reader = terminal_reader()
        return self._reader == "Fenrir" and not self._is_for_braille()

    def _write(self, text: str) -> None:
        try:
            self._stream.write(text)
            self._stream.flush()
        except (OSError, ValueError) as error:  # ValueError: the stream is closed
            _forget(self._stream)
            raise OutputClosed from error


def make(settings: Settings) -> Terminal:
    """Text in this terminal. Raises OutputClosed when there is no standard output."""
    return Terminal(settings)


def _broken(text: str, width: int) -> list[str]:
    """A text in lines of this width, broken between words."""
    from textwrap import wrap  # noqa: PLC0415 - the first line is out before it is needed

    return wrap(text, width, break_on_hyphens=False, break_long_words=False)


def _set_apart(before: str, lines: list[str]) -> list[str]:
    """Lines that Fenrir says, whatever line was before them.

    It takes a line that came alone for typing, and is silent, when the cursor has moved by just
    as many columns as the line and a space have. Then there is one more space at its end.
    """
    found = []
    for line in lines:
        is_typing = len(before) == 2 * len(line) + 1
        before = f"{line} " if is_typing else line
        found.append(before)
    return found


def _size(stream: TextIO) -> os.terminal_size:
    """Columns and lines of the terminal; 0 when there is none, or it does not say."""
    try:
        return os.get_terminal_size(stream.fileno())
    except (OSError, ValueError):
        return os.terminal_size((0, 0))


def _forget(stream: TextIO) -> None:
    """Keep Python from complaining at exit about the text that nobody can read any more."""
    try:
        os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())
    except (OSError, ValueError):
        return
