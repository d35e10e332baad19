"""The first line, which is out before anything else is loaded."""

from __future__ import annotations

import os
import signal

from a11y_dice.i18n.catalog import ENGLISH, SHELL, language_here, plain
from a11y_dice.settings.first import TEXT, first_way, is_text_beside
from a11y_dice.speech.outputs import OutputClosed, all_outputs

TYPE_CHECKING = False  # typing itself would cost 5 ms before the first line
if TYPE_CHECKING:
    from collections.abc import Mapping

    from a11y_dice.core.message import Words
    from a11y_dice.session.ears import SessionEars
    from a11y_dice.settings.sources import Chosen
    from a11y_dice.speech.output import Output
    from a11y_dice.speech.outputs.text import Terminal


class Start:
    """How the program begins: with which words, and with the test of what is heard, or to play.

    `welcome` are words in `language`. `early` is not empty when Ctrl+C was pressed before keys are
    read.
    """

    def __init__(self, welcome: Words, language: str, early: list[int], *, is_test: bool) -> None:
        self.welcome = welcome
        self.language = language
        self.early = early
        self.is_test = is_test


def test_what_is_heard() -> int:
    """Say the first line, then test one channel after the other. Returns the exit status."""
    from a11y_dice.ui.echo import NoEcho  # noqa: PLC0415 - whoever plays has it already

    with NoEcho():
        return play(is_test=True)


def play(flags: Mapping[str, object] | None = None, *, is_test: bool = False) -> int:
    """Say the first line, then load the program and play. Returns the exit status."""
    early: list[int] = []
    signal.signal(signal.SIGINT, lambda number, _: early.append(number))
    flags = flags or {}
    way, origin = first_way(flags, os.environ)
    if way not in all_outputs():
        way, origin = TEXT, "default"
    language = language_here(flags)
    start = Start(first_line(way, origin, language), language, early, is_test=is_test)
    terminal: Terminal | None = None
    try:
        if way == TEXT or is_text_beside(way, flags, os.environ):
            terminal = _shown(start.welcome)
        _play(flags, start, terminal)
    except OutputClosed:
        return 0
    return 0


def first_line(way: str, origin: str, language: str = ENGLISH) -> Words:
    """The line that says how the player is spoken to, and why."""
    try:
        named = plain(SHELL, f"way-{way}", language)
    except KeyError:  # a way that was added without words of its own
        named = way
    line = plain(SHELL, f"welcome-{origin}", language)
    words: Words = line.replace("{ $way }", named)  # type: ignore[assignment]  # of the catalog
    return words


def _shown(welcome: Words) -> Terminal:
    """The text output, with the first line in it. Raises OutputClosed."""
    from a11y_dice.speech.outputs.text import Terminal  # noqa: PLC0415 - other ways need none

    terminal = Terminal()
    terminal.begin(welcome)
    return terminal


def _play(flags: Mapping[str, object], start: Start, terminal: Terminal | None) -> None:
    """Read the settings, then play. Raises OutputClosed."""
    from a11y_dice.session.ears import SessionEars  # noqa: PLC0415 - the first line is out
    from a11y_dice.settings.sources import chosen  # noqa: PLC0415

    choice, ears = chosen(flags), SessionEars()
    output = _opened(choice, ears, start, terminal)
    try:
        from a11y_dice.ui.app import run  # noqa: PLC0415 - everything else is loaded by it

        run(output, ears, choice, start)
    finally:
        output.close()


def _opened(choice: Chosen, ears: SessionEars, start: Start, terminal: Terminal | None) -> Output:
    """The chosen way, open, and the first line said in it."""
    if terminal:
        terminal.change(choice.settings)
        if choice.settings.speak not in all_outputs() or choice.settings.speak == TEXT:
            terminal.open(ears)
            return terminal
    from a11y_dice.speech.beside import Beside, way_of  # noqa: PLC0415 - text needs none of it
    from a11y_dice.speech.utterance import plain_utterance  # noqa: PLC0415

    output = way_of(choice.settings, terminal)
    output.open(ears)
    said_by = output.spoken if terminal and isinstance(output, Beside) else output
    said_by.speak(plain_utterance(start.welcome, start.language))
    return output
