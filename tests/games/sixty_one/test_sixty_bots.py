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


FULL = {
    "pumpkins": "1 1 2 2",
    "lilies": "1 2 3 4 5",
    "skewers": "1 1 2 2 2",
    "mugs": "1 2 3 4 5 6",
    "burrows": "1 2 1 3 4 1",
    "mushrooms": "1 2 3 4 5",
}
FULL_BUT_MUG_4 = sheet(leaves="17", **(FULL | {"mugs": "1 2 3 0 5 6"}))


@pytest.mark.parametrize(
    ("table", "action", "reason"),
    [
        (
            solo("6 4 1", mugs="1 2 3 4 5 0"),
            "area 4 write 6 at 6 leaf 1",
            "That fills the mugs first, for 3 acorns more.",
        ),
        (
            solo("6 3 1", leaves="20", skewers="6 0 0 0 0", mushrooms="3 2 0 0 0"),
            "area 6 write 3 at 3 leaf 1",
            "The leaf row comes to 21 exactly, for 2 acorns.",
        ),
        (
            solo("5 3 2", leaves="4", burrows="1 2 3 0 0 0"),
            "area 5 write 3 at m1 leaf 2",
            "Acorns now, for leaf 2: low leaves make a long game.",
        ),
        (
            solo("3 1 1", leaves="14", pumpkins="5 0 6 0"),
            "area 3 write 1 at 1a leaf 1",
            "It prepares acorns in the skewers, for leaf 1: low leaves make a long game.",
        ),
        (
            at(f"round 5 dice 6 4 2 seat 1 {FULL_BUT_MUG_4}"),
            "skip leaf 4",
            "Nothing can be written, so the leaf row alone counts.",
        ),
        (
            solo("6 4 2", "owes wild", leaves="11", burrows="1 2 3 4 5 0", mugs="1 0 0 0 0 0"),
            "wild area 5 at t1",
            "That fills the burrows first, for 3 acorns more.",
        ),
        (
            solo("6 4 2", "owes wild", leaves="11", pumpkins="1 0 0 0"),
            "wild area 1 at 1b",
            "The X does most in the second half of pumpkin 1: acorns now, and what it prepares.",
        ),
    ],
)
def test_what_the_careful_player_does(table: Table, action: str, reason: str) -> None:
    done, why = advice(table)
    assert done == action
    assert why.startswith(f"{reason} The next best of {len(table.legal())} choices: ")


def test_the_reason_names_the_next_best_choice_too() -> None:
    assert advice(solo("6 4 1", mugs="1 2 3 4 5 0")) == (
        "area 4 write 6 at 6 leaf 1",
        "That fills the mugs first, for 3 acorns more. The next best of 7 choices: "
        "Pick the mushrooms, write 4 in mushroom 1 for 1 acorn, and leaf 1 makes 1.",
    )


def test_the_only_choice_is_said_to_be_the_only_one() -> None:
    table = solo("1 1 1", pumpkins="2 0 3 0", leaves="20")
    assert advice(table) == (
        "skip leaf 1",
        "Nothing can be written, so the leaf row alone counts. There is no other choice.",
    )


def test_an_area_that_is_filled_too_late_for_the_bonus() -> None:
    table = solo("6 4 1", first="first area 4 seats none", mugs="1 2 3 4 5 0")
    _, reason = advice(table)
    assert not reason.startswith("That fills the mugs first")
    line = sheet(**(FULL | {"mugs": "1 2 3 4 5 0"}))
    table = at(f"round 5 dice 6 4 1 seat 1 {line} first area 4 seats none")
    assert advice(table)[1].startswith("That fills the mugs. ")


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
