"""Small positions that public versions of the game got wrong, and the rulings M1 to M13."""

from __future__ import annotations

import pytest

from a11y_dice.core.dice import every_roll
from a11y_dice.games.martian_dice import GAME
from a11y_dice.games.martian_dice.state import (
    FACES,
    SIDES,
    Ending,
    GameOver,
    TieBreakRolled,
    TieBreakStarted,
    TurnScored,
    TurnStarted,
)
from games.martian_dice.table import NEW_TURN, Table, at, started, turn

ALL_KINDS = "2 tank 4 ray 3 human 2 cow 2 chicken"
NEXT = f"turn 2 {NEW_TURN}"


def scored(table: Table) -> TurnScored:
    """How the turn was scored."""
    (event,) = (event for event in table.events if isinstance(event, TurnScored))
    return event


def rolls_of_tie_breaks(table: Table) -> int:
    """How many tie-breaks began."""
    return sum(isinstance(event, TieBreakStarted) for event in table.events)


# The choice


def test_s33_m6_tanks_of_a_roll_without_a_choice_still_count() -> None:
    table = turn("2 tank 3 ray 4 human", "2 tank 2 human")
    assert scored(table).aside == (4, 3, 4, 0, 0)
    assert table.position == f"scores 0 0 {NEXT}"


def test_s34_m6_no_choice_ends_the_turn_and_it_is_scored() -> None:
    table = turn("1 tank 4 ray 4 human", "1 tank 3 human")
    assert scored(table).ending is Ending.NO_CHOICE
    assert table.position == f"scores 4 0 {NEXT}"
    assert table.tells() == [
        "1 tank goes aside: 2 against 4 rays.",
        "Nothing can be taken.",
        "Ola scores 4 for 4 earthlings. Total 4.",
        "Bob to play.",
    ]


def test_s36_m11_a_roll_of_tanks_alone() -> None:
    table = turn("none").play("roll", "dice 13 tank")
    assert scored(table).points == 0
    assert table.position == f"scores 0 0 {NEXT}"


def test_s37_m1_a_kind_is_taken_whole() -> None:
    table = turn("none", ALL_KINDS)
    assert table.legal == ["take ray", "take human", "take cow", "take chicken"]
    assert table.play("take human").position == (
        "scores 0 0 turn 1 aside 2 tank 3 human table none"
    )


def test_s39_m1_a_kind_of_earthlings_once_a_turn() -> None:
    table = turn("3 ray 2 human", "2 tank 1 ray 3 human 2 cow")
    assert table.legal == ["take ray", "take cow"]
    assert table.refuses("take human") == "You have taken humans in this turn already."


def test_s40_m1_rays_again_and_they_add_up() -> None:
    table = turn("3 ray 2 human", "1 tank 2 ray 3 human 2 cow").play("take ray")
    assert table.position == "scores 0 0 turn 1 aside 1 tank 5 ray 2 human table none"
    assert table.legal == ["roll", "stop"]


def test_s42_m12_tanks_are_never_a_choice() -> None:
    table = turn("none", "6 ray 5 human 2 cow")
    assert table.legal == ["take ray", "take human", "take cow"]
    assert table.refuses("take tank") == "Tanks go aside by themselves, they cannot be taken."


def test_m12_a_kind_that_was_not_rolled() -> None:
    table = turn("none", "6 ray 5 human 2 cow")
    assert table.refuses("take chicken") == "No chickens on the table."


def test_s48_m2_no_stop_between_the_roll_and_the_choice() -> None:
    assert turn("none", ALL_KINDS).refuses("stop") == "Take a kind first."


def test_s64_no_second_roll_before_the_choice() -> None:
    table = turn("3 ray 2 human").play("roll", "dice 1 tank 2 ray 3 human 2 cow")
    assert table.refuses("roll") == "Take a kind first."


def test_nothing_can_be_taken_or_kept_before_the_first_roll() -> None:
    assert turn("none").legal == ["roll"]
    assert turn("none").refuses("take ray") == "Nothing is on the table to take."
    assert turn("none").refuses("stop") == "Roll first."


def test_only_the_seat_in_turn_plays() -> None:
    assert turn("none").refuses("roll", seat=1) == ""
    assert turn("none").refuses("roll", seat=2)
    assert GAME.rules.legal_actions(turn("none").state, 1) == ()


def test_s51_m10_rolling_on_with_all_three_kinds() -> None:
    table = turn("2 tank 4 ray 1 human 1 cow 1 chicken").play("roll", "dice 2 ray 2 human")
    assert table.legal == ["take ray"]
    assert table.play("take ray").position == (
        "scores 0 0 turn 1 aside 2 tank 6 ray 1 human 1 cow 1 chicken table none"
    )


# The score


@pytest.mark.parametrize(
    ("aside", "points"),
    [
        pytest.param("3 tank 3 ray 2 human", 2, id="s43-equal-is-enough"),
        pytest.param("2 ray 5 human 1 cow", 6, id="s45-two-kinds-no-bonus"),
        pytest.param("1 tank 6 ray 2 human", 2, id="s46-rays-never-score"),
        pytest.param("2 tank 5 ray", 0, id="s49-m3-nothing-taken"),
        pytest.param("1 tank 3 ray 3 human 2 cow 1 chicken", 9, id="s67-bonus"),
        pytest.param("1 ray 1 human 1 cow 1 chicken", 6, id="least-bonus"),
        pytest.param("4 tank 3 ray 2 human 2 cow 1 chicken", 0, id="m3-outgunned"),
        pytest.param("3 cow 3 chicken", 6, id="no-tanks-no-rays"),
    ],
)
def test_points_of_a_stop(aside: str, points: int) -> None:
    table = turn(aside).play("stop")
    assert scored(table).points == points
    assert scored(table).ending is Ending.STOPPED
    assert table.position == f"scores {points} 0 {NEXT}"


def test_s67_earthlings_and_bonus_are_told_apart() -> None:
    table = turn("1 tank 3 ray 3 human 2 cow 1 chicken").play("stop")
    assert (scored(table).points, scored(table).bonus) == (9, 3)
    assert table.tells()[0] == "Ola scores 9: earthlings 6, bonus 3. Total 9."


def test_s52_m9_a_lost_position_stays_playable() -> None:
    table = turn("7 tank").play("roll", "dice 3 ray 3 cow")
    assert table.legal == ["take ray", "take cow"]
    assert scored(table.play("take ray", "stop")).points == 0


def test_s54_m8_all_dice_aside_are_scored_without_a_question() -> None:
    table = turn("2 tank 3 ray 4 human").play("roll", "dice 4 cow", "take cow")
    assert scored(table).ending is Ending.ALL_ASIDE
    assert table.position == f"scores 8 0 {NEXT}"
    assert table.tells()[-3:] == [
        "All dice are aside.",
        "Ola scores 8 for 8 earthlings. Total 8.",
        "Bob to play.",
    ]


def test_m8_a_position_with_all_dice_aside_is_scored() -> None:
    assert turn("2 tank 3 ray 8 human").position == f"scores 8 0 {NEXT}"


def test_s69_advice_changes_nothing_and_repeats_itself() -> None:
    state = turn("5 ray 2 cow").state
    for bot in GAME.bots.values():
        before = repr(state)
        assert bot(state, 0, "luck") == bot(state, 0, "luck")
        assert repr(state) == before


# The end


def test_s55_m7_the_first_to_reach_25_does_not_stop_the_round() -> None:
    table = at("scores 19 20 18 turn 1 aside 2 ray 4 human 3 cow table none").play("stop")
    assert table.position == f"scores 26 20 18 {NEXT}"
    assert not table.match.is_over


def test_s57_the_highest_total_wins_not_the_first_to_reach_25() -> None:
    table = at("scores 26 25 turn 2 aside 2 ray 4 human 2 cow table none").play("stop")
    assert table.position == "scores 26 31 over winner 2"
    assert table.events[-1] == GameOver((1,), (26, 31), None)
    assert table.tells()[-2:] == [
        "Game over. Bob wins with 31.",
        "Totals: 26 for Ola and 31 for Bob.",
    ]


def test_s58_m7_exactly_25_counts() -> None:
    table = at("scores 25 7 turn 2 aside 2 ray 4 human table none").play("stop")
    assert table.position == "scores 25 11 over winner 1"


def test_m7_the_last_in_order_reaches_25_and_it_is_over_at_once() -> None:
    table = at("scores 20 21 turn 2 aside 2 ray 4 human table none").play("stop")
    assert table.position == "scores 20 25 over winner 2"
    assert table.state.to_act == ()
    assert table.refuses("roll") == "The game is over."


def test_s57_set_up_after_the_last_turn_of_a_round() -> None:
    assert at(f"scores 26 31 turn 1 {NEW_TURN}").position == "scores 26 31 over winner 2"
    assert at(f"scores 24 24 turn 1 {NEW_TURN}").state.to_act == (0,)
    assert at(f"scores 26 31 turn 2 {NEW_TURN}").state.to_act == (1,)


def test_s60_m4_a_tie_break_that_is_tied_again() -> None:
    table = at(
        "scores 27 24 turn 2 aside 2 ray 3 human table none",
    ).play("stop", "dice 2 ray 4 cow", "dice 2 ray 4 human", "dice 4 ray 2 cow", "dice 1 ray 5 cow")
    assert table.position == "scores 27 27 over winner 1"
    assert rolls_of_tie_breaks(table) == 2
    assert table.tells()[1:] == [
        "Tie for first: Ola and Bob roll 6 dice each, most rays win.",
        "Ola rolls 2 rays and 4 cows.",
        "Bob rolls 2 rays and 4 humans.",
        "Tied again: Ola and Bob roll 6 dice each.",
        "Ola rolls 4 rays and 2 cows.",
        "Bob rolls 1 ray and 5 cows.",
        "Game over. Ola wins the tie-break with 4 rays.",
        "Totals: 27 for Ola and 27 for Bob.",
    ]


def test_s61_m4_who_has_the_fewest_rays_of_three_drops_out() -> None:
    table = at(
        f"scores 30 30 30 turn 1 {NEW_TURN}",
        "dice 3 ray 3 cow",
        "dice 3 ray 3 human",
        "dice 1 ray 5 tank",
        "dice 6 tank",
        "dice 2 ray 4 tank",
    )
    assert table.state.winners == (1,)
    assert rolls_of_tie_breaks(table) == 2
    assert [event.seat for event in table.events if isinstance(event, TieBreakRolled)] == [
        *(0, 1, 2),
        *(0, 1),
    ]


def test_m5_only_those_tied_for_first_roll_and_rays_never_touch_the_score() -> None:
    table = at(f"scores 30 12 30 turn 1 {NEW_TURN}", "dice 1 ray 5 cow", "dice 2 ray 4 cow")
    assert table.position == "scores 30 12 30 over winner 3"
    assert table.events[0] == TieBreakStarted((0, 2))


def test_a_tie_below_first_place_is_no_tie_break() -> None:
    assert at(f"scores 30 12 12 turn 1 {NEW_TURN}").state.winners == (0,)


def test_m13_another_target() -> None:
    line = "scores 3 2 turn 2 aside 4 ray 4 human 4 cow table none"
    assert at(line).play("stop").state.to_act == (0,)
    over = at(f"{line} option target 10").play("stop")
    assert over.position == "scores 3 10 over winner 2 option target 10"


# Alone at the table, and the dice


def test_alone_the_turns_are_counted() -> None:
    table = started(1, target="10")
    table = table.play("roll", "dice 13 tank")
    assert table.events[-1] == TurnStarted(0, 2)
    table = table.play("roll", "dice 5 ray 8 cow", "take cow", "roll", "dice 5 ray", "take ray")
    assert table.events[-1] == TurnStarted(0, 3)
    table = table.play("roll", "dice 11 human 2 ray", "take human", "stop")
    assert table.events[-1] == GameOver((0,), (19,), 3)
    assert table.tells()[-1] == "Game over: 19 points in 3 turns."


def test_alone_in_a_position_that_was_set_up_nothing_is_counted() -> None:
    table = at("scores 20 turn 1 aside 2 ray 4 human table none").play("stop")
    assert table.tells() == ["Ola scores 4 for 4 earthlings. Total 24.", "Ola to play."]
    assert table.events[-1] == TurnStarted(0, 0)
    over = at("scores 22 turn 1 aside 2 ray 4 human table none").play("stop")
    assert over.tells()[-1] == "Game over: 26 points."


def test_s63_thirteen_dice_with_rays_on_two_sides() -> None:
    table = turn("none")
    after = GAME.rules.apply(table.state, 0, GAME.notation.read_action("roll"))[0]
    assert after.rolling == 13
    chances = {FACES[counts.index(1)]: ways for counts, ways in every_roll(1, SIDES)}
    assert chances == {"ray": 2, "tank": 1, "human": 1, "cow": 1, "chicken": 1}
