"""Running a command in this process."""

from __future__ import annotations

import json
import re

import pytest

from a11y_dice.front import front

Run = pytest.CaptureFixture[str]


def ok(capsys: Run, *arguments: str) -> list[str]:
    """The lines that a command prints."""
    assert front(arguments) == 0
    out, err = capsys.readouterr()
    assert not err
    assert out.endswith("\n")
    return out.splitlines()


def fails(capsys: Run, *arguments: str) -> str:
    """The one sentence that a command complains with."""
    assert front(arguments) == 2, arguments
    out, err = capsys.readouterr()
    assert not out
    assert err.endswith("\n")
    (line,) = err.splitlines()
    assert line[0].isupper() or line[0].isdigit()
    assert line[-1] == ".", line
    assert not re.search(r"[.?!] [A-Z]", line.replace("Geek Out! Masters", "")), line
    return line


def data(capsys: Run, *arguments: str) -> dict[str, object]:
    """The value that a command prints with --json."""
    (line,) = ok(capsys, *arguments, "--json")
    found: dict[str, object] = json.loads(line)
    return found
