"""What was said, in a file of its own that a person reads."""

from __future__ import annotations

import os
import time
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path

from a11y_dice.core.message import Words


def transcripts_folder() -> Path:
    """Where these files are, in the user's data folder."""
    from platformdirs import user_data_path  # noqa: PLC0415 - not needed for the first line

    return user_data_path("a11y-dice", appauthor=False) / "transcripts"


def write_down(name: str, lines: Iterable[Words]) -> Path:
    """Write lines into a new file, whose name begins with the time and ends with `name`.

    Raises OSError; then there is no new file.
    """
    folder = transcripts_folder()
    folder.mkdir(parents=True, exist_ok=True)
    stem = f"{time.strftime('%Y-%m-%d %H-%M-%S')} {name}"
    path = _new_file(folder, stem)
    try:
        with path.open("w", encoding="utf-8", newline="\n") as file:
            file.writelines(f"{line}\n" for line in lines)
            file.flush()
            os.fsync(file.fileno())
    except OSError:
        with suppress(OSError):
            path.unlink()
        raise
    return path


def _new_file(folder: Path, stem: str) -> Path:
    """An empty file of a name that nobody has. Raises OSError."""
    path, number = folder / f"{stem}.txt", 1
    while True:
        try:
            path.touch(exist_ok=False)
        except FileExistsError:
            number += 1
            path = folder / f"{stem} {number}.txt"
        else:
            return path
