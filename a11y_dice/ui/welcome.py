"""The first line, which is out before anything else is loaded."""

from __future__ import annotations

import signal

from a11y_dice.i18n.catalog import SHELL, plain
from a11y_dice.speech.outputs import OutputClosed
from a11y_dice.speech.outputs.terminal import Terminal
from a11y_dice.ui.echo import NoEcho

TYPE_CHECKING = False  # typing itself would cost 5 ms before the first line
if TYPE_CHECKING:
    from a11y_dice.core.message import Words


def play(verbosity: str = "") -> int:
    """Say the first line, then load the program and play. Returns the exit status."""
    early: list[int] = []
    signal.signal(signal.SIGINT, lambda number, _: early.append(number))
    try:
        output = Terminal()
    except OutputClosed:
        return 0
    welcome: Words = plain(SHELL, "welcome")  # type: ignore[assignment] # a line of the catalog
    try:
        output.speak(welcome)
        with NoEcho():
            from a11y_dice.ui.app import run  # noqa: PLC0415 - everything else is loaded by it

            run(output, welcome, verbosity, early)
    except OutputClosed:
        return 0
    finally:
        output.close()
    return 0
