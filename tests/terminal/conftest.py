"""A terminal for each test, which is gone after it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from helpers.terminal import Play

Open = Callable[..., Play]


@pytest.fixture
def terminal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Open]:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    opened: list[Play] = []

    def open_terminal(columns: int = 80, rows: int = 24, **env: str) -> Play:
        opened.append(Play(tmp_path, columns, rows, **env))
        return opened[-1]

    yield open_terminal
    for play in opened:
        play.stop()
        assert not play.errors.exists() or play.errors.read_text(encoding="utf-8") == ""
