"""Whoever only listens knows the whole table: at every moment, at every verbosity."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from helpers.listening import told, words
from helpers.play import NAMES, opened, playout

from a11y_dice.core.game import CHANCE, Outcome, Topic
from a11y_dice.games.martian_dice import GAME
from a11y_dice.games.martian_dice.describe import step
from a11y_dice.games.martian_dice.state import (
    NONE,
    DiceRolled,
    DiceTaken,
    Event,
    GameOver,
    LastRound,
    State,
    TanksMoved,
    TieBreakRolled,
    TieBreakStarted,
    TurnLost,
    TurnScored,
    TurnStarted,
)
from a11y_dice.i18n.audience import Verbosity
from games.martian_dice.listener import Listener
from games.martian_dice.table import Table, started

every_verbosity = pytest.mark.parametrize("verbosity", list(Verbosity))
every_table = pytest.mark.parametrize("seats", [1, 2, 3, 4])
every_ear = pytest.mark.parametrize("you", [None, 0])
MATCHES = 2
TARGETS = ("10", "15")
OPTIONS = {"target": "10"}


def after(state: State, event: Event) -> State:
    """The table right after one event, before the next."""
    match event:
        case TurnStarted(seat):
            return replace(state, turn=seat, aside=NONE, table=NONE)
        case DiceRolled(_, dice, aside):
            return replace(state, table=dice, aside=aside)
        case TanksMoved(_, _, aside):
            return replace(state, table=(0, *state.table[1:]), aside=aside)
        case DiceTaken(_, _, _, aside):
            return replace(state, table=NONE, aside=aside)
        case TurnScored(seat, total=total):
            scores = (*state.scores[:seat], total, *state.scores[seat + 1 :])
            return replace(state, scores=scores)
        case TurnLost() | LastRound():
            return state
        case TieBreakStarted(seats):
            return replace(state, turn=0, aside=NONE, table=NONE, tied=seats, thrown=())
        case TieBreakRolled(_, dice):
            return replace(state, thrown=(*state.thrown, dice[1]))
        case GameOver(winners):
            over = replace(state, turn=0, aside=NONE, table=NONE, tied=(), thrown=())
            return replace(over, winners=winners)


def known(listener: Listener) -> dict[str, Any]:
    """What the listener knows, in the words of a state."""
    seat = listener.names.index
    return {
        "scores": tuple(listener.scores[name] for name in listener.names),
        "turn": seat(listener.turn),
        "aside": listener.aside,
        "table": listener.table,
        "tied": tuple(map(seat, listener.tied)),
        "thrown": tuple(listener.thrown),
        "winners": (seat(listener.winner),) if listener.winner else (),
    }


def assert_knows(listener: Listener, state: State) -> None:
    """Nothing is missing and nothing is wrong."""
    assert known(listener) == {name: getattr(state, name) for name in known(listener)}


def ear(seats: int, you: int | None) -> Listener:
    """Somebody who sits down at the start of a match."""
    return Listener(NAMES[:seats], "" if you is None else NAMES[you])


@every_verbosity
@every_table
@every_ear
def test_announcements_tell_every_change(verbosity: Verbosity, seats: int, you: int | None) -> None:
    for seed in range(MATCHES):
        listener, now = ear(seats, you), opened(GAME, "", seats, OPTIONS)[0].state
        for turn in playout(GAME, seed, seats, OPTIONS):
            for event in turn.events:
                now = after(now, event)
                for message in told(GAME, (event,)):
                    listener.hears(words(GAME, message, verbosity, you))
                assert_knows(listener, now)
            assert_knows(listener, turn.after.state)


@every_verbosity
@every_ear
def test_a_tie_break_can_be_followed(verbosity: Verbosity, you: int | None) -> None:
    table = started(3, target="1")
    listener, now = ear(3, you), table.state
    lines = ("roll", "dice 13 cow", "take cow")
    rolls = (
        *("dice 3 ray 3 cow", "dice 3 ray 3 cow", "dice 6 cow"),
        *("dice 1 ray 5 cow", "dice 2 ray 4 cow"),
    )
    table = table.play(*lines, *lines, *lines, *rolls)
    for event in table.events:
        now = after(now, event)
        for message in told(GAME, (event,)):
            listener.hears(words(GAME, message, verbosity, you))
        assert_knows(listener, now)
    assert now.winners == table.state.winners == (1,)


def told_of(state: State, verbosity: Verbosity, you: int | None) -> Listener:
    """Somebody who has heard nothing so far and asks for everything."""
    listener = ear(len(state.scores), you)
    listener.target = 0
    for topic in (Topic.TURN, Topic.DICE, Topic.SCORES, Topic.OPEN):
        for message in GAME.describe.describe(state, you or 0, topic, 0):
            listener.is_told(words(GAME, message, verbosity, you))
    return listener


@every_verbosity
@every_table
@every_ear
def test_answers_alone_tell_everything(verbosity: Verbosity, seats: int, you: int | None) -> None:
    for seed in range(MATCHES):
        target = TARGETS[seed]
        turns = list(playout(GAME, f"answers {seed}", seats, {"target": target}))
        for turn in turns[:25] + turns[-2:]:
            state = turn.after.state
            listener = told_of(state, verbosity, you)
            assert_knows(listener, state)
            assert str(listener.target) == target
            assert listener.due == ("" if state.winners else step(state))


@every_verbosity
def test_a_tie_break_can_be_asked_for(verbosity: Verbosity) -> None:
    table = Table(started(3, target="1").match, ())
    state = table.play(*("roll", "dice 13 cow", "take cow") * 2).state
    for action in ("roll", Outcome((0, 0, 0, 13, 0)), "take cow"):
        seat = CHANCE if isinstance(action, Outcome) else 2
        read = action if isinstance(action, Outcome) else GAME.notation.read_action(action)
        state = GAME.rules.apply(state, seat, read)[0]
    for rays in (2, 2, 0, 1):
        assert state.tied
        listener = told_of(state, verbosity, None)
        assert_knows(listener, state)
        assert listener.due == "rolling"
        state = GAME.rules.apply(state, CHANCE, Outcome((6 - rays, rays, 0, 0, 0)))[0]
