"""A terminal of tmux: it answers what terminals are asked, and can be typed into and read."""

from __future__ import annotations

import shlex
import subprocess
from collections.abc import Mapping
from pathlib import Path

COLUMNS = 80
NAMES = {
    "up": "Up",
    "down": "Down",
    "right": "Right",
    "left": "Left",
    "home": "Home",
    "end": "End",
    "delete": "DC",
    "pageup": "PPage",
    "pagedown": "NPage",
    "tab": "Tab",
    "s-tab": "BTab",
    "enter": "Enter",
    "escape": "Escape",
    "backspace": "BSpace",
    "space": "Space",
    "f2": "F2",
    "f4": "F4",
    "f9": "F9",
    "c-c": "C-c",
}


class Pane:
    """A tmux of its own with one command in it. Killing it hangs up on the command."""

    def __init__(
        self, command: list[str], folder: Path, environment: Mapping[str, str], rows: int
    ) -> None:
        self._tmux = ["tmux", "-u", "-S", str(folder / "tmux"), "-f", "/dev/null"]
        self._environment = environment
        size = ("-x", str(COLUMNS), "-y", str(rows))
        options = ("set", "-s", "escape-time", "0", ";", "set", "-g", "status", "off", ";")
        self._run(*options, "new-session", "-d", *size, shlex.join(command))

    def send(self, key: str) -> None:
        """Press one key, by our name of it."""
        self._run("send-keys", *(["-l", key] if len(key) == 1 else [NAMES[key]]))

    def text(self) -> str:
        """What is to be seen, with long lines whole."""
        return self._run("capture-pane", "-p", "-J")

    def kill(self) -> None:
        """End it, with what runs in it, if it has not ended by itself."""
        subprocess.run([*self._tmux, "kill-server"], capture_output=True, check=False)

    def _run(self, *command: str) -> str:
        return subprocess.run(
            [*self._tmux, *command],
            env=self._environment,
            check=True,
            capture_output=True,
            text=True,
            timeout=60,
        ).stdout
