"""The players of Geek Out! Masters that are programs."""

from __future__ import annotations

import pytest
from helpers.listening import words
from helpers.play import opened

from a11y_dice.core.engine import advance
from a11y_dice.games.geek_out_masters import GAME
from games.geek_out_masters.geek_table import turn

MATCHES = 60


@pytest.mark.parametrize(
    ("zones", "action", "reason"),
    [
        ("unrolled used 0 inactive 3 scored 0", "roll", "A turn begins with a roll."),
        (
            "1 superhero 1 dragon 1 heart used 4 inactive 3 scored 0",
            "superhero dragon",
            "A dragon must not stay active.",
        ),
        (
            "1 superhero 1 spaceship 1 heart used 4 inactive 3 scored 0",
            "superhero heart",
            "A flipped heart is a 42.",
        ),
        (
            "1 spaceship 2 heart used 4 inactive 3 scored 0",
            "heart",
            "One more die may show a 42.",
        ),
        (
            "1 spaceship 1 superhero 1 meeple used 4 inactive 3 scored 0",
            None,
            "For a meeple the best target is a superhero.",
        ),
        (
            "2 superhero 1 fortytwo used 4 inactive 3 scored 0",
            "superhero fortytwo",
            "Every way costs something; this costs least.",
        ),
        ("1 heart used 6 inactive 3 scored 0", "heart", "Nothing else is possible."),
        ("none used 0 inactive 3 scored 7", "pass", "No die is used, so only a pass is possible."),
        (
            "none used 7 inactive 3 scored 0",
            "continue",
            "Nothing is scored, so nothing can be lost.",
        ),
        ("none used 5 inactive 3 scored 2", "continue", "3 points are worth the risk of 5 dice."),
        ("none used 1 inactive 3 scored 6", "pass", "21 points are enough to keep."),
    ],
)
def test_careful_says_why(zones: str, action: str | None, reason: str) -> None:
    advice = GAME.bots["careful"](turn(zones).state, 0, "luck")
    assert action is None or GAME.notation.action_text(advice.action) == action
    assert words(GAME, advice.reason).startswith(reason)


def points(levels: tuple[str, ...]) -> list[int]:
    """The points of some matches together, by seat."""
    sums = [0] * len(levels)
    for seed in range(MATCHES):
        match, _ = opened(GAME, f"bots {seed}", len(levels))
        while not match.is_over:
            seat = match.state.turn
            advice = GAME.bots[levels[seat]](match.state, seat, f"{seed}/{match.rolls}")
            match, _ = advance(match, seat, advice.action)
        sums = [total + score for total, score in zip(sums, match.state.scores, strict=True)]
    return sums


def test_careful_is_far_better_than_chance() -> None:
    careful, chance = points(("careful", "random"))
    assert careful > 3 * chance
