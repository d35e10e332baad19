"""What may go wrong around the program: signals, closed ends, noise."""

from __future__ import annotations

import os
import pty
import random
import re
import signal
import subprocess
import sys
import termios
from pathlib import Path

import pexpect
import pytest
from helpers.running import FORBIDDEN, PATIENCE, bare
from helpers.terminal import Play

from a11y_dice.core.record import read_record
from a11y_dice.games import find_game
from a11y_dice.session.records import committed_text
from terminal.conftest import Open

PROGRAM = (sys.executable, "-m", "a11y_dice")
QUESTION = "Leave the program? The match is kept. Enter for yes, Escape for no."


def in_a_match(terminal: Open) -> Play:
    """Somebody in the course of a match."""
    play = terminal()
    play.start("martian_dice")
    play.press("d")
    play.press(*play.twin.reply())
    return play


def assert_kept(play: Play) -> None:
    """The record has everything that was heard of."""
    (record,) = play.records()
    text, is_torn = committed_text(record)
    assert not is_torn
    assert read_record(text, find_game)[0] == play.twin.match


def test_control_c_asks(terminal: Open) -> None:
    play = in_a_match(terminal)
    play.press("c-c", "c-c", "n", "c-c")
    play.kill(signal.SIGINT)
    play.await_text(f"\n{QUESTION}")
    play.press("escape", "d", "c-c", "y")
    assert play.await_end() == 0
    assert play.output.endswith("\r\n")
    assert_kept(play)
    play.assert_clean()


def test_control_c_before_keys_are_read(terminal: Open, tmp_path: Path) -> None:
    for delay in range(6):
        child = pexpect.spawn(PROGRAM[0], list(PROGRAM[1:]), timeout=PATIENCE)
        if delay:
            child.expect_exact("Accessible Dice")
        child.sendintr()
        child.kill(signal.SIGINT)
        child.send("y")
        child.expect([pexpect.EOF, "Leave the program"])
        if child.isalive():
            child.send("y")
            child.expect(pexpect.EOF)
        if delay:
            assert b"Traceback" not in (child.before or b"")
        child.close()


def test_the_system_asks_the_program_to_stop(terminal: Open) -> None:
    play = in_a_match(terminal)
    play.kill(signal.SIGTERM)
    assert play.await_end() == 0
    end = play.output[play._compared :]
    assert bare(end) == bare(
        "The match is kept, and the main menu continues it. "
        "The program was asked to stop, and ends."
    )
    assert end.endswith("\r\n")
    assert_kept(play)


def test_the_terminal_goes_away_silently(terminal: Open) -> None:
    play = in_a_match(terminal)
    play.kill(signal.SIGHUP)
    assert play.await_end() == 0
    assert play.output[play._compared :].strip() == ""
    assert_kept(play)


def test_the_terminal_is_closed(tmp_path: Path) -> None:
    ours, theirs = pty.openpty()
    running = subprocess.Popen(
        PROGRAM,
        env={**os.environ, "XDG_DATA_HOME": str(tmp_path)},
        stdin=theirs,
        stdout=theirs,
        stderr=subprocess.PIPE,
        start_new_session=True,
    )
    os.close(theirs)
    for awaited, keys in (("Main menu", "2"), ("Start", "\r"), ("13 dice?", "r"), ("Take", "")):
        shown = ""
        while awaited not in shown:
            shown += os.read(ours, 4096).decode()
        os.write(ours, keys.encode())
    os.close(ours)
    _, errors = running.communicate(timeout=PATIENCE)
    assert (running.returncode, errors) == (0, b"")
    (record,) = tmp_path.rglob("*.txt")
    assert not committed_text(record)[1]


def test_the_output_is_a_pipe_that_closes(terminal: Open, tmp_path: Path) -> None:
    program = " ".join(PROGRAM)
    command = f'{program} 2>"{tmp_path}/errors" | head -1; echo "status ${{PIPESTATUS[0]}}"'
    child = pexpect.spawn("/bin/bash", ["-c", command], timeout=PATIENCE)
    child.expect_exact("Accessible Dice")
    for _ in range(3):
        child.send("d")
    child.expect("status ([0-9]+)")
    assert child.match.group(1) == b"0"
    child.expect(pexpect.EOF)
    child.close()
    assert (tmp_path / "errors").read_text(encoding="utf-8") == ""


def test_suspended_and_continued(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("PS1", "SHELL> ")
    shell = pexpect.spawn(
        "/bin/bash", ["--norc", "--noprofile", "--noediting", "-i"], timeout=PATIENCE
    )
    shell.delaybeforesend = None
    shell.expect_exact("SHELL> ")
    before = termios.tcgetattr(shell.child_fd)
    shell.sendline(" ".join(PROGRAM))
    for line in (1, 2):
        shell.expect(rf"Main menu, [^~]+? {line} of \d+\.")
        shell.send("\x1b[B")
        shell.expect(rf" {line + 1} of \d+\.")
        shell.send("\x1a")
        shell.expect(r"Stopped[^\n]*\r\nSHELL> ")
        assert termios.tcgetattr(shell.child_fd)[3] == before[3]
        shell.sendline("fg")
    shell.expect(r"Main menu")
    shell.send("\x1b[A")
    shell.expect(r" 2 of \d+\.")
    shell.send("\x03")
    shell.expect_exact("Leave the program?")
    shell.send("y")
    shell.expect(r"Goodbye\.\r\nSHELL> ")
    assert termios.tcgetattr(shell.child_fd)[3] == before[3]
    shell.sendline("exit")
    shell.expect(pexpect.EOF)
    shell.close()


@pytest.mark.parametrize(
    "left_out", [b"", b"\x03", b"\x03\x1b\x04\x08\x7f"], ids=["all", "no c-c", "no way out"]
)
def test_ten_thousand_random_bytes(left_out: bytes, terminal: Open) -> None:
    play = in_a_match(terminal)
    allowed = [byte for byte in range(256) if byte not in left_out]
    attributes = termios.tcgetattr(play.child.child_fd)
    play.feed(bytes(random.Random(f"{left_out!r}").choices(allowed, k=10_000)))
    play.feed(b"\x1b[201~")
    play.skip()
    if play.read(0):
        play.kill(signal.SIGTERM)
    assert play.await_end() == 0
    assert "Traceback" not in play.output
    said, goodbye, _ = play.output.partition("Goodbye.\r\n")  # then the terminal echoes the rest
    assert not FORBIDDEN.search(said)
    assert goodbye or said.endswith("\r\n")
    assert attributes
    for record in play.records():
        read_record(committed_text(record)[0], find_game)
        told = subprocess.run(
            [*PROGRAM, "replay", str(record)], capture_output=True, timeout=PATIENCE, check=False
        )
        assert (told.returncode, told.stderr) == (0, b"")


def test_noise_leaves_the_terminal_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    command = f"stty -g; {' '.join(PROGRAM)}; stty -g"
    for ending in (b"\x1by", b"\x03y"):
        child = pexpect.spawn("/bin/sh", ["-c", command], timeout=PATIENCE)
        child.expect("Main menu")
        before = child.before
        child.send(bytes(random.Random(1).choices(range(0x80, 0x100), k=500)))
        child.send("2\x1b")
        child.expect("Main menu")
        child.send(ending)
        child.expect(pexpect.EOF)
        child.close()
        settings = [re.findall(rb"\w+(?::\w+){10,}", text) for text in (before, child.before)]
        assert settings[0] == settings[1]
        assert len(settings[0]) == 1
        assert b"Traceback" not in child.before
