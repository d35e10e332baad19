"""Questions, choices and answers of Geek Out! Masters, word for word."""

from __future__ import annotations

import pytest
from helpers.listening import words
from helpers.play import playout

from a11y_dice.core.game import Topic
from a11y_dice.core.message import Message
from a11y_dice.games.geek_out_masters import GAME
from a11y_dice.games.geek_out_masters.choices import step
from a11y_dice.i18n.audience import Verbosity
from games.geek_out_masters.geek_table import NEW_TURN, Table, at, started, turn

BRIEF, FULL = Verbosity.BRIEF, Verbosity.FULL
MIXED = "1 meeple 1 spaceship 1 superhero 1 fortytwo 1 dragon 1 heart used 1 inactive 2 scored 1"


def answers(table: Table, topic: Topic, times: int = 0, seat: int = 0) -> list[str]:
    """What somebody hears who asks."""
    messages = GAME.describe.describe(table.state, seat, topic, times)
    return [words(GAME, message) for message in messages]


# Questions and choices


def test_the_first_roll() -> None:
    assert turn("unrolled used 0 inactive 3 scored 0").offers() == ["Roll 7 dice?", "Roll 7 dice."]


def test_first_a_die_then_its_target() -> None:
    table = turn(MIXED)
    assert table.offers() == [
        "Use a meeple, a spaceship, a superhero or a heart?",
        "Meeple: reroll a spaceship, a superhero, a 42, a dragon or a heart.",
        "Spaceship: shoot a meeple, a superhero, a 42, a dragon or a heart.",
        "Superhero: flip a meeple, a spaceship, a 42, a dragon or a heart.",
        "Heart: roll an inactive die. Then 6 dice are active.",
    ]
    assert table.offers("spaceship") == [
        "Spaceship: shoot which die?",
        "Meeple: send it to inactive. Then 4 dice are active.",
        "Superhero: send it to inactive. Then 4 dice are active.",
        "42: send it to inactive. Then 4 dice are active.",
        "Dragon: send it to inactive. Then 4 dice are active.",
        "Heart: send it to inactive. Then 4 dice are active.",
    ]
    assert table.offers("superhero")[-2:] == [
        "Dragon: it becomes a superhero. Then 5 dice are active.",
        "Heart: it becomes a 42. Then 5 dice are active.",
    ]
    assert table.offers("meeple")[-1] == "Heart: reroll it. Then 5 dice are active."
    assert table.offers("heart") == [
        "Heart: roll an inactive die?",
        "Heart: roll an inactive die. Then 6 dice are active.",
    ]


def test_a_step_that_is_not_there_is_no_step() -> None:
    table = turn("1 meeple 1 dragon 1 fortytwo used 5 inactive 2 scored 0")
    assert table.offers("superhero") == table.offers("dragon") == table.offers()


def test_a_die_with_one_target_is_played_at_once() -> None:
    table = turn("1 spaceship 1 superhero 1 heart used 4 inactive 0 scored 3")
    assert table.play("heart").offers() == [
        "Use a spaceship or a superhero?",
        "Spaceship: send a superhero to inactive. Then none is active.",
        "Superhero: flip a spaceship into a meeple. Then 1 die is active.",
    ]
    (ship, hero) = GAME.describe.choices(table.play("heart").state, 0, ())
    assert (ship.step, hero.step) == ("spaceship", "superhero")
    assert ship.action == GAME.notation.read_action("spaceship superhero")


@pytest.mark.parametrize(
    ("zones", "option", "label"),
    [
        (
            "1 spaceship 3 fortytwo used 3 inactive 3 scored 0",
            "",
            "Spaceship: send a 42 to inactive. Then 2 dice are scored, worth 3.",
        ),
        (
            "1 superhero 1 heart used 4 inactive 3 scored 1",
            "",
            "Superhero: flip a heart into a 42. Then 2 dice are scored, worth 3.",
        ),
        (
            "1 spaceship 2 dragon used 3 inactive 2 scored 2",
            "",
            "Spaceship: send a dragon to inactive. Then you bust and lose 2 dice.",
        ),
        (
            "2 superhero used 5 inactive 3 scored 0",
            "",
            "Superhero: flip a superhero into a dragon. Then you bust.",
        ),
        (
            "1 meeple 1 dragon used 5 inactive 3 scored 0",
            "",
            "Meeple: reroll a dragon. Then 1 die is active.",
        ),
        (
            "1 heart used 6 inactive 0 scored 3",
            "",
            "Heart: no effect, no die is inactive. Then none is active.",
        ),
        (
            "1 meeple used 5 inactive 3 scored 1",
            "",
            "Meeple: no other die is active. Then none is active.",
        ),
        (
            "1 meeple used 5 inactive 3 scored 1",
            " option lone end",
            "Meeple: no other die is active. Then the turn ends with 1 point.",
        ),
        (
            "1 superhero used 5 inactive 3 scored 1",
            " option lone bust",
            "Superhero: no other die is active. Then you bust and lose 1 die.",
        ),
    ],
)
def test_a_label_says_what_it_would_give(zones: str, option: str, label: str) -> None:
    assert turn(zones, option).offers()[1] == label


def test_pass_or_continue() -> None:
    table = turn("none used 5 inactive 2 scored 3")
    assert table.offers() == [
        "Continue with 5 dice, or pass with 6?",
        "Continue: roll 5 used dice.",
        "Pass: score 6, total 19.",
    ]
    assert table.offers(verbosity=BRIEF) == ["Continue or pass?", "Continue.", "Pass, score 6."]
    assert table.offers(verbosity=FULL)[1] == "Continue: roll 5 used dice. At risk: 6 points."


def test_nobody_else_chooses() -> None:
    for zones in (MIXED, "none used 5 inactive 2 scored 3"):
        assert GAME.describe.choices(turn(zones).state, 1, ()) == ()


def test_no_choice_needs_a_second_thought() -> None:
    for match in playout(GAME, "confirm", 2):
        assert GAME.describe.confirm(match.before.state, match.seat, match.action) is None


# Answers


def test_dice_and_then_what_they_can_do() -> None:
    table = turn(MIXED)
    zones = [
        "Active: 1 meeple, 1 spaceship, 1 superhero, 1 die of 42, 1 dragon and 1 heart.",
        "Used: 1 die.",
        "Inactive: 2 dice.",
        "Scored: 1 die, worth 1.",
    ]
    assert answers(table, Topic.DICE) == zones
    assert answers(table, Topic.DICE, 1) == [
        *zones,
        "A meeple rerolls another active die.",
        "A spaceship sends another active die to inactive. Alone it busts.",
        "A superhero flips another active die to its opposite face.",
        "A 42 does nothing; it scores when only 42s are active.",
        "A dragon does nothing; it busts when no die can act.",
        "A heart rolls an inactive die into active.",
    ]
    assert [answers(table, Topic.ZONES, times) for times in range(5)] == [
        *([zone] for zone in zones),
        zones[:1],
    ]


def test_only_active_faces_are_explained() -> None:
    table = turn("2 meeple 1 dragon used 4 inactive 3 scored 0")
    assert answers(table, Topic.DICE, 1)[4:] == [
        "A meeple rerolls another active die.",
        "A dragon does nothing; it busts when no die can act.",
    ]


def test_dice_before_the_first_roll() -> None:
    assert answers(started(1), Topic.DICE) == [
        "In hand: 7 dice to roll.",
        "Used: no dice.",
        "Inactive: 3 dice.",
        "Scored: no dice.",
    ]


def test_the_places_and_what_they_are_for() -> None:
    state = turn(MIXED).state
    describe = GAME.describe
    assert describe.places(state) == 4
    said = [words(GAME, describe.around(state, 0, index)) for index in range(4)]
    assert said == [
        "Still to act: 1 meeple, 1 spaceship, 1 superhero and 1 heart.",
        "Used dice are rolled again if you continue.",
        "Inactive dice wait: a heart rolls one into active.",
        "Scored dice give their points when the turn ends, and nothing on a bust.",
    ]
    empty = turn("none used 5 inactive 2 scored 3").state
    assert words(GAME, describe.place(empty, 0, 0)) == "Active: nothing."
    assert words(GAME, describe.around(empty, 0, 0)) == "No die can act."


def test_the_sheet_and_then_the_next_player() -> None:
    table = turn("none used 5 inactive 2 scored 3")
    assert answers(table, Topic.SHEET) == ["Scored: 3 dice, worth 6.", "Ola: 13."]
    assert answers(table, Topic.SHEET, 1) == ["Bob: 5."]
    assert answers(table, Topic.SHEET, seat=1) == ["Bob: 5."]
    assert answers(at("scores 13 5 over"), Topic.SHEET) == ["Ola: 13."]


def test_scores_and_then_how_they_come_about() -> None:
    table = turn(MIXED)
    assert answers(table, Topic.SCORES) == ["Ola: 13.", "Bob: 5."]
    assert answers(table, Topic.SCORES, 1)[2:] == [
        "The scored dice of a turn give 1 for one, 3 for two, 6 for three, 10 for four, "
        "15 for five, and so on.",
        "After round 5 the best total wins; a tie is shared.",
    ]


def test_whose_turn_it_is() -> None:
    assert answers(at(f"scores 1 2 round 3 turn 2 {NEW_TURN}"), Topic.TURN) == [
        "Bob to play, round 3 of 5.",
        "Roll 7 dice?",
    ]
    assert answers(at("scores 13 5 over"), Topic.TURN) == [
        "The game is over, Ola has won.",
        "The game is over.",
    ]
    assert answers(at("scores 13 5 13 over"), Topic.TURN)[0] == (
        "The game is over, a shared win: Ola and Eve."
    )


def test_what_is_still_open() -> None:
    line = f"scores 40 round 4 turn 1 active {MIXED} option lone end option target 50"
    assert answers(at(line), Topic.OPEN) == [
        "Still to act: 1 meeple, 1 spaceship, 1 superhero and 1 heart.",
        "The next scored die adds 2, then 3 in all.",
        "1 round comes after this one.",
        "Target 50: the best has 40, 10 to go.",
        "A lone meeple or superhero ends the turn, which keeps its points.",
    ]
    last = "scores 50 round 5 turn 1 active none used 0 inactive 0 scored 10 option target 50"
    assert answers(at(last), Topic.OPEN) == [
        "No die can act.",
        "This is the last round.",
        "Target 50: reached with 50.",
        "A lone meeple or superhero has no effect.",
    ]
    assert answers(at("scores 1 2 over option lone bust"), Topic.OPEN) == [
        "A lone meeple or superhero is a bust."
    ]


@pytest.mark.parametrize(
    ("table", "now", "section"),
    [
        (turn("unrolled used 0 inactive 3 scored 0"), "roll", "rules-turn"),
        (turn(MIXED), "act", "rules-actions"),
        (turn("none used 5 inactive 2 scored 3"), "decide", "rules-decide"),
        (turn("none used 0 inactive 3 scored 7"), "pass", "rules-decide"),
        (at("scores 1 2 over"), "over", "rules-end"),
    ],
)
def test_the_rules_of_this_step(table: Table, now: str, section: str) -> None:
    assert step(table.state) == now
    (short,), (long,) = (
        GAME.describe.describe(table.state, 0, Topic.RULES, times) for times in (0, 1)
    )
    assert (short.id, long.id) == (f"step-{now}", section)
    assert section in GAME.describe.rules_sections()


def test_while_dice_are_in_the_air() -> None:
    state = GAME.rules.apply(started(1).state, 0, GAME.notation.read_action("roll"))[0]
    assert step(state) == "rolling"
    said = [words(GAME, message) for message in GAME.describe.describe(state, 0, Topic.DICE, 0)]
    assert said[-1] == "In the air: 7 dice."
    assert words(GAME, GAME.describe.question(state, 0, ())) == "The dice are rolling."
    assert GAME.describe.choices(state, 0, ()) == ()


def test_the_rules_tell_every_ruling_that_players_meet() -> None:
    sections = GAME.describe.rules_sections()
    rules = " ".join(words(GAME, Message(section)) for section in sections)
    for said in (
        "this has no effect, or ends the turn and keeps its points, or is a bust",
        "When no die is inactive, a heart goes to used without effect",
        "even if the heart was the only active die",
        "Passing is not possible before all have acted",
        "Alone, your total is the result",
        "55 for ten",
    ):
        assert said in rules
