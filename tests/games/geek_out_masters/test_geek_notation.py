"""Geek Out! Masters as lines of plain words."""

from __future__ import annotations

import random

import pytest
from helpers.play import rests
from hypothesis import given
from hypothesis import strategies as st

from a11y_dice.core.notation import NotationError
from a11y_dice.games.geek_out_masters import GAME
from a11y_dice.games.geek_out_masters.legal import USE
from a11y_dice.games.geek_out_masters.state import DICE
from games.geek_out_masters.geek_table import NEW_TURN, at, started, turn

read_action, action_text = GAME.notation.read_action, GAME.notation.action_text
read_position, position_text = GAME.notation.read_position, GAME.notation.position_text


@pytest.mark.parametrize(
    "line",
    [
        *("roll", "continue", "pass", "heart"),
        *("meeple dragon", "spaceship fortytwo", "superhero heart"),
        *("meeple none", "superhero none", "dragon fortytwo", "heart dragon"),
    ],
)
def test_an_action_reads_back(line: str) -> None:
    assert action_text(read_action(line)) == line
    assert read_action(f" {line.upper()} ") == read_action(line)


def test_every_use_of_a_die_has_a_line() -> None:
    uses = [use for of_die in USE for use in of_die]
    assert [read_action(action_text(use)) for use in uses] == uses
    assert len({action_text(use) for use in uses}) == len(uses) == 42


def test_heart_none_is_heart() -> None:
    assert action_text(read_action("heart none")) == "heart"


@pytest.mark.parametrize(
    "line", ["", "throw", "meeple", "meeple 42", "roll meeple", "heart heart heart", "pass none"]
)
def test_what_is_no_action(line: str) -> None:
    with pytest.raises(NotationError):
        read_action(line)


@pytest.mark.parametrize(
    "line",
    [
        "scores 12 6 round 3 turn 2 active 2 meeple 1 fortytwo used 3 inactive 3 scored 1",
        "scores 12 6 round 3 turn 2 active none used 6 inactive 3 scored 1",
        f"scores 0 round 1 turn 1 {NEW_TURN}",
        f"scores 0 0 0 0 round 5 turn 4 {NEW_TURN} option lone end",
        f"scores 0 round 1 turn 1 {NEW_TURN} option lone bust option target 275",
        "scores 9 round 1 turn 1 active none used 0 inactive 0 scored 10 option target 50",
        "scores 40 40 31 over",
        "scores 275 over option lone bust option target 100",
        "scores 0 0 round 1 turn 1 active 10 meeple used 0 inactive 0 scored 0",
        "scores 0 0 round 1 turn 1 active none used 0 inactive 10 scored 0",
    ],
)
def test_a_position_reads_back(line: str) -> None:
    assert position_text(read_position(line)) == line
    assert at(line).position == line


@pytest.mark.parametrize(
    ("line", "settled"),
    [
        ("1 dragon used 5 inactive 2 scored 2", f"scores 13 5 round 1 turn 2 {NEW_TURN}"),
        ("1 spaceship used 5 inactive 2 scored 2", f"scores 13 5 round 1 turn 2 {NEW_TURN}"),
        (
            "2 fortytwo used 5 inactive 2 scored 1",
            "scores 13 5 round 1 turn 1 active none used 5 inactive 2 scored 3",
        ),
    ],
)
def test_a_position_that_is_not_at_rest_is_settled(line: str, settled: str) -> None:
    unsettled = read_position(f"scores 13 5 round 1 turn 1 active {line}")
    assert GAME.rules.legal_actions(unsettled, 0) == ()
    assert turn(line).position == settled


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("round 1", "word"),
        ("scores over", "not-a-number"),
        ("scores 1 2 3 4 5 over", "seats"),
        ("scores 1 2 again", "word"),
        ("scores 1 2 round 6 turn 1", "out-of-range"),
        ("scores 1 2 round 1 turn 3", "out-of-range"),
        ("scores 1 2 round 1 turn 1 active", "ends-early"),
        ("scores 1 2 round 1 turn 1 active used 1", "not-a-number"),
        ("scores 1 2 round 1 turn 1 active 1 tank", "word"),
        ("scores 1 2 round 1 turn 1 active 1 heart 1 heart", "face-twice"),
        ("scores 1 2 round 1 turn 1 active none used 3 inactive 3 scored 3", "dice-in-all"),
        ("scores 1 2 round 1 turn 1 active 9 heart used 2 inactive 0 scored 0", "dice-in-all"),
        ("scores 1 2 round 1 turn 1 active unrolled used 1 inactive 2 scored 0", "out-of-range"),
        ("scores 1 2 round 1 turn 1 active unrolled used 0 inactive 2 scored 1", "out-of-range"),
        ("scores 1 2 round 1 turn 1 active unrolled used 0 inactive 3 scored 1", "out-of-range"),
        (f"scores 1 2 round 1 turn 1 {NEW_TURN} option lone maybe", "option-value"),
        (f"scores 1 2 round 1 turn 1 {NEW_TURN} option target 276", "option-value"),
        (f"scores 1 2 round 1 turn 1 {NEW_TURN} and more", "too-long"),
    ],
)
def test_what_is_no_position(line: str, reason: str) -> None:
    with pytest.raises(NotationError) as caught:
        read_position(line)
    assert caught.value.message.id == f"notation-{reason}"


@given(
    seed=st.integers(0, 10_000),
    seats=st.integers(1, 4),
    lone=st.sampled_from(["none", "end", "bust"]),
    target=st.sampled_from(["none", "30", "117"]),
)
def test_all_of_a_match_reads_back(seed: int, seats: int, lone: str, target: str) -> None:
    players = started(seats, lone=lone, target=target)
    match, luck = players, random.Random(seed)
    while match.state.to_act:
        line = match.position
        assert position_text(read_position(line)) == line
        assert read_position(line) == match.state
        assert GAME.rules.settle(match.state) == (match.state, ())
        assert_ten_dice(match.state)
        for action in match.legal:
            assert action_text(read_action(action)) == action
        match = match.play(luck.choice(match.legal))
    assert read_position(match.position) == match.state


def assert_ten_dice(state: object) -> None:
    zones = position_text(state).partition("active")[2].split(" option")[0]
    in_hand = 7 if "unrolled" in zones else 0
    assert in_hand + sum(int(word) for word in zones.split() if word.isdigit()) == DICE


def test_every_position_of_a_match_has_a_line_of_its_own() -> None:
    lines: dict[str, object] = {}
    for seats in GAME.seats:
        for match in rests(GAME, "lines", seats):
            assert lines.setdefault(position_text(match.state), match.state) == match.state
