"""Key names and words in the lines of a pipe."""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from helpers.play import every_game
from helpers.running import FORBIDDEN, PATIENCE, bare
from helpers.terminal import Twin

from a11y_dice.core.game import Game
from a11y_dice.core.record import read_record
from a11y_dice.games import find_game, game_ids
from a11y_dice.session.records import committed_text

PROGRAM = (sys.executable, "-m", "a11y_dice")


def run_pipe(keys: list[str], folder: Path) -> subprocess.CompletedProcess[str]:
    """Run the program with the keys in the lines of a pipe."""
    return subprocess.run(
        PROGRAM,
        input="".join(f"{key}\n" for key in keys),
        env={**os.environ, "XDG_DATA_HOME": str(folder)},
        capture_output=True,
        text=True,
        timeout=PATIENCE * 2,
        check=False,
    )


@every_game
def test_a_pipe_plays_a_whole_game(
    game: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("one", "two"):
        (tmp_path / name).mkdir()
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "two"))
    twin, keys = Twin(), list[str]()

    def press(*pressed: str) -> None:
        for key in pressed:
            keys.append(key)
            twin.desk.press(key)

    press(str(game_ids().index(game.id) + 1), "end", "enter", "s", "1", "enter", "home", "enter")
    while not twin.match.is_over:
        press(*twin.reply())
    press("s", "c-c", "y")
    ended = run_pipe(keys, tmp_path / "one")
    assert (ended.returncode, ended.stderr) == (0, "")
    assert bare(ended.stdout) == bare(twin.tape.text)
    assert not FORBIDDEN.search(ended.stdout.replace("\n", "\r\n"))


def test_a_pipe_with_words_and_its_end(tmp_path: Path) -> None:
    keys = [
        "martian",
        "start",
        "/",
        "t t t",
        "escape",
        "D",
        "zzz",
        "n",
        "",
        " ",
        "\x1b[A",
        "x" * 5000,
    ]
    ended = run_pipe(keys, tmp_path)
    assert (ended.returncode, ended.stderr) == (0, "")
    lines = ended.stdout.splitlines()
    assert lines[-2] == "The match is kept, and the main menu continues it."
    assert lines[-1] == "The keys have ended, so the program ends."
    assert not FORBIDDEN.search(ended.stdout.replace("\n", "\r\n"))


@pytest.mark.parametrize("name", ["SIGTERM", "SIGINT", "SIGHUP"])
def test_a_pipe_is_stopped(name: str, tmp_path: Path) -> None:
    running = subprocess.Popen(
        PROGRAM,
        env={**os.environ, "XDG_DATA_HOME": str(tmp_path)},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert running.stdin
    assert running.stdout
    running.stdin.write("2\nstart\nr\nd\nt\n")
    running.stdin.flush()
    lines = [running.stdout.readline()]
    while not lines[-1].startswith("In hand"):
        lines.append(running.stdout.readline())
    running.send_signal(getattr(signal, name))
    out, errors = running.communicate(timeout=PATIENCE)
    assert (running.returncode, errors) == (0, "")
    told = out.splitlines()
    if name == "SIGHUP":
        assert "The match is kept" not in out
    else:
        assert told[-2].startswith("The match is kept")
        assert told[-1] == "The program was asked to stop, and ends."
    (record,) = tmp_path.rglob("*.txt")
    text, is_torn = committed_text(record)
    assert not is_torn
    assert len(read_record(text, find_game)[0].entries()) >= 2


def test_bytes_that_are_no_text_in_a_pipe(tmp_path: Path) -> None:
    noise = bytes(random.Random(7).choices(range(256), k=10_000))
    ended = subprocess.run(
        PROGRAM,
        input=b"2\nstart\nr\n" + noise,
        env={**os.environ, "XDG_DATA_HOME": str(tmp_path)},
        capture_output=True,
        timeout=PATIENCE,
        check=False,
    )
    assert (ended.returncode, ended.stderr) == (0, b"")
    assert not FORBIDDEN.search(ended.stdout.decode().replace("\n", "\r\n"))
    for record in (tmp_path / "a11y-dice" / "matches").rglob("*.txt"):
        read_record(committed_text(record)[0], find_game)
