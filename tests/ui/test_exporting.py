"""A match is exported from the menu into a new file that is named."""

from __future__ import annotations

from pathlib import Path

import pytest
from helpers.keyboard import Keyboard, placed
from helpers.onlooking import bots_match, kept, onlooker_of
from helpers.play import every_game, rests

from a11y_dice.core.game import Game
from a11y_dice.core.record import record_text
from a11y_dice.games import find_game
from a11y_dice.session.export_forms import FORMS, exports_folder
from a11y_dice.ui.screens.match import MatchScreen

MARTIAN = find_game("martian_dice")


def exports() -> dict[str, str]:
    """The files of the folder, by name."""
    found = exports_folder().glob("*")
    return {path.name: path.read_text(encoding="utf-8") for path in found}


@every_game
def test_every_form_goes_into_a_file_of_its_own(game: Game) -> None:
    match = rests(game, "end", 2)[-1]
    keyboard = placed(match)
    assert keyboard.press("5")[0].startswith("Export this match to a file, 3 lines.")
    for number, form in enumerate(FORMS, 1):
        said = keyboard.press(str(number))
        name = {"text": ".txt", "html": ".html", "jsonl": ".jsonl"}[form]
        assert said[0] == f"Exported to {exports_folder() / (game.id + name)}."
        expected = [f"{line}\n" for line in FORMS[form](kept(match), onlooker_of(match))]
        assert exports()[game.id + name] == "".join(expected)
        assert keyboard.names()[-1] == "ResultScreen"
        keyboard.press("5")
    assert len(exports()) == 3


def test_nothing_is_overwritten() -> None:
    keyboard = placed(rests(MARTIAN, "end", 2)[-1])
    for name in ("martian_dice.txt", "martian_dice 2.txt", "martian_dice 3.txt"):
        assert keyboard.press("5", "1")[2].endswith(f"{name}.")
    assert set(exports()) == {"martian_dice.txt", "martian_dice 2.txt", "martian_dice 3.txt"}


def test_the_file_is_called_as_the_record(tmp_path: Path) -> None:
    path = tmp_path / "2026-01-01 12-00-00 martian_dice.txt"
    path.write_text(record_text(bots_match(MARTIAN)), encoding="utf-8")
    keyboard = Keyboard()
    keyboard.desk.push(MatchScreen(keyboard.desk, path, is_over=True))
    keyboard.press("2", "2")
    assert [*exports()] == ["2026-01-01 12-00-00 martian_dice.html"]
    assert keyboard.names()[-1] == "MatchScreen"


def test_escape_exports_nothing() -> None:
    keyboard = placed(rests(MARTIAN, "end", 2)[-1])
    keyboard.press("5", "escape")
    assert keyboard.names()[-1] == "ResultScreen"
    assert exports() == {}


def test_the_words_are_those_of_the_verbosity_of_now() -> None:
    keyboard = placed(rests(MARTIAN, "end", 2)[-1])
    keyboard.press("5", "1", "v", "5", "1")
    assert exports()["martian_dice.txt"] != exports()["martian_dice 2.txt"]


def test_a_long_match_is_said_to_take_a_moment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("a11y_dice.ui.screens.exporting.LONG", 5)
    keyboard = placed(rests(MARTIAN, "end", 2)[-1])
    keyboard.press("5")
    said = keyboard.press("1")
    assert said[0] == "This match is long. It takes a moment."
    assert said[1].startswith("Exported to ")


def test_a_folder_that_cannot_be_made_is_told(tmp_path: Path) -> None:
    exports_folder().parent.mkdir(parents=True, exist_ok=True)
    exports_folder().write_text("in the way", encoding="utf-8")
    keyboard = placed(rests(MARTIAN, "end", 2)[-1])
    keyboard.press("5")
    said = keyboard.press("1")
    assert said[0].startswith("Nothing is exported, the file cannot be written: ")
    assert keyboard.names()[-1] == "ResultScreen"


def test_a_full_disk_leaves_no_half_file(monkeypatch: pytest.MonkeyPatch) -> None:
    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("a11y_dice.session.new_file.os.fsync", full)
    keyboard = placed(rests(MARTIAN, "end", 2)[-1])
    keyboard.press("5")
    assert keyboard.press("1")[0].endswith("No space left on device.")
    assert exports() == {}
