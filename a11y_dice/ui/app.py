"""The program at a keyboard, from its first menu to its last line."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from io import TextIOWrapper

from a11y_dice.audio.earcons import EarconPlayer, make_player
from a11y_dice.core.message import Message, Words
from a11y_dice.session.announcer import Announcer
from a11y_dice.session.ears import SessionEars
from a11y_dice.session.transcript import Buffer, Said
from a11y_dice.settings.sources import Chosen
from a11y_dice.settings.values import Settings
from a11y_dice.speech.beside import Beside
from a11y_dice.speech.output import Output
from a11y_dice.speech.outputs import all_outputs, make_output
from a11y_dice.speech.utterance import plain_utterance
from a11y_dice.ui.desk import Desk
from a11y_dice.ui.keyboard import Pipe, Terminal
from a11y_dice.ui.screens.main_menu import MainMenu


def run(
    output: Output, ears: SessionEars, welcome: Words, choice: Chosen, early: Sequence[int]
) -> None:
    """Play at this terminal, or with the keys of a pipe, after `welcome` was said.

    `early` is not empty when Ctrl+C was pressed before the keys are read.
    Raises OutputClosed when nobody listens any more.
    """
    settings = choice.settings
    announcer = Announcer(output, settings, ears, _stand_in(output))
    announcer.transcript.add(Said(plain_utterance(welcome), Buffer.SYSTEM))
    for problem in _problems(choice):
        announcer.say(problem, Buffer.SYSTEM)
    player = make_player(settings, ears.told)
    ears.player = player
    desk = Desk(announcer)
    keys = _keys(desk)
    keys.run(lambda: _begin(desk, player, is_asked_to_leave=bool(early)))
    player.close()
    if keys.end in ("end", "stopped"):
        desk.say_where_kept()
        announcer.say(Message(f"goodbye-{keys.end}"), Buffer.SYSTEM)
    if keys.end in ("end", "left"):
        announcer.output.finish()
    if announcer.output is not output and not isinstance(output, Beside):
        announcer.output.close()


def _stand_in(output: Output) -> Callable[[Settings], Output]:
    """What makes the text that takes over: where it is shown already, it is there."""
    if isinstance(output, Beside):
        return lambda _: output.shown
    return lambda settings: make_output("text", settings)


def _problems(choice: Chosen) -> list[Message]:
    """What was wrong with the settings."""
    problems = list(choice.problems)
    if choice.settings.speak not in all_outputs():
        ways = ", ".join(all_outputs())
        problems.append(Message("no-such-way", {"way": choice.settings.speak, "ways": ways}))
    return problems


def _begin(desk: Desk, player: EarconPlayer, *, is_asked_to_leave: bool) -> None:
    desk.push(MainMenu(desk))
    player.open()
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
