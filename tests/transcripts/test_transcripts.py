"""Keys in, words out: whole games and short scenes, reviewed line by line.

Each `<case>.keys` has one key name or word in a line, as on a pipe; `<case>.en.txt` has every word
that is said. A change is made with `pytest tests/transcripts --accept` and read as a diff.
"""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from a11y_dice.session.announcer import Announcer
from a11y_dice.settings.values import Settings
from a11y_dice.speech.outputs.recorder import Recorder
from a11y_dice.ui.desk import Desk
from a11y_dice.ui.keyboard import Pipe
from a11y_dice.ui.screens.main_menu import MainMenu

HERE = Path(__file__).parent
CASES = sorted(path for path in HERE.glob("*/*.keys") if path.stem != "every-language")


def said_to(keys: str, settings: Settings | None = None) -> list[str]:
    """Each key behind a mark, then everything that is said when it is pressed."""
    recorder = Recorder()
    desk = Desk(Announcer(recorder, settings))
    desk.push(MainMenu(desk))
    told = [*map(str, recorder.said)]
    for key in keys.splitlines(keepends=True):
        before = len(recorder.said)
        Pipe(desk, io.StringIO(key)).run()
        told += [f"> {key.strip()}", *recorder.said[before:]]
    return told


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.parent.name}-{case.stem}")
def test_the_keys_say_these_words(
    case: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr("time.strftime", lambda _: "2026-01-01 12-00-00")
    said = "".join(f"{line}\n" for line in said_to(case.read_text(encoding="utf-8")))
    said = said.replace(str(tmp_path), "DATA")
    expected = case.with_suffix(".en.txt")
    if request.config.getoption("--accept"):
        expected.write_text(said, encoding="utf-8")
    assert said == expected.read_text(encoding="utf-8")


def test_there_is_a_whole_game_of_each_kind() -> None:
    from a11y_dice.games import game_ids  # noqa: PLC0415 - the folder is read when it is asked for

    for game_id in game_ids():
        told = (HERE / game_id / "whole-game.en.txt").read_text(encoding="utf-8")
        assert "The match is over." in told, f"{game_id} has no whole game"
