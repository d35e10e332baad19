"""`export`: a record becomes text, a web page or JSON lines, printed or in a new file."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from helpers.onlooking import kept, onlooker_of
from helpers.play import rests

from a11y_dice.core.record import record_text
from a11y_dice.games import find_game
from a11y_dice.i18n.audience import Verbosity
from a11y_dice.session.export_forms import FORMS
from cli.running import Run, fails, ok

MATCH = rests(find_game("martian_dice"), "export", 2, at_most=20)[-1]


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "record.txt"
    path.write_text(record_text(MATCH), encoding="utf-8")
    return path


@pytest.mark.parametrize("form", FORMS)
def test_an_export_is_printed_or_written(form: str, record: Path, capsys: Run) -> None:
    printed = ok(capsys, "export", str(record), "--format", form)
    assert printed == list(FORMS[form](kept(MATCH), onlooker_of(MATCH)))
    path = record.with_name("new file")
    said = ok(capsys, "export", str(record), "--format", form, "--output", str(path))
    assert said == [f"The match is exported to {path}."]
    assert path.read_text(encoding="utf-8").splitlines() == printed


def test_an_export_is_text_where_nothing_else_is_asked_for(record: Path, capsys: Run) -> None:
    assert ok(capsys, "export", str(record)) == ok(
        capsys, "export", "--format", "text", str(record)
    )
    brief = ok(capsys, "export", str(record), "--verbosity", "brief")
    assert brief == list(FORMS["text"](kept(MATCH), onlooker_of(MATCH, Verbosity.BRIEF)))


def test_what_replay_tells_is_in_the_lines_of_json(record: Path, capsys: Run) -> None:
    told = ok(capsys, "replay", str(record))
    lines = [json.loads(line) for line in ok(capsys, "export", str(record), "--format", "jsonl")]
    announced = [words for line in lines for words in line["announced"]]
    assert announced == told[: len(announced)]


def test_a_file_that_is_there_stays_as_it_is(record: Path, capsys: Run) -> None:
    before = record.read_bytes()
    said = fails(capsys, "export", str(record), "--output", str(record))
    assert "already" in said
    assert record.read_bytes() == before


def test_what_cannot_be_exported_is_told(record: Path, tmp_path: Path, capsys: Run) -> None:
    missing = str(tmp_path / "no folder" / "file")
    fails(capsys, "export", str(record), "--output", missing)
    fails(capsys, "export", missing)
    fails(capsys, "export")
    fails(capsys, "export", str(record), "--format", "pdf")
    record.write_text("hello\n", encoding="utf-8")
    out = tmp_path / "out"
    fails(capsys, "export", str(record), "--output", str(out))
    assert not out.exists()
