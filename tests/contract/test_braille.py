"""Braille is short, and as telling as the standard words: whatever can be heard can be felt."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, NamedTuple

from helpers.listening import choice_tree, labels, told, words
from helpers.play import Turn, every_game, opened, playout

from a11y_dice.core.game import Game, Topic
from a11y_dice.core.message import Message, Seat
from a11y_dice.i18n.audience import Verbosity

ANSWERS = 4
"""So many times in a row a question is asked."""
MANY = 120
"""Actions of a match that stand for all of it."""
SIGN = re.compile(r"(?<![A-Za-z])[A-Za-z]{1,3}(?![A-Za-z])")
"""Letters that may be a sign; longer ones are words as they are."""
PLAIN_WORDS = "a all and any at be by can for go in is it may no now of on one to"
"""Words of every day, which no list of terms has to explain."""


class Heard(NamedTuple):
    """A message, and what it is an answer to; the same question has the same `kind`."""

    kind: str
    message: Message


def heard_at(game: Game, state: Any, seat: Seat) -> Iterator[Heard]:
    """What can be asked at one moment."""
    describe = game.describe
    for topic in Topic:
        for times in range(ANSWERS):
            for message in describe.describe(state, seat, topic, times):
                yield Heard(topic, message)
    for place in range(describe.places(state)):
        yield Heard("place", describe.place(state, seat, place))
        yield Heard("around", describe.around(state, seat, place))
    for path, _ in choice_tree(game, state, seat):
        yield Heard("question", describe.question(state, seat, path))
    for label in labels(game, state, seat):
        yield Heard("choice", label)
    for action in game.rules.legal_actions(state, seat):
        yield Heard("hint", describe.action(state, seat, action))
        if question := describe.confirm(state, seat, action):
            yield Heard("confirm", question)


def heard_in(game: Game, turn: Turn, actions: set[Any]) -> Iterator[Heard]:
    """What an action brought about, and what could be asked and tried before it."""
    state = game.rules.seen_by(turn.before.state, turn.seat)
    yield from heard_at(game, state, turn.seat)
    for bot in game.bots.values():
        yield Heard("reason", bot(state, turn.seat, "braille").reason)
    for action in sorted(actions, key=repr):
        if why := game.rules.why_not(turn.before.state, turn.seat, action):
            yield Heard("refusal", why.message())
    for message in told(game, turn.events):
        yield Heard("event", message)


def heard(game: Game, seats: int) -> Iterator[Heard]:
    """All that can be heard in a match; equal messages once."""
    found, actions = set[tuple[str, str]](), set[Any]()
    for message in told(game, opened(game, "braille", seats)[1]):
        yield Heard("event", message)
    for number, turn in enumerate(playout(game, "braille", seats)):
        actions.add(turn.action)
        if number < MANY or turn.after.is_over:
            for kind, message in heard_in(game, turn, actions if number < MANY else set()):
                if (kind, repr(message)) not in found:
                    found.add((kind, repr(message)))
                    yield Heard(kind, message)
    for seat in range(seats):
        yield from heard_at(game, turn.after.state, seat)


@every_game
def test_what_sounds_different_feels_different(game: Game) -> None:
    for seats in list(game.seats)[:3]:
        meant: dict[tuple[str, str], str] = {}
        for kind, message in heard(game, seats):
            for you in (None, 0):
                felt = words(game, message, Verbosity.BRAILLE, you)
                sounds = words(game, message, Verbosity.STANDARD, you)
                assert meant.setdefault((kind, f"{you} {felt}"), sounds) == sounds, (kind, felt)


def signs(text: str) -> set[str]:
    """The short words of a text, without their numbers."""
    return {sign.lower() for sign in SIGN.findall(text)}


@every_game
def test_every_short_term_is_explained(game: Game) -> None:
    """A sign is a word of the standard sentence, a word of every day, or one of the list."""
    terms = [words(game, term, Verbosity.BRAILLE) for term in game.describe.short_terms()]
    known = signs(PLAIN_WORDS).union(*(signs(term.split(": ")[0]) for term in terms))
    unknown: dict[str, str] = {}
    for seats in list(game.seats)[:3]:
        for _, message in heard(game, seats):
            felt = words(game, message, Verbosity.BRAILLE)
            sounds = words(game, message, Verbosity.STANDARD)
            for sign in signs(felt) - signs(sounds) - known:
                unknown.setdefault(sign, felt)
    assert unknown == {}


@every_game
def test_braille_is_never_longer_than_the_standard_words(game: Game) -> None:
    for kind, message in heard(game, game.seats[0]):
        for you in (None, 0):
            felt = words(game, message, Verbosity.BRAILLE, you)
            assert len(felt) <= len(words(game, message, Verbosity.STANDARD, you)), (kind, felt)


@every_game
def test_the_short_terms_are_a_list_of_different_lines(game: Game) -> None:
    terms = game.describe.short_terms()
    assert terms
    for verbosity in Verbosity:
        lines = [words(game, term, verbosity) for term in terms]
        assert len(set(lines)) == len(lines)
        assert all(line.endswith(".") and ": " in line for line in lines), lines
