"""The program as it is started from a shell."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

MODULE = (sys.executable, "-m", "a11y_dice")
SCRIPT = (str(Path(sys.executable).with_name("a11y-dice")),)
POSITION = "scores 0 0 turn 1 aside none table none"


def run(
    *arguments: str, program: tuple[str, ...] = MODULE, keys: str = ""
) -> subprocess.CompletedProcess[str]:
    """Run the program to its end."""
    return subprocess.run(
        [*program, *arguments], input=keys, capture_output=True, text=True, timeout=60, check=False
    )


@pytest.mark.parametrize(
    "arguments",
    [("--version",), ("--help",), ("try", "martian_dice", POSITION, "roll"), ("nonsense",), ()],
    ids=["version", "help", "try", "nonsense", "play"],
)
def test_the_module_and_the_script_are_the_same(
    arguments: tuple[str, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    module, script = run(*arguments), run(*arguments, program=SCRIPT)
    assert (module.returncode, module.stdout, module.stderr) == (
        script.returncode,
        script.stdout,
        script.stderr,
    )
    assert module.returncode == (2 if arguments == ("nonsense",) else 0)
    assert "Traceback" not in module.stderr


@pytest.mark.parametrize("arguments", [("--help",), ("try", "sixty_one", "--help"), ()])
def test_nobody_reads_what_is_printed(
    arguments: tuple[str, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    reading, writing = os.pipe()
    os.close(reading)
    ended = subprocess.run(
        [*MODULE, *arguments],
        stdin=subprocess.DEVNULL,
        stdout=writing,
        stderr=subprocess.PIPE,
        timeout=60,
        check=False,
    )
    os.close(writing)
    assert (ended.returncode, ended.stderr) == (0, b"")


@pytest.mark.parametrize("closed", ["<&-", ">&-", "2>&-", "<&- >&- 2>&-"])
@pytest.mark.parametrize("arguments", ["", "--version", "nonsense"])
def test_nothing_is_open(
    closed: str, arguments: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    command = f'"{sys.executable}" -m a11y_dice {arguments} {closed}'
    ended = subprocess.run(
        ["/bin/sh", "-c", command], input=b"", capture_output=True, timeout=60, check=False
    )
    assert b"Traceback" not in ended.stderr
    assert ended.returncode == (2 if arguments == "nonsense" else 0)


def test_a_name_that_the_encoding_has_not(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONIOENCODING", "ascii")
    path = tmp_path / "record.txt"
    head = "a11y-dice 1 martian_dice 1 seed 1\nseat 1 person Zażółć\nseat 2 person \x1b[2J\n"
    path.write_text(head, encoding="utf-8")
    ended = run("replay", str(path))
    assert ended.returncode == 0
    assert ended.stdout.splitlines()[0] == "At the table, in this order: Za???? and ?[2J."


def test_playing_with_a_verbosity(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    brief = run("--verbosity", "brief", keys="down\n")
    assert (brief.returncode, brief.stderr) == (0, "")
    assert brief.stdout.splitlines()[1] == "Main menu."
    full = run("--verbosity", "full", keys="down\n")
    assert "Up Arrow and Down Arrow move" in full.stdout
