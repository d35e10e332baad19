"""Nothing but words of our own reaches the terminal, whatever the reader and its libraries do."""

from __future__ import annotations

import os
import pty
import subprocess
import sys
import time
from pathlib import Path

from helpers.dispatcher import PATIENCE, Daemon, dispatcher
from helpers.running import Running, bare
from helpers.system import needs

from a11y_dice.i18n.catalog import SHELL, plain

PLAYER = """
import sys, time
from a11y_dice.core.message import Words
from a11y_dice.settings.values import Settings
from a11y_dice.speech.outputs.reader import make
from a11y_dice.speech.utterance import plain_utterance
from helpers.readers import RecordedEars
reader, ears = make(Settings()), RecordedEars()
reader.open(ears)
reader.speak(plain_utterance(Words("Welcome.")))
ears.await_true(lambda: ears.begun or ears.reports)
if sys.argv[1:]:
    import os, signal
    os.killpg(int(sys.argv[1]), signal.SIGKILL)
    reader.speak(plain_utterance(Words("Is anybody there?")))
    ears.await_reports(1)
reader.speak(plain_utterance(Words("Goodbye.")))
reader.finish()
reader.close()
"""


def printed(environment: dict[str, str], *arguments: str) -> str:
    """What comes out of a terminal in which somebody is spoken to."""
    ours, theirs = pty.openpty()
    tests = str(Path(__file__).parents[1])
    child = subprocess.Popen(
        [sys.executable, "-X", "dev", "-W", "ignore", "-c", PLAYER, *arguments],
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        env={**environment, "PYTHONPATH": tests},
    )
    os.close(theirs)
    text = b""
    try:
        while data := os.read(ours, 4096):
            text += data
    except OSError:  # the other side is closed
        pass
    os.close(ours)
    assert child.wait(60) == 0, text
    return text.decode(errors="replace")


def test_without_a_daemon_nothing_is_printed(tmp_path: Path) -> None:
    assert printed({**os.environ, "XDG_RUNTIME_DIR": str(tmp_path), "SPEECHD_ADDRESS": ""}) == ""


@needs("speech-dispatcher")
def test_with_a_daemon_nothing_is_printed() -> None:
    with dispatcher() as daemon:
        assert printed(daemon.environment) == ""
        daemon.await_heard("Goodbye.")


@needs("speech-dispatcher")
def test_when_the_daemon_is_killed_nothing_is_printed() -> None:
    with dispatcher() as daemon:
        assert printed(daemon.environment, str(daemon.process)) == ""


@needs("speech-dispatcher")
def test_a_whole_program_with_an_empty_screen_until_text_takes_over(tmp_path: Path) -> None:
    with dispatcher() as daemon:
        program = Running(tmp_path, "--speak", "reader", SPEECHD_ADDRESS=daemon.address)
        try:
            await_part(daemon, " 1 of ")
            assert program.read(0.1)
            assert bare(program.output) == ""
            daemon.kill()
            program.send_keys("down")
            program.await_part(plain(SHELL, "reader-lost"))
            program.await_part(" 2 of ")
            daemon.start()
            daemon.await_heard("Speech Dispatcher answers again and speaks from now on.")
            program.send_keys("down")
            await_part(daemon, " 3 of ")
            program.send_keys("c-c")
            daemon.await_heard("Leave the program? Enter for yes, Escape for no.")
            program.send_keys("y")
            assert program.await_end() == 0
            daemon.await_heard("Goodbye.")
            program.assert_clean()
            assert "3 of" not in program.output
            assert "Goodbye" not in program.output
        finally:
            program.stop()


def await_part(daemon: Daemon, part: str) -> None:
    """Await that a text with this in it is said."""
    deadline = time.monotonic() + PATIENCE
    while not any(part in text for text in daemon.heard()):
        assert time.monotonic() < deadline, daemon.heard()
        time.sleep(0.02)
