"""Terminal readers: how each is started around a program, with what Debian gives it."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

YASR_SETTINGS = Path("/etc/yasr/yasr.conf")
FENRIR_SETTINGS = Path("/etc/fenrirscreenreader/settings/settings-pty.conf")
FENRIR_CHANGES = {
    "speech#driver": "speechdDriver",
    "speech#module": "",
    "speech#voice": "",
    "speech#language": "",
    "sound#enabled": "False",
    "sound#driver": "dummyDriver",
    "screen#driver": "ptyDriver",
    "keyboard#driver": "ptyDriver",
    "keyboard#keyboardLayout": "pty",
    "remote#driver": "dummyDriver",
    "general#debugLevel": "0",
    "general#newLinePause": "False",
    "general#punctuationLevel": "none",
}
"""What a reader of a pseudo-terminal needs; no sounds, no remote control, and the words as they
are: no comma for a pause, no "dash" for a hyphen."""


class Reader(NamedTuple):
    """A reader. `command` takes the program, an own folder and the port of a speech server."""

    name: str
    command: Callable[[Path, Path, int], list[str]]

    @property
    def programs(self) -> tuple[str, str]:
        """What must be installed."""
        return ("tmux", self.name)


def _yasr(program: Path, folder: Path, port: int) -> list[str]:
    """Yasr finds its settings in HOME only: its option for them runs them as a program.

    It would check the output module with the server, which has none.
    """
    settings = YASR_SETTINGS.read_text(encoding="utf-8")
    settings = re.sub(r"(?m)^output module=.*\n?", "", settings)
    settings = re.sub(r"(?m)^(synthesizer)=.*$", r"\1=speech dispatcher", settings)
    settings = re.sub(r"(?m)^(synthesizer port)=.*$", rf"\1=127.0.0.1:{port}", settings)
    (folder / ".yasr.conf").write_text(settings, encoding="utf-8")
    return ["yasr", str(program)]


def _fenrir(program: Path, folder: Path, port: int) -> list[str]:
    """Fenrir finds the server by SPEECHD_ADDRESS, and runs with the Python of the system only."""
    changes = {**FENRIR_CHANGES, "general#shell": str(program)}
    options = ";".join(f"{name}={value}" for name, value in changes.items())
    fenrir = ["/usr/bin/python3", "/usr/bin/fenrir"]
    return [*fenrir, "-e", "-s", str(FENRIR_SETTINGS), "-o", options]


READERS = {"yasr": Reader("yasr", _yasr), "fenrir": Reader("fenrir", _fenrir)}
