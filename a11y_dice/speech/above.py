"""A screen reader that reads this terminal, seen among the programs that we run in."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

INTERPRETERS = ("python", "bash", "sh", "env")
READERS = {"yasr": "yasr", "fenrir": "Fenrir", "tdsr": "TDSR"}
"""Terminal readers by the name of their program."""
KERNEL_READER = Path("/sys/accessibility/speakup")
VIRTUAL_CONSOLE = 4
"""The kernel's number of the driver for its own text screens."""
MOST = 64
"""Programs above us that are looked at."""


def terminal_reader(proc: Path = Path("/proc"), speakup: Path = KERNEL_READER) -> str:
    """The name of a reader that would say what is printed here, or "" if none is known.

    Speakup, in the Linux kernel, reads the virtual consoles alone, and only with a voice.
    """
    programs = (name for words in _above(proc) for name in programs_of(words))
    names = [READERS[name] for name in programs if name in READERS]
    if names:
        return names[0]
    return "speakup" if _is_speakup_active(proc, speakup) else ""


def programs_of(words: list[str]) -> list[str]:
    """The programs that a command line may start: itself, and a script that an interpreter runs."""
    runs_script = Path(words[0]).name.startswith(INTERPRETERS)
    programs = words[:3] if runs_script else words[:1]
    return [Path(word).name.lower().removesuffix(".py") for word in programs]


def _above(proc: Path) -> Iterator[list[str]]:
    """The command lines of our parents, the nearest first."""
    process = "self"
    for _ in range(MOST):
        try:
            # the fields after the name in brackets, which may have anything in it
            stat = (proc / process / "stat").read_text(errors="replace")
            process = stat.rpartition(")")[2].split()[1]
            words = (proc / process / "cmdline").read_bytes().decode(errors="replace")
        except (OSError, IndexError):  # no such system, or somebody else's process
            return
        yield words.split("\0")


def _is_speakup_active(proc: Path, speakup: Path) -> bool:
    """Whether we run on a virtual console and speakup has a synthesiser for it."""
    try:
        synthesiser = (speakup / "synth").read_text().strip()
        terminal = (proc / "self" / "stat").read_text().rpartition(")")[2].split()[4]
    except (OSError, IndexError):
        return False
    return synthesiser not in {"", "none"} and int(terminal) >> 8 == VIRTUAL_CONSOLE
