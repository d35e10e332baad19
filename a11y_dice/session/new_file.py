"""Files that the player asks for: always new ones, for nothing is ever overwritten."""

from __future__ import annotations

import os
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path


def write_new(wanted: Path, lines: Iterable[str]) -> Path:
    """Write lines into a file of the wanted name, or of that name with a number if it is taken.

    Raises OSError; then there is no new file.
    """
    wanted.parent.mkdir(parents=True, exist_ok=True)
    path = free_path(wanted)
    path.touch(exist_ok=False)
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


def free_path(wanted: Path) -> Path:
    """The wanted name, or that name with the first number with which nothing has it yet."""
    path, number = wanted, 1
    while os.path.lexists(path):
        number += 1
        path = wanted.with_name(f"{wanted.stem} {number}{wanted.suffix}")
    return path
