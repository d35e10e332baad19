"""Two people at one keyboard: whose turn it is, what has changed, and what stays secret."""

from __future__ import annotations

import pytest
from helpers.keyboard import Keyboard, new_match, seated
from helpers.play import every_game

from a11y_dice.core.engine import settle
from a11y_dice.core.game import Game
from a11y_dice.core.message import Seat
from a11y_dice.games import all_games, find_game

REVIEW = (
    "p",
    "l",
    "j",
    "g",
    "m",
    "a",
    "a",
    "f6",
    "f5",
    *[","] * 60,
    *["."] * 60,
    "tab",
    *[","] * 40,
    "tab",
    *[","] * 40,
)
ASKING = "ddzzcccsstwxooiihhljmp"
SHARED = [
    game for game in all_games() if len(settle(new_match(game, "Ola", "Bob"))[0].state.to_act) > 1
]


def martian() -> Keyboard:
    return seated(new_match(find_game("martian_dice"), "Ola", "Bob"))


def until_other(keyboard: Keyboard, *first: str) -> list[str]:
    """Press keys until somebody else is at the keyboard. What was said at last."""
    seat = keyboard.table.seat
    said = keyboard.press(*first)
    while keyboard.table.seat == seat:
        said = keyboard.press("1")
        if "Confirm" in keyboard.names():
            said = keyboard.press("y")
    return said


@every_game
def test_the_hand_over_names_who_is_next(game: Game) -> None:
    keyboard = seated(new_match(game, "Ola", "Bob"))
    assert "Ola" in keyboard.recorder.said[-2]
    for _ in range(3):
        for name in ("Bob", "Ola"):
            said = until_other(keyboard)
            assert any(name in words for words in said[-3:-1])
            assert keyboard.table.match.setup.players[keyboard.table.seat].name == name


def test_the_hand_over_says_what_changed() -> None:
    keyboard = martian()
    until_other(keyboard)
    for _ in range(20):
        before = keyboard.match.state.scores
        seat = keyboard.table.seat
        said = until_other(keyboard)
        after = keyboard.match.state.scores
        name, other = ("Bob", "Ola") if seat == 0 else ("Ola", "Bob")
        gained = after[seat] - before[seat]
        if keyboard.match.is_over:
            break
        if gained:
            change = f"{other} gains {gained}, total {after[seat]}"
            expected = f"Since the last turn of {name}: {change}."
        else:
            expected = "Nobody has scored since."
        assert expected in said
    assert max(keyboard.match.state.scores) > 0


def test_everybody_is_named_and_nobody_is_you() -> None:
    keyboard = martian()
    until_other(keyboard)
    table = [said for said in keyboard.recorder.said if "you are next" not in said]
    assert not any(word in {"You", "Your", "you"} for said in table for word in said.split())


def heard_after(game: Game, seat: Seat, choice: int, keys: tuple[str, ...]) -> list[str]:
    """What the second person can hear after the first one chose, by first steps and `choice`."""
    keyboard = seated(new_match(game, "Ola", "Bob"))
    actions = game.rules.legal_actions(keyboard.table.view, seat)
    keyboard.line(game.notation.action_text(actions[choice]))
    while keyboard.table.seat == seat:
        keyboard.press("1")
    assert keyboard.table.seat != seat
    return keyboard.press(*keys)


def many(game: Game) -> int:
    state = settle(new_match(game, "Ola", "Bob"))[0].state
    return len(game.rules.legal_actions(game.rules.seen_by(state, 0), 0))


@pytest.mark.parametrize("looks", [("down",) * 3, ("end",), ("right",) * 5])
def test_where_somebody_looked_is_not_told_to_the_next(looks: tuple[str, ...]) -> None:
    for game in SHARED:
        heard = []
        for keys in ((), looks):
            keyboard = seated(new_match(game, "Ola", "Bob"))
            keyboard.press(*keys)
            while keyboard.table.seat == 0:
                keyboard.press("1")
            heard.append(keyboard.press("x", "right", "x"))
        assert heard[0] == heard[1]


def test_the_shared_game_is_found() -> None:
    assert len(SHARED) == 1


@pytest.mark.parametrize("game", SHARED, ids=lambda game: game.id)
@pytest.mark.parametrize("keys", [REVIEW, (*ASKING, "left", "right")], ids=["review", "questions"])
def test_a_choice_is_secret_until_all_have_chosen(game: Game, keys: tuple[str, ...]) -> None:
    heard = [heard_after(game, 0, choice, keys) for choice in {0, many(game) // 2, many(game) - 1}]
    assert all(other == heard[0] for other in heard)


@pytest.mark.parametrize("game", SHARED, ids=lambda game: game.id)
def test_no_search_finds_a_secret(game: Game) -> None:
    for choice in {0, many(game) - 1}:
        for words in ("area", "write", "leaf", "fits", "place", "Ola", "pumpkin", "mug"):
            search = ("/", *words, *"qq", *["backspace"] * 2, "enter")
            assert heard_after(game, 0, choice, search) == heard_after(game, 0, 1, search)


@pytest.mark.parametrize("game", SHARED, ids=lambda game: game.id)
def test_a_half_made_choice_is_secret_too(game: Game) -> None:
    def heard(first: str) -> list[str]:
        keyboard = seated(new_match(game, "Ola", "Bob"))
        keyboard.press("home", "down", "space", "x", first, "w", "escape", "escape", "n")
        keyboard.press("/", *"zz", "backspace", "escape")
        keyboard.line(
            game.notation.action_text(game.rules.legal_actions(keyboard.table.view, 0)[0])
        )
        while keyboard.table.seat == 0:
            keyboard.press("1")
        return keyboard.press(*REVIEW)

    assert heard("1") == heard("2")


@pytest.mark.parametrize("game", SHARED, ids=lambda game: game.id)
def test_all_is_told_when_the_round_closes(game: Game) -> None:
    keyboard = seated(new_match(game, "Ola", "Bob"))
    until_other(keyboard)
    said = " ".join(until_other(keyboard))
    assert "Ola" in said
    assert "Bob" in said
    assert all(said.only_for is None for said in keyboard.desk.announcer.transcript._of_table())


@pytest.mark.parametrize("game", SHARED, ids=lambda game: game.id)
def test_leaving_in_a_round_leaves_no_secret_behind(game: Game) -> None:
    keyboard = seated(new_match(game, "Ola", "Bob"))
    until_other(keyboard)
    keyboard.press("escape", "y")
    said = keyboard.desk.announcer.transcript._said
    assert all(message.only_for is None for message in said)
