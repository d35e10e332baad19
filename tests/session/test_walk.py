"""Walking a match says what an onlooker heard, word for word, forward and back."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest
from helpers.onlooking import bots_match, heard_live, onlooker_of, walk_of
from helpers.play import every_game, rests

from a11y_dice.core.game import CHANCE, Game
from a11y_dice.core.message import Words
from a11y_dice.games import find_game
from a11y_dice.i18n.audience import Verbosity
from a11y_dice.session.onlooker import Onlooker
from a11y_dice.session.walk import Unit, Walk, begins_round, begins_turn

MARTIAN = find_game("martian_dice")
SIXTY_ONE = find_game("sixty_one")


def told(walk: Walk, at: int, onlooker: Onlooker) -> list[Words]:
    """What is heard at a point."""
    return [onlooker.words(message) for message in walk.told(at)]


def stops(walk: Walk, unit: Unit, by: int) -> list[int]:
    """The points from one end of a walk to the other, by a unit."""
    found = [0 if by > 0 else walk.last]
    while (at := walk.seek(found[-1], unit, by)) != found[-1]:
        found.append(at)
    return found


@every_game
@pytest.mark.parametrize("verbosity", Verbosity)
def test_a_walk_says_what_an_onlooker_heard_word_for_word(game: Game, verbosity: Verbosity) -> None:
    tables = [("bot careful",), ("bot random", "bot careful"), ("bot random",) * 3]
    for seed, players in enumerate(tables):
        match, heard = heard_live(game, *players, seed=str(seed), verbosity=verbosity)
        walk, onlooker = walk_of(match), onlooker_of(match, verbosity)
        forward = [told(walk, at, onlooker) for at in stops(walk, Unit.ACTION, 1)]
        back = [told(walk, at, onlooker) for at in stops(walk, Unit.ACTION, -1)]
        assert [words for at in forward for words in at] == heard
        assert back == forward[::-1]
        assert all(forward)


@every_game
def test_all_that_is_done_is_at_a_point(game: Game) -> None:
    for seats in (1, 2, 3):
        match = bots_match(game, seats)
        walk = walk_of(match)
        moments = [walk.match(at) for at in range(walk.last + 1)]
        added = [entry for old, new in pairwise(moments) for entry in new.since(old)]
        assert added == match.entries()
        assert moments[-1] == match


@every_game
@pytest.mark.parametrize("unit", Unit)
def test_every_unit_goes_from_end_to_end_by_the_same_points(game: Game, unit: Unit) -> None:
    for seats in (1, 2, 3):
        walk = walk_of(bots_match(game, seats))
        forward = stops(walk, unit, 1)
        assert forward == sorted(set(forward))
        assert stops(walk, unit, -1) == forward[::-1]
        assert forward[0] == 0
        assert forward[-1] == walk.last
        assert len(forward) > 3 or walk.last < 4


@every_game
def test_a_unit_stops_where_it_should_and_nowhere_else(game: Game) -> None:
    walk = walk_of(bots_match(game, 3))
    inside = range(1, walk.last)

    def at_stops(unit: Unit) -> list[int]:
        return stops(walk, unit, 1)[1:-1]

    rolls = [walk.match(at).rolls - walk.match(at - 1).rolls for at in inside]
    assert at_stops(Unit.ROLL) == [at for at, fell in zip(inside, rolls, strict=True) if fell]
    scores = [walk.view(at).scores for at in range(walk.last + 1)]
    assert at_stops(Unit.SCORE) == [at for at in inside if scores[at] != scores[at - 1]]
    turns, rounds = at_stops(Unit.TURN), at_stops(Unit.ROUND)
    assert turns == [at for at in inside if any(map(begins_turn, walk.told(at)))]
    assert rounds == [at for at in inside if any(map(begins_round, walk.told(at)))]
    assert set(rounds) <= set(turns)


def test_a_round_is_over_when_everybody_had_a_turn() -> None:
    walk = walk_of(bots_match(MARTIAN, 3))
    turns = [at for at in stops(walk, Unit.TURN, 1)[:-1] if walk.view(at).to_act]
    deciders = [walk.seat(at) for at in turns]
    assert deciders == [number % 3 for number in range(len(deciders))]
    rounds = stops(walk, Unit.ROUND, 1)[:-1]
    assert {walk.seat(at) for at in rounds} == {0}
    assert rounds == turns[::3]


def test_where_all_decide_at_once_a_round_is_a_turn() -> None:
    walk = walk_of(bots_match(SIXTY_ONE, 3))
    assert stops(walk, Unit.TURN, 1) == stops(walk, Unit.ROUND, 1)
    numbers = [walk.view(at).round for at in stops(walk, Unit.ROUND, 1)[1:-1]]
    assert numbers == list(range(1, len(numbers) + 1))


@every_game
def test_a_match_that_stops_anywhere_can_be_walked(game: Game) -> None:
    whole = walk_of(bots_match(game, 2))
    onlooker = onlooker_of(whole.match(0))
    luck = random.Random(game.id)
    for at in luck.sample(range(whole.last), 12):
        match = whole.match(at)
        walk = walk_of(match)
        assert walk.last == at
        assert told(walk, at, onlooker) == told(whole, at, onlooker)


def test_what_nobody_was_told_is_no_point() -> None:
    (begun, *_) = rests(MARTIAN, "silent", 2)
    walk = walk_of(begun)
    assert walk.last == 0
    assert stops(walk, Unit.ACTION, 1) == [0]


def test_an_onlooker_learns_nothing_of_a_round_that_is_not_over() -> None:
    for match in rests(SIXTY_ONE, "secret", 3):
        walk = walk_of(match)
        view = walk.view(walk.last)
        assert view.sheets == match.state.opened
        assert all(message.cue != "private" for message in walk.told(walk.last))


def test_the_dice_of_each_point_are_told_there() -> None:
    walk = walk_of(bots_match(MARTIAN, 2))
    for at in stops(walk, Unit.ROLL, 1)[1:-1]:
        added = walk.match(at).since(walk.match(at - 1))
        assert CHANCE in [seat for seat, _ in added]
        assert any(message.cue == "roll" for message in walk.told(at))
