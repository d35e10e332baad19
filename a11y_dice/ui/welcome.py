"""The first line, which is out before anything else is loaded."""

from __future__ import annotations

import os
import signal

from a11y_dice.i18n.catalog import SHELL, plain
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


def play(flags: Mapping[str, object] | None = None) -> int:
    """Say the first line, then load the program and play. Returns the exit status."""
    early: list[int] = []
    signal.signal(signal.SIGINT, lambda number, _: early.append(number))
    flags = flags or {}
    way, origin = first_way(flags, os.environ)
    if way not in all_outputs():
        way, origin = TEXT, "default"
    welcome = first_line(way, origin)
    terminal: Terminal | None = None
    try:
        if way == TEXT or is_text_beside(way, flags, os.environ):
            terminal = _shown(welcome)
        _play(flags, welcome, terminal, early)
    except OutputClosed:
        return 0
    return 0


def first_line(way: str, origin: str) -> Words:
    """The line that says how the player is spoken to, and why."""
    try:
        named = plain(SHELL, f"way-{way}")
    except KeyError:  # a way that was added without words of its own
        named = way
    line: Words = plain(SHELL, f"welcome-{origin}").replace("{ $way }", named)  # type: ignore[assignment]  # lines of the catalog
    return line


def _shown(welcome: Words) -> Terminal:
    """The text output, with the first line in it. Raises OutputClosed."""
    from a11y_dice.speech.outputs.text import Terminal  # noqa: PLC0415 - other ways need none

    terminal = Terminal()
    terminal.begin(welcome)
    return terminal


def _play(
    flags: Mapping[str, object], welcome: Words, terminal: Terminal | None, early: list[int]
) -> None:
    """Read the settings, then play. Raises OutputClosed."""
    from a11y_dice.session.ears import SessionEars  # noqa: PLC0415 - the first line is out
    from a11y_dice.settings.sources import chosen  # noqa: PLC0415

    choice, ears = chosen(flags), SessionEars()
    output = _opened(choice, ears, welcome, terminal)
    try:
        from a11y_dice.ui.app import run  # noqa: PLC0415 - everything else is loaded by it

        run(output, ears, welcome, choice, early)
    finally:
        output.close()


def _opened(choice: Chosen, ears: SessionEars, welcome: Words, terminal: Terminal | None) -> Output:
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
    said_by.speak(plain_utterance(welcome))
    return output
