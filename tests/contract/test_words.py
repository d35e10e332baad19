"""Whatever can be said is a sentence that every voice can read, at every verbosity."""

from __future__ import annotations

import re
from collections.abc import Iterable

from helpers.listening import labels, sentences, told, words
from helpers.play import every_game, opened, playout, seat_counts

from a11y_dice.core.game import Game
from a11y_dice.core.message import CUES, Message
from a11y_dice.i18n.audience import Verbosity

PLAIN = re.compile(r"[A-Za-z0-9 .,:;?!()']+")
FELT = re.compile(r"[A-Za-z0-9 .,:;?!()+=/-]+")
"""Braille is not read by a voice: a few signs more are one cell each and mean one thing."""
MANGLED = re.compile(r" - |->|\bx\d|\d-\d|  |'s\b|\s[.,:;?!]|[.,:;?!]{2}|\d[.:]\d")
SHORTEST = 4


def assert_can_be_said(game: Game, said: Iterable[Message], *, is_sentence: bool = True) -> None:
    """Each message, to each kind of listener, at each verbosity; equal messages once."""
    for key, message in {repr(message): message for message in said}.items():
        for verbosity in Verbosity:
            for you in (None, 0) if "Who(" in key else (None,):
                text = words(game, message, verbosity, you)
                signs = FELT if verbosity is Verbosity.BRAILLE else PLAIN
                assert_is_plain(text, signs, is_sentence=is_sentence)


def assert_is_plain(text: str, signs: re.Pattern[str] = PLAIN, *, is_sentence: bool) -> None:
    """Nothing in it is mangled by a voice, and a sentence looks like one."""
    assert len(text) >= SHORTEST, text
    assert signs.fullmatch(text), text
    assert not MANGLED.search(text), text
    if is_sentence:
        assert text[-1] in ".?!", text
        assert text[0].isupper() or text[0].isdigit(), text


@every_game
def test_every_event_is_told(game: Game) -> None:
    for seats in seat_counts(game):
        _, events = opened(game, "told", seats)
        happened = list(events)
        for turn in playout(game, "told", seats, at_most=60 if seats > 2 else None):
            happened += turn.events
            assert turn.events
        messages = []
        for event in happened:
            about = told(game, (event,))
            assert about, event
            messages += about
        assert {message.cue for message in messages} <= CUES | {""}
        assert_can_be_said(game, messages)


@every_game
def test_every_answer_can_be_said(game: Game) -> None:
    for seats in seat_counts(game)[:2]:
        for turn in playout(game, "asked", seats, at_most=20):
            state = game.rules.seen_by(turn.before.state, turn.seat)
            assert_can_be_said(game, sentences(game, state, turn.seat))
        over = turn.after.state
        assert_can_be_said(game, sentences(game, over, 0))


@every_game
def test_everything_can_be_asked_at_the_end(game: Game) -> None:
    for seats in seat_counts(game)[:2]:
        *_, last = playout(game, "end", seats)
        assert last.after.is_over
        for seat in range(seats):
            assert_can_be_said(game, sentences(game, last.after.state, seat))


@every_game
def test_every_choice_can_be_said(game: Game) -> None:
    for seats in seat_counts(game)[:2]:
        for turn in playout(game, "choice", seats, at_most=30):
            state = game.rules.seen_by(turn.before.state, turn.seat)
            assert_can_be_said(game, labels(game, state, turn.seat), is_sentence=False)


@every_game
def test_the_rules_can_be_read(game: Game) -> None:
    sections = game.describe.rules_sections()
    assert len(set(sections)) == len(sections) > 1
    assert_can_be_said(game, map(Message, sections))
    assert_can_be_said(game, game.describe.short_terms(), is_sentence=False)
    assert_is_plain(words(game, Message("title")).replace("-", " "), is_sentence=False)


@every_game
def test_every_refusal_can_be_said(game: Game) -> None:
    refusals = []
    actions = set()
    for seats in seat_counts(game)[:2]:
        for turn in playout(game, "refuse", seats, at_most=40):
            actions.add(turn.action)
            for seat in range(seats):
                for action in actions:
                    if why := game.rules.why_not(turn.before.state, seat, action):
                        refusals.append(why.message())
    assert refusals
    assert {message.cue for message in refusals} == {"refuse"}
    assert_can_be_said(game, refusals)
