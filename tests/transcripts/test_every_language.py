"""Whole games in every language from the same keys, at every verbosity.

`<game>/every-language.keys` has keys alone, and what they say in each language, at the standard
verbosity, is in `<game>/every-language.<language>.txt`. A change is made with
`pytest tests/transcripts --accept` and read as a diff.
"""

from __future__ import annotations

import re
from functools import lru_cache
from pathlib import Path

import pytest
from i18n.catalogs import FILES, SHELL, entries, translated
from i18n.test_languages import texts

from a11y_dice.games import game_ids
from a11y_dice.i18n.audience import Verbosity
from a11y_dice.i18n.catalog import ENGLISH, languages
from a11y_dice.settings.values import Settings
from transcripts.test_transcripts import HERE, said_to

NAMES = {"golden"}
"""Words that are typed. The players have the names that each language gives."""


@pytest.fixture
def own_data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr("time.strftime", lambda _: "2026-01-01 12-00-00")
    return tmp_path


every_language = pytest.mark.parametrize("language", languages())
every_game = pytest.mark.parametrize("game_id", game_ids())


@lru_cache
def vocabulary(language: str, game_id: str) -> frozenset[str]:
    """Every word of a language's texts, those of the other games' titles included."""
    words = set(NAMES)
    for english in FILES:
        path = english if language == ENGLISH else translated(language, english)
        for entry in entries(path):
            if english in (SHELL,) or english.parent.name == game_id or entry.id.name == "title":
                for _, text in texts(entry):
                    words |= set(re.findall(r"[^\W\d_]+", text.casefold()))
    return frozenset(words)


@every_language
@every_game
@pytest.mark.parametrize("verbosity", [*Verbosity])
def test_every_word_belongs_to_the_language(
    game_id: str,
    language: str,
    verbosity: Verbosity,
    own_data: Path,
    request: pytest.FixtureRequest,
) -> None:
    keys = (HERE / game_id / "every-language.keys").read_text(encoding="utf-8")
    settings = Settings(language=language, verbosity=verbosity.value)
    told = [line.replace(str(own_data), "") for line in said_to(keys, settings)]
    said = [line for line in told if not line.startswith("> ")]
    if verbosity is Verbosity.STANDARD:
        golden = HERE / game_id / f"every-language.{language}.txt"
        text = "".join(f"{line}\n" for line in told)
        if request.config.getoption("--accept"):
            golden.write_text(text, encoding="utf-8")
        assert text == golden.read_text(encoding="utf-8")
    known = vocabulary(language, game_id)
    others = {
        word: line
        for line in said
        if "2026-01-01" not in line  # the name of a file
        for word in re.findall(r"[^\W\d_]{2,}", line.casefold())
        if word not in known
    }
    assert others == {}
