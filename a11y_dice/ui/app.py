"""The program at a keyboard, from its first menu to its last line."""

from __future__ import annotations

import signal
import sys
from dataclasses import replace
from io import TextIOWrapper

from a11y_dice.audio.earcons import EarconPlayer, make_player
from a11y_dice.core.message import Message
from a11y_dice.session.announcer import Announcer
from a11y_dice.session.ears import SessionEars
from a11y_dice.session.transcript import Buffer, Said
from a11y_dice.settings.first import WITHOUT_TEXT, WITHOUT_VOICE
from a11y_dice.settings.sources import Chosen
from a11y_dice.settings.values import Settings
from a11y_dice.speech.above import terminal_reader
from a11y_dice.speech.beside import stand_in_of
from a11y_dice.speech.output import Output
from a11y_dice.speech.outputs import all_outputs
from a11y_dice.speech.utterance import plain_utterance
from a11y_dice.ui.desk import Desk
from a11y_dice.ui.keyboard import Pipe, Terminal
from a11y_dice.ui.screens.first import ask_first, is_first_start
from a11y_dice.ui.screens.hearing import HearingTest
from a11y_dice.ui.screens.main_menu import MainMenu
from a11y_dice.ui.welcome import Start


def run(output: Output, ears: SessionEars, choice: Chosen, start: Start) -> None:
    """Play at this terminal, or with the keys of a pipe, after the welcome was said.

    Raises OutputClosed when nobody listens any more.
    """
    settings = choice.settings
    announcer = Announcer(output, settings, ears, stand_in_of)
    announcer.transcript.add(Said(plain_utterance(start.welcome, start.language), Buffer.SYSTEM))
    for remark in [*_problems(choice, announcer), *_cautions(settings)]:
        announcer.say(remark, Buffer.SYSTEM)
    player = make_player(settings, ears.told)
    ears.player = player
    desk = Desk(announcer, choice)
    keys = _keys(desk)
    keys.run(lambda: _begin(desk, choice, player, start))
    player.close()
    if keys.end in ("end", "stopped"):
        desk.say_where_kept()
        announcer.say(Message(f"goodbye-{keys.end}"), Buffer.SYSTEM)
    if keys.end in ("end", "left"):
        _finish(announcer)
    announcer.close()


def _finish(announcer: Announcer) -> None:
    """Let what waits be said to its end; whoever asks the program to stop cuts that off."""
    for name in ("SIGINT", "SIGTERM", "SIGHUP"):
        if hasattr(signal, name):  # Windows has not all of them
            signal.signal(getattr(signal, name), lambda *_: announcer.output.close())
    announcer.output.finish()
    announcer.attend()  # had the voice nobody to hear it, text says what is left
    announcer.output.finish()


def _cautions(settings: Settings) -> list[Message]:
    """Where two voices may be heard: text beside one, or a reader that reads this terminal."""
    if settings.speak not in all_outputs() or settings.speak in WITHOUT_VOICE:
        return []
    is_shown = settings.speak not in WITHOUT_TEXT
    beside = Message("text-beside" if is_shown else "text-not-beside")
    cautions = [beside] if settings.text_beside else []
    if reader := terminal_reader():
        cautions.append(Message("two-voices", {"reader": reader}))
    return cautions


def _problems(choice: Chosen, announcer: Announcer) -> list[Message]:
    """What was wrong with the settings."""
    problems = list(choice.problems)
    if announcer.keys_problem:
        problems.append(announcer.keys_problem)
    if choice.settings.speak not in all_outputs():
        ways = ", ".join(all_outputs())
        problems.append(Message("no-such-way", {"way": choice.settings.speak, "ways": ways}))
    return problems


def _begin(desk: Desk, choice: Chosen, player: EarconPlayer, start: Start) -> None:
    menu = MainMenu(desk)
    if start.is_test:
        desk.push(HearingTest(desk))
    elif is_first_start(choice):
        desk.screens.append(menu)
        ask_first(desk)
    else:
        desk.push(menu)
    player.open()
    if start.early:
        desk.ask_to_leave_program()


def _keys(desk: Desk) -> Terminal | Pipe:
    """Single keys from a terminal; from anything else one key name or word in each line."""
    if sys.stdin and sys.stdin.isatty():
        return Terminal(desk)
    if isinstance(sys.stdin, TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")
    desk.announcer.change(replace(desk.announcer.settings, never_interrupt=True))
    pipe = Pipe(desk, sys.stdin)
    pipe.obey_signals()
    return pipe
