"""Killed, torn, spoilt, written by two at once: whatever was heard is there afterwards."""

from __future__ import annotations

import os
import subprocess
import sys
from collections import Counter
from io import FileIO
from pathlib import Path
from typing import Any

import pytest
from helpers.keyboard import Keyboard, forget_locks, new_match, seated
from helpers.play import every_game

from a11y_dice.core.game import Game
from a11y_dice.games import find_game
from a11y_dice.session import records
from a11y_dice.session.kept_match import kept_match
from a11y_dice.session.records import continued, matches_folder
from a11y_dice.speech.outputs.recorder import Recorder
from a11y_dice.speech.utterance import Utterance
from session import killing, mutated_records


@pytest.fixture(autouse=True)
def own_data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))


@pytest.mark.parametrize("part", range(5))
def test_nothing_that_was_heard_is_missing_after_a_kill(part: int) -> None:
    found = list(killing.results(10, f"part {part}"))
    assert [each for each in found if each.is_lost] == []
    assert sum(each.heard for each in found) > 20


@every_game
def test_a_last_line_that_is_torn_at_any_byte_costs_that_line_alone(
    game: Game, tmp_path: Path
) -> None:
    keyboard = seated(new_match(game, "Ola", "bot careful"))
    while keyboard.match.rolls < 2:
        keyboard.press("1")
    path = keyboard.table.record.path
    assert path
    whole = path.read_bytes()
    keyboard.desk.to_main_menu()
    last = whole.rindex(b"\n", 0, len(whole) - 1) + 1
    torn = tmp_path / "torn.txt"
    for end in range(last, len(whole)):
        torn.write_bytes(whole[:end])
        match, record = continued(torn)
        record.mend()
        record.close()
        assert len(match.entries()) == len(keyboard_entries(path)) - 1
        assert torn.read_bytes() == whole[:last]


def keyboard_entries(path: Path) -> list[Any]:
    """The log of a record."""
    return kept_match(path).match.entries()


class Diary(Recorder):
    """Notes what is spoken among what is written."""

    def __init__(self, noted: list[str]) -> None:
        super().__init__()
        self._noted = noted

    def speak(self, utterance: Utterance) -> None:
        """Note it."""
        super().speak(utterance)
        self._noted.append("speak")


@every_game
def test_each_group_is_written_then_synced_then_spoken(
    game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    noted: list[str] = []

    class File(FileIO):
        def write(self, data: Any) -> int:
            noted.append("write")
            return super().write(data)

    def open_noted(path: Path, mode: str, _buffering: int, *, opener: Any) -> File:
        return File(path, mode.replace("b", ""), opener=opener)

    fsync = os.fsync
    monkeypatch.setattr(records, "open", open_noted, raising=False)

    def sync(file: int) -> None:
        noted.append("fsync")
        fsync(file)

    monkeypatch.setattr("os.fsync", sync)
    keyboard = seated(new_match(game, "Ola", "bot careful"))
    keyboard.desk.announcer.output = Diary(noted)
    for _ in range(30):
        match = keyboard.match
        noted.clear()
        keyboard.press("1")
        if keyboard.match is not match and not keyboard.match.is_over:
            assert_in_order(noted)
        if "Confirm" in keyboard.names():
            keyboard.press("y")
        if keyboard.match.is_over:
            break


def assert_in_order(noted: list[str]) -> None:
    """Every write is followed by its sync, and words come only after that."""
    assert noted[:3] == ["write", "fsync", "speak"]
    for at, what in enumerate(noted):
        if what == "write":
            assert noted[at + 1] == "fsync"
    assert noted.count("write") == noted.count("fsync")


@pytest.mark.parametrize("part", range(4))
def test_a_spoilt_record_costs_sentences_and_nothing_else(part: int) -> None:
    found = Counter(mutated_records.results(2500, f"part {part}", matches_folder()))
    assert len(found) > 4
    assert found["The record"] > 200


def test_two_programs_at_once_write_two_whole_records(tmp_path: Path) -> None:
    keys = (killing.KEYS / "martian_dice" / "whole-game.keys").read_bytes()
    programs = [
        subprocess.Popen(
            [sys.executable, "-m", "a11y_dice"],
            stdin=subprocess.PIPE,
            stdout=subprocess.DEVNULL,
            env={**os.environ, "A11Y_DICE_SPEAK": "text"},
        )
        for _ in range(2)
    ]
    for program in programs:
        program.communicate(keys, timeout=killing.ENOUGH)
    found = list((tmp_path / "a11y-dice" / "matches" / "finished").glob("*.txt"))
    assert len(found) == 2
    assert len({path.read_bytes() for path in found}) == 1


def test_a_disk_that_is_full_is_told_once_and_the_game_goes_on() -> None:
    """The system lets the program write one small block into each file."""
    keys = (killing.KEYS / "martian_dice" / "whole-game.keys").read_bytes()
    command = f'ulimit -f 1; exec "{sys.executable}" -m a11y_dice'
    ended = subprocess.run(
        ["/bin/sh", "-c", command],
        input=keys,
        capture_output=True,
        env={**os.environ, "A11Y_DICE_SPEAK": "text"},
        timeout=killing.ENOUGH,
        check=False,
    )
    told = " ".join(ended.stdout.decode().split())
    assert ended.returncode == 0
    assert told.count("The match cannot be saved now: File too large.") == 1
    assert "The match is over." in told
    assert ended.stderr == b""


def test_two_windows_on_one_match_never_both_write() -> None:
    first = seated(new_match(find_game("martian_dice"), "Ola", "Bob"))
    first.press("1")
    path = first.table.record.path
    assert path
    second = Keyboard()
    second.press("c", "enter", "y")
    for _ in range(10):
        second.press("enter", "1")
        first.press("1")
    first.desk.to_main_menu()
    forget_locks()
    assert continued(path)[0].entries() == keyboard_entries(path)
