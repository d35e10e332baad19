"""What is answered, asked and offered, word for word."""

from __future__ import annotations

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


def test_the_dice_and_then_what_they_are_good_for() -> None:
    assert two().answers(Topic.DICE) == ["Round 5: 5, 4 and 2."]
    assert two("4 4 2").answers(Topic.DICE, 1) == [
        "Round 5: 4, 4 and 2.",
        "2 picks the lilies, where no other die fits.",
        "2 fits in left skewer place 1 and mushroom 4.",
        "4 picks the mugs.",
        "4 fits in left skewer place 1, mug 4, bottom right burrow, middle left burrow and "
        "mushroom 4.",
    ]


def test_a_die_that_fits_nowhere() -> None:
    table = solo("1 1 1", pumpkins="2 0 3 0", lilies="1 0 0 0 0", skewers="2 0 2 0 0")
    parts = {"mugs": "1 0 0 0 0 0", "burrows": "1 2 1 0 0 0", "mushrooms": "1 2 3 4 5"}
    line = table.position
    for name, cells in parts.items():
        line = line.replace(f"{name} {' '.join('0' * len(cells.split()))}", f"{name} {cells}")
    line = line.replace("burrows 1 2 1 0 0 0", "burrows 1 2 1 3 4 2")
    assert at(line).answers(Topic.DICE, 1) == [
        "Round 5: 1, 1 and 1.",
        "1 picks the pumpkins, where no other die fits.",
        "1 fits nowhere.",
    ]


def test_the_areas_one_after_the_other() -> None:
    zones = [sentence for times in range(8) for sentence in two().answers(Topic.ZONES, times)]
    assert zones == [
        "Pumpkins, 3 acorns: first 3 and 3, second 5 and empty.",
        "Lilies, 2 acorns: 2, 4, empty, empty and empty.",
        "Skewers, 0 acorns: left empty and empty, right 6, 6 and empty.",
        "Mugs, 2 acorns: filled 2 by an X and 5, empty 1, 3, 4 and 6.",
        "Burrows, 2 acorns: bottom 1, 2 and empty, middle empty and empty, top empty.",
        "Mushrooms, 5 acorns: 4, 5, X, empty and empty.",
        "Leaf row at 15: 4, 9, 12 and 15.",
        zones[0],
    ]


def test_the_own_sheet_and_then_those_of_the_others() -> None:
    table = two()
    assert table.answers(Topic.SHEET)[0] == "Sheet of Ola."
    assert table.answers(Topic.SHEET, 2) == table.answers(Topic.SHEET)
    assert table.answers(Topic.SHEET, 1) == table.answers(Topic.SHEET, seat=2)
    assert table.answers(Topic.SHEET, 1)[0] == "Sheet of Bob."
    assert table.answers(Topic.SHEET, 1)[-1] == "Leaf row empty."
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
        "Areas of Bob: nothing.",
    ]


def test_whose_turn_it_is() -> None:
    assert two().answers(Topic.TURN) == [
        "Round 5 of 20. Still to choose: Ola.",
        "Ready: Bob.",
        "Which area? Dice 5, 4 and 2.",
    ]
    assert two(bob="").answers(Topic.TURN) == [
        "Round 5 of 20. Still to choose: Ola and Bob.",
        "Which area? Dice 5, 4 and 2.",
    ]
    assert two().answers(Topic.TURN, seat=2)[-1] == "Waiting for Ola."


def test_what_is_still_to_be_had() -> None:
    assert two().answers(Topic.OPEN) == [
        "First fill open, 3 acorns each: the pumpkins, the skewers, the mugs, the burrows and "
        "the mushrooms.",
        "Lilies closed, first: Bob.",
        "Leaf row at 15: 6 more to 21, for 2 acorns.",
        "Wild X on the sheet: 2.",
        "Pumpkins, 1 place left. Open: second half of pumpkin 2 for 5.",
        "Lilies, 3 places left. Open: lily 3 for 1, 3, 5 or 6.",
        "Skewers, 3 places left. Open: left skewer place 1 for any number and right skewer "
        "place 3 for 6.",
        "Mugs, 4 places left. Open: mug 1 for 1, mug 3 for 3, mug 4 for 4 and mug 6 for 6.",
        "Burrows, 4 places left. Open: bottom right burrow for 1, 3, 4, 5 or 6 and middle left "
        "burrow for 3, 4, 5 or 6.",
        "Mushrooms, 2 places left. Open: mushroom 4 for any number.",
        "Rounds after this one: 15, fewer when a leaf row comes to 61.",
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
        *[
            f"{area} closed, first: nobody."
            for area in ("Pumpkins", "Lilies", "Skewers", "Mugs", "Burrows", "Mushrooms")
        ],
        "Leaf row at 0: 11 more to 11, for an X.",
        "Wild X on the sheet: 0.",
        "Rounds after this one: 0, fewer when a leaf row comes to 61.",
    ]


def test_the_last_place_of_an_area() -> None:
    line = sheet(**(FULL | {"burrows": "1 2 3 4 5 0"}))
    table = at(f"round 9 dice 1 1 1 seat 1 {line}")
    assert "Burrows, 1 place left. Open: top burrow for 1, 2, 3 or 6." in table.answers(Topic.OPEN)
    line = sheet(**(FULL | {"burrows": "1 2 1 3 4 0", "lilies": "1 2 3 4 0"}))
    assert "Lilies, 1 place left. Open: lily 5 for 5 or 6." in at(
        f"round 9 dice 1 1 1 seat 1 {line}"
    ).answers(Topic.OPEN)


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
    table = at(f"round 9 over seat 1 {sheet(leaves='64')}")
    assert table.place(31) == ("Leaf row at 64: 64.", "Leaf row at 64: no milestone is left.")


def test_at_the_end() -> None:
    table = at(f"round 9 over seat 1 {sheet(leaves='61')} seat 2 {sheet(leaves='61')}")
    assert table.answers(Topic.DICE) == ["Round 9 is the last. No dice are due."]
    assert table.answers(Topic.TURN) == ["The game is over after round 9, won by Ola and Bob."]
    assert table.answers(Topic.RULES, 1) == ["The game is over. The most acorns win."]
    assert table.offers() == ["The game is over."]
    assert table.state.to_act == ()


def test_while_the_dice_are_in_the_air() -> None:
    state = start(1, {})
    assert state.to_act == (CHANCE,)
    asked = [list(GAME.describe.describe(state, 0, topic, 0)) for topic in (Topic.DICE, Topic.TURN)]
    assert [[words(GAME, message) for message in messages] for messages in asked] == [
        ["Round 1: the dice are in the air."],
        ["The dice are in the air."],
    ]
    assert GAME.describe.choices(state, 0, ()) == ()


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


# Questions and choices


def test_first_an_area_then_a_die_and_its_place() -> None:
    table = two()
    assert table.offers() == [
        "Which area? Dice 5, 4 and 2.",
        "Lilies: 5 in lily 3, 2 acorns. Leaf 4, row 19.",
        "Burrows: 2 choices, up to 2 acorns.",
    ]
    assert table.offers("area 5") == [
        "What goes into the burrows?",
        "4 in bottom right burrow, 1 acorn. Leaf 2, row 17.",
        "4 in middle left burrow, 2 acorns. Leaf 2, row 17.",
    ]
    assert table.offers("area 5", verbosity=Verbosity.BRIEF)[1:] == [
        "4 in bottom right burrow for 1, leaf 2.",
        "4 in middle left burrow for 2, leaf 2.",
    ]
    assert table.offers("area 6") == ["Which area? Dice 5, 4 and 2."]


def test_steps_lead_to_actions() -> None:
    choices = GAME.describe.choices(two().state, 0, ("area 5",))
    assert [choice.step for choice in choices] == ["write 4 at b3", "write 4 at m1"]
    lines = [GAME.notation.action_text(choice.action) for choice in choices]
    assert lines == ["area 5 write 4 at b3 leaf 2", "area 5 write 4 at m1 leaf 2"]


def test_a_label_says_all_that_a_choice_gives() -> None:
    table = solo("6 4 4", leaves="7", mugs="1 2 3 4 5 0")
    label = "Mugs: 6 in mug 6, 1 acorn. Fills the mugs. Leaf 4, row 11. Gives an X."
    assert label in table.offers()
    table = solo("6 4 4", leaves="17", skewers="6 0 0 0 0", pumpkins="6 0 0 0")
    assert "Mushrooms: 4 in mushroom 1, 1 acorn. Leaf 4, row 21. Gives 2 acorns." in table.offers()


def test_where_the_x_goes() -> None:
    table = two(stage="owes wild")
    assert table.offers() == [
        "Which area gets the X?",
        "Pumpkins: X in second half of pumpkin 2, 3 acorns. Fills the pumpkins.",
        "Lilies: X in lily 3, 2 acorns.",
        "Skewers: 2 choices, up to 5 acorns.",
        "Mugs: 4 choices, up to 2 acorns.",
        "Burrows: 2 choices, up to 2 acorns.",
        "Mushrooms: X in mushroom 4, 2 acorns.",
    ]
    assert table.offers("area 3") == [
        "Where in the skewers goes the X?",
        "X in left skewer place 1, no acorns.",
        "X in right skewer place 3, 5 acorns.",
    ]
    steps = [choice.step for choice in GAME.describe.choices(table.state, 0, ("area 3",))]
    assert steps == ["at 1a", "at 2c"]


def test_which_leaf_when_nothing_fits() -> None:
    table = solo("1 1 1", pumpkins="2 0 3 0", leaves="20")
    assert table.offers() == [
        "Nothing fits. Which die for the leaf row?",
        "Leaf 1, row 21. Gives 2 acorns.",
    ]
    (choice,) = GAME.describe.choices(table.state, 0, ())
    assert choice.step == "leaf 1"


def test_nothing_is_thrown_away() -> None:
    table = two()
    for action in GAME.rules.legal_actions(table.state, 0):
        assert GAME.describe.confirm(table.state, 0, action) is None


def test_whoever_has_chosen_is_offered_nothing() -> None:
    assert two().offers(seat=2) == ["Waiting for Ola."]
    assert two().legal(2) == []


# Places


def test_the_places_are_walked_in_order() -> None:
    table = two()
    heads = [table.place(index)[0].split(":")[0] for index in range(32)]
    assert len(set(heads)) == 32 == GAME.describe.places(table.state)
    assert heads[0] == "First half of pumpkin 1"
    assert heads[31] == "Leaf row at 15"


@pytest.mark.parametrize(
    ("index", "place", "around"),
    [
        (
            3,
            "Second half of pumpkin 2: empty. Takes 5, now no die. Worth 3 acorns when full.",
            "Second half of pumpkin 2 is beside first half of pumpkin 2 with 5. "
            "It needs 5, or an X.",
        ),
        (
            6,
            "Lily 3: empty. Takes 1, 3, 5 or 6, now 5. Worth 2 acorns.",
            "Lily 3 is beside lily 1 with 2 and lily 2 with 4. It needs 1, 3, 5 or 6, or an X.",
        ),
        (
            8,
            "Lily 5: empty, not open. Needs the place before it to be filled. Worth 3 acorns.",
            "Lily 5 is beside lily 1 with 2, lily 2 with 4, empty lily 3 and empty lily 4. "
            "It needs the place before it to be filled.",
        ),
        (
            9,
            "Left skewer place 1: empty. Takes any number, now no die. Worth 3 acorns when full.",
            "Left skewer place 1 is beside empty left skewer place 2. "
            "It needs any number, or an X.",
        ),
        (15, "Mug 2: X. Worth 1 acorn.", "Mug 2 stands alone. It needs nothing more."),
        (
            24,
            "Middle right burrow: empty, not open. Needs both burrows below it to be filled. "
            "Worth 2 acorns.",
            "Middle right burrow is beside bottom middle burrow with 2, empty bottom right "
            "burrow, empty middle left burrow and empty top burrow. "
            "It needs both burrows below it to be filled.",
        ),
        (
            29,
            "Mushroom 4: empty. Takes any number, now no die. Worth 2 acorns.",
            "Mushroom 4 is beside mushroom 3 with X and empty mushroom 5. "
            "It needs any number, or an X.",
        ),
        (31, "Leaf row at 15: 4, 9, 12 and 15.", "Leaf row at 15: 6 more to 21, for 2 acorns."),
    ],
)
def test_a_place_and_what_is_around_it(index: int, place: str, around: str) -> None:
    assert two().place(index) == (place, around)


def test_a_place_for_the_x() -> None:
    place, _ = two(stage="owes wild").place(14)
    assert place == "Mug 1: empty. Takes 1, now the X. Worth 1 acorn."
