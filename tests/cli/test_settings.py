"""`a11y-dice settings`: listed, told about, kept."""

from __future__ import annotations

from pathlib import Path

import pytest

from a11y_dice.cli import run_command
from a11y_dice.settings.first import settings_path
from a11y_dice.settings.readers import option_name
from a11y_dice.settings.values import READERS


def said(capsys: pytest.CaptureFixture[str], *arguments: str, status: int = 0) -> list[str]:
    """What the command prints, to standard error where it complains."""
    assert run_command("settings", arguments) == status
    told = capsys.readouterr()
    return (told.err if status else told.out).splitlines()


def test_all_settings_are_listed_with_where_they_come_from(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("A11Y_DICE_VOICE_RATE", "300")
    lines = said(capsys)
    assert [line.split()[0] for line in lines[:-1]] == [option_name(name) for name in READERS]
    assert "voice-rate is 300. It comes from the environment." in lines
    assert lines[-1] == f"The settings are kept in {settings_path()}."


def test_a_setting_is_kept_and_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert said(capsys, "voice_rate", "250")[0].startswith("voice-rate is 250 from now on")
    told = said(capsys, "Voice-Rate")
    assert told[0] == "How many words a minute the voice says."
    assert told[1] == "voice-rate is 250. It comes from your settings file."
    assert told[2] == "It can be 80 to 450."


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("nothing",), "There is no setting nothing."),
        (("voice-rate", "2"), "The option --voice-rate cannot be 2"),
        (("a", "b", "c"), "c"),
    ],
)
def test_what_makes_no_sense_is_told_and_changes_nothing(
    arguments: tuple[str, ...], told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    (line,) = said(capsys, *arguments, status=2)
    assert told in line
    assert not settings_path().exists()


def test_a_file_that_cannot_be_written_is_told(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    blocked = tmp_path / "file"
    blocked.touch()
    monkeypatch.setenv("XDG_CONFIG_HOME", str(blocked))
    assert "cannot be kept" in said(capsys, "hints", "no", status=2)[0]
