"""Keys that are pressed while the program loads are not shown between its lines.

The first line waits for this module, so it imports next to nothing.
"""

from __future__ import annotations

import sys

try:
    import termios
except ImportError:  # Windows echoes nothing by itself while keys are read one by one
    termios = None  # type: ignore[assignment]  # told apart where it is used


class NoEcho:
    """While it is entered, the terminal shows no keys; afterwards it is as it was before."""

    def __init__(self) -> None:
        self._before: list[object] = []

    def __enter__(self) -> None:
        """Turn the echo off, if the keys come from a terminal."""
        if termios is None or not (sys.stdin and sys.stdin.isatty()):
            return
        try:
            self._before = termios.tcgetattr(sys.stdin)
            quiet = termios.tcgetattr(sys.stdin)
            quiet[3] &= ~termios.ECHO
            termios.tcsetattr(sys.stdin, termios.TCSANOW, quiet)
        except termios.error:  # the terminal has just gone
            self._before = []

    def __exit__(self, *_: object) -> None:
        """Give the terminal back as it was."""
        if self._before:
            try:
                termios.tcsetattr(sys.stdin, termios.TCSANOW, self._before)  # type: ignore[arg-type]  # as it was read
            except termios.error:
                return
