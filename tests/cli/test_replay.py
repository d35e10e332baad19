"""`replay`: a record is told as an onlooker heard it, or refused in one sentence."""

from __future__ import annotations

from pathlib import Path

import pytest
from helpers.keyboard import Keyboard, new_match, seated
from helpers.play import every_game, rests

from a11y_dice.core.game import Game
from a11y_dice.core.record import entry_text, head_text
from a11y_dice.games import find_game
from a11y_dice.i18n.audience import Verbosity
from a11y_dice.session.transcript import Buffer
from cli.running import Run, data, fails, ok


def public(keyboard: Keyboard) -> list[str]:
    """What an onlooker has heard at this table."""
    said = keyboard.desk.announcer.transcript._said
    return [s.words for s in said if s.buffer is Buffer.TABLE and s.cue != "private"]


@every_game
@pytest.mark.parametrize("level", ["brief", "standard", "full"])
def test_a_replay_is_what_an_onlooker_heard(
    game: Game, level: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Run
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    live = seated(new_match(game, "Ola", "bot random", "Bob"), Verbosity(level))
    for _ in range(400):
        live.press("end", "enter")
        if "Confirm" in live.names():
            live.press("y")
        if live.match.is_over:
            break
    path = live.table.record.path
    assert path
    lines = ok(capsys, "replay", str(path), "--verbosity", level)
    heard = public(live)
    assert lines[: len(heard)] == heard
    assert len(lines) == len(heard) or not live.match.is_over
    found = data(capsys, "replay", str(path), "--verbosity", level)
    assert found["announced"] == heard
    assert found["scores"] == list(live.match.state.scores)
    assert (found["to_act"] == "over") == live.match.is_over


@pytest.fixture
def record(tmp_path: Path) -> Path:
    match = rests(find_game("martian_dice"), "record", 2, at_most=8)[-1]
    path = tmp_path / "record.txt"
    lines = (entry_text(match.setup.game, entry) for entry in match.entries())
    path.write_text(head_text(match.setup) + "".join(lines), encoding="utf-8")
    return path


def test_replay_of_a_match_that_goes_on(record: Path, capsys: Run) -> None:
    lines = ok(capsys, "replay", str(record))
    assert "The match is not over." in lines
    commented = "# a note\n\n" + record.read_text(encoding="utf-8").upper().replace("OLA", "Ola")
    record.write_text(commented.replace("BOB", "Bob").replace("RECORD", "record"), encoding="utf-8")
    assert ok(capsys, "replay", str(record)) == lines


def test_replay_of_a_torn_record(record: Path, capsys: Run) -> None:
    lines = ok(capsys, "replay", str(record))
    record.write_bytes(record.read_bytes() + b"seat 1 ta\xc5")
    torn = ok(capsys, "replay", str(record))
    assert [line for line in torn if line not in lines] == [
        "The last line of the record is not complete and is left out."
    ]


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("a11y-dice 1", "a11y-dice 3"),
        ("martian_dice 1", "martian_dice 7"),
        ("martian_dice", "chess"),
        ("seat 1 person Ola", "seat 1 cat Ola"),
        ("seat 1 person Ola", "seat 1 person"),
        ("seat 1 person Ola", "seat 1 bot clever Ola"),
        ("seat 2 person Bob", "seat 3 person Bob"),
        ("seed record", "seed"),
        ("seat 1 roll", "seat 2 roll"),
        ("seat 1 roll", "seat 1 jump"),
        ("seat 1 roll", "seat 1 take ray"),
        ("seat 1 roll", "seat 7 roll"),
        ("seat 1 roll", "dice 13 ray"),
        ("dice ", "dice 9 ray "),
        ("dice ", "hello "),
    ],
)
def test_replay_of_a_spoiled_record(record: Path, old: str, new: str, capsys: Run) -> None:
    text = record.read_text(encoding="utf-8")
    assert old in text
    record.write_text(text.replace(old, new, 1), encoding="utf-8")
    assert f"The record {record}, line " in fails(capsys, "replay", str(record))


def test_replay_of_what_is_no_record(tmp_path: Path, capsys: Run) -> None:
    empty, junk = tmp_path / "empty", tmp_path / "junk"
    empty.write_bytes(b"")
    junk.write_bytes(bytes(range(256)) * 4)
    for arguments in ((), (str(empty),), (str(junk),), (str(tmp_path),), (str(tmp_path / "no"),)):
        fails(capsys, "replay", *arguments)
    fails(capsys, "replay", str(empty), "b")
