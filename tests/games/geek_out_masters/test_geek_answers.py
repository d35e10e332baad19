"""Questions, choices and answers of Geek Out! Masters, word for word."""

from __future__ import annotations

import re

import pytest
from helpers.listening import words
from helpers.play import playout

from a11y_dice.core.game import Topic
from a11y_dice.core.message import Message
from a11y_dice.games.geek_out_masters import GAME
from a11y_dice.games.geek_out_masters.choices import step
from a11y_dice.games.geek_out_masters.describe import action as action_message
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
        "Heart: roll a die from inactive, then 6 dice are active.",
    ]
    assert table.offers("spaceship") == [
        "Spaceship: shoot which die?",
        "Meeple: shoot it to inactive, then 4 dice are active.",
        "Superhero: shoot it to inactive, then 4 dice are active.",
        "42: shoot it to inactive, then 4 dice are active.",
        "Dragon: shoot it to inactive, then 4 dice are active.",
        "Heart: shoot it to inactive, then 4 dice are active.",
    ]
    assert table.offers("superhero")[-2:] == [
        "Dragon: flip it into a superhero, then 5 dice are active.",
        "Heart: flip it into a 42, then 5 dice are active.",
    ]
    assert table.offers("meeple")[-1] == "Heart: reroll it, then 5 dice are active."
    assert table.offers("heart") == [
        "Heart: roll a die from inactive?",
        "Heart: roll a die from inactive, then 6 dice are active.",
    ]


def test_a_step_that_is_not_there_is_no_step() -> None:
    table = turn("1 meeple 1 dragon 1 fortytwo used 5 inactive 2 scored 0")
    assert table.offers("superhero") == table.offers("dragon") == table.offers()


def test_a_die_with_one_target_is_played_at_once() -> None:
    table = turn("1 spaceship 1 superhero 1 heart used 4 inactive 0 scored 3")
    assert table.play("heart").offers() == [
        "Use a spaceship or a superhero?",
        "Spaceship: shoot a superhero to inactive, then continue or pass.",
        "Superhero: flip a spaceship into a meeple, then 1 die is active.",
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
            "Spaceship: shoot a 42 to inactive, then 2 dice are scored, worth 3.",
        ),
        (
            "1 superhero 1 heart used 4 inactive 3 scored 1",
            "",
            "Superhero: flip a heart into a 42, then 2 dice are scored, worth 3.",
        ),
        (
            "1 spaceship 2 dragon used 3 inactive 2 scored 2",
            "",
            "Spaceship: shoot a dragon to inactive, then the turn is a bust and 2 dice are lost.",
        ),
        (
            "2 superhero used 5 inactive 3 scored 0",
            "",
            "Superhero: flip a superhero into a dragon, then the turn is a bust.",
        ),
        (
            "1 meeple 1 dragon used 5 inactive 3 scored 0",
            "",
            "Meeple: reroll a dragon, then 1 die is active.",
        ),
        (
            "1 heart used 6 inactive 0 scored 3",
            "",
            "Heart: no effect, no die is inactive, then continue or pass.",
        ),
        (
            "1 meeple used 5 inactive 3 scored 1",
            "",
            "Meeple: no effect, no other die is active, then continue or pass.",
        ),
        (
            "1 meeple used 5 inactive 3 scored 1",
            " option lone end",
            "Meeple: no other die is active, then the turn ends with 1 point.",
        ),
        (
            "1 superhero used 5 inactive 3 scored 1",
            " option lone bust",
            "Superhero: no other die is active, then the turn is a bust and 1 die is lost.",
        ),
    ],
)
def test_a_label_says_what_it_would_give(zones: str, option: str, label: str) -> None:
    assert turn(zones, option).offers()[1] == label


def test_pass_or_continue() -> None:
    table = turn("none used 5 inactive 2 scored 3")
    assert table.offers() == [
        "Continue with 5 dice, or pass with 6?",
        "Continue with 5 dice.",
        "Pass and score 6, total 19.",
    ]
    assert table.offers(verbosity=BRIEF) == [
        "Continue or pass?",
        "Continue with 5 dice.",
        "Pass and score 6.",
    ]
    assert table.offers(verbosity=FULL)[1] == "Continue with 5 used dice. At risk: 6 points."


@pytest.mark.parametrize(
    ("zones", "option", "action", "said"),
    [
        ("unrolled used 0 inactive 3 scored 0", "", "roll", "Roll 7 dice."),
        ("none used 5 inactive 2 scored 3", "", "continue", "Continue with 5 dice."),
        ("none used 1 inactive 6 scored 3", "", "continue", "Continue with 1 die."),
        ("none used 5 inactive 2 scored 3", "", "pass", "Pass and score 6, total 19."),
        (MIXED, "", "meeple fortytwo", "Meeple: reroll a 42."),
        (MIXED, "", "spaceship dragon", "Spaceship: shoot a dragon to inactive."),
        (MIXED, "", "superhero dragon", "Superhero: flip a dragon into a superhero."),
        (MIXED, "", "heart", "Heart: roll a die from inactive."),
        (
            "2 heart used 6 inactive 0 scored 2",
            "",
            "heart",
            "Heart: no effect, no die is inactive.",
        ),
        (
            "1 meeple used 5 inactive 3 scored 1",
            "",
            "meeple none",
            "Meeple: no effect, no other die is active.",
        ),
        (
            "1 meeple used 5 inactive 3 scored 1",
            " option lone end",
            "meeple none",
            "Meeple: no other die is active, then the turn ends with 1 point.",
        ),
        (
            "1 superhero 1 heart used 4 inactive 3 scored 1",
            "",
            "superhero heart",
            "Superhero: flip a heart into a 42, then 2 dice are scored, worth 3.",
        ),
        (
            "1 spaceship 2 dragon used 3 inactive 2 scored 2",
            "",
            "spaceship dragon",
            "Spaceship: shoot a dragon to inactive, then the turn is a bust and 2 dice are lost.",
        ),
    ],
)
def test_an_action_is_one_sentence_that_names_its_dice(
    zones: str, option: str, action: str, said: str
) -> None:
    state = turn(zones, option).state
    played = GAME.notation.read_action(action)
    assert played in GAME.rules.legal_actions(state, 0)
    assert words(GAME, action_message(state, 0, played)) == said


def test_at_every_verbosity_a_use_names_the_acting_die_and_the_target() -> None:
    state = turn(MIXED).state
    for use in GAME.rules.legal_actions(state, 0):
        die, _, target = GAME.notation.action_text(use).replace("fortytwo", "42").partition(" ")
        for verbosity in (Verbosity.BRIEF, Verbosity.STANDARD, Verbosity.FULL):
            said = words(GAME, action_message(state, 0, use), verbosity)
            assert said.startswith(die.capitalize() + ": ")
            assert f" {target}" in said


@pytest.mark.parametrize(
    ("action", "felt"),
    [
        ("meeple fortytwo", "M rerolls y."),
        ("spaceship dragon", "S shoots r."),
        ("superhero heart", "U flips t to y."),
        ("heart", "T from ina."),
    ],
)
def test_in_braille_a_use_names_the_acting_die_and_the_target(action: str, felt: str) -> None:
    state = turn(MIXED).state
    message = action_message(state, 0, GAME.notation.read_action(action))
    assert words(GAME, message, Verbosity.BRAILLE) == felt


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
        "A spaceship shoots another active die to inactive. Alone it busts.",
        "A superhero flips another active die into its opposite face.",
        "A 42 does nothing; it scores when only 42s are active.",
        "A dragon does nothing; it busts when no die can act.",
        "A heart rolls a die from inactive.",
        "Used dice wait until no die is active.",
        "Inactive dice wait: a heart rolls one from inactive.",
        "A bust loses the scored dice, worth 1.",
        "One more scored die: 3 points instead of 1.",
    ]
    assert [answers(table, Topic.ZONES, times) for times in range(5)] == [
        *([zone] for zone in zones),
        zones[:1],
    ]


def test_only_active_faces_are_explained() -> None:
    table = turn("2 meeple 1 dragon used 4 inactive 3 scored 0")
    assert answers(table, Topic.DICE, 1)[4:6] == [
        "A meeple rerolls another active die.",
        "A dragon does nothing; it busts when no die can act.",
    ]


def test_dice_before_the_first_roll() -> None:
    zones = [
        "In hand: 7 dice to roll.",
        "Used: no dice.",
        "Inactive: 3 dice.",
        "Scored: no dice.",
    ]
    assert answers(started(1), Topic.DICE) == zones
    assert answers(started(1), Topic.DICE, 1) == [
        *zones,
        "Roll first: 7 dice become active.",
        "No die is used before the first roll.",
        "Inactive dice are not rolled; only a heart rolls one from inactive.",
        "Nothing is scored yet: 42s score when only 42s are active.",
        "The first scored die makes 1 point.",
    ]


def test_dice_at_pass_or_continue_and_then_what_each_would_give() -> None:
    assert answers(turn("none used 5 inactive 2 scored 3"), Topic.DICE, 1)[4:] == [
        "No die is active: continue or pass.",
        "A continue rolls all 5 used dice.",
        "A continue leaves inactive dice there; a heart rolls one from inactive.",
        "A pass scores 6; a bust after a continue scores 0.",
        "One more scored die: 10 points instead of 6.",
    ]
    assert answers(turn("none used 1 inactive 0 scored 9"), Topic.DICE, 1)[5:7] == [
        "A continue rolls the used die.",
        "No die is inactive: after a continue a heart has no effect.",
    ]
    assert answers(turn("none used 0 inactive 0 scored 10"), Topic.DICE, 1)[4:] == [
        "No die is active and none is used: pass.",
        "No die is used, so nothing can be rolled.",
        "Inactive dice stay there: the turn ends with a pass.",
        "A pass scores 55.",
    ]


def test_dice_asked_again_always_tell_more() -> None:
    for match in playout(GAME, "again", 2):
        for state in (match.before.state, match.after.state):
            first, again = (list(GAME.describe.describe(state, 0, Topic.DICE, n)) for n in (0, 1))
            assert again[: len(first)] == first
            assert len(again) > len(first)


def test_the_places_and_what_they_are_for() -> None:
    assert GAME.describe.places(turn(MIXED).state) == 4
    assert around(turn(MIXED)) == [
        "Still to act: 1 meeple, 1 spaceship, 1 superhero and 1 heart.",
        "Used dice wait until no die is active.",
        "Inactive dice wait: a heart rolls one from inactive.",
        "A bust loses the scored dice, worth 1.",
    ]
    assert around(turn("2 heart used 8 inactive 0 scored 0"))[2:] == [
        "No die is inactive: a heart has no effect.",
        "Nothing is scored yet: 42s score when only 42s are active.",
    ]
    empty = turn("none used 7 inactive 3 scored 0")
    assert words(GAME, GAME.describe.place(empty.state, 0, 0)) == "Active: nothing."
    assert around(empty)[3] == "Nothing is scored: a pass gives 0, and a continue risks nothing."


@pytest.mark.parametrize(
    ("table", "said"),
    [
        (started(1), "Roll first: 7 dice become active."),
        (turn("1 meeple 1 dragon used 5 inactive 3 scored 0"), "Still to act: 1 meeple."),
        (turn("none used 5 inactive 2 scored 3"), "No die is active: continue or pass."),
        (turn("none used 0 inactive 3 scored 7"), "No die is active and none is used: pass."),
    ],
)
def test_around_and_open_say_what_is_due_at_each_step(table: Table, said: str) -> None:
    assert around(table)[0] == answers(table, Topic.OPEN)[0] == said


def around(table: Table) -> list[str]:
    """What is around each zone."""
    places = range(GAME.describe.places(table.state))
    return [words(GAME, GAME.describe.around(table.state, 0, index)) for index in places]


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
    assert answers(at("scores 13 5 over"), Topic.TURN) == ["The game is over, Ola wins with 13."]
    assert answers(at("scores 13 5 13 over"), Topic.TURN) == [
        "The game is over, Ola and Eve share the win with 13."
    ]
    assert answers(at("scores 31 over"), Topic.TURN) == ["The game is over with 31 points."]


DUE = re.compile(
    r"\?|\bto (?:go|act|play|roll)\b|round comes|[Pp]ress|"
    r"\b(?:[Rr]oll|[Pp]ass|[Cc]ontinue|[Cc]hoose) (?:first|with|and|or|7)\b"
)


@pytest.mark.parametrize("scores", ["13 5", "13 5 13", "31"])
def test_after_the_end_nothing_is_due_and_nothing_is_said_twice(scores: str) -> None:
    table = at(f"scores {scores} over option target 50")
    for topic in Topic:
        for times in (0, 1):
            said = answers(table, topic, times)
            assert len(set(said)) == len(said)
            assert not [text for text in said if DUE.search(text)]
    assert answers(table, Topic.RULES) == ["The game is over; the best total wins."]
    assert answers(table, Topic.DICE) == ["The game is over, no dice are in play."]
    assert set(around(table)) == {"The game is over, no dice are in play."}


def test_the_last_round_is_called_so_when_asked() -> None:
    said = answers(at(f"scores 1 2 round 5 turn 2 {NEW_TURN}"), Topic.TURN)[0]
    assert said == "Bob to play, last round, 5 of 5."


def test_what_is_still_open() -> None:
    line = f"scores 40 round 4 turn 1 active {MIXED} option lone end option target 50"
    assert answers(at(line), Topic.OPEN) == [
        "Still to act: 1 meeple, 1 spaceship, 1 superhero and 1 heart.",
        "One more scored die: 3 points instead of 1.",
        "1 round comes after this one.",
        "Target 50: the best has 40, 10 to go.",
        "At this table a lone meeple or superhero ends the turn, which keeps its points.",
    ]
    last = "scores 50 round 5 turn 1 active none used 0 inactive 0 scored 10 option target 50"
    assert answers(at(last), Topic.OPEN) == [
        "No die is active and none is used: pass.",
        "This is the last round.",
        "Target 50: reached with 50.",
        "At this table a lone meeple or superhero has no effect.",
    ]
    assert answers(at("scores 1 2 over option lone bust option target 50"), Topic.OPEN) == [
        "Nothing is open: the game is over.",
        "Target 50: missed with 2, 48 short.",
        "At this table a lone meeple or superhero is a bust.",
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
    again = [words(GAME, message) for message in GAME.describe.describe(state, 0, Topic.DICE, 1)]
    assert again[len(said) :] == ["The first scored die makes 1 point."]
    assert words(GAME, GAME.describe.around(state, 0, 1)) == "The dice are rolling."
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
