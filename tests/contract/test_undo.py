"""Undo and redo: equal at every step, at every table, and never past what the rule allows."""

from __future__ import annotations

import random
from collections.abc import Callable

from helpers.listening import words
from helpers.play import NAMES, every_game
from hypothesis import given
from hypothesis import strategies as st

from a11y_dice.core.engine import advance, settle
from a11y_dice.core.game import CHANCE, Game
from a11y_dice.core.match import Match, Player, Setup, UndoRule, begin
from a11y_dice.core.record import entry_text, head_text, read_record, record_text, undo_text
from a11y_dice.core.refusal import Refusal
from a11y_dice.core.undo import hides, redone, undone
from a11y_dice.games import find_game

TABLES = (("",), ("", "random"), ("random", "", ""), ("", "", "random"))
"""Who sits there: "" is a person, else a bot."""
ENOUGH = 40
"""Decisions after which everything has been taken back."""

tables = st.sampled_from(TABLES)
rules = st.sampled_from([None, *UndoRule])
seeds = st.integers(0, 999)


def opened(game: Game, table: tuple[str, ...], rule: UndoRule | None, seed: int) -> Match:
    """A match of these people and bots in which the first one must choose."""
    table = table[: game.seats[-1]]
    seats = tuple(Player(name, bot) for name, bot in zip(NAMES, table, strict=False))
    return settle(begin(Setup(game, str(seed), seats, {}, rule)))[0]


def decided(match: Match, luck: random.Random) -> Match:
    """The match after a decision of anybody who has one."""
    seat = luck.choice(match.state.to_act)
    action = luck.choice(match.setup.game.rules.legal_actions(match.state, seat))
    return advance(match, seat, action)[0]


def played(match: Match, luck: random.Random, most: int) -> Match:
    """The match after so many decisions, or at its end."""
    for _ in range(most):
        if match.is_over:
            break
        match = decided(match, luck)
    return match


def same(match: Match, other: Match) -> bool:
    """Whether two matches are equal, and everything that redo gives back too."""
    if match != other or (match.undone is None) != (other.undone is None):
        return False
    return match.undone is None or other.undone is None or same(match.undone, other.undone)


def persons(match: Match) -> list[int]:
    """The places in the log where a person decided."""
    players = match.setup.players
    entries = enumerate(match.entries())
    return [at for at, (seat, _) in entries if seat != CHANCE and not players[seat].bot]


@every_game
@given(table=tables, rule=rules, seed=seeds)
def test_undo_then_redo_is_equal_at_every_step(
    game: Game, table: tuple[str, ...], rule: UndoRule | None, seed: int
) -> None:
    luck = random.Random(seed)
    match = opened(game, table, rule, seed)
    for _ in range(ENOUGH):
        if match.is_over:
            break
        match = decided(match, luck)
        before = undone(match)
        if isinstance(before, Refusal):
            assert len(words(game, before.message())) > 10
            continue
        assert redone(before) == match
        assert before.entries() == match.entries()[: len(before.entries())]
        again = read_record(record_text(before), find_game)[0]
        assert same(again, before)
        assert same(again if again.undone is None else again.undone, match)


@every_game
@given(table=tables, seed=seeds)
def test_free_goes_back_to_the_very_start_and_forth_again(
    game: Game, table: tuple[str, ...], seed: int
) -> None:
    luck = random.Random(seed)
    match = last = played(opened(game, table, UndoRule.FREE, seed), luck, ENOUGH)
    while not isinstance(found := undone(match), Refusal):
        assert len(found.entries()) in persons(match)
        match = found
    assert found.reason == "undo-nothing"
    assert persons(match) == []
    assert same(read_record(record_text(match), find_game)[0], match)
    while not isinstance(given_back := redone(match), Refusal):
        match = given_back
    assert given_back.reason == "redo-nothing"
    assert same(match, last)
    assert match.entries() == last.entries()


@every_game
@given(table=tables, seed=seeds)
def test_before_dice_takes_back_neither_dice_nor_what_was_told(
    game: Game, table: tuple[str, ...], seed: int
) -> None:
    luck = random.Random(seed)
    match = opened(game, table, UndoRule.BEFORE_DICE, seed)
    for _ in range(ENOUGH):
        if match.is_over:
            break
        was_secret = hides(match, match.state)
        rolls, decisions = match.rolls, len(persons(match))
        match = decided(match, luck)
        found = undone(match)
        if isinstance(found, Match):
            assert found.rolls == match.rolls
            assert CHANCE not in [seat for seat, _ in match.since(found)]
        if len(persons(match)) == decisions:
            continue
        if match.rolls > rolls:
            assert isinstance(found, Refusal)
            assert found.reason == "undo-dice"
        elif was_secret and not hides(match, match.state):
            assert isinstance(found, Refusal)
            assert found.reason == "undo-told"
        else:
            assert isinstance(found, Match)


@every_game
@given(table=tables, seed=seeds)
def test_what_is_played_after_an_undo_cannot_be_redone(
    game: Game, table: tuple[str, ...], seed: int
) -> None:
    luck = random.Random(seed)
    match = played(opened(game, table, UndoRule.FREE, seed), luck, 8)
    before = undone(match)
    if isinstance(before, Refusal):
        return
    other = decided(before, luck)
    assert isinstance(redone(other), Refusal)
    text = record_text(before) + "".join(entry_text(game, entry) for entry in other.since(before))
    assert same(read_record(text, find_game)[0], other)


@every_game
@given(rule=rules, seed=seeds)
def test_a_record_with_undo_in_it_tells_the_same_match(
    game: Game, rule: UndoRule | None, seed: int
) -> None:
    luck = random.Random(seed)
    match = opened(game, ("",), rule or UndoRule.FREE, seed)
    lines = [entry_text(game, entry) for entry in match.entries()]
    doing: Callable[[], Match | Refusal]
    for _ in range(ENOUGH):
        if match.is_over:
            break
        doing = luck.choice([lambda: undone(match), lambda: redone(match), lambda: match])  # noqa: B023
        found = doing()
        if isinstance(found, Refusal):
            continue
        if found is match:
            found = decided(match, luck)
            lines += [entry_text(game, entry) for entry in found.since(match)]
        else:
            lines.append("redo\n" if found is match.undone else undo_text(found))
        match = found
        read, told = read_record(head_text(match.setup, 2) + "".join(lines), find_game)
        assert same(read, match)
        assert len(told) == len(match.entries())
