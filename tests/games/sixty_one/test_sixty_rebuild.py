"""Whoever only listens knows the whole public table: at every moment, at every verbosity."""

from __future__ import annotations

import re
from typing import cast

import pytest
from helpers.listening import told, words
from helpers.play import NAMES, opened, playout

from a11y_dice.core.game import Topic
from a11y_dice.core.message import Message
from a11y_dice.games.sixty_one import GAME
from a11y_dice.games.sixty_one.state import DECIDED, Event, State
from a11y_dice.i18n.audience import Verbosity
from games.sixty_one.sixty_braille import BrailleListener
from games.sixty_one.sixty_listener import Listener

MATCHES = 6


def listener_to(verbosity: Verbosity, names: tuple[str, ...], you: str = "") -> Listener:
    """Somebody who understands the words of this verbosity."""
    kind = BrailleListener if verbosity is Verbosity.BRAILLE else Listener
    return kind(names, you)


def public(events: tuple[Event, ...], verbosity: Verbosity, you: int | None = None) -> list[str]:
    """What everybody hears; nothing of it is for a seat alone."""
    messages = [message for message in told(GAME, events) if message.cue != "private"]
    return [words(GAME, message, verbosity, you) for message in messages]


def assert_knows(listener: Listener, state: State) -> None:
    """What was heard is the whole public position."""
    seen = GAME.rules.seen_by(state, None)
    names = listener.names
    assert listener.round == seen.round
    assert listener.dice == seen.dice
    for name, sheet in zip(names, seen.sheets, strict=True):
        assert listener.leaves[name] == list(sheet[0])
        assert listener.cells[name] == [list(cells) for cells in sheet[1:]]
    assert tuple(listener.scores[name] for name in names) == seen.scores
    ready = {names[seat] for seat, stage in enumerate(seen.stages) if stage == DECIDED}
    assert listener.ready == ready
    assert [names.index(name) for name in listener.winners] == list(seen.winners)
    for area in range(1, 7):
        heard = listener.closed.get(area)
        paid = None if heard is None else tuple(names.index(name) for name in heard)
        assert paid == seen.closed[area]


@pytest.mark.parametrize("you", [None, 0])
@pytest.mark.parametrize("verbosity", [Verbosity.STANDARD, Verbosity.FULL, Verbosity.BRAILLE])
@pytest.mark.parametrize("seats", [1, 2, 3])
def test_from_the_announcements(seats: int, verbosity: Verbosity, you: int | None) -> None:
    for match in range(MATCHES):
        start, events = opened(GAME, f"hear {match}", seats)
        listener = listener_to(verbosity, NAMES[:seats], "" if you is None else NAMES[you])
        for sentence in public(events, verbosity, you):
            listener.hears(sentence)
        assert_knows(listener, start.state)
        for turn in playout(GAME, f"hear {match}", seats):
            for sentence in public(turn.events, verbosity, you):
                listener.hears(sentence)
            assert_knows(listener, turn.after.state)
        assert listener.winners


@pytest.mark.parametrize("verbosity", Verbosity)
@pytest.mark.parametrize("seats", [1, 2, 3])
def test_from_the_answers_alone(seats: int, verbosity: Verbosity) -> None:
    for match in range(2):
        for turn in playout(GAME, f"ask {match}", seats):
            listener = listener_to(verbosity, NAMES[:seats])
            for sentence in answers(GAME.rules.seen_by(turn.after.state, None), verbosity):
                listener.is_told(sentence)
            assert_knows(listener, turn.after.state)


def answers(state: State, verbosity: Verbosity) -> list[str]:
    """What an onlooker is told about the dice, the turn, the sheets, the scores and first fills."""
    asked = [(Topic.DICE, 0), (Topic.TURN, 0), (Topic.SCORES, 0), (Topic.OPEN, 0)]
    asked += [(Topic.SHEET, times) for times in range(len(state.sheets))]
    messages = [
        message
        for topic, times in asked
        for message in GAME.describe.describe(state, 0, topic, times)
        if message.id != "question-over"
    ]
    return [words(GAME, message, verbosity) for message in messages]


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_every_change_of_a_score_says_reason_change_and_total_briefly_too(seats: int) -> None:
    for turn in playout(GAME, "brief", seats):
        for message in told(GAME, turn.events):
            if message.cue == "score":
                named = cast("tuple[Message, ...]", message.facts.get("seats", (message,)))
                totals = [part.facts["total"] for part in named]
                for verbosity in Verbosity:
                    text = words(GAME, message, verbosity)
                    assert str(message.facts["acorns"]) in text
                    assert all(re.search(rf"\b{total}\b", text) for total in totals), text
                    assert any(reason in text.lower() for reason in REASONS), text


REASONS = (
    "pum",
    "lil",
    "ske",
    "mug",
    "bur",
    "mus",
    "leaf row",
    "row at",
    "row 21",
    "row 41",
    "row 61",
)
