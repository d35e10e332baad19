"""A stand-in for the Speech Dispatcher daemon that says nothing and keeps everything.

It knows enough of the protocol (SSIP) for the speechd module, Prism, Fenrir and BRLTTY on a unix
socket, and for yasr over TCP.
"""

from __future__ import annotations

import socketserver
import tempfile
import threading
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

PATIENCE = 60.0
"""Seconds that a busy machine may take for one answer."""
KINDS = {"CHAR": "char", "KEY": "key", "SOUND_ICON": "icon"}
ANSWERS = {"CANCEL": "210 OK CANCELED", "STOP": "210 OK STOPPED", "LIST": "251 OK", "GET": "251 OK"}


@dataclass(frozen=True)
class Event:
    """Something that a client did.

    `time` is in seconds of `time.monotonic`, which is the same clock in all processes of a
    machine. `kind` is say, char, key, icon, stop, set, quit or gone (without a farewell).
    """

    time: float
    client: str
    kind: str
    text: str = ""


class _Client(socketserver.StreamRequestHandler):
    """One connection."""

    server: _Unix | _Tcp

    def handle(self) -> None:
        """Answer the client until it goes."""
        self._name = "unknown"
        self._notify = False
        self._owner = self.server.owner
        self._id = self._owner.number()
        try:
            while self._answer(self.rfile.readline().decode(errors="replace").rstrip("\r\n")):
                pass
        except OSError:
            self._keep("gone")

    def _answer(self, line: str) -> bool:
        """Answer one command. False when it was the last one."""
        word, _, rest = line.partition(" ")
        match word.upper():
            case "":
                self._keep("gone")
                return False
            case "SPEAK":
                self._reply("230 OK RECEIVING DATA")
                self._queue("say", self._body())
            case "CHAR" | "KEY" | "SOUND_ICON" as kind:
                self._queue(KINDS[kind], rest)
            case "SET":
                self._set(rest)
            case "HISTORY":
                self._reply(f"245-{self._id}", "245 OK CLIENT ID SENT")
            case "QUIT":
                self._keep("quit")
                self._reply("231 HAPPY HACKING")
                return False
            case other:
                self._other(other)
        return True

    def _other(self, word: str) -> None:
        if word in {"CANCEL", "STOP"}:
            self._keep("stop")
        if word in {"LIST", "GET"}:
            self._reply("251-none")
        self._reply(ANSWERS.get(word, "260 OK"))

    def _body(self) -> str:
        """The text of a message, to the line with nothing but a full stop."""
        lines: list[bytes] = []
        is_new_line = True
        while (line := self.rfile.readline()) and not (is_new_line and line == b".\r\n"):
            lines.append(line[1:] if is_new_line and line.startswith(b"..") else line)
            is_new_line = line.endswith(b"\r\n")
        return b"".join(lines).decode(errors="replace").removesuffix("\r\n")

    def _set(self, rest: str) -> None:
        target, name, *value = rest.split(" ", 2)
        if name.upper() == "CLIENT_NAME":
            self._name = " ".join(value).strip('"')
        if name.upper() == "NOTIFICATION":
            self._notify = " ".join(value).upper().endswith("ON")
        self._keep("set", f"{target} {name} {' '.join(value)}")
        self._reply("208 OK SET")

    def _queue(self, kind: str, text: str) -> None:
        """Keep a message, and tell the client that a voice without end has said it at once."""
        self._keep(kind, text)
        message = self._owner.number()
        self._reply(f"225-{message}", "225 OK MESSAGE QUEUED")
        if self._notify:
            for code, word in ((701, "BEGIN"), (702, "END")):
                self._reply(f"{code}-{message}", f"{code}-{self._id}", f"{code} {word}")

    def _keep(self, kind: str, text: str = "") -> None:
        self._owner.keep(Event(time.monotonic(), self._name, kind, text))

    def _reply(self, *lines: str) -> None:
        self.wfile.write("".join(f"{line}\r\n" for line in lines).encode())


class _Unix(socketserver.ThreadingUnixStreamServer):
    daemon_threads = True
    block_on_close = False
    owner: Ssip


class _Tcp(socketserver.ThreadingTCPServer):
    daemon_threads = True
    block_on_close = False
    owner: Ssip


class Ssip:
    """The server, from its making to `close`; also a context.

    `path` is its unix socket, by default in a new folder; `address` is for SPEECHD_ADDRESS.
    `port` is its TCP port on this machine alone, 0 without `tcp`.
    """

    def __init__(self, path: Path | None = None, *, tcp: bool = False) -> None:
        self.events: list[Event] = []
        self._changed = threading.Condition()
        self._numbers = 0
        self._folder = tempfile.TemporaryDirectory(prefix="ssip")
        self.path = path or Path(self._folder.name) / "speechd.sock"
        self.address = f"unix_socket:{self.path}"
        self.port = 0
        self._servers: list[_Unix | _Tcp] = [_Unix(str(self.path), _Client)]
        if tcp:
            server = _Tcp(("127.0.0.1", 0), _Client)
            self.port = int(server.server_address[1])
            self._servers.append(server)
        for each in self._servers:
            each.owner = self
            threading.Thread(target=each.serve_forever, args=(0.02,), daemon=True).start()

    def keep(self, event: Event) -> None:
        """Add an event."""
        with self._changed:
            self.events.append(event)
            self._changed.notify_all()

    def number(self) -> int:
        """A number for a client or a message that none has had."""
        with self._changed:
            self._numbers += 1
            return self._numbers

    def said(self, client: str = "") -> list[str]:
        """The texts that were given to be spoken, by clients with this in their name."""
        events = list(self.events)
        return [event.text for event in events if event.kind == "say" and client in event.client]

    def wait_for(
        self, condition: Callable[[Sequence[Event]], bool], seconds: float = PATIENCE
    ) -> bool:
        """Wait until this is true of the events. False when it never was."""
        with self._changed:
            return self._changed.wait_for(lambda: condition(self.events), seconds)

    def close(self) -> None:
        """Listen no more; connections that are open stay until their clients go."""
        for server in self._servers:
            server.shutdown()
            server.server_close()
        self._folder.cleanup()

    def __enter__(self) -> Ssip:
        return self

    def __exit__(self, *error: object) -> None:
        self.close()
