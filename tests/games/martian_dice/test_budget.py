"""How much is said: announcements of whole matches of bots, whole rolls left out."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from helpers.listening import told, words
from helpers.play import opened

from a11y_dice.core.engine import advance
from a11y_dice.games.martian_dice import GAME
from a11y_dice.i18n.audience import Verbosity

MATCHES = 4
MEAN_CELLS = 16
MOST_CELLS = 40
"""Cells of braille: an announcement on average, and the longest one."""


def announcements(seats: int, level: str, verbosity: Verbosity) -> Iterator[str]:
    """All that the first seat hears."""
    for seed in range(MATCHES):
        match, _ = opened(GAME, f"budget {seed}", seats)
        while not match.is_over:
            seat = match.state.turn
            advice = GAME.bots[level](match.state, seat, f"{seed}/{match.rolls}")
            match, events = advance(match, seat, advice.action)
            for message in told(GAME, events):
                if message.cue != "roll":
                    yield words(GAME, message, verbosity, 0)


@pytest.mark.parametrize("level", list(GAME.bots))
@pytest.mark.parametrize("seats", [1, 2, 4])
@pytest.mark.parametrize(("verbosity", "most"), [(Verbosity.STANDARD, 10), (Verbosity.BRIEF, 6)])
def test_announcements_are_short(seats: int, level: str, verbosity: Verbosity, most: int) -> None:
    counts = [len(text.split()) for text in announcements(seats, level, verbosity)]
    assert sum(counts) <= most * len(counts)


@pytest.mark.parametrize("level", list(GAME.bots))
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_announcements_fit_a_braille_display(seats: int, level: str) -> None:
    cells, brief = (
        [len(text) for text in announcements(seats, level, verbosity)]
        for verbosity in (Verbosity.BRAILLE, Verbosity.BRIEF)
    )
    assert sum(cells) <= MEAN_CELLS * len(cells)
    assert sum(cells) < sum(brief)
    assert max(cells) <= MOST_CELLS
