"""In braille the cursor's line ends with what is asked, and the news of the key stand before it."""

from __future__ import annotations

import pytest
from helpers.play import every_game
from helpers.running import bare
from helpers.terminal import Play

from a11y_dice.core.game import Game
from a11y_dice.settings.values import Settings
from a11y_dice.speech.braille import parts
from terminal.conftest import Open

KEYS = ("w", "1", "down", "enter", "d", "s", "1", "down", "enter", "t", "c", "1", "d", "escape")
"""No key twice in a row: after a roll the second one would be answered as pressed twice."""
SIZES = (14, 20, 40, 80)
CELLS = Settings().braille_cells


def line_of_cursor(play: Play) -> str:
    """What a display shows that follows the cursor; the cursor is right behind it."""
    row = play.screen.buffer[play.screen.cursor.y]
    shown = "".join(row[x].data for x in range(play.columns)).rstrip()
    assert play.screen.cursor.x >= min(len(shown), play.columns - 1)
    return shown


@every_game
@pytest.mark.parametrize("columns", SIZES)
def test_the_cursor_is_behind_what_was_said_last(game: Game, columns: int, terminal: Open) -> None:
    play = terminal(columns)
    play.press("v", "v")
    play.start(game.id)
    joined = 0
    for key in KEYS:
        told = len(play.twin.tape.said)
        play.press(key)
        said = play.twin.tape.said[told:]
        shown = line_of_cursor(play)
        assert shown
        assert bare(said[-1]).endswith(bare(shown)) or bare(shown).endswith(bare(said[-1]))
        whole = " ".join(said)
        if len(whole) <= (columns if columns <= CELLS else CELLS - 1):
            assert shown == whole
            joined += len(said) > 1
    if columns >= CELLS:
        assert joined > 0


def window_of_cursor(play: Play, cells: int) -> str:
    """What a display of so many cells shows, which goes along a row by all its cells."""
    start = play.screen.cursor.x // cells * cells
    row = play.screen.buffer[play.screen.cursor.y]
    return "".join(row[x].data for x in range(start, start + cells)).rstrip()


@every_game
@pytest.mark.parametrize("cells", SIZES[:-1])
def test_a_display_smaller_than_the_terminal_shows_whole_words(
    game: Game, cells: int, terminal: Open
) -> None:
    """Its last part of the news ends with the question, as much of it as has room."""
    play = terminal(A11Y_DICE_BRAILLE_CELLS=str(cells))
    play.press("v", "v")
    play.start(game.id)
    for key in KEYS:
        play.press(key)
        shown = window_of_cursor(play, cells)
        last = parts(play.twin.last, cells - 1)[-1]
        assert shown == last or shown.endswith(f" {last}")


def test_page_up_goes_back_along_the_line(terminal: Open) -> None:
    play = terminal(40)
    play.press("v", "v")
    play.start("sixty_one")
    play.press("w", "pageup", "pageup", "pagedown")
    assert line_of_cursor(play) == play.twin.last
    assert len(play.twin.last) <= 40
