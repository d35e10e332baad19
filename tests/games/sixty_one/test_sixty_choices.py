"""An area, a die, its place: the questions, the lines to choose from, and the steps left out."""

from __future__ import annotations

import pytest
from helpers.listening import words

from a11y_dice.games.sixty_one import GAME
from a11y_dice.i18n.audience import Verbosity
from games.sixty_one.sixty_table import Table, solo
from games.sixty_one.test_sixty_answers import two


def steps(table: Table, *path: str) -> list[str]:
    """The names of the choices, those that play something marked with what they play."""
    return [
        choice.step
        if choice.action is None
        else f"{choice.step}: {GAME.notation.action_text(choice.action)}"
        for choice in GAME.describe.choices(table.state, 0, path)
    ]


def advised(table: Table, line: str, verbosity: Verbosity = Verbosity.STANDARD) -> str:
    """An action as a hint."""
    action = GAME.notation.read_action(line)
    assert action in GAME.rules.legal_actions(table.state, 0)
    return words(GAME, GAME.describe.action(table.state, 0, action), verbosity)


def test_first_an_area() -> None:
    table = solo("6 5 3")
    assert table.offers() == [
        "Which area?",
        "Skewers: 4 choices, no acorns yet.",
        "Burrows: 6 choices, up to 1 acorn.",
        "Mushrooms: 2 choices, up to 1 acorn.",
    ]
    assert steps(table) == ["area 3", "area 5", "area 6"]


def test_then_a_die() -> None:
    table = solo("6 5 3")
    assert table.offers("area 3") == [
        "Which die goes into the skewers?",
        "Write 6: 2 places, no acorns yet. Leaf 5 makes 5.",
        "Write 5: 2 places, no acorns yet. Leaf 6 makes 6.",
    ]
    assert steps(table, "area 3") == ["write 6", "write 5"]
    assert table.offers("area 5", verbosity=Verbosity.BRIEF) == [
        "Which die goes into burrows?",
        "Write 6, leaf 3.",
        "Write 3, leaf 6.",
    ]


def test_then_its_place() -> None:
    table = solo("6 5 3")
    assert table.offers("area 3", "write 6") == [
        "Where in the skewers goes the 6?",
        "Left skewer, place 1: no acorns yet.",
        "Right skewer, place 1: no acorns yet.",
    ]
    assert steps(table, "area 3", "write 6") == [
        "write 6 at 1a: area 3 write 6 at 1a leaf 5",
        "write 6 at 2a: area 3 write 6 at 2a leaf 5",
    ]


def test_each_die_with_one_place_is_the_whole_action() -> None:
    table = solo("6 5 3")
    assert table.offers("area 6") == [
        "Which die goes into the mushrooms?",
        "5 in mushroom 1 for 1 acorn. Leaf 3 makes 3.",
        "3 in mushroom 1 for 1 acorn. Leaf 5 makes 5.",
    ]
    assert steps(table, "area 6") == [
        "write 5: area 6 write 5 at 1 leaf 3",
        "write 3: area 6 write 3 at 1 leaf 5",
    ]


def test_the_die_is_not_asked_for_when_only_one_fits() -> None:
    table = two()
    assert table.offers() == [
        "Which area?",
        "Lilies: 5 in lily 3 for 2 acorns. Leaf 4 makes 19.",
        "Burrows: 2 choices, up to 2 acorns.",
    ]
    assert steps(table) == ["area 2: area 2 write 5 at 3 leaf 4", "area 5"]
    assert table.offers("area 5") == [
        "Where in the burrows goes the 4? Leaf 2 makes 17.",
        "Bottom right burrow: 1 acorn.",
        "Middle left burrow: 2 acorns.",
    ]
    assert table.offers("area 5", verbosity=Verbosity.BRIEF) == [
        "Where goes the 4, leaf 2?",
        "Bottom right burrow: 1.",
        "Middle left burrow: 2.",
    ]
    assert steps(table, "area 5") == [
        "write 4 at b3: area 5 write 4 at b3 leaf 2",
        "write 4 at m1: area 5 write 4 at m1 leaf 2",
    ]


@pytest.mark.parametrize(
    ("leaves", "question"),
    [
        ("9", "Where in the skewers goes the 2? Leaf 2 makes 11: an X."),
        ("19", "Where in the skewers goes the 2? Leaf 2 makes 21: 2 acorns."),
    ],
)
def test_a_milestone_is_in_the_question_when_the_leaf_is_settled(
    leaves: str, question: str
) -> None:
    assert solo("3 2 2", leaves=leaves).offers("area 3")[0] == question


@pytest.mark.parametrize(
    ("leaves", "label"),
    [
        ("6", "Write 6: 2 places, no acorns yet. Leaf 5 makes 11: an X."),
        ("16", "Write 6: 2 places, no acorns yet. Leaf 5 makes 21: 2 acorns."),
    ],
)
def test_a_milestone_is_in_the_line_of_a_die(leaves: str, label: str) -> None:
    assert solo("6 5 3", leaves=leaves).offers("area 3")[1] == label


def test_one_step_back_asks_the_question_before() -> None:
    table = solo("6 5 3")
    path = ("area 5", "write 3")
    assert [table.offers(*path[:length])[0] for length in (2, 1, 0)] == [
        "Where in the burrows goes the 3?",
        "Which die goes into the burrows?",
        "Which area?",
    ]
    wild = two(stage="owes wild")
    assert [wild.offers(*path[:length])[0] for length in (1, 0)] == [
        "Where in the burrows goes the X?",
        "Which area gets the X?",
    ]


def test_a_path_that_leads_nowhere_asks_from_the_beginning() -> None:
    assert two().offers("area 6") == ["Which area?"]
    assert two().offers("area 5", "write 2") == ["Which area?"]
    assert two(stage="owes wild").offers("area 3", "write 2") == ["Which area gets the X?"]
    assert solo("1 1 1", pumpkins="2 0 3 0").offers("area 1") == [
        "Nothing fits. Which die for the leaf row?"
    ]


def test_a_label_says_all_that_a_choice_gives() -> None:
    table = solo("6 4 4", leaves="7", mugs="1 2 3 4 5 0")
    label = "Mugs: 6 in mug 6 for 1 acorn, filling the mugs first. Leaf 4 makes 11: an X."
    assert label in table.offers()
    late = solo("6 4 4", leaves="7", first="first area 4 seats none", mugs="1 2 3 4 5 0")
    assert label.replace(" first", "") in late.offers()
    table = solo("6 4 4", leaves="17", skewers="6 0 0 0 0", pumpkins="6 0 0 0")
    assert "Mushrooms: 4 in mushroom 1 for 1 acorn. Leaf 4 makes 21: 2 acorns." in table.offers()


def test_a_label_in_full() -> None:
    table = solo("6 4 4", leaves="17", mugs="1 2 3 4 5 0")
    label = (
        "Hot chocolate mugs: Write 6 in hot chocolate mug 6 for 1 acorn, filling the hot "
        "chocolate mugs first. Then leaf 4 brings the row to 21, which gives 2 acorns."
    )
    assert label in table.offers(verbosity=Verbosity.FULL)


def test_where_the_x_goes_in_two_steps() -> None:
    table = two(stage="owes wild")
    assert table.offers() == [
        "Which area gets the X?",
        "Pumpkins: X in the second half of pumpkin 2 for 3 acorns, filling the pumpkins first.",
        "Lilies: X in lily 3 for 2 acorns.",
        "Skewers: 2 choices, up to 5 acorns.",
        "Mugs: 4 choices, up to 2 acorns.",
        "Burrows: 2 choices, up to 2 acorns.",
        "Mushrooms: X in mushroom 4 for 2 acorns.",
    ]
    assert table.offers("area 3") == [
        "Where in the skewers goes the X?",
        "Left skewer, place 1: no acorns yet.",
        "Right skewer, place 3: 5 acorns.",
    ]
    assert steps(table, "area 3") == ["at 1a: wild area 3 at 1a", "at 2c: wild area 3 at 2c"]


def test_which_leaf_when_nothing_fits() -> None:
    table = solo("1 1 1", pumpkins="2 0 3 0", leaves="20")
    assert table.offers() == [
        "Nothing fits. Which die for the leaf row?",
        "Leaf 1 makes 21: 2 acorns.",
    ]
    assert steps(table) == ["leaf 1: skip leaf 1"]


def test_no_question_repeats_the_dice_and_no_label_says_up_to_nothing() -> None:
    for verbosity in Verbosity:
        table = solo("6 5 3")
        said = [
            line
            for path in ((), ("area 3",), ("area 3", "write 6"), ("area 5",))
            for line in table.offers(*path, verbosity=verbosity)
        ]
        assert not [line for line in said if "6, 5 and 3" in line or "up to 0" in line]


def test_nothing_is_thrown_away() -> None:
    table = two()
    for action in GAME.rules.legal_actions(table.state, 0):
        assert GAME.describe.confirm(table.state, 0, action) is None


def test_whoever_has_chosen_is_offered_nothing() -> None:
    assert two().offers(seat=2) == ["Waiting for Ola."]
    assert two().offers("area 2", seat=2) == ["Waiting for Ola."]
    assert two().legal(2) == []


# An action in one sentence


@pytest.mark.parametrize(
    ("table", "line", "said", "brief"),
    [
        (
            two(),
            "area 5 write 4 at m1 leaf 2",
            "Pick the burrows, write 4 in the middle left burrow for 2 acorns, "
            "and leaf 2 makes 17.",
            "Pick burrows, write 4 in middle left burrow for 2, leaf 2.",
        ),
        (
            solo("6 5 3"),
            "area 3 write 6 at 2a leaf 5",
            "Pick the skewers, write 6 in place 1 of the right skewer for no acorns yet, "
            "and leaf 5 makes 5.",
            "Pick skewers, write 6 in right skewer for 0, leaf 5.",
        ),
        (
            solo("6 4 4", leaves="7", mugs="1 2 3 4 5 0"),
            "area 4 write 6 at 6 leaf 4",
            "Pick the mugs, write 6 in mug 6 for 1 acorn, which fills the mugs first, "
            "and leaf 4 makes 11, which gives an X.",
            "Pick mugs, write 6 in mug 6 for 1, leaf 4.",
        ),
        (
            solo("6 4 4", leaves="17", first="first area 4 seats none", mugs="1 2 3 4 5 0"),
            "area 4 write 6 at 6 leaf 4",
            "Pick the mugs, write 6 in mug 6 for 1 acorn, which fills the mugs, "
            "and leaf 4 makes 21, which gives 2 acorns.",
            "Pick mugs, write 6 in mug 6 for 1, leaf 4.",
        ),
        (
            solo("1 1 1", pumpkins="2 0 3 0", leaves="20"),
            "skip leaf 1",
            "Put 1 in the leaf row, which makes 21 and gives 2 acorns.",
            "Leaf 1, which makes 21.",
        ),
        (
            two(stage="owes wild"),
            "wild area 1 at 2b",
            "Pick the pumpkins and put the X in the second half of pumpkin 2 for 3 acorns, "
            "which fills the pumpkins first.",
            "Put the X in pumpkin 2 for 3.",
        ),
    ],
)
def test_an_action_in_one_whole_sentence(table: Table, line: str, said: str, brief: str) -> None:
    assert advised(table, line) == said
    assert advised(table, line, Verbosity.BRIEF) == brief


def test_a_choice_knows_the_place_that_it_is_about() -> None:
    table = solo("6 5 3")
    for path in ((), ("area 5",), ("area 5", "write 6")):
        for choice in GAME.describe.choices(table.state, 0, path):
            assert choice.place is not None
            said = words(GAME, GAME.describe.place(table.state, 0, choice.place))
            area = {"area 3": "kewer", "area 5": "urrow", "area 6": "ushroom"}
            assert area[(*path, choice.step)[0]] in said
    last = GAME.describe.choices(table.state, 0, ("area 5", "write 6"))[1]
    assert last.place is not None
    assert words(GAME, GAME.describe.place(table.state, 0, last.place)).startswith("Bottom middle")
