"""Terminal readers that are found above us."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from helpers.system import needs

from a11y_dice.speech.above import terminal_reader

ASK = "from a11y_dice.speech.above import terminal_reader; print(repr(terminal_reader()))"
VIRTUAL = 4 << 8 | 1
PSEUDO = 136 << 8


def system(folder: Path, *parents: str, terminal: int = PSEUDO) -> Path:
    """A /proc in which we run in these command lines, the nearest first."""
    for number, words in enumerate(("python game.py", *parents)):
        own = folder / ("self" if number == 0 else str(number))
        own.mkdir()
        above = f"{number} (a name) with) S {number + 1} 1 1 {terminal} -1"
        (own / "stat").write_text(above)
        (own / "cmdline").write_bytes(words.replace(" ", "\0").encode() + b"\0")
    return folder


@pytest.mark.parametrize(
    ("parents", "name"),
    [
        (["-bash", "yasr", "login"], "yasr"),
        (["bash", "/usr/bin/python3 /usr/bin/fenrir -e", "sh"], "Fenrir"),
        (["bash", "python3 /home/ola/tdsr/tdsr /bin/bash"], "TDSR"),
        (["bash", "python3 -m tdsr.py"], "TDSR"),
        (["bash", "less yasr", "tmux"], ""),
        (["", "bash"], ""),
        ([], ""),
    ],
)
def test_readers_are_known_by_their_programs(parents: list[str], name: str, tmp_path: Path) -> None:
    assert terminal_reader(system(tmp_path, *parents), tmp_path / "none") == name


def test_a_system_without_proc_has_none(tmp_path: Path) -> None:
    assert terminal_reader(tmp_path / "none", tmp_path / "none") == ""


@pytest.mark.parametrize(
    ("synthesiser", "terminal", "name"),
    [("soft\n", VIRTUAL, "speakup"), ("none\n", VIRTUAL, ""), ("soft\n", PSEUDO, "")],
)
def test_speakup_reads_virtual_consoles(
    synthesiser: str, terminal: int, name: str, tmp_path: Path
) -> None:
    (tmp_path / "synth").write_text(synthesiser)
    proc = tmp_path / "proc"
    proc.mkdir()
    assert terminal_reader(system(proc, "bash", terminal=terminal), tmp_path) == name


@needs("bash")
@pytest.mark.parametrize("name", ["yasr", "bash"])
def test_a_real_program_above_us(name: str) -> None:
    asking = f"{sys.executable} -c '{ASK}'; true"
    started = ["bash", "-c", 'exec -a "$0" bash -c "$1"', name, asking]
    answer = subprocess.run(
        started, capture_output=True, text=True, check=True, env={**os.environ}, timeout=60
    )
    assert answer.stdout.strip() == repr(name if name == "yasr" else "")
