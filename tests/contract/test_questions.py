"""Questions: asking never changes anything, and every action can be chosen by its answers."""

from __future__ import annotations

from collections import Counter

from helpers.listening import choice_tree, leaves, words
from helpers.play import every_game, playout, rests, seat_counts

from a11y_dice.core.game import Game, Topic
from a11y_dice.core.message import Message
from a11y_dice.core.refusal import Refusal

ANSWERS = 12
"""So many times in a row a question is asked."""


@every_game
def test_asking_always_answers_and_changes_nothing(game: Game) -> None:
    for seats in seat_counts(game)[:2]:
        for match in rests(game, "ask", seats, 40):
            before = repr(match)
            for seat in range(seats):
                for topic in Topic:
                    for times in range(ANSWERS + 1):
                        first, again = (
                            list(game.describe.describe(match.state, seat, topic, times))
                            for _ in range(2)
                        )
                        assert first, (topic, times)
                        assert first == again
            assert repr(match) == before


@every_game
def test_every_legal_action_can_be_chosen_once(game: Game) -> None:
    for seats in seat_counts(game):
        for match in rests(game, "choose", seats, 40):
            for seat in match.state.to_act:
                state = game.rules.seen_by(match.state, seat)
                found = Counter(choice.action for choice in leaves(game, state, seat))
                assert found == Counter(game.rules.legal_actions(state, seat))


@every_game
def test_nobody_else_has_a_choice(game: Game) -> None:
    for match in rests(game, "wait", game.seats[-1], 20):
        for seat in set(range(game.seats[-1])) - set(match.state.to_act):
            assert not game.describe.choices(match.state, seat, ())


@every_game
def test_the_choices_of_one_question_differ(game: Game) -> None:
    for turn in playout(game, "steps", game.seats[0], at_most=60):
        for path, choices in choice_tree(game, turn.before.state, turn.seat):
            assert choices, path
            steps = [choice.step for choice in choices]
            assert len(set(steps)) == len(steps)
            said = [words(game, choice.label) for choice in choices]
            assert len(set(said)) == len(said), said


@every_game
def test_there_is_always_a_place(game: Game) -> None:
    for match in rests(game, "place", game.seats[0], 40):
        for index in range(game.describe.places(match.state)):
            for where in (game.describe.place, game.describe.around):
                assert isinstance(where(match.state, 0, index), Message)
        assert game.describe.places(match.state) > 0


@every_game
def test_the_two_great_keys_play_something_legal_or_say_why_not(game: Game) -> None:
    for seats in seat_counts(game)[:2]:
        for match in rests(game, "keys", seats):
            for key in ("roll", "bank"):
                for seat in range(seats):
                    answer = game.keys.shortcut(key, match.state, seat)
                    if isinstance(answer, Refusal):
                        assert words(game, answer.message())
                    else:
                        assert game.rules.why_not(match.state, seat, answer) is None


@every_game
def test_the_only_legal_action_needs_no_confirmation(game: Game) -> None:
    for turn in playout(game, "confirm", game.seats[0], at_most=200):
        legal = game.rules.legal_actions(turn.before.state, turn.seat)
        if len(legal) == 1:
            assert game.describe.confirm(turn.before.state, turn.seat, legal[0]) is None


@every_game
def test_a_hint_names_one_action_and_no_other(game: Game) -> None:
    for match in rests(game, "hint", game.seats[0], 60):
        for seat in match.state.to_act:
            state = game.rules.seen_by(match.state, seat)
            legal = game.rules.legal_actions(state, seat)
            said = [words(game, game.describe.action(state, seat, action)) for action in legal]
            assert len(set(said)) == len(legal), said
            assert all(text[-1] in ".!?" for text in said)
