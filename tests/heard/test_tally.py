"""What is missing and what is extra is found, whatever a reader does with lines."""

from __future__ import annotations

import pytest
from helpers.tally import compare

ANNOUNCED = ["Roll 8, or stop?", "Your turn.", "Roll 8, or stop?"]


@pytest.mark.parametrize(
    "heard",
    [
        ANNOUNCED,
        ["Roll 8, or", " stop? ", "Your turn.  Roll 8, or stop?"],
        ["Roll 8, or stop? Your", "turn.", "Roll 8, or stop?", "", "  "],
    ],
)
def test_everything_was_heard_once(heard: list[str]) -> None:
    tally = compare(ANNOUNCED, heard)
    assert tally.is_even
    assert tally.heard == 3


@pytest.mark.parametrize(
    ("heard", "missing", "extra"),
    [
        ([], ANNOUNCED, []),
        (ANNOUNCED[:2], ANNOUNCED[2:], []),
        (ANNOUNCED[1:], ANNOUNCED[:1], []),
        (["Roll 8", *ANNOUNCED[1:]], ANNOUNCED[:1], []),
        ([*ANNOUNCED, "blank"], [], ["blank"]),
        ([*ANNOUNCED[:2], *ANNOUNCED[1:]], [], ["Your turn."]),
        ([ANNOUNCED[0], "r", *ANNOUNCED[1:]], [], ["r"]),
    ],
)
def test_what_differs_is_named(heard: list[str], missing: list[str], extra: list[str]) -> None:
    tally = compare(ANNOUNCED, heard)
    assert (list(tally.missing), list(tally.extra)) == (missing, extra)
