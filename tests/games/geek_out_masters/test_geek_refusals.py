"""Every refusal of Geek Out! Masters: when, in which words, and that nothing else is refused."""

from __future__ import annotations

from itertools import product

import pytest
from helpers.listening import words
from helpers.play import rests

from a11y_dice.core.game import CHANCE, Outcome
from a11y_dice.core.refusal import IllegalAction
from a11y_dice.games.geek_out_masters import GAME
from a11y_dice.games.geek_out_masters.state import Action, Continue, Pass, Roll, State, Use
from games.geek_out_masters.geek_table import NEW_TURN, at, turn

FRESH = "unrolled used 0 inactive 3 scored 0"
ACTING = "1 meeple 1 spaceship 1 heart used 3 inactive 3 scored 1"
AT_REST = "none used 6 inactive 3 scored 1"
ALL_42 = "none used 0 inactive 3 scored 7"


@pytest.mark.parametrize(
    ("zones", "action", "words"),
    [
        (FRESH, "pass", "Roll first."),
        (FRESH, "continue", "Roll first."),
        (FRESH, "heart", "Roll first."),
        (FRESH, "meeple dragon", "Roll first."),
        (ACTING, "roll", "Use the active dice first."),
        (ACTING, "pass", "Use the active dice first."),
        (ACTING, "superhero heart", "No superhero is active."),
        (ACTING, "meeple dragon", "No dragon is active."),
        (ACTING, "meeple meeple", "A meeple cannot act on itself."),
        (ACTING, "meeple none", "Choose another active die for the meeple."),
        (ACTING, "heart meeple", "A heart needs no target: it rolls a die from inactive."),
        (ACTING, "dragon none", "Dragons and 42s do nothing. Use another die."),
        (AT_REST, "roll", "You have rolled already. Continue or pass."),
        (AT_REST, "heart", "No die is active. Continue or pass."),
        (ALL_42, "continue", "No die is used, so nothing can be rolled. Pass."),
        (ALL_42, "roll", "You have rolled already. Continue or pass."),
        ("1 meeple used 5 inactive 3 scored 1", "meeple heart", "No heart is active."),
    ],
)
def test_a_refusal_says_why(zones: str, action: str, words: str) -> None:
    assert turn(zones).refuses(action) == words


def test_other_seats_and_times_are_refused() -> None:
    assert turn(FRESH).refuses("roll", seat=1) == ""
    assert turn(FRESH).refuses("roll", seat=2)
    assert at("scores 1 2 over").refuses("roll") == "The game is over."
    lone = GAME.notation.read_position(
        "scores 0 round 1 turn 1 active 1 spaceship used 9 inactive 0 scored 0"
    )
    refusal = GAME.rules.why_not(lone, 0, GAME.notation.read_action("spaceship none"))
    assert refusal
    assert words(GAME, refusal.message()) == "A lone spaceship has no target."


def test_dice_land_only_when_they_are_in_the_air_and_by_chance() -> None:
    fresh, seven = turn(FRESH).state, Outcome((7, 0, 0, 0, 0, 0))
    assert reason(fresh, CHANCE, seven) == "no-dice-in-the-air"
    rolling = GAME.rules.apply(fresh, 0, Roll())[0]
    assert GAME.rules.why_not(rolling, CHANCE, seven) is None
    assert rolling.to_act == (CHANCE,)
    assert reason(rolling, 0, seven) == "dice-in-the-air"
    assert reason(rolling, 0, Pass()) == "dice-in-the-air"
    assert reason(rolling, CHANCE, Outcome((6, 0, 0, 0, 0, 0))) == "wrong-dice"
    assert reason(rolling, CHANCE, Outcome((7, 0, 0, 0, 0))) == "wrong-dice"
    assert GAME.rules.settle(rolling) == (rolling, ())
    with pytest.raises(IllegalAction) as caught:
        GAME.rules.apply(rolling, 0, Pass())
    assert caught.value.refusal.reason == "dice-in-the-air"


def test_a_refused_use_is_an_error_when_it_is_played() -> None:
    state = turn(ACTING).state
    with pytest.raises(IllegalAction) as caught:
        GAME.rules.apply(state, 0, GAME.notation.read_action("meeple meeple"))
    assert caught.value.refusal.reason == "not-itself"


def test_everybody_sees_everything() -> None:
    state = turn(ACTING).state
    assert all(GAME.rules.seen_by(state, seat) is state for seat in (None, 0, 1))


def reason(state: State, seat: int, action: Action | Outcome) -> str:
    """The name of a refusal; empty when the action is legal."""
    refusal = GAME.rules.why_not(state, seat, action)
    return refusal.reason if refusal else ""


def test_legal_is_what_is_not_refused_and_nothing_else() -> None:
    plain: list[Action] = [Roll(), Continue(), Pass()]
    actions = plain + [Use(die, target) for die, target in product(range(-2, 8), repeat=2)]
    for seats in (1, 3):
        for match in rests(GAME, "total", seats):
            for seat, action in product(range(-1, seats), actions):
                is_legal = action in GAME.rules.legal_actions(match.state, seat)
                refusal = GAME.rules.why_not(match.state, seat, action)
                assert (refusal is None) == is_legal
                assert refusal is None or words(GAME, refusal.message())


@pytest.mark.parametrize(
    ("zones", "key", "played"),
    [
        (FRESH, "roll", "roll"),
        (AT_REST, "roll", "continue"),
        (AT_REST, "bank", "pass"),
        (ALL_42, "bank", "pass"),
    ],
)
def test_the_keys_for_rolling_and_banking(zones: str, key: str, played: str) -> None:
    action = GAME.keys.shortcut(key, turn(zones).state, 0)
    assert GAME.notation.action_text(action) == played


@pytest.mark.parametrize(
    ("zones", "key", "said"),
    [
        (FRESH, "bank", "roll-first"),
        (ACTING, "roll", "act-first"),
        (ACTING, "bank", "act-first"),
        (ALL_42, "roll", "nothing-used"),
    ],
)
def test_the_keys_say_why_they_do_nothing(zones: str, key: str, said: str) -> None:
    assert GAME.keys.shortcut(key, turn(zones).state, 0).reason == said


def test_the_keys_of_somebody_who_is_not_in_turn() -> None:
    state = at(f"scores 1 2 round 1 turn 2 {NEW_TURN}").state
    assert GAME.keys.shortcut("roll", state, 0).reason == "not-your-turn"
    assert GAME.keys.shortcut("bank", state, 0).reason == "not-your-turn"
