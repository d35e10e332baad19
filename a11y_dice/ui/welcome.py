"""The first line, which is out before anything else is loaded."""

from __future__ import annotations

from a11y_dice.i18n.catalog import SHELL, plain
from a11y_dice.speech.outputs import OutputClosed
from a11y_dice.speech.outputs.terminal import Terminal
from a11y_dice.ui.echo import NoEcho

INTERRUPTED = 130
"""The exit status after Ctrl+C."""
TYPE_CHECKING = False  # typing itself would cost 5 ms before the first line
if TYPE_CHECKING:
    from a11y_dice.core.message import Words


def play(verbosity: str = "") -> int:
    """Say the first line, then load the program and play. Returns the exit status."""
    try:
        return _play(verbosity)
    except (
        KeyboardInterrupt
    ):  # before the keys are read, or after; between, it is a key like others
        import signal  # noqa: PLC0415 - only now

        signal.signal(signal.SIGINT, signal.SIG_IGN)  # it was heard, once is enough
        return INTERRUPTED


def _play(verbosity: str) -> int:
    try:
        output = Terminal()
    except OutputClosed:
        return 0
    welcome: Words = plain(SHELL, "welcome")  # type: ignore[assignment] # a line of the catalog
    try:
        output.speak(welcome)
        with NoEcho():
            from a11y_dice.ui.app import run  # noqa: PLC0415 - everything else is loaded by it

            run(output, welcome, verbosity)
    except OutputClosed:
        return 0
    finally:
        output.close()
    return 0
