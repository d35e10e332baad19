"""Small positions that the rules must get right: what is given, what is done, what follows."""

from __future__ import annotations

import pytest

from a11y_dice.games.sixty_one.rounds import total
from a11y_dice.games.sixty_one.sheet import AREAS, PLACES, area_points, leaf_points
from a11y_dice.games.sixty_one.state import FIRST_FILL, FirstFilled, WildOwed
from games.sixty_one.sixty_table import Table, at, sheet, solo


def first_fills(table: Table) -> dict[int, tuple[int, ...]]:
    """The areas that were just closed, and which seats were paid."""
    return {
        event.area: tuple(seat + 1 for seat in event.seats)
        for event in table.events
        if isinstance(event, FirstFilled)
    }


# Which number goes where


def test_a_lily_differs_from_all_earlier_ones_not_only_from_the_last() -> None:
    table = solo("6 2 2", lilies="2 5 0 0 0")
    refusal = table.refuses("area 2 write 2 at 3 leaf 6")
    assert refusal == "2 is in the lilies already, so it does not fit in lily 3."
    assert table.values("area 2 at 3") == {1, 3, 4, 6}


def test_from_1_to_6_is_one_mushroom_step() -> None:
    table = solo("6 6 4", mushrooms="2 1 0 0 0")
    assert not table.refuses("area 6 write 6 at 3 leaf 4")
    assert table.values("area 6 at 3") == {2, 6}
    assert table.refuses("area 6 write 4 at 3 leaf 6") == "Only 6 or 2 fits in mushroom 3."


def test_from_6_to_1_is_one_mushroom_step_too() -> None:
    assert solo("6 6 4", mushrooms="5 6 0 0 0").values("area 6 at 3") == {5, 1}


def test_bottom_right_differs_from_bottom_middle() -> None:
    table = solo("5 4 1", burrows="0 4 0 0 0 0")
    refusal = table.refuses("area 5 write 4 at b3 leaf 1")
    assert refusal == "A neighbour of the bottom right burrow has 4 already."


def test_bottom_left_and_bottom_right_are_no_neighbours() -> None:
    assert not solo("5 4 1", burrows="4 0 0 0 0 0").refuses("area 5 write 4 at b3 leaf 1")


def test_middle_left_touches_bottom_left_and_bottom_middle_only() -> None:
    table = solo("5 3 2", burrows="1 2 3 0 0 0")
    assert not table.refuses("area 5 write 3 at m1 leaf 2")
    assert table.values("area 5 at m1") == {3, 4, 5, 6}


def test_the_top_does_not_touch_the_bottom_row() -> None:
    assert solo("5 3 2", burrows="1 2 3 4 5 0").values("area 5 at t1") == {1, 2, 3, 6}


def test_an_x_below_does_not_waive_the_other_neighbours() -> None:
    table = solo("5 5 3", burrows="X 3 1 0 5 0")
    refusal = table.refuses("area 5 write 3 at m1 leaf 5")
    assert refusal == "A neighbour of the middle left burrow has 3 already."
    assert table.values("area 5 at m1") == {1, 2, 4, 6}


def test_an_upper_burrow_opens_when_both_below_are_filled() -> None:
    table = solo("6 5 4", burrows="1 0 3 0 0 0")
    refusal = table.refuses("area 5 write 4 at m1 leaf 6")
    assert refusal == "Both burrows below the middle left burrow must be filled first."


def test_an_x_may_sit_next_to_an_x() -> None:
    table = solo("3 2 1", "owes wild", burrows="X 0 0 0 0 0")
    assert not table.refuses("wild area 5 at b2")


def test_an_x_pairs_with_any_number_in_a_pumpkin_for_3() -> None:
    table = solo("6 2 1", pumpkins="X 0 4 0").play("area 1 write 6 at 1b leaf 2")
    assert table.state.scores == (3,)


def test_the_second_half_of_a_pumpkin_repeats_the_first() -> None:
    table = solo("5 5 1", pumpkins="2 0 3 0")
    refusal = table.refuses("area 1 write 5 at 1b leaf 5")
    assert refusal == "Only 2 fits in the second half of pumpkin 1."
    assert table.values("area 1 at 2b") == {3}


def test_on_a_skewer_of_xs_any_number_fits() -> None:
    table = solo("6 3 2", skewers="0 0 X X 0")
    assert not table.refuses("area 3 write 6 at 2c leaf 2")
    assert table.values("area 3 at 2c") == {1, 2, 3, 4, 5, 6}


def test_an_x_on_a_skewer_waives_nothing_between_the_numbers() -> None:
    assert solo("6 3 2", skewers="0 0 X 4 0").values("area 3 at 2c") == {4}


def test_a_filled_mug_cannot_take_its_number_again() -> None:
    table = solo("4 3 1", mugs="1 0 0 0 0 0")
    assert table.refuses("area 4 write 1 at 1 leaf 3") == "Something is written in mug 1 already."


def test_an_x_blocks_no_number_in_the_lilies() -> None:
    table = solo("5 3 2", lilies="3 X 0 0 0")
    refusal = table.refuses("area 2 write 3 at 3 leaf 5")
    assert refusal == "3 is in the lilies already, so it does not fit in lily 3."
    assert table.values("area 2 at 3") == {1, 2, 4, 5, 6}


def test_any_number_comes_after_an_x_in_the_mushrooms() -> None:
    table = solo("6 5 5", mushrooms="2 X 0 0 0")
    assert not table.refuses("area 6 write 5 at 3 leaf 5")
    assert table.values("area 6 at 3") == {1, 2, 3, 4, 5, 6}


# Three dice, each once


def test_the_die_that_picks_the_area_cannot_be_written_too() -> None:
    table = solo("5 3 2")
    refusal = table.refuses("area 3 write 3 at 1a leaf 2")
    assert refusal == "Each die is used once, 3 is used twice."


def test_of_two_4s_one_picks_the_mugs_and_one_is_written_there() -> None:
    table = solo("4 4 2", leaves="3 7").play("area 4 write 4 at 4 leaf 2")
    assert table.rows == [9]
    assert table.state.sheets[0][4] == (0, 0, 0, 4, 0, 0)


def test_with_no_place_for_any_pair_one_leaf_is_added_and_its_x_is_earned() -> None:
    table = solo("1 1 1", pumpkins="2 0 3 0", leaves="1 2 4 10")
    assert table.legal() == ["skip leaf 1"]
    after = table.play("skip leaf 1")
    assert after.rows == [11]
    assert after.events == (WildOwed(0, 11),)


def test_skipping_is_refused_while_any_pair_has_a_place() -> None:
    table = solo("4 1 1", pumpkins="2 0 3 0", leaves="1 2 4 10")
    assert table.refuses("skip leaf 1") == "A die fits, so you must write."
    assert table.legal() == ["area 4 write 1 at 1 leaf 1"]


def test_whoever_skips_chooses_the_leaf_freely() -> None:
    table = solo("4 3 2", lilies="3 4 1 2 5", skewers="1 0 1 0 0", mugs="0 2 3 0 0 0")
    assert table.legal() == ["skip leaf 2", "skip leaf 3", "skip leaf 4"]


def test_an_area_without_a_place_is_not_offered() -> None:
    table = solo("5 4 1", pumpkins="2 2 3 3")
    assert {line[:6] for line in table.legal()} == {"area 4", "area 5"}


# The leaf row


@pytest.mark.parametrize(("dice", "leaf", "row"), [("5 4 2", 4, 13)])
def test_jumping_over_11_earns_nothing(dice: str, leaf: int, row: int) -> None:
    table = solo(dice, leaves="2 5 9").play(f"area 2 write 5 at 1 leaf {leaf}")
    assert table.rows == [row]
    assert table.state.scores == (1,)


def test_exactly_21_gives_2_acorns() -> None:
    table = solo("5 4 2", leaves="2 4 6 8 12 17").play("area 2 write 5 at 1 leaf 4")
    assert table.rows == [21]
    assert table.state.scores == (3,)


def test_a_milestone_is_paid_in_full_when_nothing_is_written() -> None:
    table = solo("1 1 1", pumpkins="2 0 3 0", leaves="2 4 6 8 12 14 18 20").play("skip leaf 1")
    assert table.rows == [21]
    assert table.state.scores == (2,)


@pytest.mark.parametrize(("row", "acorns"), [(39, 3), (59, 5)])
def test_exactly_41_gives_3_and_61_gives_5(row: int, acorns: int) -> None:
    table = solo("6 3 2", leaves=str(row)).play("area 6 write 3 at 1 leaf 2")
    assert table.state.scores == (1 + acorns,)


@pytest.mark.parametrize("row", [9, 29, 49])
def test_exactly_11_31_and_51_give_an_x_that_must_be_placed(row: int) -> None:
    table = solo("6 3 2", leaves=str(row)).play("area 6 write 3 at 1 leaf 2")
    assert table.state.round == 5
    assert all(line.startswith("wild area") for line in table.legal())
    assert table.refuses("area 6 write 3 at 2 leaf 2") == "Place your X first."
    assert table.play("wild area 6 at 2").state.round == 6


# First to fill


def test_an_x_counts_when_an_area_is_full() -> None:
    table = solo("6 4 3", mugs="X 2 3 4 5 0", leaves="2 4 8")
    after = table.play("area 4 write 6 at 6 leaf 3", "wild area 2 at 1")
    assert first_fills(after) == {4: (1,)}
    assert after.rows == [11]


def test_an_area_that_the_x_fills_is_filled_in_this_round() -> None:
    table = solo("6 3 2", mugs="1 2 3 4 5 0", leaves="1 2 3 4 8")
    after = table.play("area 2 write 6 at 1 leaf 3", "wild area 4 at 6")
    assert first_fills(after) == {4: (1,)}


def two(dice: str, ola: str, bob: str, first: str = "", number: int = 5) -> Table:
    """Two seats that must choose."""
    return at(f"round {number} dice {dice} seat 1 {ola} seat 2 {bob} {first}")


def test_filling_an_area_in_a_later_round_gives_no_bonus() -> None:
    full, nearly = sheet(mugs="1 2 3 4 5 6"), sheet(mugs="1 2 3 4 5 0")
    table = two("6 4 1", full, nearly, "first area 4 seats 1")
    after = table.play("area 1 write 6 at 1a leaf 4", "2 area 4 write 6 at 6 leaf 1")
    assert first_fills(after) == {}
    assert after.state.scores == (7 + FIRST_FILL, 7)
    assert "Bob fills the mugs, no bonus." in after.tells()


def test_bonuses_of_different_areas_do_not_mix() -> None:
    ola = sheet(lilies="1 2 3 4 0", burrows="1 2 0 0 0 0")
    bob = sheet(lilies="1 2 0 0 0", burrows="1 2 3 4 5 0")
    table = two("6 5 2", ola, bob)
    after = table.play("area 2 write 6 at 5 leaf 5", "2 area 5 write 6 at t1 leaf 2")
    assert first_fills(after) == {2: (1,), 5: (2,)}


def test_a_die_and_an_x_of_one_round_may_fill_two_areas() -> None:
    table = solo("6 3 1", pumpkins="2 2 6 0", mugs="1 2 3 4 5 0", leaves="1 5 9 12 15 19 22 25 28")
    after = table.play("area 1 write 6 at 2b leaf 3", "wild area 4 at 6")
    assert first_fills(after) == {1: (1,), 4: (1,)}
    assert after.rows == [31]


@pytest.mark.parametrize("order", [(1, 2), (2, 1)])
def test_the_order_of_decisions_changes_nothing(order: tuple[int, int]) -> None:
    nearly = sheet(mushrooms="1 2 3 4 0")
    lines = [f"{seat} area 6 write 5 at 5 leaf 1" for seat in order]
    after = two("6 5 1", nearly, nearly).play(*lines, "dice 1 1 1")
    assert first_fills(after) == {6: (1, 2)}
    assert after.state.scores == (13, 13)
    assert (
        after.position == two("6 5 1", nearly, nearly).play(*reversed(lines), "dice 1 1 1").position
    )


# The end


def test_jumping_over_61_ends_the_game_without_its_acorns() -> None:
    table = solo("5 3 2", leaves="60").play("area 2 write 5 at 1 leaf 3")
    assert table.rows == [63]
    assert table.state.winners == (0,)
    assert table.state.scores == (1,)


def test_round_20_is_the_last_below_61() -> None:
    table = solo("5 2 2", number=20, leaves="40").play("area 2 write 5 at 1 leaf 2")
    assert table.rows == [42]
    assert table.state.winners == (0,)


def test_others_finish_the_last_round_with_their_x() -> None:
    table = two("6 3 1", sheet(leaves="58"), sheet(leaves="48"))
    after = table.play("area 3 write 1 at 1a leaf 6", "2 area 1 write 6 at 1a leaf 3")
    assert after.rows == [64, 51]
    assert not after.state.winners
    over = after.play("2 wild area 2 at 1")
    assert over.state.winners == (1,)
    assert over.state.scores == (0, 1)


def test_a_full_example_of_scoring() -> None:
    table = at(
        "round 18 over seat 1 leaves 21 41 pumpkins 5 5 1 0 lilies 2 5 X 0 0 skewers 4 4 6 6 6 "
        "mugs 1 0 3 4 0 0 burrows 1 2 3 5 6 4 mushrooms 3 4 5 0 0 "
        "first area 3 seats 1 first area 5 seats 1"
    )
    (cells,) = table.state.sheets
    bonus = {3: 3, 5: 3}
    points = [area_points(area, cells[area]) + bonus.get(area, 0) for area in AREAS]
    assert points == [3, 4, 11, 4, 14, 5]
    assert leaf_points(cells[0]) == 5
    assert table.state.scores == (46,)
    assert total(cells, table.state.closed, 0) == 46


def test_a_tie_is_a_shared_win() -> None:
    best, less = sheet(mugs="1 2 3 4 5 6"), sheet(mugs="1 2 0 0 0 0")
    table = at(f"round 20 over seat 1 {best} seat 2 {best} seat 3 {less}")
    assert table.state.winners == (0, 1)


def test_there_are_so_many_places_in_each_area() -> None:
    assert [len(PLACES[area]) for area in AREAS] == [4, 5, 5, 6, 6, 5]


def test_alone_every_filled_area_pays() -> None:
    table = solo("6 5 1", mushrooms="1 2 3 4 0").play("area 6 write 5 at 5 leaf 1")
    assert table.state.scores == (13,)


# Set up in the middle of a round


def test_the_dice_and_what_was_chosen_stay_as_they_are() -> None:
    table = two("6 4 2", sheet(leaves="2 4"), sheet()).play("area 4 write 2 at 2 leaf 6")
    again = at(table.position)
    assert again.state == table.state
    assert again.state.dice == (6, 4, 2)
    assert again.state.to_act == (1,)
    assert again.refuses("area 4 write 2 at 2 leaf 6") == "You have chosen in this round."


def test_a_round_in_which_all_have_decided_closes() -> None:
    done = f"decided {sheet(mugs='1 2 3 4 5 6')}"
    table = at(f"round 5 dice 6 4 2 seat 1 {done} seat 2 {done}")
    assert table.state.round == 6
    assert first_fills(table) == {4: (1, 2)}
    assert table.state.scores == (10, 10)


def test_of_those_who_were_set_up_as_decided_nothing_is_told() -> None:
    done = f"decided {sheet(leaves='6', lilies='4 0 0 0 0')}"
    table = at(f"round 1 dice 6 4 2 seat 1 {done} seat 2 {sheet()}")
    after = table.play("2 area 2 write 4 at 1 leaf 6", "dice 1 1 1")
    assert after.tells() == [
        "Bob writes 4 in lily 1: 1 acorn, total 1.",
        "Bob adds leaf 6: row at 6.",
        "Round 2. Dice 1, 1 and 1.",
    ]


def test_an_area_that_was_full_before_the_round_pays_nobody() -> None:
    full, nearly = sheet(mugs="1 2 3 4 5 6"), sheet(mugs="1 2 3 4 5 0")
    table = two("6 4 1", full, nearly)
    assert table.position.endswith("first area 4 seats none")
    after = table.play("area 1 write 6 at 1a leaf 4", "2 area 4 write 6 at 6 leaf 1")
    assert first_fills(after) == {}


def test_whoever_has_61_without_having_chosen_ends_the_game() -> None:
    table = two("6 4 1", sheet(leaves="61"), sheet())
    assert table.state.winners == (0,)
    assert table.state.scores == (5, 0)
    assert table.tells() == [
        "The game is over: leaf row 61 reached by Ola.",
        "Ola wins with 5.",
        "Totals: 5 for Ola and 0 for Bob.",
    ]


def test_a_full_leaf_row_ends_the_game() -> None:
    nineteen = " ".join(str(n) for n in range(1, 20))
    table = solo("6 4 1", leaves=nineteen).play("area 1 write 6 at 1a leaf 4")
    assert table.state.winners == (0,)


def test_an_x_that_has_no_place_is_not_owed() -> None:
    full = sheet(
        leaves="11",
        pumpkins="1 1 2 2",
        lilies="1 2 3 4 5",
        skewers="1 1 2 2 2",
        mugs="1 2 3 4 5 6",
        burrows="1 2 1 3 4 1",
        mushrooms="1 2 3 4 5",
    )
    assert at(f"round 5 dice 6 4 2 seat 1 owes wild {full}").state.round == 6
    without = full.replace("leaves 11", "leaves 9")
    after = at(f"round 5 dice 6 4 2 seat 1 {without}").play("skip leaf 2", "dice 1 1 1")
    assert after.state.round == 6
    assert after.state.winners == ()


def test_an_x_that_is_owed_is_told_when_the_round_closes() -> None:
    after = solo("6 4 2", "owes wild", leaves="11").play("wild area 2 at 1", "dice 3 2 1")
    assert after.tells() == [
        "Ola puts an X in lily 1: 1 acorn, total 1.",
        "Round 6. Dice 3, 2 and 1.",
    ]


def test_dice_that_are_not_rolled_yet_roll() -> None:
    table = at(f"round 3 dice none seat 1 {sheet()}")
    assert len(table.state.dice) == 3
    assert table.state.round == 3
