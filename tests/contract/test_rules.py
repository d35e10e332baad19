"""The engine and the rules: legality, refusals, replay."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest
from helpers.listening import words
from helpers.play import every_game, opened, outcomes, playout, rests, retold, seat_counts

from a11y_dice.core.engine import advance
from a11y_dice.core.game import CHANCE, Game, Outcome
from a11y_dice.core.match import Match
from a11y_dice.core.refusal import IllegalAction

SAMPLE = 12
ENOUGH = 60
"""Actions of a match that stand for all of it where each is looked at closely."""
MANY = 12
"""The same at a full table."""


def pool(game: Game) -> list[Any]:
    """Every action that is legal somewhere in a few matches, told and read back."""
    found = {
        action
        for seats in seat_counts(game)[:2]
        for turn in playout(game, "pool", seats, at_most=ENOUGH)
        for action in game.rules.legal_actions(turn.before.state, turn.seat)
    }
    lines = sorted(game.notation.action_text(action) for action in found)
    return [game.notation.read_action(line) for line in lines]


def states(game: Game, at_most: int = ENOUGH) -> Iterator[Match]:
    for seats in seat_counts(game):
        yield from rests(game, "law", seats, at_most if seats < 4 else min(at_most, MANY))


@every_game
def test_a_seat_to_act_has_a_choice(game: Game) -> None:
    for match in states(game):
        state = match.state
        for seat in state.to_act:
            legal = game.rules.legal_actions(state, seat)
            assert legal
            assert len(set(legal)) == len(legal)
        for seat in set(range(len(match.setup.players))) - set(state.to_act):
            assert game.rules.legal_actions(state, seat) == ()


@every_game
def test_what_is_legal_is_accepted_and_nothing_else(game: Game) -> None:
    actions, luck = pool(game), random.Random(1)
    for match in states(game):
        state = match.state
        for seat in range(len(match.setup.players)):
            legal = set(game.rules.legal_actions(state, seat))
            for action in luck.sample(sorted(legal, key=repr), min(SAMPLE, len(legal))):
                assert game.rules.why_not(state, seat, action) is None
                game.rules.apply(state, seat, action)
            for action in luck.sample(actions, min(SAMPLE, len(actions))):
                if action not in legal:
                    refused(game, state, seat, action)


@every_game
def test_dice_land_only_while_they_are_in_the_air(game: Game) -> None:
    for match in states(game, 10):
        refused(game, match.state, CHANCE, Outcome((1,) + (0,) * (len(game.faces) - 1)))


@every_game
def test_only_that_many_dice_land(game: Game) -> None:
    seen = 0
    for turn in playout(game, "air", game.seats[0], at_most=ENOUGH):
        state = game.rules.apply(turn.before.state, turn.seat, turn.action)[0]
        if state.rolling:
            seen += 1
            others = (0,) * (len(game.faces) - 1)
            assert state.to_act == (CHANCE,)
            assert game.rules.legal_actions(state, 0) == ()
            refused(game, state, 0, turn.action)
            refused(game, state, 0, Outcome((state.rolling, *others)))
            refused(game, state, CHANCE, Outcome((state.rolling + 1, *others)))
            refused(game, state, CHANCE, Outcome((state.rolling, 0, *others)))
            game.rules.apply(state, CHANCE, Outcome((state.rolling, *others)))
    assert seen


def refused(game: Game, state: Any, seat: int, action: Any) -> None:
    """A refusal can be spoken, playing all the same is an error, and nothing changes."""
    before = repr(state)
    refusal = game.rules.why_not(state, seat, action)
    assert refusal is not None, (state, seat, action)
    assert len(words(game, refusal.message())) > 3
    with pytest.raises(IllegalAction) as caught:
        game.rules.apply(state, seat, action)
    assert caught.value.refusal == refusal
    assert repr(state) == before


@every_game
def test_a_replay_gives_equal_states(game: Game) -> None:
    for seats in seat_counts(game):
        *_, last = playout(game, "again", seats)
        for now, _ in retold(last.after):
            hash(now.state)
        assert now == last.after
        assert hash(now.state) == hash(last.after.state)


@every_game
def test_the_same_seed_is_the_same_match(game: Game) -> None:
    seats = game.seats[-1]
    first, again = (rests(game, "same", seats, 30)[-1] for _ in range(2))
    assert first.entries() == again.entries()
    assert outcomes(first) != outcomes(rests(game, "other", seats, 30)[-1])


@every_game
def test_winners_are_there_when_nobody_is_to_act(game: Game) -> None:
    for seats in seat_counts(game):
        for turn in playout(game, "end", seats):
            assert turn.before.state.to_act
            assert not turn.before.is_over
        over = turn.after
        assert over.is_over
        assert over.state.to_act == ()
        assert set(over.state.winners) <= set(range(seats))
        assert game.rules.settle(over.state) == (over.state, ())


@every_game
def test_scores_and_dice_are_as_many_as_they_should_be(game: Game) -> None:
    assert len(game.sides) == 6
    assert set(game.sides) == set(range(len(game.faces)))
    for match in states(game):
        assert len(match.state.scores) == len(match.setup.players)
        assert min(match.state.scores) >= 0


@every_game
def test_what_is_seen_is_seen_the_same_again(game: Game) -> None:
    rules = game.rules
    for match in states(game):
        for seat in (None, *range(len(match.setup.players))):
            seen = rules.seen_by(match.state, seat)
            assert rules.seen_by(seen, seat) == seen
            assert seen.to_act == match.state.to_act
            assert seen.winners == match.state.winners
            if seat is not None:
                assert rules.legal_actions(seen, seat) == rules.legal_actions(match.state, seat)


@every_game
def test_loaded_dice_land_as_they_are_told(game: Game) -> None:
    for turn in playout(game, "load", game.seats[0], at_most=ENOUGH):
        landed = outcomes(turn.after)[turn.before.rolls :]
        other, _ = opened(game, "another seed", game.seats[0])
        strange = Match(other.setup, turn.before.state, turn.before.log, turn.before.rolls)
        after, events = advance(strange, turn.seat, turn.action, landed)
        assert (after.state, events) == (turn.after.state, turn.events)
