"""The program, as it is run where somebody else gives it its terminal, and its twin."""

from __future__ import annotations

import os
import shlex
import sys
import time
from pathlib import Path

from helpers.running import PATIENCE
from helpers.terminal import Twin

from a11y_dice.i18n.audience import Verbosity
from a11y_dice.settings.values import Settings

SETTINGS = {
    "A11Y_DICE_SPEAK": "text",
    "A11Y_DICE_SOUNDS_VOLUME": "0",
    "A11Y_DICE_READING_SPEED": "0",
    "LC_ALL": "C.UTF-8",
}
READY = "This is the shell."
OVER = "This is the shell again."
LEFT_OUT = ("TMUX", "SSH_CONNECTION", "SSH_TTY", "XDG_RUNTIME_DIR")


class Program:
    """A script that waits until it is told to start the program, and again before it ends.

    It fills the terminal with empty lines, as one that was in use before. A reader ends with the
    script, and would lose the last words if it ended with the program. `environment` is
    for everything that is started; XDG_DATA_HOME of this process becomes that of the twin.
    """

    def __init__(self, folder: Path, verbosity: Verbosity = Verbosity.STANDARD) -> None:
        self.folder = folder
        self.script = folder / "program"
        self.verbosity = verbosity
        ours, theirs = folder / "two", folder / "one"
        for path in (ours, theirs):
            path.mkdir()
        own = {"HOME": str(folder), "XDG_CONFIG_HOME": str(folder), "XDG_DATA_HOME": str(theirs)}
        kept = {name: value for name, value in os.environ.items() if name not in LEFT_OUT}
        self.environment = {**kept, **SETTINGS, **own, "A11Y_DICE_VERBOSITY": verbosity.value}
        os.environ["XDG_DATA_HOME"] = str(ours)
        self._paths = str(ours), str(theirs)
        self.script.write_text(_script(folder), encoding="utf-8")
        self.script.chmod(0o755)

    def start(self) -> Twin:
        """Start the program. Returns its twin."""
        (self.folder / "go").touch()
        return Twin(Settings(verbosity=self.verbosity.value))

    def end(self) -> None:
        """Let the script end, once the program has."""
        (self.folder / "over").touch()

    def as_written(self, text: str) -> str:
        """A text of the twin as the program has it: its folder is another."""
        return text.replace(*self._paths)

    def await_end(self) -> int:
        """Await the program's end. Returns its exit status."""
        status = self.folder / "status"
        deadline = time.monotonic() + PATIENCE
        while not (status.exists() and status.read_text(encoding="utf-8")):
            assert time.monotonic() < deadline, "the program has not ended"
            time.sleep(0.02)
        assert (self.folder / "errors").read_text(encoding="utf-8") == ""
        return int(status.read_text(encoding="utf-8"))


def _script(folder: Path) -> str:
    place = shlex.quote(str(folder))
    return f"""#!/bin/sh
for line in $(seq 100); do echo; done
printf '{READY}'
while [ ! -e {place}/go ]; do sleep 0.05; done
echo
{shlex.quote(sys.executable)} -m a11y_dice 2>{place}/errors
echo $? >{place}/status
printf '{OVER}'
while [ -d {place} ] && [ ! -e {place}/over ]; do sleep 0.05; done
"""
