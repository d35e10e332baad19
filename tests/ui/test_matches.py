"""The lists of kept matches; two windows on one match; watching."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest
from helpers.keyboard import EVERY_KEY, Keyboard, forget_locks, new_match, seated
from helpers.play import every_game

from a11y_dice.core.game import Game
from a11y_dice.games import find_game
from a11y_dice.session.listing import age, finished_matches, unfinished_matches
from a11y_dice.session.records import InUseError, continued, matches_folder
from a11y_dice.ui.screens.matches import MatchesScreen
from a11y_dice.ui.screens.watching import watch

MARTIAN = find_game("martian_dice")


@pytest.fixture(autouse=True)
def own_data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))


def played(game: Game, *players: str, keys: int = 1) -> Keyboard:
    """A match of which something is kept."""
    keyboard = seated(new_match(game, *players))
    for _ in range(keys):
        keyboard.press("1")
        if "Confirm" in keyboard.names():
            keyboard.press("y")
    return keyboard


def listed() -> Keyboard:
    keyboard = Keyboard()
    keyboard.desk.push(MatchesScreen(keyboard.desk))
    return keyboard


@pytest.mark.parametrize(
    ("seconds", "words"),
    [
        (-5, "just now"),
        (59, "just now"),
        (60, "1 minute ago"),
        (3599, "59 minutes ago"),
        (3600, "1 hour ago"),
        (86400 * 2, "2 days ago"),
    ],
)
def test_ages_have_words(seconds: float, words: str) -> None:
    assert Keyboard().desk.announcer.words(age(seconds)) == words


@every_game
def test_every_unfinished_match_is_listed_with_what_is_worth_knowing(game: Game) -> None:
    first = played(game, "Ola", "Bob", keys=4)
    path = first.table.record.path
    assert path
    os.utime(path, (time.time() - 7300,) * 2)
    played(MARTIAN, "Zoe", "bot careful")
    keyboard = listed()
    said = keyboard.press("home", "down", "down")
    assert len(unfinished_matches()) == 2
    assert said[0].startswith("Martian Dice, Zoe and bot careful: turn 1, Zoe is next, just now.")
    title = keyboard.desk.announcer.words(unfinished_matches()[1].line)
    assert said[1].startswith(title)
    assert "Ola and Bob: turn " in title
    assert title.endswith("2 hours ago.")
    assert said[2].startswith("The finished matches.")


def test_a_listed_match_goes_on_is_walked_or_exported() -> None:
    first = played(MARTIAN, "Ola", "Bob")
    forget_locks()
    keyboard = listed()
    assert keyboard.press("1")[-1].startswith("Go on with this match. 1 of 3.")
    keyboard.press("2")
    assert keyboard.names()[-1] == "ReplayScreen"
    keyboard.press("escape", "home", "enter")
    assert keyboard.match == first.match


def test_finished_matches_are_listed_by_their_names_alone() -> None:
    folder = matches_folder() / "finished"
    folder.mkdir(parents=True)
    for name in ("2026-01-01 12-30-00 martian_dice.txt", "mine.txt", "notes.md"):
        (folder / name).touch()
    keyboard = listed()
    said = keyboard.press("end", "enter")
    assert said[-2] == "Finished matches, 2 lines."
    assert said[-1].startswith("mine: damaged.")
    assert keyboard.press("down")[-1].startswith("Martian Dice, 2026-01-01, 12:30.")
    assert keyboard.press("enter")[-1].endswith(" 1 of 2.")
    assert len(finished_matches()) == 2


def test_there_may_be_none() -> None:
    keyboard = listed()
    assert keyboard.press("end", "enter")[-1].startswith("There are none.")
    keyboard.press("enter")
    assert keyboard.names()[-1] == "MatchesScreen"


def test_a_damaged_match_is_listed_by_its_name() -> None:
    folder = matches_folder() / "unfinished"
    folder.mkdir(parents=True)
    (folder / "odd.txt").write_bytes(b"\xff\n")
    assert listed().press("home")[-1].startswith("odd: damaged.")


@pytest.mark.parametrize("opened", [False, True])
def test_every_key_is_answered_in_the_lists(opened: bool) -> None:  # noqa: FBT001 - a case
    played(MARTIAN, "Ola", "Bob")
    for key in EVERY_KEY:
        forget_locks()
        keyboard = listed()
        keyboard.press(*(["1"] if opened else []))
        assert keyboard.press(key), key


def in_another_window() -> Keyboard:
    keyboard = Keyboard()
    keyboard.press("c")
    return keyboard


def test_a_second_window_is_told_and_may_watch() -> None:
    first = played(MARTIAN, "Ola", "Bob")
    second = in_another_window()
    said = second.press("enter")
    assert said[0].startswith("This match is open in another window. Watch it from here?")
    assert "You" not in "".join(second.press("y"))
    assert second.names()[-1] == "WatchingScreen"
    quiet = second.press("s")
    heard = first.press("1")
    news = second.press("s")
    assert news != quiet
    assert any(words.startswith("Ola takes") for words in news) == any("Ola" in w for w in heard)
    assert second.press("d", "s")[-2:] == quiet[-2:]
    first.press("u")
    assert second.press("s")[0] == "Something was taken back."
    path = first.table.record.path
    assert path
    assert path.read_text(encoding="utf-8").count("undo") == 1


def test_whoever_watches_changes_nothing_and_hears_no_secret() -> None:
    first = played(find_game("sixty_one"), "Ola", "Bob")
    path = first.table.record.path
    assert path
    keyboard = Keyboard()
    watch(keyboard.desk, path)
    before = path.read_bytes()
    for key in "dzcstwxoihjgml,.pn":
        said = "".join(keyboard.press(key))
        assert "You" not in said
    assert path.read_bytes() == before


def test_a_match_that_is_gone_cannot_be_watched_and_news_may_fail(tmp_path: Path) -> None:
    keyboard = Keyboard()
    watch(keyboard.desk, tmp_path / "none.txt")
    assert keyboard.recorder.said[-1].startswith("none.txt cannot be read")
    first = played(MARTIAN, "Ola", "Bob")
    path = first.table.record.path
    assert path
    watch(keyboard.desk, path)
    path.write_bytes(b"\xff\n")
    assert keyboard.press("s")


def test_the_lock_ends_when_the_match_is_left_and_when_it_is_over() -> None:
    first = played(MARTIAN, "Ola", "Bob")
    path = first.table.record.path
    assert path
    with pytest.raises(InUseError):
        continued(path)
    first.press("escape", "y")
    continued(path)[1].close()
    assert list(matches_folder().rglob("*.lock")) == []


def test_the_lock_ends_with_the_process(tmp_path: Path) -> None:
    path = tmp_path / "held.txt"
    code = f"""
import os, signal
from pathlib import Path
from a11y_dice.session.locks import MatchLock
lock = MatchLock(Path({str(path)!r}))
assert lock.take()
print("held", flush=True)
signal.pause()
"""
    from a11y_dice.session.locks import MatchLock  # noqa: PLC0415 - as the other process does

    with subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE) as process:
        assert process.stdout
        held, is_taken = process.stdout.readline(), MatchLock(path).take()
        process.kill()
        process.wait()
        assert held == b"held\n"
        assert not is_taken
        lock = MatchLock(path)
        assert lock.take()
        lock.free()


def test_a_folder_without_locks_keeps_nobody_out(tmp_path: Path) -> None:
    from a11y_dice.session.locks import MatchLock  # noqa: PLC0415 - as above

    lock = MatchLock(tmp_path / "missing" / "record.txt")
    (tmp_path / "missing").touch()
    assert lock.take()
    lock.free()
