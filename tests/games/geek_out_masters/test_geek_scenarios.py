"""Small positions that public versions of the game got wrong, and the rulings G1 to G12."""

from __future__ import annotations

import pytest

from a11y_dice.games.geek_out_masters import GAME
from a11y_dice.games.geek_out_masters.state import (
    Bust,
    DieShot,
    Ending,
    GameOver,
    TurnBusted,
    TurnScored,
    TurnStarted,
)
from a11y_dice.i18n.audience import Verbosity
from games.geek_out_masters.geek_table import NEW_TURN, Table, at, started, turn

NEXT = f"scores 13 5 round 1 turn 2 {NEW_TURN}"
"""The second seat is to play, and nobody has scored."""


def scored(table: Table) -> TurnScored:
    """How the turn was scored."""
    (event,) = (event for event in table.events if isinstance(event, TurnScored))
    return event


def busted(table: Table) -> TurnBusted:
    """How the turn was lost."""
    (event,) = (event for event in table.events if isinstance(event, TurnBusted))
    return event


# The actions


def test_s3_g5_a_spaceship_with_only_a_42_must_shoot_it() -> None:
    table = turn("1 spaceship 1 fortytwo used 3 inactive 3 scored 2")
    assert table.legal == ["spaceship fortytwo"]
    table = table.play("spaceship fortytwo")
    assert table.zones == "active none used 4 inactive 4 scored 2"
    assert scored(table.play("pass")).points == 3


def test_s4_g5_a_superhero_turns_the_only_42_into_a_heart_which_must_act() -> None:
    table = turn("1 superhero 1 fortytwo used 4 inactive 3 scored 1")
    assert table.legal == ["superhero fortytwo"]
    table = table.play("superhero fortytwo")
    assert table.zones == "active 1 heart used 5 inactive 3 scored 1"
    assert table.legal == ["heart"]
    table = table.play("heart", "dice 1 fortytwo")
    assert table.zones == "active none used 6 inactive 2 scored 2"
    assert scored(table.play("pass")).points == 3


def test_s6_g8_a_heart_without_an_inactive_die_goes_to_used() -> None:
    table = turn("2 fortytwo 1 heart used 5 inactive 0 scored 2")
    assert table.legal == ["heart"]
    table = table.play("heart")
    assert table.zones == "active none used 6 inactive 0 scored 4"
    assert table.tells() == [
        "Ola uses a heart without effect. Used: 6.",
        "2 dice of 42 move to scored: 4, worth 10.",
    ]
    assert scored(table.play("pass")).points == 10


def test_s7_g9_a_lone_heart_must_roll_a_die() -> None:
    table = turn("1 heart used 6 inactive 3 scored 0")
    assert table.legal == ["heart"]
    table = table.play("heart", "dice 1 superhero")
    assert table.legal == ["superhero none"]
    table = table.play("superhero none")
    assert table.zones == "active none used 8 inactive 2 scored 0"
    assert scored(table.play("pass")).points == 0


@pytest.mark.parametrize("option", ["", " option lone end", " option lone bust"])
def test_g8_g9_the_option_about_lone_dice_is_not_about_hearts(option: str) -> None:
    table = turn("1 heart used 9 inactive 0 scored 0", option).play("heart")
    assert table.zones == "active none used 10 inactive 0 scored 0"
    assert table.legal == ["continue", "pass"]


def test_s9_g1_a_lone_meeple_has_no_effect() -> None:
    table = turn("1 meeple used 5 inactive 3 scored 1")
    assert table.legal == ["meeple none"]
    table = table.play("meeple none")
    assert table.zones == "active none used 6 inactive 3 scored 1"
    assert table.tells() == ["Ola uses a meeple without effect. Used: 6."]
    assert scored(table.play("pass")).points == 1


@pytest.mark.parametrize("die", ["meeple", "superhero"])
def test_g1_the_option_that_a_lone_die_ends_the_turn(die: str) -> None:
    table = turn(f"1 {die} used 5 inactive 1 scored 3", " option lone end").play(f"{die} none")
    assert (scored(table).points, scored(table).ending) == (6, Ending.LONE)
    assert table.position == f"scores 19 5 round 1 turn 2 {NEW_TURN} option lone end"
    assert table.tells() == [
        f"Ola uses a {die} without effect. Used: 6.",
        "A lone die ends the turn.",
        "Ola scores 6 for 3 dice. Total 19.",
        "Bob to play, round 1 of 5.",
    ]


@pytest.mark.parametrize("die", ["meeple", "superhero"])
def test_g1_the_option_that_a_lone_die_is_a_bust(die: str) -> None:
    table = turn(f"1 {die} used 5 inactive 1 scored 3", " option lone bust").play(f"{die} none")
    assert busted(table) == TurnBusted(0, Bust.LONE, 1, 3, 13)
    assert table.position == f"{NEXT} option lone bust"
    assert table.tells()[1] == ("Ola busts on a lone die: 0 points, 3 dice lost, total still 13.")


def test_s10_the_last_dragon_becomes_a_superhero_without_a_target() -> None:
    table = turn("1 superhero 1 dragon used 4 inactive 3 scored 1")
    table = table.play("superhero dragon")
    assert table.legal == ["superhero none"]
    table = table.play("superhero none")
    assert table.zones == "active none used 6 inactive 3 scored 1"
    assert scored(table.play("pass")).points == 1


def test_s12_a_die_cannot_act_on_itself() -> None:
    table = turn("1 superhero 2 dragon used 4 inactive 3 scored 0")
    assert table.legal == ["superhero dragon"]
    assert table.refuses("superhero superhero") == "A superhero cannot act on itself."


def test_s13_dragons_and_42s_do_not_act() -> None:
    table = turn("1 fortytwo 1 dragon 1 heart used 4 inactive 3 scored 0")
    assert table.legal == ["heart"]
    assert table.refuses("dragon fortytwo") == "Dragons and 42s do nothing. Use another die."
    assert table.refuses("fortytwo dragon") == table.refuses("dragon fortytwo")


def test_s15_42s_are_not_safe_while_a_die_can_act() -> None:
    table = turn("1 spaceship 3 fortytwo used 3 inactive 3 scored 0").play("spaceship fortytwo")
    assert table.zones == "active none used 4 inactive 4 scored 2"
    assert scored(table.play("pass")).points == 3


def test_s21_the_target_goes_to_inactive_and_the_spaceship_to_used() -> None:
    table = turn("1 spaceship 1 fortytwo 1 dragon used 4 inactive 3 scored 0")
    table = table.play("spaceship dragon")
    assert table.events[0] == DieShot(0, 4, (0, 0, 0, 1, 0, 0), 5, 4)
    assert table.zones == "active none used 5 inactive 4 scored 1"
    assert table.legal == ["continue", "pass"]


def test_s27_dice_are_neither_made_nor_lost() -> None:
    table = turn("1 meeple 2 spaceship 1 superhero 2 dragon 1 heart used 0 inactive 3 scored 0")
    table = table.play("superhero dragon", "spaceship dragon")
    assert table.zones == (
        "active 1 meeple 1 spaceship 1 superhero 1 heart used 2 inactive 4 scored 0"
    )


def test_s28_an_acting_die_is_chosen_together_with_its_target() -> None:
    table = turn("1 meeple 1 spaceship 1 dragon used 4 inactive 3 scored 0")
    assert table.legal == [
        *("meeple spaceship", "meeple dragon"),
        *("spaceship meeple", "spaceship dragon"),
    ]
    assert table.refuses("meeple none") == "Choose another active die for the meeple."
    assert table.offers("meeple")[0] == "Meeple: reroll which die?"
    steps = [choice.step for choice in GAME.describe.choices(table.state, 0, ("meeple",))]
    assert steps == ["spaceship", "dragon"]


def test_s30_a_meeple_may_reroll_another_meeple() -> None:
    table = turn("2 meeple used 5 inactive 3 scored 0")
    assert table.legal == ["meeple meeple"]
    table = table.play("meeple meeple", "dice 1 fortytwo")
    assert table.zones == "active none used 6 inactive 3 scored 1"
    assert scored(table.play("pass")).points == 1


def test_s31_a_used_die_does_not_act_again() -> None:
    table = turn("1 meeple 1 fortytwo used 5 inactive 3 scored 0")
    table = table.play("meeple fortytwo", "dice 1 heart")
    assert table.zones == "active 1 heart used 6 inactive 3 scored 0"
    assert table.refuses("meeple heart") == "No meeple is active."


def test_a_spaceship_may_shoot_another() -> None:
    table = turn("2 spaceship used 5 inactive 3 scored 0").play("spaceship spaceship")
    assert table.zones == "active none used 6 inactive 4 scored 0"


def test_a_spaceship_and_a_dragon_are_safe() -> None:
    table = turn("1 spaceship 1 dragon used 5 inactive 3 scored 0").play("spaceship dragon")
    assert table.zones == "active none used 6 inactive 4 scored 0"


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("meeple", "spaceship"),
        ("spaceship", "meeple"),
        ("superhero", "dragon"),
        ("dragon", "superhero"),
        ("heart", "fortytwo"),
        ("fortytwo", "heart"),
    ],
)
def test_a_superhero_turns_a_die_to_its_opposite_face(before: str, after: str) -> None:
    counts = {"superhero": 1, "heart": 1}
    counts[before] = counts.get(before, 0) + 1
    active = " ".join(f"{count} {face}" for face, count in counts.items())
    table = turn(f"{active} used {10 - sum(counts.values())} inactive 0 scored 0")
    counts["superhero"] -= 1
    counts[before] -= 1
    counts[after] = counts.get(after, 0) + 1
    assert table.play(f"superhero {before}").state.active == tuple(
        counts.get(face, 0) for face in GAME.faces
    )


def test_the_actions_are_told_die_by_die_in_the_order_of_the_faces() -> None:
    table = turn(
        "2 meeple 1 spaceship 1 superhero 1 fortytwo 1 dragon 1 heart used 0 inactive 3 scored 0"
    )
    targets = ["meeple", "spaceship", "superhero", "fortytwo", "dragon", "heart"]
    assert table.legal == [
        *(f"meeple {target}" for target in targets),
        *(f"spaceship {target}" for target in targets if target != "spaceship"),
        *(f"superhero {target}" for target in targets if target != "superhero"),
        "heart",
    ]


# Busts


def test_s1_g6_a_lone_spaceship_loses_the_turn() -> None:
    table = turn("1 spaceship used 4 inactive 2 scored 3")
    assert busted(table) == TurnBusted(0, Bust.SPACESHIP, 1, 3, 13)
    assert table.position == NEXT
    assert table.tells()[0] == (
        "Ola busts on a lone spaceship: 0 points, 3 dice lost, total still 13."
    )


def test_s18_g3_a_bust_takes_only_what_was_scored_in_this_turn() -> None:
    table = turn("1 dragon used 5 inactive 2 scored 2")
    assert busted(table) == TurnBusted(0, Bust.DRAGONS, 1, 2, 13)
    assert table.position == NEXT


def test_s19_g4_one_dragon_among_42s_is_enough() -> None:
    table = turn("3 fortytwo 1 dragon used 3 inactive 3 scored 0")
    assert busted(table) == TurnBusted(0, Bust.DRAGONS, 1, 0, 13)
    assert table.position == NEXT
    assert table.tells() == [
        "Ola busts on a dragon: 0 points, no dice lost, total still 13.",
        "Bob to play, round 1 of 5.",
    ]


def test_a_bust_at_the_end_of_a_roll() -> None:
    table = turn("none used 2 inactive 5 scored 3").play("continue", "dice 1 fortytwo 1 dragon")
    assert busted(table).lost == 3


def test_one_die_lost_is_one_die() -> None:
    table = turn("1 spaceship used 6 inactive 2 scored 1")
    assert table.tells()[0] == (
        "Ola busts on a lone spaceship: 0 points, 1 die lost, total still 13."
    )


@pytest.mark.parametrize(
    ("zones", "option", "said"),
    [
        (
            "1 dragon used 6 inactive 3 scored 0",
            "",
            [
                "Bust on a dragon: 0, none lost, total 13.",
                "Ola busts on a dragon: 0 points, no dice lost, total still 13.",
                "Ola busts on a dragon, which is active while no die can act: "
                "0 points in this turn, no scored dice lost. The total stays 13.",
            ],
        ),
        (
            "1 fortytwo 2 dragon used 4 inactive 2 scored 1",
            "",
            [
                "Bust on 2 dragons: 0, 1 die lost, total 13.",
                "Ola busts on 2 dragons: 0 points, 1 die lost, total still 13.",
                "Ola busts on 2 dragons, which are active while no die can act: "
                "0 points in this turn, 1 scored die lost, worth 1. The total stays 13.",
            ],
        ),
        (
            "1 spaceship used 4 inactive 2 scored 3",
            "",
            [
                "Bust on a lone spaceship: 0, 3 dice lost, total 13.",
                "Ola busts on a lone spaceship: 0 points, 3 dice lost, total still 13.",
                "Ola busts on a lone spaceship, the only active die: "
                "0 points in this turn, 3 scored dice lost, worth 6. The total stays 13.",
            ],
        ),
        (
            "1 meeple used 4 inactive 2 scored 3",
            " option lone bust",
            [
                "Bust on a lone die: 0, 3 dice lost, total 13.",
                "Ola busts on a lone die: 0 points, 3 dice lost, total still 13.",
                "Ola busts on a lone die, which has no target and loses the turn at this table: "
                "0 points in this turn, 3 scored dice lost, worth 6. The total stays 13.",
            ],
        ),
    ],
)
def test_every_bust_says_reason_loss_and_total(zones: str, option: str, said: list[str]) -> None:
    table = turn(zones, option)
    if option:
        table = table.play("meeple none")
    for verbosity, sentence in zip(
        (Verbosity.BRIEF, Verbosity.STANDARD, Verbosity.FULL), said, strict=True
    ):
        assert table.tells(verbosity)[-2] == sentence


@pytest.mark.parametrize(
    ("verbosity", "fourth", "last"),
    [
        (Verbosity.BRIEF, "Your turn, round 4.", "Your turn, last round."),
        (Verbosity.STANDARD, "Your turn, round 4 of 5.", "Your turn, last round, 5 of 5."),
        (
            Verbosity.FULL,
            "Your turn, round 4 of 5. 7 dice in hand, 3 inactive.",
            "Your turn, last round, 5 of 5. 7 dice in hand, 3 inactive.",
        ),
    ],
)
def test_the_last_round_is_called_so(verbosity: Verbosity, fourth: str, last: str) -> None:
    for number, said in ((3, fourth), (4, last)):
        line = f"scores 3 round {number} turn 1 active none used 6 inactive 4 scored 0"
        assert at(line).play("pass").tells(verbosity, you=0)[-1] == said


# Pass or continue


@pytest.mark.parametrize(
    ("dice", "points"),
    list(enumerate([0, 1, 3, 6, 10, 15, 21, 28, 36, 45, 55])),
)
def test_s16_points_of_scored_dice(dice: int, points: int) -> None:
    table = turn(f"none used 0 inactive {10 - dice} scored {dice}").play("pass")
    assert (scored(table).dice, scored(table).points) == (dice, points)
    assert table.position == f"scores {13 + points} 5 round 1 turn 2 {NEW_TURN}"


def test_s25_points_are_added_once() -> None:
    line = "scores 10 0 round 2 turn 1 active none used 8 inactive 0 scored 2"
    table = at(line).play("pass")
    assert scored(table) == TurnScored(0, Ending.PASSED, 2, 3, 13)
    assert table.position == f"scores 13 0 round 2 turn 2 {NEW_TURN}"


def test_s22_every_turn_begins_with_seven_dice_in_hand() -> None:
    table = turn("none used 6 inactive 4 scored 0").play("pass")
    assert table.position == NEXT
    assert table.events[-1] == TurnStarted(1, 1)
    assert table.legal == ["roll"]
    assert GAME.rules.apply(table.state, 1, GAME.notation.read_action("roll"))[0].rolling == 7


def test_g10_continue_rolls_all_used_dice_and_nothing_else() -> None:
    table = turn("none used 4 inactive 3 scored 3")
    table = table.play("continue", "dice 2 meeple 1 spaceship 1 heart")
    assert table.zones == "active 2 meeple 1 spaceship 1 heart used 0 inactive 3 scored 3"
    assert table.tells() == ["Ola rolls 2 meeples, 1 spaceship and 1 heart. Inactive 3, scored 3."]


def test_g2_after_a_roll_of_42s_alone_only_a_pass_is_left() -> None:
    table = started(2).play("roll", "dice 7 fortytwo")
    assert table.zones == "active none used 0 inactive 3 scored 7"
    assert table.legal == ["pass"]
    assert table.refuses("continue") == "No die is used, so nothing can be rolled. Pass."
    assert table.offers() == ["Pass with 28?", "Pass and score 28, total 28."]
    assert scored(table.play("pass")).points == 28


def test_g12_no_pass_while_a_die_can_act() -> None:
    table = turn("1 meeple 1 fortytwo used 5 inactive 3 scored 0")
    assert table.refuses("pass") == "Use the active dice first."
    assert table.refuses("continue") == "Use the active dice first."


# The end


def last_turn(scores: str, option: str = "") -> Table:
    """The last seat is about to pass in the last round, without scored dice."""
    seats = len(scores.split())
    zones = "active none used 6 inactive 4 scored 0"
    return at(f"scores {scores} round 5 turn {seats} {zones}{option}")


def test_s24_a_tie_for_first_is_shared() -> None:
    table = last_turn("40 40 31").play("pass")
    assert table.position == "scores 40 40 31 over"
    assert table.events[-1] == GameOver((0, 1), (40, 40, 31), 0)
    assert table.tells()[-2:] == [
        "Game over: Ola and Bob share the win with 40.",
        "Totals: 40 for Ola, 40 for Bob and 31 for Eve.",
    ]
    assert table.tells(you=1)[-2:] == [
        "Game over: Ola and you share the win with 40.",
        "Totals: 40 for Ola, 40 for you and 31 for Eve.",
    ]
    assert table.refuses("roll") == "The game is over."
    assert table.state.to_act == ()


def test_the_best_total_wins_when_all_have_had_five_turns() -> None:
    before = at("scores 12 30 round 5 turn 1 active none used 6 inactive 4 scored 0")
    table = before.play("pass")
    assert table.position == f"scores 12 30 round 5 turn 2 {NEW_TURN}"
    table = last_turn("12 30").play("pass")
    assert table.state.winners == (1,)
    for verbosity in (Verbosity.BRIEF, Verbosity.STANDARD):
        assert table.tells(verbosity, you=1)[-2:] == [
            "Game over: you win with 30.",
            "Totals: 12 for Ola and 30 for you.",
        ]
    assert table.tells(Verbosity.FULL)[-2:] == [
        "The game is over after round 5. Bob wins with the best total, 30.",
        "Totals: 12 for Ola and 30 for Bob.",
    ]


def test_a_bust_may_end_the_game() -> None:
    table = at("scores 8 7 round 5 turn 2 active 1 dragon used 5 inactive 2 scored 2")
    assert table.position == "scores 8 7 over"


def test_g11_alone_the_total_is_the_result() -> None:
    table = last_turn("31").play("pass")
    assert table.position == "scores 31 over"
    assert table.state.winners == (0,)
    assert table.tells()[-1] == "Game over with 31 points."


@pytest.mark.parametrize(
    ("scores", "said"),
    [
        ("49", "Game over: target 50 missed with 49."),
        ("50", "Game over: target 50 reached with 50."),
    ],
)
def test_g11_alone_a_target_is_reached_or_not(scores: str, said: str) -> None:
    table = last_turn(scores, " option target 50").play("pass")
    assert table.position == f"scores {scores} over option target 50"
    assert table.tells()[-1] == said


def test_after_a_turn_alone_the_next_round_begins() -> None:
    table = at("scores 31 round 2 turn 1 active none used 6 inactive 4 scored 0").play("pass")
    assert table.position == f"scores 31 round 3 turn 1 {NEW_TURN}"
