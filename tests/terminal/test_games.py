"""Whole games, played by keys through a pseudo-terminal."""

from __future__ import annotations

from helpers.play import every_game
from helpers.terminal import START, bare, spoken_by_nvda, stripped

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
def test_nvda_says_every_announcement_once(game: Game, terminal: Open) -> None:
    play = terminal()
    typed = ""
    lines = stripped(play.shown())
    told = len(play.twin.tape.said)
    for at in range(60 if game.id != "martian_dice" else 3000):
        keys = (str(game_ids().index(game.id) + 1), *START) if not at else ()
        if at and play.twin.match.is_over:
            break
        for key in keys or play.twin.reply():
            play.press(key)
            new = stripped(play.shown())
            announced = play.twin.tape.said[told:]
            told = len(play.twin.tape.said)
            heard = spoken_by_nvda(lines, new, typed)
            if announced:
                assert bare("".join(heard)) == bare("".join(announced)), (key, heard)
                typed = ""
            else:
                typed += key
            lines = new
