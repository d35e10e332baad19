"""Records on disk: written before anything is announced, append-only, and never spoiled."""

from __future__ import annotations

import itertools
import os
from pathlib import Path

import pytest
from helpers.keyboard import Keyboard, forget_locks, new_match, seated
from helpers.play import every_game

from a11y_dice.core.game import Game
from a11y_dice.core.match import Match, Player, Setup, begin
from a11y_dice.core.record import NEWEST, entry_text, head_text, read_record
from a11y_dice.games import find_game
from a11y_dice.session.records import matches_folder, unfinished_records
from a11y_dice.speech.outputs.recorder import Recorder
from a11y_dice.speech.utterance import Utterance

MARTIAN = find_game("martian_dice")


class Watcher(Recorder):
    """Looks at the record whenever something is announced."""

    def __init__(self) -> None:
        super().__init__()
        self.keyboard: Keyboard | None = None
        self.synced: set[int] = set()
        self.seen: list[str] = []

    def speak(self, utterance: Utterance) -> None:
        """Compare the record with the match as it is now."""
        super().speak(utterance)
        words = utterance.words
        if self.keyboard and self.keyboard.desk.table:
            match, path = self.keyboard.match, self.keyboard.table.record.path
            written = path.read_text(encoding="utf-8") if path else ""
            assert written == (whole_text(match) if match.log else ""), words
            assert not path or path.stat().st_ino in self.synced
            self.seen.append(written)


def whole_text(match: Match) -> str:
    """The record of a match."""
    game = match.setup.game
    return head_text(match.setup, NEWEST) + "".join(
        entry_text(game, entry) for entry in match.entries()
    )


def records(folder: str) -> list[Path]:
    return sorted(matches_folder().joinpath(folder).glob("*.txt"))


def play_to_the_end(keyboard: Keyboard) -> None:
    """Take the last choice, which ends turns soonest, until the match is over."""
    for _ in range(2000):
        if keyboard.match.is_over:
            return
        keyboard.press("end", "enter")
        if "Confirm" in keyboard.names():
            keyboard.press("y")
    raise AssertionError("no end")


@every_game
def test_the_record_is_on_disk_before_anything_is_heard(
    game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    watcher, fsync = Watcher(), os.fsync

    def spy(descriptor: int) -> None:
        fsync(descriptor)
        watcher.synced.add(os.fstat(descriptor).st_ino)

    monkeypatch.setattr("os.fsync", spy)
    keyboard = seated(new_match(game, "Ola", "bot random", "Bob"))
    keyboard.desk.announcer.output = watcher
    watcher.keyboard = keyboard
    for _ in range(40):
        keyboard.press("1")
        if "Confirm" in keyboard.names():
            keyboard.press("y")
        if keyboard.match.is_over:
            break
    seen = list(dict.fromkeys(watcher.seen))
    assert len(seen) > 10
    assert all(newer.startswith(older) for older, newer in itertools.pairwise(seen))


@every_game
def test_one_write_for_each_group(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    keyboard = seated(new_match(game, "Ola"))
    keyboard.press("1")
    syncs: list[int] = []
    monkeypatch.setattr("os.fsync", syncs.append)
    for _ in range(10):
        log, before = keyboard.match.log, len(syncs)
        keyboard.press("1")
        if "Confirm" not in keyboard.names():
            assert len(syncs) - before == (keyboard.match.log is not log)


@every_game
def test_a_finished_match_moves_to_the_finished_ones(game: Game) -> None:
    keyboard = seated(new_match(game, "Ola", "bot careful"))
    keyboard.press("1")
    if game.id != "sixty_one" or records("unfinished"):
        assert [path.suffix for path in records("unfinished")] == [".txt"]
    play_to_the_end(keyboard)
    assert records("unfinished") == []
    (finished,) = records("finished")
    assert finished == keyboard.table.record.path
    match, _ = read_record(finished.read_text(encoding="utf-8"), find_game)
    assert match == keyboard.match
    assert any(str(finished.name) in said for said in keyboard.recorder.said)


def test_finished_matches_of_one_second_do_not_meet(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("time.strftime", lambda _: "2026-01-01 12-00-00")
    for _ in range(2):
        play_to_the_end(seated(new_match(MARTIAN, "Ola", options={"target": "1"})))
    assert len(records("finished")) == 2


def continued() -> Keyboard:
    """Somebody who continues the last match from the main menu, after the program has ended."""
    forget_locks()
    keyboard = Keyboard()
    lines = len(keyboard.screen.items())  # type: ignore[attr-defined] # a menu
    for _ in range(lines):
        if keyboard.press("down")[0].startswith("Continue"):
            break
    keyboard.press("enter")
    return keyboard


@every_game
def test_a_continued_match_is_equal_and_has_an_equal_future(game: Game) -> None:
    first = seated(new_match(game, "Ola", "bot careful", "Bob", seed="same"))
    for _ in range(12):
        first.press("1")
        second = continued()
        assert second.match == first.match
        assert second.table.seat == first.table.seat
    while getattr(first.screen, "path", ()):  # a choice that is half made is not kept
        first.press("escape")
    second = continued()
    assert second.recorder.said[-1] == first.recorder.said[-1]
    for _ in range(12):
        record = first.table.record
        assert record.path
        whole = record.path.read_bytes()
        heard = first.press("1")
        record.path.write_bytes(whole)  # the second one goes on from the same place
        assert second.press("1") == heard
        assert second.match == first.match


@every_game
def test_what_was_said_before_can_be_reviewed_after_continuing(game: Game) -> None:
    first = seated(new_match(game, "Ola", "bot careful"))
    first.press("1", "1", "1", "1")
    second = continued()
    for key in ("j", "m", "l"):
        assert second.press(key) == first.press(key), key


@every_game
def test_resuming_says_what_happened_last_and_where_things_stand(game: Game) -> None:
    first = seated(new_match(game, "Ola", "bot careful"))
    for _ in range(5):
        first.press("1")
    last = first.press("l")[-1]
    said = [str(words) for words in continued().recorder.said]
    assert f"Last: {last}" in said
    assert said.index(f"Last: {last}") < len(said) - 3


def test_reloading_in_mid_round_keeps_dice_and_choices() -> None:
    game = find_game("sixty_one")
    first = seated(new_match(game, "Ola", "Bob"))
    while first.table.seat == 0:
        first.press("1")
    second = continued()
    assert second.match == first.match
    assert second.table.seat == 1
    assert second.press("d") == first.press("d")
    secret = [words for words in second.recorder.said if "Ola" in words and "writes" in words]
    assert not secret
    while not (second.press("1") and second.table.seat == 0):
        pass
    assert any("Ola" in words and "writes" in words for words in second.recorder.said)


@pytest.mark.parametrize("torn", [b"seat 1 ta", b"dice 3 ta", b"\xc5", b"#", b"seat 1 take ray"])
def test_a_torn_last_line_is_cut_back(torn: bytes) -> None:
    first = seated(new_match(MARTIAN, "Ola", "Bob"))
    first.press("1", "1")
    path = first.table.record.path
    assert path
    whole = path.read_bytes()
    path.write_bytes(whole + torn)
    second = continued()
    assert second.match == first.match
    assert "The last line of its record was not complete and is cut away." in second.recorder.said
    assert path.read_bytes() == whole
    second.press("1")
    assert path.read_text(encoding="utf-8") == whole_text(second.match)
    assert path.read_bytes().startswith(whole)


@pytest.mark.parametrize(
    "broken",
    [b"", b"\xff\xfe\n", b"a11y-dice 9 martian_dice 1 seed 1\n", b"hello\n", b"a11y-dice 1 mart"],
    ids=["empty", "not text", "other version", "no record", "torn head"],
)
def test_a_record_that_cannot_be_read_is_told_and_never_lost(broken: bytes) -> None:
    folder = matches_folder() / "unfinished"
    folder.mkdir(parents=True)
    path = folder / "broken.txt"
    path.write_bytes(broken)
    keyboard = Keyboard()
    if not broken:
        assert unfinished_records() == []
        return
    said = keyboard.press("c") and keyboard.press("enter")
    if b"a11y-dice 9" in broken:
        assert said[0].startswith("broken.txt cannot be continued, because of line 1.")
        assert said[0].endswith("It stays as it is.")
        assert path.read_bytes() == broken
    else:
        aside = matches_folder() / "damaged" / "broken.txt"
        assert said[0].startswith("The record broken.txt is damaged in line 1. ")
        assert said[0].endswith(f"It is set aside as {aside}.")
        assert said[1] == "Nothing of it can be played."
        assert aside.read_bytes() == broken
        assert unfinished_records() == []
    assert keyboard.names() == ["MainMenu"]


def test_what_comes_before_a_damaged_line_can_be_played() -> None:
    first = seated(new_match(MARTIAN, "Ola", "Bob"))
    first.press("1")
    forget_locks()
    path = first.table.record.path
    assert path
    broken = path.read_text(encoding="utf-8") + "seat 2 roll\n"
    path.write_text(broken, encoding="utf-8")
    keyboard = Keyboard()
    keyboard.press("c")
    said = keyboard.press("enter")
    assert f"The record {path.name} is damaged in line 6." in said[0]
    assert "It is the turn of another player." in said[0]
    assert said[1].startswith("2 actions before that are whole. Go on from there?")
    aside = matches_folder() / "damaged" / path.name
    assert aside.read_text(encoding="utf-8") == broken
    keyboard.press("y")
    assert keyboard.match == first.match
    keyboard.press("1")
    new = keyboard.table.record.path
    assert new
    assert new != aside
    assert new.read_text(encoding="utf-8") == whole_text(keyboard.match)
    assert aside.read_text(encoding="utf-8") == broken


def test_a_data_folder_that_cannot_be_written(data_folder: Path) -> None:
    folder = data_folder / "a11y-dice"
    folder.write_text("a file where a folder should be", encoding="utf-8")
    keyboard = seated(new_match(MARTIAN, "Ola", "Bob"))
    said = keyboard.press("1", "1")
    problems = [words for words in said if words.startswith("The match cannot be saved now:")]
    assert len(problems) == 1
    assert keyboard.match.log
    assert keyboard.press("escape", "y")[1].startswith("The match could not be saved:")
    keyboard = seated(new_match(MARTIAN, "Ola", "Bob"))
    keyboard.press("1")
    folder.unlink()
    said = keyboard.press("1")
    assert said[0] == "The match is saved again."
    path = keyboard.table.record.path
    assert path
    assert path.read_text(encoding="utf-8") == whole_text(keyboard.match)


def test_a_record_that_was_taken_away_is_written_again() -> None:
    keyboard = seated(new_match(MARTIAN, "Ola", "Bob"))
    keyboard.press("1")
    first = keyboard.table.record.path
    assert first
    first.unlink()
    keyboard.press("1")
    path = keyboard.table.record.path
    assert path
    assert path.read_text(encoding="utf-8") == whole_text(keyboard.match)


def test_a_full_disk_is_tried_again(monkeypatch: pytest.MonkeyPatch) -> None:
    keyboard = seated(new_match(MARTIAN, "Ola", "Bob"))
    keyboard.press("1")

    def full(_descriptor: int) -> None:
        raise OSError(28, "No space left on device")

    fsync = os.fsync
    monkeypatch.setattr("os.fsync", full)
    said = keyboard.press("1", "1")
    assert sum("No space left on device" in words for words in said) == 1
    monkeypatch.setattr("os.fsync", fsync)
    assert "The match is saved again." in keyboard.press("1", "1")
    path = keyboard.table.record.path
    assert path
    assert path.read_text(encoding="utf-8") == whole_text(keyboard.match)


def test_a_match_that_had_ended_when_the_program_stopped() -> None:
    keyboard = seated(new_match(MARTIAN, "Ola", options={"target": "1"}))
    play_to_the_end(keyboard)
    (finished,) = records("finished")
    finished.rename(matches_folder() / "unfinished" / finished.name)
    again = continued()
    assert again.names()[-1] == "ResultScreen"
    assert records("unfinished") == []


def test_names_and_seeds_of_all_kinds_come_back() -> None:
    players = (Player("Zażółć gęślą"), Player("bot careful"), Player("Ola 2", "careful"))
    match = begin(Setup(MARTIAN, "Ünï#seed", players, {"target": "30"}))
    again, _ = read_record(head_text(match.setup), find_game)
    assert again == match
