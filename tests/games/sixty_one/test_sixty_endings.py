"""First fills, the last round and the end, as they are told."""

from __future__ import annotations

from a11y_dice.i18n.audience import Verbosity
from games.sixty_one.sixty_table import Table, at, sheet, solo


def ending(leaf: str, *, first: str = "", number: int = 5) -> Table:
    """Two seats with one mushroom left each, and their leaf row at this total."""
    both = [sheet(mushrooms="1 2 3 4 0", leaves=leaf) for _ in range(2)]
    return at(f"round {number} dice 6 5 4 seat 1 {both[0]} seat 2 {both[1]} {first}")


def test_one_who_fills_an_area_alone_is_first() -> None:
    after = ending("3").play(
        "area 6 write 5 at 5 leaf 4", "2 area 5 write 6 at b1 leaf 4", "dice 1 1 1"
    )
    assert after.tells()[-2:] == [
        "Ola fills the mushrooms first: 3 acorns, total 13.",
        "Round 6. Dice 1, 1 and 1.",
    ]
    assert after.tells(you=0)[-2] == "You fill the mushrooms first: 3 acorns, total 13."


def test_those_who_fill_an_area_together_are_told_in_one_sentence() -> None:
    both = "area 6 write 5 at 5 leaf 4"
    after = ending("3").play(both, f"2 {both}", "dice 1 1 1")
    told = {level: after.tells(level)[-2] for level in Verbosity}
    assert told == {
        Verbosity.STANDARD: "First together in the mushrooms, 3 each. "
        "Totals: 13 for Ola and 13 for Bob.",
        Verbosity.BRIEF: "Mushrooms first, 3 each: 13 for Ola and 13 for Bob.",
        Verbosity.FULL: "Several fill the mushrooms first, in the same round, and each gets "
        "3 acorns. Their totals: 13 for Ola and 13 for Bob.",
        Verbosity.BRAILLE: "Mus first, 3 ac each: tot 13 Ola, 13 Bob.",
    }
    assert after.tells(you=1)[-2].endswith("Totals: 13 for Ola and 13 for you.")
    assert len([line for line in after.tells() if "First" in line]) == 1


def test_the_last_round_is_announced() -> None:
    table = ending("3", number=19)
    after = table.play("area 5 write 4 at b1 leaf 6", "2 area 5 write 4 at b1 leaf 6", "dice 3 2 1")
    assert after.tells()[-1] == "Round 20, the last. Dice 3, 2 and 1."
    assert (
        after.tells(Verbosity.FULL)[-1] == "Round 20 of 20, the last one. The dice are 3, 2 and 1."
    )


def test_the_end_says_why_and_who_and_all_totals() -> None:
    table = ending("57", first="first area 6 seats none")
    after = table.play("area 6 write 5 at 5 leaf 4", "2 area 5 write 4 at b1 leaf 6")
    assert after.tells()[-3:] == [
        "The game is over: leaf row 61 reached by Ola and Bob.",
        "Ola wins with 15.",
        "Totals: 15 for Ola and 8 for Bob.",
    ]
    assert after.tells(Verbosity.BRIEF, 1)[-3:] == [
        "Game over: 61 reached by Ola and you.",
        "Ola wins with 15.",
        "Totals: 15 for Ola and 8 for you.",
    ]


def test_a_shared_win_does_not_begin_with_the_list() -> None:
    both = "area 6 write 5 at 5 leaf 4"
    after = ending("57").play(both, f"2 {both}")
    assert after.tells(you=0)[-2:] == [
        "Shared win with 18: you and Bob.",
        "Totals: 18 for you and 18 for Bob.",
    ]
    assert after.tells(Verbosity.FULL, 1)[-2] == (
        "The win is shared, with 18 acorns each, by Ola and you."
    )


def test_alone_only_the_result_is_told() -> None:
    table = solo("5 2 2", number=20, leaves="40").play("area 2 write 5 at 1 leaf 2")
    assert table.tells()[-2:] == [
        "The game is over: round 20 was the last.",
        "Result: 1 acorn in 20 rounds.",
    ]


def test_a_leaf_row_that_is_full_is_a_reason_too() -> None:
    nineteen = " ".join(str(n) for n in range(1, 20))
    table = solo("6 4 1", leaves=nineteen).play("area 1 write 6 at 1a leaf 4")
    assert "The game is over: a leaf row is full." in table.tells()
