"""What was said, in a file of its own that a person reads."""

from __future__ import annotations

import time
from collections.abc import Iterable
from pathlib import Path

from a11y_dice.core.message import Words
from a11y_dice.session.new_file import write_new


def transcripts_folder() -> Path:
    """Where these files are, in the user's data folder."""
    from platformdirs import user_data_path  # noqa: PLC0415 - not needed for the first line

    return user_data_path("a11y-dice", appauthor=False) / "transcripts"


def write_down(name: str, lines: Iterable[Words]) -> Path:
    """Write lines into a new file, whose name begins with the time and ends with `name`.

    Raises OSError; then there is no new file.
    """
    stem = f"{time.strftime('%Y-%m-%d %H-%M-%S')} {name}"
    return write_new(transcripts_folder() / f"{stem}.txt", lines)
