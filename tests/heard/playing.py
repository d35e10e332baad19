"""A player with a reader of a name, and everything cleared away afterwards."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from unittest.mock import patch

from helpers.processes import await_none
from helpers.running import PATIENCE

from a11y_dice.i18n.audience import Verbosity
from heard.braille import BrailleDisplay
from heard.player import Player
from heard.program import Program
from heard.readers import READERS
from heard.voice import ReaderVoice

BRAILLE = "brltty"
NAMES = (*READERS, BRAILLE)
ROWS = 24
HIGH = 60
"""Rows in which all that one key brings has room, however seldom a reader looks."""


@contextmanager
def playing(reader: str, rows: int = ROWS, patience: float = PATIENCE) -> Iterator[Player]:
    """Play with this reader, in braille with the verbosity for it.

    Raises NoConsoleError when a display has no console to show.
    """
    verbosity = Verbosity.BRAILLE if reader == BRAILLE else Verbosity.STANDARD
    with TemporaryDirectory(prefix="heard") as folder, patch.dict(os.environ):
        program = Program(Path(folder), verbosity)
        try:
            if reader == BRAILLE:
                device: BrailleDisplay | ReaderVoice = BrailleDisplay(program, patience)
            else:
                device = ReaderVoice(READERS[reader], program, rows, patience)
            try:
                yield Player(program, device)
            finally:
                program.end()
                device.close()
        finally:
            left = await_none(folder)
        assert not left, left
