"""Where settings come from: the command line, the environment, the file, in that order."""

from __future__ import annotations

from itertools import product
from pathlib import Path

import pytest

from a11y_dice.settings import first
from a11y_dice.settings.sources import chosen
from a11y_dice.settings.values import Origin

GIVEN = (None, "voice", "Reader")


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    path = tmp_path / "settings.toml"
    monkeypatch.setattr(first, "settings_path", lambda: path)
    return path


@pytest.mark.parametrize(
    ("flag", "environment", "accessible", "kept"),
    list(product(GIVEN, GIVEN, (None, "0", "1"), GIVEN)),
)
def test_the_stronger_source_wins_and_the_first_line_knows_it(
    file: Path, flag: str | None, environment: str | None, accessible: str | None, kept: str | None
) -> None:
    if kept:
        file.write_text(f'speak = "{kept}"\n', encoding="utf-8")
    flags = {"speak": flag} if flag else {}
    environ = {"A11Y_DICE_SPEAK": environment or "", "ACCESSIBLE": accessible or ""}
    choice = chosen(flags, environ, file)
    way, origin = first.first_way(flags, environ)
    assert (choice.settings.speak, choice.origin("speak")) == (way, origin)
    assert not choice.problems
    wanted = flag or environment or ("text" if accessible == "1" else kept) or "text"
    assert way == wanted.lower()


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("speak = ", "settings-broken-line"),
        ("\x00\xff", "settings-broken-line"),
        ("voice-rate = 2", "setting-bad-file"),
        ("voice-rate = 'fast'", "setting-bad-file"),
        ("text-beside = 3.5", "setting-bad-file"),
        ("volume = 3", "setting-unknown"),
        ("[voice]\nrate = 3", "setting-unknown"),
    ],
)
def test_a_bad_file_is_one_sentence_and_stays(file: Path, text: str, problem: str) -> None:
    file.write_bytes(text.encode("latin-1"))
    choice = chosen({}, {}, file)
    assert [told.id for told in choice.problems] == [problem]
    assert choice.settings == chosen({}, {}, file.with_name("none")).settings
    assert file.read_bytes() == text.encode("latin-1")
    assert first.first_way({}, {}) == ("text", "default")


def test_the_good_values_of_a_file_are_used(file: Path) -> None:
    file.write_text("voice-rate = 300\nvoice-pitch = 1000\n", encoding="utf-8")
    choice = chosen({}, {"A11Y_DICE_VOICE_VOLUME": "loud"}, file)
    assert (choice.settings.voice_rate, choice.settings.voice_pitch) == (300, 50)
    assert choice.origin("voice_rate") is Origin.FILE
    assert [told.id for told in choice.problems] == ["setting-bad-file", "setting-bad-environment"]
