"""Nobody's choice of the running round is known to anybody else before all have chosen (X16)."""

from __future__ import annotations

import random
from typing import Any

from helpers.listening import answers, told, words
from helpers.play import playout

from a11y_dice.core.game import Topic
from a11y_dice.core.match import Match
from a11y_dice.games.sixty_one import GAME
from a11y_dice.games.sixty_one.rules import apply, legal_actions, seen_by
from a11y_dice.games.sixty_one.state import DECIDED, OWES, State
from games.sixty_one.sixty_table import at, sheet


def finished(state: State, seat: int, action: Any) -> State:
    """The position after a seat's whole decision, with its X where one is owed."""
    state = apply(state, seat, action)[0]
    while state.stages[seat] == OWES:
        state = apply(state, seat, legal_actions(state, seat)[-1])[0]
    return state


def in_mid_round(seats: int) -> list[tuple[Match, int]]:
    """Moments in which a seat chooses and another one has still to choose."""
    return [
        (turn.before, turn.seat)
        for turn in playout(GAME, "hide", seats)
        if len(turn.before.state.to_act) > 1
    ]


def test_what_a_seat_chose_makes_no_difference_to_others() -> None:
    for match, seat in in_mid_round(3):
        state: State = match.state
        results = [finished(state, seat, action) for action in legal_actions(state, seat)]
        for viewer in (None, *range(3)):
            if viewer != seat:
                views = {seen_by(result, viewer) for result in results}
                assert len(views) == 1
                (view,) = views
                assert view.stages[seat] == DECIDED
                assert len({view.scores, seen_by(state, viewer).scores}) == 1


def test_a_seat_that_owes_an_x_looks_as_if_it_still_chose() -> None:
    table = at(f"round 3 dice 6 4 1 seat 1 {sheet(leaves='3 5')} seat 2 {sheet()}")
    owing = table.play("area 4 write 1 at 1 leaf 6")
    assert owing.state.stages[0] == OWES
    assert seen_by(owing.state, 1) == seen_by(table.state, 1)
    assert seen_by(owing.state, None) == table.state
    assert seen_by(owing.state, 0) == owing.state
    assert owing.state.to_act == seen_by(owing.state, 1).to_act == (0, 1)


def test_nothing_about_the_choice_is_announced_before_all_have_chosen() -> None:
    for seed in range(3):
        for turn in playout(GAME, f"secret {seed}", 3):
            if turn.after.rolls == turn.before.rolls and not turn.after.is_over:
                public = [
                    words(GAME, message)
                    for message in told(GAME, turn.events)
                    if message.cue != "private"
                ]
                assert public in ([], [f"{('Ola', 'Bob', 'Eve')[turn.seat]} is ready."])


def test_what_is_for_one_seat_alone_says_who_it_is() -> None:
    table = at(f"round 3 dice 6 4 1 seat 1 {sheet(leaves='3 5')} seat 2 {sheet()}")
    owing = table.play("area 4 write 1 at 1 leaf 6")
    assert owing.tells(you=0) == ["You come to 11: place an X."]
    placed = owing.play("wild area 4 at 6")
    assert placed.tells(you=0) == ["Your X goes in mug 6.", "You are ready."]
    closed = placed.play("2 area 6 write 4 at 1 leaf 1", "dice 1 1 1")
    assert closed.tells() == [
        "Ola writes 1 in mug 1: 1 acorn, total 1.",
        "Ola adds leaf 6: row at 11, an X.",
        "Ola puts an X in mug 6: 1 acorn, total 2.",
        "Bob writes 4 in mushroom 1: 1 acorn, total 1.",
        "Bob adds leaf 1: row at 1.",
        "Round 4. Dice 1, 1 and 1.",
    ]


def test_answers_to_others_tell_nothing_either() -> None:
    luck = random.Random(5)
    for match, seat in in_mid_round(2)[:12]:
        state: State = match.state
        legal = legal_actions(state, seat)
        one, other = (finished(state, seat, luck.choice(legal)) for _ in range(2))
        heard = [list(answers(GAME, result, 1 - seat, 3)) for result in (one, other)]
        assert heard[0] == heard[1]


def test_bots_choose_the_same_whatever_others_chose() -> None:
    for match, seat in in_mid_round(2)[:12]:
        state: State = match.state
        views = {
            seen_by(finished(state, seat, action), 1 - seat)
            for action in legal_actions(state, seat)
        }
        for bot in GAME.bots.values():
            assert len({bot(view, 1 - seat, "luck").action for view in views}) == 1


def test_one_sees_ones_own_choice_at_once() -> None:
    table = at(f"round 3 dice 6 4 1 seat 1 {sheet()} seat 2 {sheet()}")
    after = table.play("area 4 write 1 at 1 leaf 6")
    assert "Mugs, 1 acorn: filled 1, empty 2, 3, 4, 5 and 6." in after.answers(Topic.SHEET)
    assert "Mugs: all 6 empty, 0 acorns." in after.answers(Topic.SHEET, times=1, seat=2)
