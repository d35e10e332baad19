"""A language that is not complete: English is read where it has no words, by an English voice."""

from __future__ import annotations

from pathlib import Path

import pytest

from a11y_dice.core.message import Message
from a11y_dice.i18n import localizer
from a11y_dice.i18n.audience import Audience
from a11y_dice.i18n.catalog import catalog_path


def test_english_is_read_by_an_english_voice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "shell.ftl").write_text("goodbye = Do widzenia.\n", encoding="utf-8")

    def path(language: str, part: str) -> str:
        return str(tmp_path / f"{part}.ftl") if language == "pl" else catalog_path(language, part)

    monkeypatch.setattr(localizer, "catalog_path", path)
    polish = localizer.Localizer("pl", "martian_dice")
    goodbye, nothing = Message("goodbye"), Message("not-done")
    assert polish.words(goodbye, Audience()) == "Do widzenia."
    assert polish.words(nothing, Audience()) == "Nothing is done."
    assert [polish.language_of(message) for message in (goodbye, nothing)] == ["pl", "en"]
