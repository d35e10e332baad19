"""What a newcomer who only listens must be told: the last round, a lost turn, how it ended."""

from __future__ import annotations

import pytest
from helpers.listening import words
from helpers.play import playout

from a11y_dice.core.game import Topic
from a11y_dice.games.martian_dice import GAME
from a11y_dice.games.martian_dice.state import GameOver, LastRound, TurnLost, TurnScored
from a11y_dice.i18n.audience import Verbosity
from games.martian_dice.table import NEW_TURN, Table, at, started, turn

BRIEF, STANDARD, FULL = Verbosity.BRIEF, Verbosity.STANDARD, Verbosity.FULL
TIED = "scores 27 24 turn 2 aside 2 ray 3 human table none"
LOST = "7 tank 2 ray 2 cow"


def asked(table: Table, topic: Topic, times: int = 0, verbosity: Verbosity = STANDARD) -> list[str]:
    """The answer that the first seat gets."""
    found = GAME.describe.describe(table.state, 0, topic, times)
    return [words(GAME, message, verbosity, 0) for message in found]


def offered(table: Table, verbosity: Verbosity = STANDARD) -> list[str]:
    """The choices of the seat in turn."""
    choices = GAME.describe.choices(table.state, table.state.turn, ())
    return [words(GAME, choice.label, verbosity) for choice in choices]


def hinted(table: Table, line: str) -> str:
    """An action as a hint tells it."""
    action = GAME.notation.read_action(line)
    return words(GAME, GAME.describe.action(table.state, table.state.turn, action))


def tie_broken() -> Table:
    """A game that a tie-break decided."""
    return at(TIED).play("stop", "dice 2 ray 4 cow", "dice 3 ray 3 human")


# The last round


@pytest.mark.parametrize(
    ("verbosity", "said"),
    [
        (BRIEF, "25 reached, last round."),
        (STANDARD, "25 is reached: this round is the last."),
        (
            FULL,
            "Ola has reached the target of 25, so this round is the last. "
            "Still to play: Bob and Eve.",
        ),
    ],
)
def test_the_last_round_is_announced(verbosity: Verbosity, said: str) -> None:
    table = at("scores 19 20 18 turn 1 aside 2 ray 4 human 3 cow table none").play("stop")
    assert table.tells(verbosity)[1] == said
    second = table.play("roll", "dice 13 human", "take human")
    assert not any(isinstance(event, LastRound) for event in second.events)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_last_round_is_announced_once_right_after_the_score(seats: int) -> None:
    for seed in range(6):
        events = [
            event for turn in playout(GAME, seed, seats, {"target": "8"}) for event in turn.events
        ]
        first = next(
            (at, event.seat)
            for at, event in enumerate(events)
            if isinstance(event, TurnScored) and event.total >= 8
        )
        found = [at for at, event in enumerate(events) if isinstance(event, LastRound)]
        assert found == ([first[0] + 1] if first[1] + 1 < seats else [])


# A lost turn


def test_a_turn_is_lost_by_the_tanks_of_a_roll() -> None:
    table = turn("6 tank 1 ray").play("roll", "dice 3 tank 3 cow")
    assert table.tells(BRIEF)[-1] == "This turn is lost."
    assert table.tells()[-1] == "This turn is lost: no roll can bring enough rays."
    assert table.tells(FULL)[-1] == (
        "This turn is lost: with tanks 9, rays 1 and at most 0 more rays, it scores nothing."
    )
    after = table.play("take cow")
    assert not any(isinstance(event, TurnLost) for event in after.events)


def test_a_turn_is_lost_by_a_choice() -> None:
    table = turn("6 tank 1 ray", "2 ray 4 human")
    assert offered(table) == [
        "2 rays: 6 tanks against 3 rays, worth 0, 4 dice left.",
        "4 humans: 6 tanks against 1 ray, lost, 2 dice left.",
    ]
    assert offered(table, BRIEF) == ["2 rays.", "4 humans, lost."]
    assert isinstance(table.play("take human").events[-1], TurnLost)
    assert not isinstance(table.play("take ray").events[-1], TurnLost)


def test_a_position_that_was_set_up_lost_is_told_only_with_its_tanks() -> None:
    assert turn("9 tank", "1 ray 3 cow").events == ()
    assert isinstance(turn("6 tank 1 ray", "3 tank 3 cow").events[-1], TurnLost)


def test_nothing_contradicts_a_lost_turn() -> None:
    table = turn(LOST)
    question = words(GAME, GAME.describe.question(table.state, 0, ()))
    assert question == "The turn is lost. Roll 2, or stop with nothing?"
    assert offered(table) == [
        "Roll 2 dice, but the turn stays lost.",
        "Stop, score 0, total 0.",
    ]
    assert GAME.describe.confirm(table.state, 0, GAME.notation.read_action("stop")) is None
    for position in (table, turn("9 tank", "1 ray 3 cow")):
        advice = GAME.bots["careful"](position.state, 0, "")
        assert words(GAME, advice.reason) == "The turn is lost, so it makes no difference."


# The end


def test_a_tie_break_is_the_reason_of_a_win() -> None:
    table = tie_broken()
    end = "Game over. Bob wins the tie-break with 3 rays."
    assert table.tells()[-2:] == [end, "Totals: 27 for Ola and 27 for Bob."]
    assert table.tells(FULL)[-2] == (
        "The game is over. The best score of 27 is shared, and Bob wins the tie-break with 3 rays."
    )
    assert table.events[-1] == GameOver((1,), (27, 27), None, ((0, 2), (1, 3)))
    assert asked(table, Topic.TURN) == [end]
    assert asked(table, Topic.SCORES) == ["You: 27.", "Bob: 27.", end]
    read = at(table.position)
    assert read.state == table.state
    assert asked(read, Topic.TURN) == ["Game over. Bob wins the tie-break."]


def test_the_end_gives_the_result_and_all_totals() -> None:
    table = at("scores 25 7 12 turn 3 aside 2 ray 4 human table none").play("stop")
    for verbosity in (BRIEF, STANDARD):
        assert table.tells(verbosity, 0)[-2:] == [
            "Game over. You win with 25.",
            "Totals: 25 for you, 7 for Bob and 16 for Eve.",
        ]
    assert table.tells(FULL)[-2] == "The game is over. Ola wins with 25 points."


@pytest.mark.parametrize("times", [0, 1])
def test_nothing_is_open_or_last_when_it_is_over(times: int) -> None:
    table = at("scores 25 7 turn 2 aside 2 ray 4 human table none").play("stop")
    assert asked(table, Topic.OPEN, times) == ["The game is over. Its target was 25."]
    for topic in Topic:
        said = " ".join(asked(table, topic, times))
        assert "this round" not in said
        assert "Still open" not in said
        assert "Press" not in said
    assert asked(table, Topic.SCORES, times)[2] == "Game over. You win with 25."
    assert words(GAME, GAME.describe.around(table.state, 0, 0)) == "The game is over."
    assert asked(table, Topic.RULES) == ["The game is over."]


def test_only_the_tie_break_is_open_in_it() -> None:
    state = at(TIED).state
    tied = GAME.rules.apply(state, 1, GAME.notation.read_action("stop"))[0]
    table = Table(at(TIED).match, ())
    found = list(GAME.describe.describe(tied, 0, Topic.OPEN, 0))
    assert [words(GAME, message) for message in found] == [
        "25 is reached. Only the tie-break is open: most rays win."
    ]
    again = list(GAME.describe.describe(tied, 0, Topic.DICE, 1))
    assert words(GAME, again[3]) == "The dice are rolling."
    assert "Nothing" not in " ".join(asked(table, Topic.OPEN))


def test_alone_the_result_is_the_points_and_turns() -> None:
    table = started(1, target="1").play("roll", "dice 13 cow", "take cow")
    assert asked(table, Topic.TURN) == ["Game over: 13 points in 1 turn."]


# Dice and choices


def test_full_tells_all_that_is_aside_in_one_order() -> None:
    table = turn("1 tank 2 ray 3 human", "2 tank 2 ray 3 cow")
    assert table.tells(FULL)[0].endswith("Aside: 3 tanks, 2 rays and 3 humans.")
    assert table.play("take cow").tells(FULL)[0] == (
        "Ola takes 3 cows from the roll. "
        "Aside: 3 tanks, 2 rays, 3 humans and 3 cows. Dice left to roll: 2."
    )
    assert table.play("take ray").tells()[0] == "Ola takes 2 rays: 3 tanks against 4 rays."


def test_all_choices_tell_the_same_facts_in_the_same_order() -> None:
    assert offered(turn("none", "4 ray 2 human 4 cow 3 chicken"))[:2] == [
        "4 rays: no tanks against 4 rays, worth 0, 9 dice left.",
        "2 humans: no tanks or rays, worth 2, 11 dice left.",
    ]
    table = turn("3 tank 4 ray", "1 ray 2 human 3 cow")
    for verbosity in (STANDARD, FULL):
        assert offered(table, verbosity) == [
            "1 ray: 3 tanks against 5 rays, worth 0, 5 dice left.",
            "2 humans: 3 tanks against 4 rays, worth 2, 4 dice left.",
            "3 cows: 3 tanks against 4 rays, worth 3, 3 dice left.",
        ]
    assert hinted(table, "take cow") == "Take 3 cows: 3 tanks against 4 rays, worth 3, 3 dice left."


def test_rolling_tells_what_it_puts_at_risk() -> None:
    assert offered(turn("2 ray 3 human")) == [
        "Roll 8 dice, with 3 at risk.",
        "Stop, score 3, total 3.",
    ]
    assert offered(turn("4 tank 2 ray 3 human"))[0] == "Roll 4 dice: 2 more rays needed."
    assert hinted(turn("none"), "roll") == "Roll 13 dice."
    assert hinted(turn("2 ray 3 human"), "stop") == "Stop, score 3, total 3."


@pytest.mark.parametrize("aside", ["none", "1 tank 2 ray 3 human", LOST])
def test_dice_asked_again_tell_more(aside: str) -> None:
    once, again = (asked(turn(aside), Topic.DICE, times) for times in (0, 1))
    assert again[:3] == once
    assert again[-1].startswith("Tanks go aside by themselves")
    assert len(again) >= 6


def test_dice_asked_again_before_the_first_roll() -> None:
    assert asked(at(f"scores 0 0 turn 1 {NEW_TURN}"), Topic.DICE, 1)[3:5] == [
        "Nothing is aside yet: no rays needed, nothing to score.",
        "Still open: humans, cows and chickens.",
    ]
