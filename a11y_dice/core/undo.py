"""Undo and redo: what is taken back, how far the rule of the table lets it go, and giving it back.

Undo takes back the newest decision of a person and everything after it: the dice that it rolled
and what bots answered. What was taken back is the match before it, kept until something is played.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Any

from a11y_dice.core.engine import retold
from a11y_dice.core.game import CHANCE
from a11y_dice.core.match import Entry, Match, UndoRule, begin
from a11y_dice.core.message import Seat, Who
from a11y_dice.core.refusal import Refusal


def undone(match: Match) -> Match | Refusal:
    """The match before the newest decision of a person, or why it stays as it is."""
    entries = match.entries()
    states = [begin(match.setup).state, *(moment.state for moment, _ in retold(match))]
    at = _first_taken(match, entries, states)
    if at is None:
        return Refusal("undo-nothing")
    is_limited = match.setup.undo_rule is UndoRule.BEFORE_DICE
    if is_limited and (reason := _reason_to_stop(match, entries[at:], states[at:])):
        return Refusal(reason, {"who": Who(entries[at][0])})
    return without(match, len(entries) - at, states[at])


def without(match: Match, count: int, state: Any) -> Match:
    """The match before its newest `count` entries, when it stood at `state`."""
    log, rolls = match.log, match.rolls
    for _ in range(count):
        assert log is not None
        log, (seat, _) = log
        rolls -= seat == CHANCE
    return Match(match.setup, state, log, rolls, match)


def redone(match: Match) -> Match | Refusal:
    """The match with what the newest undo took back, or why there is nothing."""
    return match.undone or Refusal("redo-nothing")


def hides(match: Match, state: Any) -> bool:
    """Whether something in a position of a match is not known to all."""
    return bool(match.setup.game.rules.seen_by(state, None) != state)


def _first_taken(match: Match, entries: Sequence[Entry], states: Sequence[Any]) -> int | None:
    """Where in the log undo begins; None when no person has decided anything.

    Once the keyboard has passed to somebody else while choices are secret, a decision in several
    steps goes as a whole: whoever sits there now must not see the first of them.
    """
    players = match.setup.players
    own = [at for at, (seat, _) in enumerate(entries) if seat != CHANCE and not players[seat].bot]
    if not own:
        return None
    at = own.pop()
    seat = entries[at][0]
    waiting = [other for other in match.state.to_act if other != CHANCE and not players[other].bot]
    has_passed_on = waiting[:1] not in ([], [seat])
    while has_passed_on and own and _has_secret(match, states[at], seat):
        at = own.pop()
    return at


def _has_secret(match: Match, state: Any, seat: Seat) -> bool:
    """Whether a seat knows more than an onlooker."""
    seen_by = match.setup.game.rules.seen_by
    return bool(seen_by(state, seat) != seen_by(state, None))


def _reason_to_stop(match: Match, taken: Sequence[Entry], states: Sequence[Any]) -> str:
    """Why these entries cannot go where nobody may learn anything by undo; empty when they can."""
    if any(seat == CHANCE for seat, _ in taken):
        return "undo-dice"
    secret = [hides(match, state) for state in states]
    is_told = any(before and not after for before, after in pairwise(secret))
    return "undo-told" if is_told else ""
