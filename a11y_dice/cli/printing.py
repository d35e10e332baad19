"""What a command prints, and what it complains of."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable
from contextlib import suppress
from io import TextIOWrapper


def print_lines(lines: Iterable[str]) -> None:
    """Print lines; quietly stop when nobody reads them any more."""
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")
    try:
        if sys.stdout:
            sys.stdout.write("".join(f"{line}\n" for line in lines))
            sys.stdout.flush()
    except OSError:
        with suppress(OSError, ValueError):  # or Python would complain at exit
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def complain(sentence: str) -> None:
    """Print one sentence on standard error."""
    with suppress(OSError):
        if sys.stderr:
            sys.stderr.write(f"{sentence}\n")
