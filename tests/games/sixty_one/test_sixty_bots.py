"""The careful player: what it does, why, and that it plays better than chance."""

from __future__ import annotations

from typing import Any

import pytest
from helpers.listening import words
from helpers.play import opened

from a11y_dice.core.engine import advance
from a11y_dice.games.sixty_one import GAME
from games.sixty_one.sixty_table import Table, at, sheet, solo


def advice(table: Table) -> tuple[str, str]:
    """What the careful player does, and why."""
    found = GAME.bots["careful"](table.state, 0, "luck")
    return GAME.notation.action_text(found.action), words(GAME, found.reason)


FULL_BUT_MUG_4 = sheet(
    leaves="17",
    pumpkins="1 1 2 2",
    lilies="1 2 3 4 5",
    skewers="1 1 2 2 2",
    mugs="1 2 3 0 5 6",
    burrows="1 2 1 3 4 1",
    mushrooms="1 2 3 4 5",
)


@pytest.mark.parametrize(
    ("table", "action", "reason"),
    [
        (
            solo("6 4 1", mugs="1 2 3 4 5 0"),
            "area 4 write 6 at 6 leaf 1",
            "Mugs: that fills all places.",
        ),
        (
            solo("6 3 1", leaves="20", skewers="6 0 0 0 0", mushrooms="3 2 0 0 0"),
            "area 6 write 3 at 3 leaf 1",
            "Leaf 1 brings the row to 21 exactly.",
        ),
        (
            solo("5 3 2", leaves="4", burrows="1 2 3 0 0 0"),
            "area 5 write 3 at m1 leaf 2",
            "The best is middle left burrow, for 2 acorns.",
        ),
        (
            solo("3 1 1", leaves="14", pumpkins="5 0 6 0"),
            "area 3 write 1 at 1a leaf 1",
            "1 helps the skewers along.",
        ),
        (
            at(f"round 5 dice 6 4 2 seat 1 {FULL_BUT_MUG_4}"),
            "skip leaf 4",
            "Nothing fits, and leaf 4 brings the row to 21.",
        ),
        (
            solo("6 4 2", "owes wild", leaves="11", burrows="1 2 3 4 5 0", mugs="1 0 0 0 0 0"),
            "wild area 5 at t1",
            "Burrows: that fills all places.",
        ),
        (
            solo("6 4 2", "owes wild", leaves="11", pumpkins="1 0 0 0"),
            "wild area 1 at 1b",
            "The X does most in second half of pumpkin 1.",
        ),
    ],
)
def test_what_the_careful_player_does(table: Table, action: str, reason: str) -> None:
    assert advice(table) == (action, reason)


def result(seed: int, levels: tuple[str, ...]) -> tuple[int, ...]:
    """The scores of a match between these bots."""
    match, _ = opened(GAME, f"league {seed}", len(levels))
    while not match.is_over:
        seat = match.state.to_act[0]
        view: Any = GAME.rules.seen_by(match.state, seat)
        action = GAME.bots[levels[seat]](view, seat, f"{seed}/{match.rolls}").action
        match, _ = advance(match, seat, action)
    scores: tuple[int, ...] = match.state.scores
    return scores


def test_the_careful_player_is_better_than_chance() -> None:
    scores = [result(seed, ("careful", "random")) for seed in range(30)]
    careful, chance = (sum(column) / len(scores) for column in zip(*scores, strict=True))
    assert careful > 1.25 * chance
    assert sum(one > other for one, other in scores) >= 24
