"""How many words are said: announcements of whole matches of bots, rolls left out."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from helpers.listening import told, words
from helpers.play import opened

from a11y_dice.core.engine import advance
from a11y_dice.games.sixty_one import GAME
from a11y_dice.i18n.audience import Verbosity

MATCHES = 5


def announcements(seats: int, level: str, verbosity: Verbosity, you: int | None) -> Iterator[str]:
    """All that the first seat, or an onlooker, hears."""
    for seed in range(MATCHES):
        match, _ = opened(GAME, f"budget {seed}", seats)
        while not match.is_over:
            seat = match.state.to_act[0]
            seen = GAME.rules.seen_by(match.state, seat)
            advice = GAME.bots[level](seen, seat, f"{seed}/{match.rolls}")
            match, events = advance(match, seat, advice.action)
            for message in told(GAME, events):
                if message.cue != "roll" and (message.cue != "private" or you == seat):
                    yield words(GAME, message, verbosity, you)


@pytest.mark.parametrize("you", [None, 0])
@pytest.mark.parametrize("level", list(GAME.bots))
@pytest.mark.parametrize("seats", [1, 2, 4])
@pytest.mark.parametrize(("verbosity", "most"), [(Verbosity.STANDARD, 10), (Verbosity.BRIEF, 6)])
def test_announcements_are_short(
    seats: int, level: str, verbosity: Verbosity, most: int, you: int | None
) -> None:
    said = list(announcements(seats, level, verbosity, you))
    assert sum(len(text.split()) for text in said) <= most * len(said)
    assert max(map(len, said)) <= 100


LONGEST = 60
"""Cells of an announcement; a score that several share has the longest ones."""
MEAN = 22


@pytest.mark.parametrize("you", [None, 0])
@pytest.mark.parametrize("level", list(GAME.bots))
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_braille_is_shorter_than_brief(seats: int, level: str, you: int | None) -> None:
    felt = list(map(len, announcements(seats, level, Verbosity.BRAILLE, you)))
    brief = list(map(len, announcements(seats, level, Verbosity.BRIEF, you)))
    assert len(felt) == len(brief)
    assert sum(felt) <= 0.85 * sum(brief)
    assert sum(felt) <= MEAN * len(felt)
    assert max(felt) <= LONGEST
