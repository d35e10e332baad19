"""Every action, outcome, position and match has a text form that reads back to it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

import pytest
from helpers.listening import sentences
from helpers.play import every_game, opened, outcomes, playout, rests, retold, seat_counts
from hypothesis import given, settings
from hypothesis import strategies as st

from a11y_dice.core.game import Game
from a11y_dice.core.match import Match
from a11y_dice.core.notation import NotationError, outcome_text, read_outcome
from a11y_dice.core.record import entry_text, head_text, read_record
from a11y_dice.games import find_game


@every_game
def test_actions_read_back(game: Game) -> None:
    seen = 0
    for seats in seat_counts(game)[:2]:
        for turn in playout(game, "line", seats):
            for action in game.rules.legal_actions(turn.before.state, turn.seat):
                seen += 1
                line = game.notation.action_text(action)
                assert game.notation.read_action(line) == action
                assert game.notation.read_action(line.upper()) == action
                assert game.notation.action_text(game.notation.read_action(line)) == line
    assert seen


@every_game
def test_different_actions_have_different_lines(game: Game) -> None:
    for turn in playout(game, "line", game.seats[0]):
        legal = game.rules.legal_actions(turn.before.state, turn.seat)
        assert len({game.notation.action_text(action) for action in legal}) == len(legal)


@every_game
def test_positions_read_back_without_anything_happening(game: Game) -> None:
    for seats in seat_counts(game):
        for match in rests(game, "place", seats):
            line = game.notation.position_text(match.state)
            settled = game.rules.settle(game.notation.read_position(line))
            assert settled == (match.state, ()), line


@every_game
def test_positions_carry_the_options(game: Game) -> None:
    for option in game.options:
        for value in option.values:
            match, _ = opened(game, "option", game.seats[0], {option.name: value})
            line = game.notation.position_text(match.state)
            assert game.rules.settle(game.notation.read_position(line))[0] == match.state


@every_game
def test_different_positions_have_different_lines(game: Game) -> None:
    lines: dict[str, object] = {}
    for seats in seat_counts(game):
        for match in rests(game, "line", seats):
            line = game.notation.position_text(match.state)
            assert lines.setdefault(line, match.state) == match.state


@every_game
def test_outcomes_read_back(game: Game) -> None:
    *_, last = playout(game, "dice", game.seats[-1])
    assert outcomes(last.after)
    for outcome in outcomes(last.after):
        line = outcome_text(outcome, game.faces)
        assert line.startswith("dice ")
        assert read_outcome(line, game.faces) == outcome


@every_game
def test_lines_are_plain_words(game: Game) -> None:
    for turn in playout(game, "plain", game.seats[-1], at_most=100):
        for line in (
            game.notation.position_text(turn.before.state),
            game.notation.action_text(turn.action),
        ):
            assert line.replace(" ", "").isalnum(), line
            assert line.isascii()
            assert line == " ".join(line.split())


@every_game
@pytest.mark.parametrize("line", ["", "nonsense", "roll roll roll", "9", "seat", "scores x"])
def test_nonsense_is_no_action_and_no_position(game: Game, line: str) -> None:
    for read in (game.notation.read_action, game.notation.read_position):
        with pytest.raises(NotationError):
            read(line)


@every_game
def test_a_position_cut_short_is_refused_or_another_position(game: Game) -> None:
    for match in rests(game, "cut", game.seats[0], 20):
        parts = game.notation.position_text(match.state).split()
        for length in range(len(parts)):
            try:
                game.notation.read_position(" ".join(parts[:length]))
            except NotationError:
                continue


@every_game
@settings(max_examples=150)
@given(data=st.data())
def test_a_changed_position_is_refused_or_another_position(game: Game, data: st.DataObject) -> None:
    lines = [game.notation.position_text(match.state) for match in kept(game.id)]
    words = data.draw(st.sampled_from(lines)).split()
    at = data.draw(st.integers(0, len(words) - 1))
    word = data.draw(st.sampled_from(sorted({*" ".join(lines).split(), "", "0", "1", "99"})))
    try:
        position = game.notation.read_position(" ".join([*words[:at], word, *words[at + 1 :]]))
    except NotationError:
        return
    state = game.rules.settle(position)[0]
    if not state.rolling:
        line = game.notation.position_text(state)
        assert game.rules.settle(game.notation.read_position(line))[0] == state
        assert list(sentences(game, state, 0, 1))


@lru_cache
def kept(game_id: str) -> tuple[Match, ...]:
    """A match of two, moment by moment."""
    return tuple(rests(find_game(game_id), "kept", 2, 40))


@every_game
def test_a_record_tells_the_match_again(game: Game) -> None:
    for seats in seat_counts(game):
        *_, last = playout(game, "record", seats)
        match = last.after
        head = head_text(match.setup)
        lines = [entry_text(game, entry) for entry in match.entries()]
        again, told = read_record(head + "".join(lines), find_game)
        assert again == match
        assert told == [events for _, events in retold(match)]
        assert_prefixes_tell_the_match(match, head, lines)


def assert_prefixes_tell_the_match(match: Match, head: str, lines: Sequence[str]) -> None:
    moments = list(retold(match))
    for length in sorted({*range(0, len(lines), max(1, len(lines) // 12)), 1, 2, 3}):
        again, told = read_record(head + "".join(lines[:length]), find_game)
        assert told == [events for _, events in moments[:length]]
        if length:
            assert again == moments[length - 1][0]


@every_game
def test_a_record_cut_in_a_line_is_told_up_to_the_line_before(game: Game) -> None:
    *_, last = playout(game, "torn", game.seats[0], at_most=12)
    match = last.after
    text = head_text(match.setup) + "".join(entry_text(game, entry) for entry in match.entries())
    moments = list(retold(match))
    again, _ = read_record(text[:-3], find_game)
    assert again == moments[-2][0]
