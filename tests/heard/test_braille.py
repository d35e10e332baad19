"""What a braille display shows under BRLTTY."""

from __future__ import annotations

import pytest
from helpers.system import needs

from heard.console import NoConsoleError
from heard.playing import BRAILLE, playing


@needs(BRAILLE, "setsid")
def test_a_whole_game_is_found_in_the_cells() -> None:
    """The window of the cursor ends as the newest words do, and all news are right before it."""
    try:
        with playing(BRAILLE) as player:
            player.play("geek_out_masters", asks=True)
            assert player.leave() == 0
    except NoConsoleError as error:
        pytest.skip(f"not run: {error}")
    assert player.tally.announced > 200
    assert player.tally.is_even, player.tally
