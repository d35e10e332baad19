"""Bridges to the screen reader that runs: Prism where it is installed, else accessible-output2.

Prism is asked for screen readers alone. Speech Dispatcher, which both know, is reached by
accessible-output2: there Prism starts a daemon that was not running, leaves what waits in the
queue when it should be silent, and may wait for ever for a daemon that has died. Voices that
are no screen readers (SAPI, eSpeak) are not taken for one: there is a way `voice` for those.

Everything here may take its time, hang or raise anything; `speech.line` keeps that from the game.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import Any, Protocol

PRISM_READERS = (
    "ORCA",
    "NVDA",
    "JAWS",
    "VOICE_OVER",
    "ZDSR",
    "ZOOM_TEXT",
    "BOY_PC_READER",
    "PC_TALKER",
    "SENSE_READER",
    "SYSTEM_ACCESS",
    "WINDOW_EYES",
)
"""What Prism calls screen readers, Orca first; it knows voices too."""
LAST_READER = 100
"""Outputs of accessible-output2 with a higher number are voices without a screen reader."""


class Bridge(Protocol):
    """A screen reader that runs. Texts are never empty, and have no control characters."""

    name: str
    """What its users call it."""

    def is_there(self) -> bool:
        """Whether it still runs, as far as that can be known without talking to it."""

    def speak(self, words: str, *, interrupts: bool) -> None:
        """Say this, at once or after what it says now."""

    def braille(self, cells: str) -> None:
        """Show this on the braille display, if there is one that can be reached."""

    def silence(self) -> None:
        """Stop speaking, and forget what waits."""

    def close(self) -> None:
        """Go away; what waits is still said."""


class Prism:
    """A reader found by Prism; `backend` is its own object for it."""

    def __init__(self, context: Any, backend: Any) -> None:
        self._context = context  # lives as long as what was made with it
        self._backend = backend
        self._can = backend.features
        self.name: str = backend.name

    def is_there(self) -> bool:
        """Whether it can be used at this moment."""
        return bool(self._backend.features.is_supported_at_runtime)

    def speak(self, words: str, *, interrupts: bool) -> None:
        """Say this."""
        self._backend.speak(words, interrupts)

    def braille(self, cells: str) -> None:
        """Show this, where Prism can."""
        if self._can.supports_braille:
            self._backend.braille(cells)

    def silence(self) -> None:
        """Stop; a space that interrupts does for readers which have no such call."""
        if self._can.supports_stop:
            self._backend.stop()
        else:
            self._backend.speak(" ", True)  # noqa: FBT003 - the name of it is not promised

    def close(self) -> None:
        """It goes when nobody refers to it any more."""


class Accessible:
    """A reader found by accessible-output2; `output` is its own object for it."""

    def __init__(self, output: Any) -> None:
        self._output = output
        self.name: str = output.name

    def is_there(self) -> bool:
        """Whether it still runs."""
        return bool(self._output.is_active())

    def speak(self, words: str, *, interrupts: bool) -> None:
        """Say this."""
        self._output.speak(words, interrupt=interrupts)

    def braille(self, cells: str) -> None:
        """Show this; does nothing for readers whose display cannot be reached."""
        self._output.braille(cells)

    def silence(self) -> None:
        """Stop; nothing at all, which interrupts, does for readers which have no such call."""
        if hasattr(self._output, "silence"):
            self._output.silence()
        else:
            self._output.speak("", interrupt=True)

    def close(self) -> None:
        """Close the connection, where there is one."""
        if hasattr(self._output, "close"):
            self._output.close()


def find_bridge() -> Bridge | None:
    """A bridge to the reader that runs, or None. To be used in the thread that asks for it."""
    if sys.platform == "win32":
        import pythoncom  # noqa: PLC0415 - it is on Windows alone

        pythoncom.CoInitialize()  # each thread that talks to JAWS needs this
    for found in (_by_prism, _by_accessible_output2):
        for bridge in found():
            with suppress(Exception):  # whatever is wrong with one, another may answer
                if bridge.is_there():
                    return bridge
    return None


def _by_prism() -> Iterator[Bridge]:
    """Every reader that Prism can reach now, if it is installed."""
    try:
        import prism  # noqa: PLC0415 - it is an extra, and takes 55 ms
    except (ImportError, OSError):  # OSError: it was made for a newer system
        return
    context = prism.Context()
    for name in PRISM_READERS:
        with suppress(Exception):  # it does not run, or is not for this system
            yield Prism(context, context.create(prism.BackendId[name]))


def _by_accessible_output2() -> Iterator[Bridge]:
    """Every reader that accessible-output2 can reach now."""
    for make in _outputs():
        with suppress(Exception):  # it is not installed, or does not answer
            yield Accessible(make())


def _outputs() -> list[Callable[[], Any]]:
    if sys.platform == "linux":
        from a11y_dice.speech.dispatcher import Dispatcher  # noqa: PLC0415 - takes 90 ms

        return [Dispatcher]
    import accessible_output2  # noqa: PLC0415 - takes 75 ms

    classes = accessible_output2.get_output_classes()
    return [each for each in classes if each.priority <= LAST_READER]
