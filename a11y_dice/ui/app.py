"""The program at a keyboard, from its first line to its last."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from a11y_dice.core.message import Message, Words
from a11y_dice.i18n.audience import Verbosity
from a11y_dice.i18n.catalog import SHELL, plain
from a11y_dice.session.announcer import Announcer
from a11y_dice.session.transcript import Buffer, Said
from a11y_dice.speech.outputs import OutputClosed
from a11y_dice.speech.outputs.terminal import Terminal as TerminalOutput
from a11y_dice.ui.keymap import COMMANDS, TERMINAL_NAMES

if TYPE_CHECKING:
    from a11y_dice.ui.keyboard import Pipe, Terminal


def run(verbosity: Verbosity = Verbosity.STANDARD) -> int:
    """Play at this terminal, or with the keys of a pipe. Returns the exit status."""
    announcer = Announcer(TerminalOutput(), verbosity)
    try:
        announcer.say_again(Words(plain(SHELL, "welcome")), Said(Words(""), Buffer.SYSTEM))
        keys = _open(announcer)
        keys.run()
        _say_goodbye(keys)
    except OutputClosed:
        return 0
    finally:
        announcer.output.close()
    return 0


def _open(announcer: Announcer) -> Terminal | Pipe:
    """Everything that is needed after the first line is out is loaded here."""
    from a11y_dice.ui.desk import Desk  # noqa: PLC0415
    from a11y_dice.ui.keyboard import Pipe, Terminal  # noqa: PLC0415
    from a11y_dice.ui.screens.main_menu import MainMenu  # noqa: PLC0415

    desk = Desk(announcer)
    desk.push(MainMenu(desk))
    if sys.stdin.isatty():
        return Terminal(desk)
    names = {*COMMANDS, *TERMINAL_NAMES.values(), *(f"f{n}" for n in range(1, 13))}
    sys.stdin.reconfigure(errors="replace")  # type: ignore[union-attr] # a pipe is a text file
    return Pipe(desk, sys.stdin, names.__contains__)


def _say_goodbye(keys: Terminal | Pipe) -> None:
    """After an end that the player did not choose: where the match is. A hang-up is silent."""
    if keys.end in ("end", "stopped"):
        keys.desk.say_where_kept()
        keys.desk.announcer.say(Message(f"goodbye-{keys.end}"))
