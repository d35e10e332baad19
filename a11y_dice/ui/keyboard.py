"""Where keys come from: a terminal, through prompt_toolkit, or a pipe, line by line.

prompt_toolkit draws nothing here: its output goes nowhere, and what is said is appended to
standard output by the way of being spoken to (docs/explanation/decisions/0002-draw-nothing.md).
"""

from __future__ import annotations

import asyncio
import os
import select
import signal
import sys
from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Any, TextIO

from a11y_dice.speech.outputs import OutputClosed
from a11y_dice.ui.desk import LONGEST

if TYPE_CHECKING:
    from prompt_toolkit.application import Application
    from prompt_toolkit.key_binding import KeyPressEvent

    from a11y_dice.ui.desk import Desk

NO_KEYS = frozenset({"<cursor-position-response>", "<ignore>"})
"""What prompt_toolkit calls a key, and nobody has pressed."""
LONE_ESCAPE = 0.05
"""Seconds after which an Escape is no longer the start of an arrow key, at a local terminal."""
LONE_ESCAPE_REMOTE = 0.6
"""The same over a network, where the bytes of one key may arrive apart."""


class Terminal:
    """Single keys from a terminal. `end` is why reading ended: left, end, stopped or hung-up."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self._doubled = ""
        self._was_waiting = False
        self.end = "left"

    def run(self, begin: Callable[[], None]) -> None:
        """Read keys until the player leaves or the terminal goes away.

        `begin` says the first question, as soon as the terminal gives us single keys.
        """
        asyncio.run(self._run(begin))

    async def _run(self, begin: Callable[[], None]) -> None:
        app = self._application()
        self._on_signals(app)
        loop, announcer = asyncio.get_running_loop(), self.desk.announcer
        announcer.on_first = lambda: self._look_for_keys(app)
        announcer.ears.wake = lambda: loop.call_soon_threadsafe(self._do, announcer.attend, app)
        loop.call_soon(self._do, begin, app)
        loop.call_soon(self._do, announcer.attend, app)  # what was told before anybody could wake
        try:
            await app.run_async(handle_sigint=True, set_exception_handler=False)
        except EOFError:
            self.end = "end"
        finally:
            self.desk.announcer.ears.wake = lambda: None

    def _application(self) -> Application[None]:
        from prompt_toolkit.application import Application  # noqa: PLC0415 - after the first line
        from prompt_toolkit.input import create_input  # noqa: PLC0415
        from prompt_toolkit.key_binding import KeyBindings  # noqa: PLC0415
        from prompt_toolkit.keys import Keys  # noqa: PLC0415
        from prompt_toolkit.layout import Layout, Window  # noqa: PLC0415
        from prompt_toolkit.output import DummyOutput  # noqa: PLC0415

        bindings = KeyBindings()
        for key in Keys:
            bindings.add(key, eager=True)(self._on_key)
        app: Application[None] = Application(
            layout=Layout(Window()),
            key_bindings=bindings,
            input=create_input(),
            output=DummyOutput(),
        )
        is_remote = "SSH_CONNECTION" in os.environ or "SSH_TTY" in os.environ
        app.ttimeoutlen = LONE_ESCAPE_REMOTE if is_remote else LONE_ESCAPE
        return app

    def _on_key(self, event: KeyPressEvent) -> None:
        press = event.key_sequence[-1]
        pressed = str(getattr(press.key, "value", press.key))
        if pressed in NO_KEYS:
            return
        if pressed == "<bracketed-paste>":
            self._do(lambda: self._press_all(press.data, event.app), event.app)
        else:
            self._do(lambda: self._press(pressed, event.app), event.app)

    def _do(self, act: Callable[[], None], app: Application[Any]) -> None:
        """Act on what came; leave where that leads out of the program."""
        try:
            act()
        except OutputClosed:
            self._exit(app, "closed")
        except Exception as error:  # noqa: BLE001 - handed on, once the terminal is as it was
            app.exit(exception=error)
        if not self.desk.is_open:
            self._exit(app, "left")

    def _press_all(self, pasted: str, app: Application[Any]) -> None:
        """Pasted characters are keys like others; so many that nobody typed them do nothing."""
        if len(pasted) > LONGEST:
            self.desk.answer_paste(len(pasted))
            return
        for character in pasted:
            if self.desk.is_open:
                self._press("enter" if character in "\r\n" else character, app)

    def _press(self, pressed: str, app: Application[Any]) -> None:
        """A key that was already waiting when the same key rolled dice is answered, not played."""
        if pressed == "c-z":
            self._suspend()
        elif self.desk.keymap.key(pressed) == self._doubled:
            self.desk.answer_double()
            if not self._is_key_waiting(app):
                self._doubled = ""
        else:
            self._was_waiting = False
            self.desk.press(pressed)
            is_hasty = self.desk.has_rolled and self._was_waiting
            self._doubled = self.desk.keymap.key(pressed) if is_hasty else ""

    def _look_for_keys(self, app: Application[Any]) -> None:
        """Whatever waits before the first word is out was pressed without knowing how dice fell."""
        self._was_waiting = self._is_key_waiting(app)

    def _is_key_waiting(self, app: Application[Any]) -> bool:
        if app.key_processor.input_queue:
            return True
        with suppress(OSError, ValueError):
            return bool(select.select([sys.stdin], [], [], 0)[0])
        return False

    def _suspend(self) -> None:
        """Ctrl+Z: give the shell its line; say where we are when the player comes back."""
        from prompt_toolkit.application import get_app, run_in_terminal  # noqa: PLC0415 - loaded

        def stop() -> None:
            self.desk.announcer.output.rest()
            os.kill(0, signal.SIGTSTP)

        if not hasattr(signal, "SIGTSTP"):
            self.desk.press("c-z")
            return
        app = get_app()
        done = asyncio.ensure_future(run_in_terminal(stop))
        done.add_done_callback(lambda _: self._do(self.desk.screens[-1].open, app))

    def _on_signals(self, app: Application[None]) -> None:
        loop = asyncio.get_running_loop()
        for name, end in (("SIGTERM", "stopped"), ("SIGHUP", "hung-up")):
            with suppress(AttributeError, NotImplementedError):  # Windows has no such signals
                loop.add_signal_handler(getattr(signal, name), self._exit, app, end)

    def _exit(self, app: Application[Any], end: str) -> None:
        self.end = end
        if not app.is_done and app.is_running:
            app.exit()


class Stopped(BaseException):
    """The system asked the program to stop while it waited for a line."""


class Pipe:
    """One key name, or a word, in each line of standard input."""

    def __init__(self, desk: Desk, lines: TextIO | None) -> None:
        self.desk = desk
        self._lines = lines
        self._is_waiting = False
        self.end = "end"

    def run(self, begin: Callable[[], None] | None = None) -> None:
        """Say the first question, then read lines until they end or the player leaves."""
        try:
            if begin:
                begin()
            while self.end == "end" and (line := self._next_line()):
                self._take(line.rstrip("\r\n"))
                if not self.desk.is_open:
                    self.end = "left"
        except OutputClosed:
            self.end = "closed"
        except Stopped:
            return

    def _next_line(self) -> str:
        self._is_waiting = True
        line = self._lines.readline() if self._lines else ""
        self._is_waiting = False
        return line

    def obey_signals(self) -> None:
        """Stop between two lines, never in the middle of one that is played."""
        for name, end in (("SIGINT", "stopped"), ("SIGTERM", "stopped"), ("SIGHUP", "hung-up")):
            if hasattr(signal, name):  # Windows has not all of them
                signal.signal(getattr(signal, name), self._stopper(end))

    def _stopper(self, end: str) -> Callable[[int, object], None]:
        def stop(_number: int, _frame: object) -> None:
            self.end = end
            if self._is_waiting:
                self._is_waiting = False
                raise Stopped

        return stop

    def _take(self, line: str) -> None:
        text = line.strip()
        if not text:
            self.desk.press("space" if line else "enter")
        elif len(text) == 1:
            self.desk.press(text)
        elif key := self.desk.key_named(text.lower()):
            self.desk.press(key)
        else:
            self.desk.type_line(text)
