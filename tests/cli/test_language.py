"""Commands speak the player's language: that of the environment, the settings or the system."""

from __future__ import annotations

import pytest

from a11y_dice.front import front
from a11y_dice.i18n.catalog import SHELL, languages, plain
from a11y_dice.settings.first import settings_path

others = pytest.mark.parametrize("code", [code for code in languages() if code != "en"])


@others
def test_the_environment_chooses_the_language_of_help(
    code: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("A11Y_DICE_LANGUAGE", code)
    assert front(["--help"]) == 0
    told = capsys.readouterr().out.splitlines()
    assert told[0] == " ".join(plain(SHELL, "cli-help-play", code).split())
    assert told[0] != plain(SHELL, "cli-help-play")


@others
def test_the_settings_choose_the_language_of_help(
    code: str, capsys: pytest.CaptureFixture[str]
) -> None:
    settings_path().parent.mkdir(parents=True)
    settings_path().write_text(f'language = "{code}"\n', encoding="utf-8")
    assert front(["--help"]) == 0
    first = " ".join(plain(SHELL, "cli-help-play", code).split())  # without spaces that bind
    assert capsys.readouterr().out.startswith(f"{first}\n")


@others
@pytest.mark.parametrize("named", [["--language=CODE"], ["--language", "CODE"]], ids=str)
def test_a_wrong_option_is_told_in_the_language_that_is_asked_for(
    code: str, named: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    arguments = [argument.replace("CODE", code) for argument in named]
    assert front([*arguments, "--verbosity", "loud"]) == 2
    complaint = capsys.readouterr().err
    assert front(["--verbosity", "loud"]) == 2
    assert complaint != capsys.readouterr().err
