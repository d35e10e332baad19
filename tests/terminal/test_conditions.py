"""Narrow and wide, dumb, remote, slow, suspended, resized."""

from __future__ import annotations

import re
import time

import pytest
from helpers.play import every_game
from helpers.running import KEYS
from helpers.terminal import START

from a11y_dice.core.game import Game
from a11y_dice.games import game_ids
from terminal.conftest import Open

SCENE = ("1", "d", "d", "s", "t", "w", "o", "i", "i", "down", "enter", "p", ",", "h", "h", "c", "z")


def assert_fits(output: str, columns: int) -> None:
    """No line is wider than the terminal but a word that is."""
    for line in output.split("\r\n"):
        assert len(line) <= columns or " " not in line.strip(), line


@every_game
@pytest.mark.parametrize(("columns", "rows"), [(20, 10), (40, 24), (80, 10), (200, 50)])
def test_every_width(game: Game, columns: int, rows: int, terminal: Open) -> None:
    play = terminal(columns, rows)
    play.start(game.id)
    play.press(*SCENE)
    play.press("c-c", "y")
    assert play.await_end() == 0
    play.assert_clean()
    assert_fits(play.output, columns)


@pytest.mark.parametrize(
    "env",
    [{"TERM": "dumb"}, {"NO_COLOR": "1"}, {"TERM": "linux"}, {"TERM": "unknown"}, {"TERM": ""}],
)
def test_any_kind_of_terminal(env: dict[str, str], terminal: Open) -> None:
    play = terminal(**env)
    play.start("martian_dice")
    play.press("r", "1", *SCENE[1:8], "up", "home", "end", "tab", "s-tab", "delete", "f9", "f4")
    play.press("f1", "escape", "escape", "n")
    play.assert_clean()


def test_an_arrow_key_in_two_parts_over_a_network(terminal: Open) -> None:
    play = terminal(SSH_CONNECTION="192.0.2.1 1 192.0.2.2 22")
    for _ in range(2):
        play.send("\x1b")
        time.sleep(0.3)  # the delay is what is tested
        play.send("[B")
        play.twin.desk.press("down")
        play.catch_up()
    play.press("escape", "n")


def test_a_lone_escape_is_answered_soon(terminal: Open, capsys: pytest.CaptureFixture[str]) -> None:
    play = terminal()
    taken = []
    for _ in range(10):
        begun = time.monotonic()
        play.press("escape")
        taken.append(time.monotonic() - begun)
        play.press("n")
    average = sum(taken) / len(taken)
    with capsys.disabled():
        print(f"\na lone Escape is answered after {average:.3f} s, at most {max(taken):.3f} s")  # noqa: T201
    assert min(taken) < 1


def test_resizing_goes_on(terminal: Open) -> None:
    play = terminal()
    play.start("martian_dice")
    for columns in (30, 120, 20, 80):
        play.child.setwinsize(12, columns)
        before = len(play.output)
        play.press("r", "d", "w")
        assert_fits(play.output[before:], columns)
    play.assert_clean()


def test_a_second_key_that_waits_rolls_no_second_time(terminal: Open) -> None:
    play = terminal()
    play.start("martian_dice")
    while not play.twin.last.startswith("Roll all"):
        play.press(*play.twin.reply())
    play.send("rr")
    play.twin.desk.press("r")
    play.twin.desk.answer_double()
    play.catch_up()
    assert play.twin.last == "The dice have rolled already. Press again if you mean it."
    play.press("t")


@every_game
def test_a_second_key_that_waits_chooses_nothing_at_the_start(game: Game, terminal: Open) -> None:
    play = terminal()
    play.press(str(game_ids().index(game.id) + 1), *START[:-1])
    play.send("\r\r")
    play.twin.desk.press("enter")
    if play.twin.desk.has_rolled:
        play.twin.desk.answer_double()
    else:
        play.twin.desk.press("enter")
    play.catch_up()


def test_keys_of_all_kinds_arrive(terminal: Open) -> None:
    play = terminal()
    play.start("sixty_one")
    play.press(*(key for key in KEYS if key not in ("c-z", "escape", "c-c")), "к", "é", "字")
    play.press("escape", "n")
    assert re.search("does nothing here", play.output)
    play.assert_clean()


def test_pasted_text_is_keys(terminal: Open) -> None:
    play = terminal()
    play.start("martian_dice")
    play.send("\x1b[200~ds\x1b[201~")
    play.twin.desk.press("d")
    play.twin.desk.press("s")
    play.catch_up()
