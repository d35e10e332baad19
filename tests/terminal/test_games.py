"""Whole games, played by keys through a pseudo-terminal."""

from __future__ import annotations

import pytest
from helpers.nvda import Nvda, added_to_buffer, added_to_screen
from helpers.play import every_game
from helpers.running import bare
from helpers.tally import Tally, compare
from helpers.terminal import START, Play

from a11y_dice.core.game import Game
from a11y_dice.games import game_ids
from terminal.conftest import Open


@every_game
def test_a_whole_game(game: Game, terminal: Open) -> None:
    play = terminal()
    play.start(game.id)
    play.play()
    assert play.twin.match.is_over
    play.press("s", "down", "enter", "down", "escape")
    (record,) = play.records()
    assert record.parent.name == "finished"
    twin = play.twin.desk.table
    assert twin
    assert twin.record.path
    assert record.read_bytes() == twin.record.path.read_bytes()
    play.press("c-c", "y")
    assert play.await_end() == 0
    assert play.output.endswith("Goodbye.\r\n")
    play.assert_clean()
    shown = bare("".join(play.shown())).replace(bare(str(play.data)), "")
    said = bare(play.twin.tape.text).replace(bare(str(play.data.with_name("two"))), "")
    assert shown == said


@every_game
@pytest.mark.parametrize("every", [1, 3])
def test_nvda_says_every_announcement_of_a_buffer_once(
    game: Game, every: int, terminal: Open
) -> None:
    play = terminal()
    nvda = Nvda(lambda: "\n".join(play.shown()).rstrip(), added_to_buffer)
    assert_even(play, nvda, game, every)


@every_game
def test_nvda_says_every_announcement_of_a_screen_once(game: Game, terminal: Open) -> None:
    play = terminal(120, 60)  # there, all that one key brings has room
    nvda = Nvda(lambda: "\n".join(play.seen()), added_to_screen)
    assert_even(play, nvda, game, every=1)


def assert_even(play: Play, nvda: Nvda, game: Game, every: int) -> None:
    """Play a whole game. NVDA, which looks after so many keys, says each announcement once."""
    tally, said = Tally(), play.twin.tape.said
    told, pressed = len(said), list[str]()
    keys = [str(game_ids().index(game.id) + 1), *START]
    while keys or not play.twin.match.is_over:
        is_typing = bool(keys)
        keys = keys or list(play.twin.reply())
        nvda.type(keys[0])
        pressed.append(keys[0])
        play.press(keys.pop(0))
        if is_typing or not len(pressed) % every or play.twin.match.is_over:
            tally += compare(said[told:], nvda.look())
            told = len(said)
    assert tally.announced > 100
    assert tally.is_even, tally
