"""Speech Dispatcher, as accessible-output2 reaches it, without its traps.

Made by itself that output prints its troubles, starts a daemon where none runs, has no name,
and waits for ever for a daemon that is frozen. People with a screen reader on Linux (Orca,
speakup with speechd-up) have a running daemon, so it is never started here: without one there is
no reader, and a daemon that we had started would be a second voice beside what they use.
"""

from __future__ import annotations

import os
import socket
from pathlib import Path

import speechd
from accessible_output2.outputs import speech_dispatcher

CLIENT = "a11y-dice"
"""Our name in speechd.conf: `BeginClient "*:a11y-dice:*"` begins settings for us alone."""
KNOCK = 1.0
"""Seconds in which a daemon must answer before we talk to it."""


class Dispatcher(speech_dispatcher.SpeechDispatcher):  # type: ignore[misc]  # it has no types
    """A running daemon. Raises OSError, or what speechd raises, when none answers."""

    name = "Speech Dispatcher"

    def __init__(self) -> None:
        speech_dispatcher.speechd = speechd  # its own __init__ would import it there
        knock()
        user = os.environ.get("USER") or "unknown"
        self._client = speechd.SSIPClient(CLIENT, component="game", user=user, autospawn=False)


def knock() -> None:
    """Find out whether a daemon answers: a frozen one takes calls, and never does.

    Raises OSError when there is none, or no answer.
    """
    family, where = address()
    with socket.socket(family) as visitor:
        visitor.settimeout(KNOCK)
        visitor.connect(where)
        visitor.sendall(b"QUIT\r\n")
        if not visitor.recv(1):
            raise ConnectionResetError


def address() -> tuple[socket.AddressFamily, str | tuple[str, int]]:
    """Where the daemon listens: as SPEECHD_ADDRESS says, or in the usual place."""
    method, _, where = os.environ.get("SPEECHD_ADDRESS", "").partition(":")
    if method == "inet_socket":
        host, _, port = where.partition(":")
        return socket.AF_INET, (host or "127.0.0.1", int(port or 6560))
    if where:
        return socket.AF_UNIX, where
    cache = os.environ.get("XDG_CACHE_HOME") or str(Path.home() / ".cache")
    folder = Path(os.environ.get("XDG_RUNTIME_DIR") or cache)
    return socket.AF_UNIX, str(folder / "speech-dispatcher" / "speechd.sock")
