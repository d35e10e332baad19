"""Thousands of broken settings files: a sentence each, no traceback, no file touched."""

from __future__ import annotations

from pathlib import Path

import pytest

from a11y_dice.settings import first
from settings.mutated import GOOD, MUTATIONS, examined

FILES = 2000


@pytest.mark.parametrize("part", range(4))
def test_a_broken_file_costs_sentences_and_nothing_else(
    part: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "settings.toml"
    monkeypatch.setattr(first, "settings_path", lambda: path)
    numbers = range(part * FILES // 4, (part + 1) * FILES // 4)
    found = list(examined(numbers, tmp_path))
    assert {name for name, _ in found} == {mutation.__name__ for mutation in MUTATIONS}
    assert sum(bool(problems) for _, problems in found) > len(found) / 2


def test_what_is_mutated_is_read_without_a_word(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "settings.toml"
    monkeypatch.setattr("settings.mutated.mutated", lambda _: ("none", GOOD))
    monkeypatch.setattr(first, "settings_path", lambda: path)
    assert list(examined(range(1), tmp_path)) == [("none", ())]
