"""The first line is in the player's language, although nothing else is loaded yet."""

from __future__ import annotations

import pytest

from a11y_dice.i18n.catalog import languages
from a11y_dice.ui.welcome import first_line


@pytest.mark.parametrize("origin", ["default", "flag", "environment", "file"])
def test_the_first_line_is_another_one_in_each_language(origin: str) -> None:
    lines = {code: first_line("voice", origin, code) for code in languages()}
    assert len(set(lines.values())) == len(lines)
    assert all("$" not in line for line in lines.values())


def test_a_way_without_words_of_its_own_is_called_by_its_name() -> None:
    assert "semaphore" in first_line("semaphore", "flag")
