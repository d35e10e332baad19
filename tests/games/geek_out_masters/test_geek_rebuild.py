"""Whoever only listens knows the whole table: at every moment, at every verbosity."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any

import pytest
from helpers.listening import told, words
from helpers.play import NAMES, opened, playout

from a11y_dice.core.dice import Counts
from a11y_dice.core.game import Topic
from a11y_dice.games.geek_out_masters import GAME
from a11y_dice.games.geek_out_masters.choices import step
from a11y_dice.games.geek_out_masters.state import (
    NONE,
    DiceRolled,
    DieIdled,
    DieJoined,
    DieRerolled,
    DieShot,
    DieTurned,
    Event,
    FortyTwosScored,
    GameOver,
    State,
    TurnBusted,
    TurnScored,
    TurnStarted,
)
from a11y_dice.i18n.audience import Verbosity
from games.geek_out_masters.geek_listener import Listener

every_verbosity = pytest.mark.parametrize("verbosity", list(Verbosity))
every_table = pytest.mark.parametrize("seats", [1, 2, 4])
every_ear = pytest.mark.parametrize("you", [None, 0])
every_option = pytest.mark.parametrize("lone", ["none", "end", "bust"])
MATCHES = 4


def after(state: State, event: Event) -> State:
    """The table right after one event, before the next."""
    match event:
        case TurnStarted(seat, number):
            return _cleared(replace(state, round=number, turn=seat))
        case DiceRolled(_, dice, inactive, scored):
            return replace(state, active=dice, used=0, inactive=inactive, scored=scored)
        case DieShot() | DieJoined():
            return _moved(state, event.active, event.used, event.inactive)
        case DieRerolled() | DieTurned() | DieIdled():
            return _moved(state, event.active, event.used, state.inactive)
        case FortyTwosScored(_, _, scored, _):
            return replace(state, active=NONE, scored=scored)
        case TurnScored(seat, total=total) | TurnBusted(seat, total=total):
            scores = (*state.scores[:seat], total, *state.scores[seat + 1 :])
            return replace(state, scores=scores)
        case GameOver(winners):
            return _cleared(replace(state, turn=0, winners=winners))


def _moved(state: State, active: Counts, used: int, inactive: int) -> State:
    return replace(state, active=active, used=used, inactive=inactive)


def _cleared(state: State) -> State:
    return replace(state, active=NONE, used=0, inactive=3, scored=0)


def known(listener: Listener) -> dict[str, Any]:
    """What the listener knows, in the words of a state."""
    seat = listener.names.index
    return {
        "scores": tuple(listener.scores[name] for name in listener.names),
        "round": listener.round,
        "turn": seat(listener.turn),
        "active": listener.active,
        "used": listener.used,
        "inactive": listener.inactive,
        "scored": listener.scored,
        "winners": tuple(map(seat, listener.winners)),
    }


def assert_knows(listener: Listener, state: State) -> None:
    """Nothing is missing and nothing is wrong."""
    assert known(listener) == {name: getattr(state, name) for name in known(listener)}


def ear(seats: int, you: int | None) -> Listener:
    """Somebody who sits down at the start of a match."""
    return Listener(NAMES[:seats], "" if you is None else NAMES[you])


@every_option
@every_verbosity
@every_table
@every_ear
def test_announcements_tell_every_change(
    verbosity: Verbosity, seats: int, you: int | None, lone: str
) -> None:
    options = {"lone": lone, "target": "30" if lone == "end" else "none"}
    for seed in range(MATCHES):
        listener, now = ear(seats, you), opened(GAME, "", seats, options)[0].state
        for turn in playout(GAME, f"{lone} {seed}", seats, options):
            for event in turn.events:
                now = after(now, event)
                for message in told(GAME, (event,)):
                    listener.hears(words(GAME, message, verbosity, you))
                assert_knows(listener, now)
            assert replace(now, house=turn.after.state.house) == turn.after.state


def told_of(state: State, verbosity: Verbosity, you: int | None) -> Listener:
    """Somebody who has heard nothing so far and asks for everything."""
    listener = ear(len(state.scores), you)
    for topic in (Topic.TURN, Topic.DICE, Topic.SCORES, Topic.OPEN):
        for message in GAME.describe.describe(state, you or 0, topic, 0):
            listener.is_told(words(GAME, message, verbosity, you))
    return listener


@every_option
@every_verbosity
@every_table
@every_ear
def test_answers_alone_tell_everything(
    verbosity: Verbosity, seats: int, you: int | None, lone: str
) -> None:
    options = {"lone": lone, "target": {"none": "none", "end": "30", "bust": "275"}[lone]}
    turns = list(playout(GAME, f"answers {lone}", seats, options))
    for turn in turns[:30] + turns[-3:]:
        for state in (turn.before.state, turn.after.state):
            listener = told_of(state, verbosity, you)
            assert_knows(listener, state)
            assert (listener.lone, listener.target) == (state.house.lone, state.house.target)
            assert listener.due == step(state)
            assert listener.is_unrolled == (step(state) == "roll")


@pytest.mark.parametrize("verbosity", [Verbosity.BRIEF, Verbosity.STANDARD, Verbosity.BRAILLE])
@pytest.mark.parametrize("kind", [DieShot, DieTurned, DieRerolled, DieJoined, DieIdled])
def test_no_use_can_be_missed(kind: type, verbosity: Verbosity) -> None:
    """Who does not hear it is wrong about what is active: nothing else tells it."""
    turns = playout(GAME, "missed", 2)
    listener, now, events = ear(2, None), opened(GAME, "", 2)[0].state, list[Event]()
    for turn in turns:
        events += turn.events
    for event in events[: next(n for n, event in enumerate(events) if isinstance(event, kind))]:
        now = after(now, event)
        for message in told(GAME, (event,)):
            listener.hears(words(GAME, message, verbosity))
    missed = events[next(n for n, event in enumerate(events) if isinstance(event, kind))]
    with pytest.raises(AssertionError):
        assert_knows(listener, after(now, missed))
    for message in told(GAME, (missed,)):
        listener.hears(words(GAME, message, verbosity))
    assert_knows(listener, after(now, missed))


VERBS = {
    DieShot: re.compile(r"\b(?:You shoot|shoots) (?P<die>\w+ \w+)|^Shoot [a-z], "),
    DieTurned: re.compile(r"\b(?:You flip|flips) (?P<die>\w+ \w+) into|^Flip [a-z] to "),
    DieRerolled: re.compile(r"\b(?:You reroll|rerolls) (?P<die>\w+ \w+)|^Reroll [a-z] to "),
    DieJoined: re.compile(r"\b(?:You roll|rolls) (?P<die>\w+ \w+) from inactive|^From ina [a-z]"),
}
"""What each die does; it can be known by it alone."""


@every_verbosity
@every_ear
def test_each_die_has_one_verb_at_every_verbosity(verbosity: Verbosity, you: int | None) -> None:
    for turn in playout(GAME, "verbs", 2):
        for event in turn.events:
            if type(event) in VERBS:
                said = [words(GAME, message, verbosity, you) for message in told(GAME, (event,))]
                found = [kind for kind in VERBS if VERBS[kind].search(_plain(said[0]))]
                assert found == [type(event)]


def _plain(said: str) -> str:
    """At full the acting die is named first."""
    return re.sub(r"uses? a \w+ and ", "", said)
