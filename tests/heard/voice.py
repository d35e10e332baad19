"""A terminal reader in a terminal, and a speech server that keeps what it says."""

from __future__ import annotations

import time
from collections.abc import Sequence

from helpers.running import PATIENCE, bare
from helpers.ssip import Event, Ssip
from helpers.tally import compare, spoken

from heard.pane import Pane
from heard.program import READY, Program
from heard.readers import Reader

SPOKEN = ("say", "char", "key")


class ReaderVoice:
    """What a reader says of the program. `patience` is for one answer, in seconds."""

    def __init__(
        self, reader: Reader, program: Program, rows: int, patience: float = PATIENCE
    ) -> None:
        self._patience = patience
        self._speech = Ssip(program.folder / "ssip", tcp=True)
        environment = {**program.environment, "SPEECHD_ADDRESS": self._speech.address}
        command = reader.command(program.script, program.folder, self._speech.port)
        self._pane = Pane(command, program.folder, environment, rows)
        assert self._speech.wait_for(lambda _: READY in "".join(self._speech.said()))
        self._seen = len(self._speech.events)
        self._is_shell = True

    def send(self, key: str) -> None:
        """Press a key."""
        self._pane.send(key)

    def hear(self, announced: Sequence[str], written: str) -> list[str]:
        """Await that the last of these is said, or else that what was written is there.

        Returns all that was said since before.
        """
        if announced:
            self._await_said(announced)
        else:
            self._await_shown(written)
        now = len(self._speech.events)
        heard = self._heard(now)
        self._seen = now
        if self._is_shell:
            self._is_shell = False
            return _from(spoken(announced[0])[:20], heard)
        return heard

    def close(self) -> None:
        """End the reader, its terminal and the server."""
        self._pane.kill()
        self._speech.close()

    def _await_said(self, announced: Sequence[str]) -> None:
        def is_said(events: Sequence[Event]) -> bool:
            return announced[-1] not in compare(announced, self._heard(len(events))).missing[-1:]

        self._speech.wait_for(is_said, self._patience)

    def _await_shown(self, written: str) -> None:
        deadline = time.monotonic() + self._patience
        while not bare(self._pane.text()).endswith(bare(written)):
            assert time.monotonic() < deadline, written

    def _heard(self, until: int) -> list[str]:
        """What was said since the last key, but what was cut off without one."""
        heard: list[str] = []
        for event in self._speech.events[self._seen : until]:
            if event.kind == "stop":
                heard.clear()
            if event.kind in SPOKEN:
                heard.append(event.text)
        return heard


def _from(words: str, heard: list[str]) -> list[str]:
    """What was heard from these words on: before them, it is of the shell's last line break."""
    begin = [at for at, text in enumerate(heard) if spoken(text).startswith(words)]
    return heard[begin[0] if begin else 0 :]
