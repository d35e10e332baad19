"""Playing: actions, dice, matches, and the frozen values behind them."""

from __future__ import annotations

import pytest
from helpers.play import NAMES, opened, playout, rests

from a11y_dice.core.bots import any_action
from a11y_dice.core.engine import advance, perft, play, settle
from a11y_dice.core.game import CHANCE, Outcome
from a11y_dice.core.match import Match, Player, Setup, begin, seated_at_random
from a11y_dice.core.refusal import IllegalAction, Refusal
from a11y_dice.core.value import value
from a11y_dice.games import all_games, find_game, game_ids

GAME = find_game("martian_dice")
ROLL, TAKE_COW, STOP = map(GAME.notation.read_action, ("roll", "take cow", "stop"))
COWS = Outcome((0, 5, 0, 8, 0))


def test_one_entry_is_played_without_the_dice() -> None:
    match, events = play(opened(GAME, "s", 1)[0], 0, ROLL)
    assert (match.state.rolling, match.state.to_act, events) == (13, (CHANCE,), ())
    assert match.rolls == 0
    match, events = play(match, CHANCE, COWS)
    assert events
    assert (match.rolls, match.entries()) == (1, [(0, ROLL), (CHANCE, COWS)])


def test_dice_land_until_a_seat_must_choose() -> None:
    match, _ = advance(opened(GAME, "s", 1)[0], 0, ROLL, [COWS])
    assert match.state.to_act == (0,)
    assert match.entries()[-1] == (CHANCE, COWS)
    match, events = advance(match, 0, TAKE_COW)
    assert len(events) == 1
    assert settle(match) == (match, ())


def test_dice_that_are_not_loaded_land_by_the_seed() -> None:
    first, again, other = (advance(opened(GAME, s, 1)[0], 0, ROLL)[0] for s in ("a", "a", "b"))
    assert first == again
    assert first != other
    loaded, _ = advance(opened(GAME, "a", 1)[0], 0, ROLL, [COWS])
    assert loaded.rolls == first.rolls == 1


def test_what_is_not_legal_is_not_played() -> None:
    match, _ = opened(GAME, "s", 2)
    with pytest.raises(IllegalAction, match="roll-first"):
        advance(match, 0, STOP)
    with pytest.raises(IllegalAction, match="not-your-turn"):
        play(match, 1, ROLL)
    with pytest.raises(IllegalAction, match="no-dice-in-the-air"):
        play(match, CHANCE, COWS)
    rolling = GAME.rules.apply(match.state, 0, ROLL)[0]
    refusal = GAME.rules.why_not(rolling, 0, COWS)
    assert refusal
    assert refusal.reason == "dice-in-the-air"
    assert GAME.rules.why_not(rolling, CHANCE, COWS) is None
    too_few = GAME.rules.why_not(rolling, CHANCE, Outcome((0, 0, 0, 8, 0)))
    assert too_few
    assert too_few.reason == "wrong-dice"


def test_a_refusal_becomes_a_sentence() -> None:
    message = Refusal("none-rolled", {"kind": "cows"}).message()
    assert (message.id, message.facts, message.cue) == (
        "refuse-none-rolled",
        {"kind": "cows"},
        "refuse",
    )


def test_a_match_begins_with_the_options_or_their_defaults() -> None:
    players = (Player("Ola"),)
    assert begin(Setup(GAME, "s", players)).state.target == 25
    assert begin(Setup(GAME, "s", players, {"target": "40"})).state.target == 40


def test_matches_are_equal_when_all_that_was_done_is_equal() -> None:
    long = rests(GAME, "long", 10)[-1]
    assert len(long.entries()) > 1000
    assert long == rests(GAME, "long", 10)[-1]
    assert long != Match(long.setup, long.state, None, long.rolls)
    assert long != rests(GAME, "long", 10)[-2]
    assert long != long.entries()
    assert len(repr(long)) < 2000


def test_the_first_player_is_drawn_and_the_order_stays() -> None:
    players = tuple(Player(name) for name in NAMES[:3])
    orders = {seated_at_random(players, f"seed {n}") for n in range(40)}
    assert orders == {players, players[1:] + players[:1], players[2:] + players[:2]}
    assert seated_at_random(players, "s") == seated_at_random(players, "s")


def test_any_action_is_any_legal_action() -> None:
    bot = any_action(GAME.rules.legal_actions)
    state = GAME.rules.settle(
        GAME.notation.read_position("scores 0 turn 1 aside none table 6 ray 7 cow")
    )[0]
    found = {bot(state, 0, f"luck {n}").action for n in range(20)}
    assert found == set(GAME.rules.legal_actions(state, 0))


def test_perft_counts_positions_at_rest() -> None:
    state = begin(Setup(GAME, "s", (Player("Ola"),))).state
    assert perft(GAME, state, 0) == 1
    rolled, _ = play(opened(GAME, "s", 1)[0], 0, ROLL)
    assert perft(GAME, rolled.state, 0) == perft(GAME, state, 1)
    over = rests(GAME, "s", 1)[-1].state
    assert perft(GAME, over, 0) == 0


def test_games_are_found_by_their_folders() -> None:
    assert [game.id for game in all_games()] == list(game_ids()) == sorted(game_ids())
    with pytest.raises(KeyError):
        find_game("chess")
    with pytest.raises(KeyError):
        find_game("..martian_dice")


@value
class _Point:
    """A value for the test below."""

    x: int
    y: int = 0


def test_values_are_compared_by_their_fields() -> None:
    assert _Point(1) == _Point(1, 0)
    assert hash(_Point(1)) == hash(_Point(1, 0))
    assert _Point(1) != _Point(2)
    assert not hasattr(_Point(1), "__dict__")


def test_playing_at_random_plays_the_same_again() -> None:
    first, again = (list(playout(GAME, 7, 2, at_most=20)) for _ in range(2))
    assert first == again
