"""The way "reader" by Prism as it is, with a stand-in for Orca on a D-Bus of its own."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest
from helpers.readers import PATIENCE, RecordedEars
from helpers.system import needs

from a11y_dice.core.message import Words
from a11y_dice.settings.values import Settings
from a11y_dice.speech.outputs.reader import ScreenReader
from a11y_dice.speech.utterance import Priority, Utterance

ORCA = Path(__file__).parents[1] / "helpers" / "orca.py"


@needs("dbus-run-session", "/usr/bin/python3")
def test_orca_speaks_quits_and_returns(tmp_path: Path) -> None:
    pytest.importorskip("prism")
    played = subprocess.run(
        ["dbus-run-session", "--", sys.executable, "-m", "speech.test_reader_orca", str(tmp_path)],
        env={**os.environ, "XDG_RUNTIME_DIR": str(tmp_path), "PYTHONPATH": str(ORCA.parents[1])},
        capture_output=True,
        text=True,
        timeout=3 * PATIENCE,
        check=False,
    )
    assert played.returncode == 0, played.stdout + played.stderr


class Running:
    """A stand-in for Orca that runs until it quits."""

    def __init__(self, log: Path) -> None:
        self.log = log
        with log.open("w", encoding="utf-8") as output:
            self._process = subprocess.Popen(["/usr/bin/python3", str(ORCA)], stdout=output)
        self.await_line("ready")

    def await_line(self, line: str) -> list[str]:
        """Await that it was told this. Returns everything that it was told."""
        deadline = time.monotonic() + PATIENCE
        while line not in (lines := self.log.read_text(encoding="utf-8").splitlines()):
            assert self._process.poll() is None
            assert time.monotonic() < deadline, lines
            time.sleep(0.02)
        return lines

    def quit(self) -> None:
        """Let it go."""
        self._process.kill()
        self._process.wait()


def play(folder: Path) -> None:
    """A game at a D-Bus on which nobody else is.

    The libraries of D-Bus hold on to the first bus of a process, so this needs one of its own.
    """
    orca, ears = Running(folder / "first"), RecordedEars()
    reader = ScreenReader(Settings())
    reader.open(ears)
    reader.speak(answer("You take 3 rays.", 1))
    reader.speak(answer("Roll or stop?", 1))
    reader.finish()
    reader.skip()
    reader.speak(answer("Zażółć ♞", 2))
    said = ["InterruptSpeech", "say You take 3 rays.", "say Roll or stop?", "InterruptSpeech"]
    assert orca.await_line("say Zażółć ♞") == [
        "ready",
        *said,
        "InterruptSpeech",
        "say Zażółć ♞",
    ]
    orca.quit()
    reader.speak(answer("Nobody hears this.", 3))
    assert ears.await_reports(1) == [("lost", ["Nobody hears this."])]
    orca = Running(folder / "second")
    assert ears.await_reports(2)[1:] == [("found", "Orca")]
    reader.speak(answer("Here again.", 4))
    orca.await_line("say Here again.")
    reader.close()
    orca.quit()


def answer(words: str, group: int) -> Utterance:
    """The answer to a key."""
    return Utterance(Words(words), Words(words), Priority.NOW, group)


if __name__ == "__main__":
    play(Path(sys.argv[1]))
