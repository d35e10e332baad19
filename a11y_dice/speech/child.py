"""The process in which pyttsx3 runs, seen from the game."""

from __future__ import annotations

import itertools
import json
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Any, NamedTuple

from a11y_dice.speech.manner import Manner

PROGRAM = Path(__file__).with_name("voice_child.py")
READY = 20.0
"""Seconds that a synthesizer may take to start."""


class ChildDiedError(Exception):
    """The process has ended, or does not answer."""


class NoSynthesizerError(Exception):
    """There is nothing on this system that could speak."""


class VoiceName(NamedTuple):
    """A voice that can be chosen."""

    id: str
    name: str
    language: str


class VoiceChild:
    """One process that speaks, in a session and with a temporary folder of its own.

    One thread asks; any thread may stop it.
    """

    def __init__(self) -> None:
        self.voices: tuple[VoiceName, ...] = ()
        self.folder = Path(tempfile.mkdtemp(prefix="a11y-dice-voice-"))
        self._ids = itertools.count(1)
        self._replies: SimpleQueue[Mapping[str, Any] | None] = SimpleQueue()
        self._stopping = threading.Lock()
        self._is_ready = False
        self._is_stopped = False
        self._process = subprocess.Popen(
            [sys.executable, "-P", str(PROGRAM)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            env={**os.environ, "TMPDIR": str(self.folder), "TEMP": str(self.folder)},
            **_on_its_own(),
        )
        threading.Thread(target=self._listen, name="voice answers", daemon=True).start()

    @property
    def pid(self) -> int:
        """The number of the process."""
        return self._process.pid

    def await_ready(self) -> None:
        """Wait until it can speak. Raises ChildDiedError, NoSynthesizerError."""
        if self._is_ready:
            return
        reply = self._reply(READY)
        if "failed" in reply:
            self.kill()
            raise NoSynthesizerError(reply["failed"])
        self._is_ready = True

    def ask(self, text: str, manner: Manner, file: str, seconds: float) -> str:
        """Let it make a file, or say the text itself where `file` is empty.

        Returns the name of a voice or language that is not there, mostly empty. Raises
        ChildDiedError, also when it was killed or needs more seconds than these.
        """
        number = next(self._ids)
        request = {"id": number, "text": text, "file": file, **manner._asdict()}
        line = json.dumps(request).encode("ascii") + b"\n"
        assert self._process.stdin
        try:
            self._process.stdin.write(line)
            self._process.stdin.flush()
        except (OSError, ValueError) as error:
            raise ChildDiedError from error
        reply = self._reply(seconds)
        return str(reply["missing"])

    def stop(self) -> None:
        """End it at once, in the middle of a word, with all that it has started. Waits for nothing.

        Whoever asks it gets ChildDiedError.
        """
        with self._stopping, suppress(OSError):
            if self._is_stopped:
                return  # its number may be another's by now
            self._is_stopped = True
            if hasattr(os, "killpg"):
                os.killpg(self._process.pid, signal.SIGKILL)
            else:
                self._process.kill()

    def kill(self) -> None:
        """End it at once, and leave nothing of it."""
        self.stop()
        self._process.wait()
        with suppress(OSError):
            if self._process.stdin:
                self._process.stdin.close()
        shutil.rmtree(self.folder, ignore_errors=True)

    def _reply(self, seconds: float) -> Mapping[str, Any]:
        try:
            reply = self._replies.get(timeout=seconds)
        except Empty:
            reply = None
        if reply is None:
            self.kill()
            raise ChildDiedError
        return reply

    def _listen(self) -> None:
        """Bring answers over, and the news that there will be no more."""
        assert self._process.stdout
        with self._process.stdout as answers:
            for line in answers:
                reply = json.loads(line)
                if "voices" in reply:
                    self.voices = tuple(VoiceName(*voice) for voice in reply["voices"])
                else:
                    self._replies.put(reply)
        self._replies.put(None)


def _on_its_own() -> dict[str, Any]:
    """What keeps the keys of our terminal from it, and lets it be ended with its children."""
    if sys.platform == "win32":
        flags = subprocess.CREATE_NEW_PROCESS_GROUP | subprocess.CREATE_NO_WINDOW
        return {"creationflags": flags}
    return {"start_new_session": True}
