"""What yasr and Fenrir say of whole games: every announcement, once, and nothing else."""

from __future__ import annotations

import re

import pytest
from helpers.play import every_game
from helpers.system import needs
from helpers.tally import Tally
from helpers.terminal import START

from a11y_dice.core.game import Game
from heard.playing import HIGH, playing
from heard.readers import READERS

every_reader = pytest.mark.parametrize(
    "reader",
    [pytest.param(name, marks=needs(*reader.programs)) for name, reader in READERS.items()],
)
MENUS = ("down", "down", "5", "home", "down", "2", "2", "down", "enter", "2", *START)
LISTS = ("down", "up", "?", "down", "end", "home", "backspace", "w", "home", "end")
TYPED = ("/", "t", "x", "backspace", "enter")
ASKED = (*"dwoix,,.p", "f4", "tab", "s-tab", *"vdvdvdv", "left", "right", *"unczhljm")
LEARNT = ("k", "r", "0", "backspace", "backspace", "0", "down", "backspace")
OTHERS = ("space", "pageup", "pagedown", "delete")


def assert_even(tally: Tally) -> None:
    """Nothing differs but what decision 0007 names: the end, and empty lines on a busy machine."""
    assert set(tally.missing) <= {"Goodbye."}
    assert set(tally.extra) <= {"blank"}
    assert len(tally.extra) <= 1 + tally.announced // 50


@every_reader
@every_game
def test_a_whole_game_is_said_once(reader: str, game: Game) -> None:
    with playing(reader, HIGH) as player:
        player.play(game.id, asks=True)
        assert player.leave() == 0
    assert player.tally.announced > 200
    assert_even(player.tally)


@every_reader
def test_a_long_list_is_read_to_its_end(reader: str) -> None:
    """Its lines are of one row and of two, and an arrow key leads from each to the next."""
    with playing(reader) as player:
        player.press("6")
        while not re.search(r" (\d+) of \1\.$", player.twin.last):
            player.press("down")
        assert player.leave() == 0
    assert_even(player.tally)


@every_reader
def test_every_kind_of_key_is_answered_once(reader: str) -> None:
    with playing(reader) as player:
        player.press(*MENUS, *LISTS, *TYPED, *ASKED, *LEARNT, *OTHERS)
        assert player.leave() == 0
    assert_even(player.tally)
