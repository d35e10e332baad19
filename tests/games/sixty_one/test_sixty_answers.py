"""What is answered, asked and offered, word for word."""

from __future__ import annotations

import re

import pytest
from helpers.listening import words

from a11y_dice.core.game import CHANCE, Topic
from a11y_dice.core.message import Message
from a11y_dice.games.sixty_one import GAME
from a11y_dice.games.sixty_one.rules import start
from a11y_dice.i18n.audience import Verbosity
from games.sixty_one.sixty_table import Table, at, sheet, solo

OLA = sheet(
    leaves="4 9 12 15",
    pumpkins="3 3 5 0",
    lilies="2 4 0 0 0",
    skewers="0 0 6 6 0",
    mugs="0 X 0 0 5 0",
    burrows="1 2 0 0 0 0",
    mushrooms="4 5 X 0 0",
)


def two(dice: str = "5 4 2", stage: str = "", bob: str = "decided") -> Table:
    """Ola in the middle of a game; Bob with an empty sheet, who was first in the lilies."""
    head = f"round 5 dice {dice} seat 1 {stage} {OLA}"
    return at(f"{head} seat 2 {bob} {sheet()} first area 2 seats 2")


def test_the_dice_then_what_they_pick_then_where_they_fit() -> None:
    assert two().answers(Topic.DICE) == ["Round 5. Dice 5, 4 and 2."]
    assert two().answers(Topic.DICE, 1) == [
        "Round 5. Dice 5, 4 and 2.",
        "2 picks the lilies, where 5 can be written.",
        "4 picks the mugs, where no other die fits.",
        "5 picks the burrows, where 4 can be written.",
    ]
    assert two().answers(Topic.DICE, 2)[:3] == [
        "Round 5. Dice 5, 4 and 2.",
        "5 fits in the second half of pumpkin 2, lily 3, place 1 of the left skewer, "
        "the bottom right burrow, the middle left burrow and mushroom 4.",
        "4 fits in place 1 of the left skewer, mug 4, the bottom right burrow, "
        "the middle left burrow and mushroom 4.",
    ]
    assert two().answers(Topic.DICE, 3) == [
        "Round 5. Dice 5, 4 and 2.",
        "There is no more to say about the dice.",
    ]
    nearly_full = solo(
        "6 5 5",
        pumpkins="1 1 2 2",
        lilies="1 2 3 4 5",
        skewers="3 3 4 4 4",
        mugs="1 2 3 4 5 0",
        burrows="1 2 3 4 5 6",
        mushrooms="1 2 3 4 5",
    )
    assert nearly_full.answers(Topic.DICE, 2)[1:] == [
        "6 fits in mug 6.",
        "5 fits nowhere on the sheet.",
    ]
    assert (
        solo("6 5 3").answers(Topic.DICE, 1)[1]
        == "3 picks the skewers, where 6 or 5 can be written."
    )


def test_the_last_round_is_said_to_be_the_last() -> None:
    table = solo("6 5 3", number=20)
    assert table.answers(Topic.DICE) == ["Round 20, the last. Dice 6, 5 and 3."]
    assert table.answers(Topic.TURN) == ["Round 20, the last. Ola is choosing.", "Which area?"]
    assert table.answers(Topic.OPEN, 1)[-1].startswith("Rounds after this one: 0")


def test_the_areas_one_after_the_other() -> None:
    zones = [sentence for times in range(8) for sentence in two().answers(Topic.ZONES, times)]
    assert zones == [
        "Pumpkins, 3 acorns: first 3 and 3, second 5 and empty.",
        "Lilies, 2 acorns: 2, 4 and 3 empty places.",
        "Skewers, 0 acorns: left empty, right 6, 6 and empty.",
        "Mugs, 2 acorns: filled 2 by an X and 5, empty 1, 3, 4 and 6.",
        "Burrows, 2 acorns: bottom 1, 2 and empty, all above empty.",
        "Mushrooms, 5 acorns: 4, 5, X and 2 empty places.",
        "Leaf row at 15 after 4, 9 and 12.",
        zones[0],
    ]


def test_an_empty_sheet_is_short() -> None:
    assert solo("6 5 3").answers(Topic.SHEET) == [
        "Sheet of Ola.",
        "Pumpkins: all 4 empty, 0 acorns.",
        "Lilies: all 5 empty, 0 acorns.",
        "Skewers: all 5 empty, 0 acorns.",
        "Mugs: all 6 empty, 0 acorns.",
        "Burrows: all 6 empty, 0 acorns.",
        "Mushrooms: all 5 empty, 0 acorns.",
        "Leaf row: empty.",
    ]


@pytest.mark.parametrize(
    ("parts", "said"),
    [
        ({"burrows": "0 0 4 0 0 0"}, "bottom 2 empty places and 4, all above empty."),
        ({"burrows": "0 4 0 0 0 0"}, "bottom empty, 4 and empty, all above empty."),
        ({"burrows": "1 2 1 3 0 0"}, "bottom 1, 2 and 1, middle 3 and empty, top empty."),
        ({"burrows": "1 2 1 3 4 X"}, "bottom 1, 2 and 1, middle 3 and 4, top X."),
        ({"mugs": "1 2 X 4 5 6"}, "filled 1, 2, 3 by an X, 4, 5 and 6."),
        ({"skewers": "0 0 6 0 0"}, "left empty, right 6 and 2 empty places."),
        ({"mushrooms": "1 0 0 0 0"}, "1 and 4 empty places."),
        ({"leaves": "6"}, "Leaf row at 6 with its first leaf."),
    ],
)
def test_what_is_in_an_area(parts: dict[str, str], said: str) -> None:
    sentences = at(f"round 5 dice 6 5 3 seat 1 {sheet(**parts)}").answers(Topic.SHEET)
    assert len([sentence for sentence in sentences if sentence.endswith(said)]) == 1


def test_the_own_sheet_and_then_those_of_the_others() -> None:
    table = two()
    assert table.answers(Topic.SHEET)[0] == "Sheet of Ola."
    assert table.answers(Topic.SHEET, 2) == table.answers(Topic.SHEET)
    assert table.answers(Topic.SHEET, 1) == table.answers(Topic.SHEET, seat=2)
    assert table.answers(Topic.SHEET, 1)[0] == "Sheet of Bob."
    assert table.answers(Topic.SHEET, 1)[-1] == "Leaf row: empty."
    mine = GAME.describe.describe(table.state, 0, Topic.SHEET, 0)
    assert words(GAME, next(iter(mine)), you=0) == "Your sheet."


def test_the_scores_and_then_their_reasons() -> None:
    assert two().answers(Topic.SCORES) == ["Ola: 14.", "Bob: 3."]
    assert two().answers(Topic.SCORES, 1, verbosity=Verbosity.BRIEF) == [
        "Ola: 14.",
        "Ola: areas 14, first fills 0, leaf row 0.",
        "Areas of Ola: pumpkins 3, lilies 2, mugs 2, burrows 2 and mushrooms 5.",
        "Bob: 3.",
        "Bob: areas 0, first fills 3, leaf row 0.",
    ]


def test_whose_turn_it_is() -> None:
    assert two().answers(Topic.TURN) == [
        "Round 5 of 20. Ola is choosing.",
        "Ready: Bob.",
        "Which area?",
    ]
    assert two(bob="").answers(Topic.TURN) == [
        "Round 5 of 20. Ola is choosing.",
        "Still to choose: Bob.",
        "Which area?",
    ]
    assert two(bob="").answers(Topic.TURN, seat=2) == [
        "Round 5 of 20. Bob is choosing.",
        "Still to choose: Ola.",
        "Which area?",
    ]
    assert two().answers(Topic.TURN, seat=2) == [
        "Round 5 of 20. Bob has chosen.",
        "Still to choose: Ola.",
        "Ready: Bob.",
        "Waiting for Ola.",
    ]


def test_that_an_x_is_owed_is_said_to_its_seat_alone() -> None:
    table = two(stage="owes wild", bob="")
    assert table.answers(Topic.TURN) == [
        "Round 5 of 20. Ola has written and must place an X.",
        "Still to choose: Bob.",
        "Which area gets the X?",
    ]
    (first, *_) = GAME.describe.describe(table.state, 0, Topic.TURN, 0)
    assert words(GAME, first, you=0) == "Round 5 of 20. You have written and must place an X."
    assert table.answers(Topic.TURN, seat=2)[:2] == [
        "Round 5 of 20. Bob is choosing.",
        "Still to choose: Ola.",
    ]


def test_what_is_still_to_be_had() -> None:
    first = [
        "First fill open, 3 acorns each: the pumpkins, the skewers, the mugs, the burrows and "
        "the mushrooms.",
        "Filled first by Bob: the lilies.",
        "Leaf row at 15: 6 more to 21, for 2 acorns.",
        "Empty places: 1 in the pumpkins, 3 in the lilies, 3 in the skewers, 4 in the mugs, "
        "4 in the burrows and 2 in the mushrooms.",
    ]
    assert two().answers(Topic.OPEN) == first
    assert two().answers(Topic.OPEN, 1) == [
        *first,
        "Pumpkins: open the second half of pumpkin 2 for 5.",
        "Lilies: open lily 3 for 1, 3, 5 or 6.",
        "Skewers: open place 1 of the left skewer for any number and place 3 of the right "
        "skewer for 6.",
        "Mugs: open mug 1 for 1, mug 3 for 3, mug 4 for 4 and mug 6 for 6.",
        "Burrows: open the bottom right burrow for 1, 3, 4, 5 or 6 and the middle left "
        "burrow for 3, 4, 5 or 6.",
        "Mushrooms: open mushroom 4 for any number.",
        "Wild X on the sheet: 2.",
        "Rounds after this one: 15, fewer when a leaf row comes to 61.",
    ]


def test_what_is_still_to_be_had_briefly() -> None:
    assert two().answers(Topic.OPEN, verbosity=Verbosity.BRIEF) == [
        "First fill open: pumpkins, skewers, mugs, burrows and mushrooms.",
        "Filled first by Bob: lilies.",
        "Leaf row at 15: 6 more to 21, for 2 acorns.",
        "Empty places: pumpkins 1, lilies 3, skewers 3, mugs 4, burrows 4 and mushrooms 2.",
    ]


def test_areas_that_the_same_players_filled_first_are_one_sentence() -> None:
    table = at(
        f"round 5 dice 6 5 4 seat 1 {sheet()} seat 2 {sheet()} first area 1 seats 1 2 "
        "first area 2 seats 2 first area 5 seats 1 2"
    )
    assert table.answers(Topic.OPEN)[1:3] == [
        "Filled first by Ola and Bob: the pumpkins and the burrows.",
        "Filled first by Bob: the lilies.",
    ]


FULL = {
    "pumpkins": "1 1 2 2",
    "lilies": "1 2 3 4 5",
    "skewers": "1 1 2 2 2",
    "mugs": "1 2 3 4 5 6",
    "burrows": "1 2 1 3 4 1",
    "mushrooms": "1 2 3 4 5",
}


def test_when_nothing_is_to_be_had_any_more() -> None:
    table = at(f"round 20 dice 1 1 1 seat 1 {sheet(**FULL)}")
    assert table.answers(Topic.OPEN) == [
        "No first fill is open.",
        "Closed without a bonus: the pumpkins, the lilies, the skewers, the mugs, the burrows "
        "and the mushrooms.",
        "Leaf row at 0: 11 more to 11, for an X.",
        "No place is empty.",
    ]


def test_the_last_place_of_an_area() -> None:
    line = sheet(**(FULL | {"burrows": "1 2 3 4 5 0"}))
    said = at(f"round 9 dice 1 1 1 seat 1 {line}").answers(Topic.OPEN, 1)
    assert "Empty places: 1 in the burrows." in said
    assert "Burrows: open the top burrow for 1, 2, 3 or 6." in said
    line = sheet(**(FULL | {"burrows": "1 2 1 3 4 0", "lilies": "1 2 3 4 0"}))
    said = at(f"round 9 dice 1 1 1 seat 1 {line}").answers(Topic.OPEN, 1)
    assert "Lilies: open lily 5 for 5 or 6." in said


@pytest.mark.parametrize(
    ("leaves", "said"),
    [
        ("9", "Leaf row at 9: 2 more to 11, for an X."),
        ("11", "Leaf row at 11: 10 more to 21, for 2 acorns."),
        ("60", "Leaf row at 60: 1 more to 61, for 5 acorns."),
    ],
)
def test_the_next_milestone(leaves: str, said: str) -> None:
    assert solo("6 4 2", leaves=leaves).place(31)[1] == said


def test_after_the_last_milestone() -> None:
    late = at(f"round 9 dice 1 1 1 seat 1 decided {sheet(leaves='64')} seat 2 {sheet()}")
    assert late.place(31)[1] == "Leaf row at 64: no milestone is left."


def over(*others: str) -> Table:
    """The end of a match of Ola, with a leaf row of 64, and these others."""
    first = sheet(leaves="60 64", mugs="1 0 0 0 0 0")
    sheets = "".join(f" seat {seat} {other}" for seat, other in enumerate(others, 2))
    return at(f"round 9 over seat 1 {first}{sheets} first area 2 seats 1")


def test_at_the_end() -> None:
    table = over(sheet(leaves="61"))
    assert table.answers(Topic.DICE) == ["No more dice: the game ended with round 9."]
    assert table.answers(Topic.DICE, 1)[1:] == ["There is no more to say about the dice."]
    assert table.answers(Topic.TURN) == ["The game is over after round 9, won with 5 by Bob."]
    assert table.answers(Topic.RULES, 1) == ["The game is over. The most acorns win."]
    assert table.offers() == ["The game is over."]
    assert table.state.to_act == ()
    assert over().answers(Topic.TURN) == ["The game is over after round 9, with 4 acorns."]


def test_whoever_shares_the_win_is_you_in_small_letters() -> None:
    table = over(sheet(leaves="64", mugs="1 2 3 4 0 0"))
    assert table.state.scores == (4, 5)
    line = at(f"round 9 over seat 1 {sheet(leaves='61')} seat 2 {sheet(leaves='61')}")
    (said,) = GAME.describe.describe(line.state, 0, Topic.TURN, 0)
    assert words(GAME, said, you=1) == "The game is over after round 9, won with 5 by Ola and you."


def test_nothing_is_open_or_due_after_the_end() -> None:
    table = over(sheet())
    assert table.answers(Topic.OPEN, 1) == [
        "Filled first by Ola: the lilies.",
        "The leaf row ended at 64.",
        "Empty places: 4 in the pumpkins, 5 in the lilies, 5 in the skewers, 5 in the mugs, "
        "6 in the burrows and 5 in the mushrooms.",
        "Wild X on the sheet: 0.",
    ]
    asked = [said for topic in Topic for times in range(8) for said in table.answers(topic, times)]
    asked += [text for index in range(32) for text in table.place(index)]
    pattern = re.compile(
        r"\bopen\b|\bdue\b|[Ff]irst fill |\d more to|Rounds after|[Nn]eeds?\b|\bnow\b"
    )
    assert [said for said in asked if pattern.search(said)] == []
    assert len([said for said in table.answers(Topic.TURN) if "over" in said]) == 1


def test_places_after_the_end() -> None:
    table = over(sheet())
    assert table.place(1) == (
        "Second half of pumpkin 1: left empty. Worth 3 acorns when full.",
        "Second half of pumpkin 1: beside the first half of pumpkin 1, which is empty.",
    )
    assert table.place(14) == ("Mug 1: 1. Worth 1 acorn.", "Mug 1: without neighbours.")
    assert table.place(31) == ("Leaf row at 64 after 60.", "The leaf row ended at 64.")


def test_while_the_dice_are_in_the_air() -> None:
    state = start(1, {})
    assert state.to_act == (CHANCE,)
    asked = [list(GAME.describe.describe(state, 0, topic, 0)) for topic in (Topic.DICE, Topic.TURN)]
    assert [[words(GAME, message) for message in messages] for messages in asked] == [
        ["Round 1. The dice are in the air."],
        ["The dice are in the air."],
    ]
    assert GAME.describe.choices(state, 0, ()) == ()
    again = [words(GAME, said) for said in GAME.describe.describe(state, 0, Topic.DICE, 1)]
    assert again[1:] == ["There is no more to say about the dice."]


@pytest.mark.parametrize(
    ("table", "step"),
    [
        (
            two(),
            "One die picks the area, another is written there, the third goes to the leaf row.",
        ),
        (
            solo("1 1 1", pumpkins="2 0 3 0"),
            "No dice fit, so nothing is written: one of the dice goes to the leaf row.",
        ),
        (two(stage="owes wild"), "Place the X in any open place. It fits every number."),
        (two(stage="decided", bob=""), "All choices are told when everybody has chosen."),
    ],
)
def test_the_rule_of_the_step_and_then_its_section(table: Table, step: str) -> None:
    assert table.answers(Topic.RULES) == [step]
    (section,) = table.answers(Topic.RULES, 1)
    assert section in [words(GAME, Message(name)) for name in GAME.describe.rules_sections()]


# Places


def test_the_places_are_walked_in_order() -> None:
    table = two()
    heads = [table.place(index)[0].split(":")[0] for index in range(32)]
    assert len(set(heads)) == 32 == GAME.describe.places(table.state)
    assert heads[0] == "First half of pumpkin 1"
    assert heads[31] == "Leaf row at 15 after 4, 9 and 12."


@pytest.mark.parametrize(
    ("index", "place", "around"),
    [
        (
            3,
            "Second half of pumpkin 2: empty. Takes 5, now no die. Worth 3 acorns when full.",
            "Second half of pumpkin 2: beside the first half of pumpkin 2 with 5. "
            "It needs 5, or an X.",
        ),
        (
            6,
            "Lily 3: empty. Takes 1, 3, 5 or 6, now 5. Worth 2 acorns.",
            "Lily 3: beside lily 1 with 2 and lily 2 with 4. It needs 1, 3, 5 or 6, or an X.",
        ),
        (
            8,
            "Lily 5: empty, not open. Needs the place before it to be filled. Worth 3 acorns.",
            "Lily 5: beside lily 1 with 2 and lily 2 with 4, and beside lily 3 and lily 4, which "
            "are empty. It needs the place before it to be filled.",
        ),
        (
            9,
            "Left skewer, place 1: empty. Takes any number, now no die. Worth 3 acorns when full.",
            "Left skewer, place 1: beside place 2 of the left skewer, which is empty. "
            "It needs any number, or an X.",
        ),
        (15, "Mug 2: X. Worth 1 acorn.", "Mug 2: without neighbours. It needs nothing more."),
        (
            24,
            "Middle right burrow: empty, not open. Needs both burrows below it to be filled. "
            "Worth 2 acorns.",
            "Middle right burrow: beside the bottom middle burrow with 2, and beside the bottom "
            "right burrow, the middle left burrow and the top burrow, which are empty. "
            "It needs both burrows below it to be filled.",
        ),
        (
            29,
            "Mushroom 4: empty. Takes any number, now no die. Worth 2 acorns.",
            "Mushroom 4: beside mushroom 3 with X, and beside mushroom 5, which is empty. "
            "It needs any number, or an X.",
        ),
        (31, "Leaf row at 15 after 4, 9 and 12.", "Leaf row at 15: 6 more to 21, for 2 acorns."),
    ],
)
def test_a_place_and_what_is_around_it(index: int, place: str, around: str) -> None:
    assert two().place(index) == (place, around)


def test_a_place_for_the_x() -> None:
    table = two(stage="owes wild")
    assert table.place(14) == (
        "Mug 1: empty. Takes 1, now the X. Worth 1 acorn.",
        "Mug 1: without neighbours. It needs 1, or an X.",
    )
    assert "not open" in table.place(8)[0]


def test_no_die_fits_once_one_has_chosen() -> None:
    assert "now no die" in two(stage="decided", bob="").place(6)[0]
