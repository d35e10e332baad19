"""Settings that are tables: keys, kinds of message, people."""

from __future__ import annotations

from pathlib import Path

import pytest

from a11y_dice.settings.sources import chosen
from a11y_dice.settings.store import store
from a11y_dice.settings.values import BadValueError, Settings

FILE = """# ours
[keys]
f5 = "roll" # as at work
"," = "none"

[events]
roll = "keep"

[people."Ola Nowak"]
language = "pl"
verbosity = "brief"
"""


def test_tables_of_the_file_are_read(tmp_path: Path) -> None:
    path = tmp_path / "settings.toml"
    path.write_text(FILE, encoding="utf-8")
    choice = chosen({}, {}, path)
    assert not choice.problems
    assert choice.settings.keys == (("f5", "roll"), (",", "none"))
    assert choice.settings.events == (("roll", "keep"),)
    assert choice.settings.people == (("Ola Nowak", (("language", "pl"), ("verbosity", "brief"))),)


def test_a_table_that_is_kept_reads_the_same_and_comments_stay(tmp_path: Path) -> None:
    path = tmp_path / "settings.toml"
    path.write_text(FILE, encoding="utf-8")
    settings = chosen({}, {}, path).settings
    store({"keys": settings.keys, "people": settings.people, "hints": False}, path)
    again = chosen({}, {}, path)
    assert again.settings == settings.with_value("hints", "no")
    assert "# ours" in path.read_text(encoding="utf-8")


def test_a_line_of_text_does_for_a_table(tmp_path: Path) -> None:
    flags = {"people": "Ola: language=pl verbosity=brief; Jan: voice=gmw/en"}
    environ = {"A11Y_DICE_KEYS": "f5=roll ,=none ==help"}
    settings = chosen(flags, environ, tmp_path / "none").settings
    assert settings.keys == (("f5", "roll"), (",", "none"), ("=", "help"))
    assert settings.people == (
        ("Ola", (("language", "pl"), ("verbosity", "brief"))),
        ("Jan", (("voice", "gmw/en"),)),
    )


@pytest.mark.parametrize(
    ("name", "given"),
    [
        ("keys", "roll"),
        ("keys", 3),
        ("keys", {"f5": ["roll"]}),
        ("events", {"roll": "loud"}),
        ("people", {"Ola": "pl"}),
        ("people", {"Ola": {"shoes": "red"}}),
    ],
)
def test_what_is_no_table_is_refused(name: str, given: object) -> None:
    with pytest.raises(BadValueError):
        Settings().with_value(name, given)
