"""The program at a keyboard, from its first menu to its last line."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from io import TextIOWrapper

from a11y_dice.core.message import Message, Words
from a11y_dice.i18n.audience import Verbosity
from a11y_dice.session.announcer import Announcer
from a11y_dice.session.transcript import Buffer, Said
from a11y_dice.speech.output import Output
from a11y_dice.ui.desk import Desk
from a11y_dice.ui.keyboard import Pipe, Terminal
from a11y_dice.ui.screens.main_menu import MainMenu


def run(output: Output, welcome: Words, verbosity: str, early: Sequence[int]) -> None:
    """Play at this terminal, or with the keys of a pipe, after `welcome` was said.

    `early` is not empty when Ctrl+C was pressed before the keys are read.
    Raises OutputClosed when nobody listens any more.
    """
    announcer = Announcer(output, Verbosity(verbosity or Verbosity.STANDARD))
    announcer.transcript.add(Said(welcome, Buffer.SYSTEM))
    desk = Desk(announcer)
    keys = _keys(desk)
    keys.run(lambda: _begin(desk, is_asked_to_leave=bool(early)))
    if keys.end in ("end", "stopped"):
        desk.say_where_kept()
        announcer.say(Message(f"goodbye-{keys.end}"), Buffer.SYSTEM)


def _begin(desk: Desk, *, is_asked_to_leave: bool) -> None:
    desk.push(MainMenu(desk))
    if is_asked_to_leave:
        desk.ask_to_leave_program()


def _keys(desk: Desk) -> Terminal | Pipe:
    """Single keys from a terminal; from anything else one key name or word in each line."""
    if sys.stdin and sys.stdin.isatty():
        return Terminal(desk)
    if isinstance(sys.stdin, TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")
    pipe = Pipe(desk, sys.stdin)
    pipe.obey_signals()
    return pipe
