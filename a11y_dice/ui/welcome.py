"""The first line, which is out before anything else is loaded."""

from __future__ import annotations

import signal

from a11y_dice.i18n.catalog import SHELL, plain
from a11y_dice.speech.outputs import OutputClosed, make_output
from a11y_dice.ui.echo import NoEcho

TYPE_CHECKING = False  # typing itself would cost 5 ms before the first line
if TYPE_CHECKING:
    from collections.abc import Mapping

    from a11y_dice.core.message import Words
    from a11y_dice.settings.sources import Chosen
    from a11y_dice.speech.output import Output


def play(flags: Mapping[str, object] | None = None) -> int:
    """Say the first line, then load the program and play. Returns the exit status."""
    early: list[int] = []
    signal.signal(signal.SIGINT, lambda number, _: early.append(number))
    from a11y_dice.session.ears import SessionEars  # noqa: PLC0415 - Ctrl+C is caught first
    from a11y_dice.settings.sources import chosen  # noqa: PLC0415
    from a11y_dice.speech.utterance import plain_utterance  # noqa: PLC0415

    choice, ears = chosen(flags or {}), SessionEars()
    try:
        output, welcome = _first(choice)
    except OutputClosed:
        return 0
    try:
        output.open(ears)
        output.speak(plain_utterance(welcome))
        with NoEcho():
            from a11y_dice.ui.app import run  # noqa: PLC0415 - everything else is loaded by it

            run(output, ears, welcome, choice, early)
    except OutputClosed:
        return 0
    finally:
        output.close()
    return 0


def first_line(way: str, origin: str) -> Words:
    """The line that says how the player is spoken to, and why."""
    try:
        named = plain(SHELL, f"way-{way}")
    except KeyError:  # a way that was added without words of its own
        named = way
    line: Words = plain(SHELL, f"welcome-{origin}").replace("{ $way }", named)  # type: ignore[assignment]  # lines of the catalog
    return line


def _first(choice: Chosen) -> tuple[Output, Words]:
    """The chosen way to be spoken to, and its first line. A way that is none becomes text."""
    from a11y_dice.settings.values import Origin  # noqa: PLC0415 - loaded by now
    from a11y_dice.speech.beside import TEXT, way_of  # noqa: PLC0415

    way, origin = choice.settings.speak, choice.origin("speak")
    try:
        output = way_of(choice.settings)
    except KeyError:
        output, way, origin = make_output(TEXT, choice.settings), TEXT, Origin.DEFAULT
    return output, first_line(way, origin)
