"""Choices: by number, in steps with a way back, and typed in one go."""

from __future__ import annotations

import pytest
from helpers.keyboard import Keyboard, moments, new_match, placed, seated
from helpers.play import every_game

from a11y_dice.core.engine import settle
from a11y_dice.core.game import Game
from a11y_dice.core.match import Match, Player, Setup
from a11y_dice.games import find_game
from a11y_dice.ui.screens.table import TableScreen


def at(game_id: str, line: str, *names: str) -> Keyboard:
    """Somebody at a position that was set up."""
    game = find_game(game_id)
    state = game.rules.settle(game.notation.read_position(line))[0]
    players = tuple(Player(name) for name in names or ("Ola", "Bob")[: len(state.scores)])
    return placed(settle(Match(Setup(game, "1", players), state))[0])


def choosing() -> Keyboard:
    """A choice between rays, humans and chickens is due."""
    position = "scores 0 0 turn 1 aside 3 tank 2 cow table 2 ray 2 human 4 chicken"
    return at("martian_dice", position)


def screen_of(keyboard: Keyboard) -> TableScreen:
    assert isinstance(keyboard.screen, TableScreen)
    return keyboard.screen


def test_arrows_read_and_the_ends_read_again() -> None:
    keyboard = choosing()
    lines = [keyboard.press("down")[0] for _ in range(4)]
    assert [line.rsplit(maxsplit=3)[1] for line in lines] == ["1", "2", "3", "3"]
    assert lines[2] == lines[3]
    assert keyboard.press("home") == keyboard.press("up") == [lines[0]]
    assert keyboard.press("end") == [lines[2]]


def test_digits_take_the_choice_of_that_number() -> None:
    assert choosing().press("3")[0].startswith("Ola takes 4 chickens")
    assert choosing().press("'")[0].startswith("There is no line 4, only 3.")
    assert choosing().press("é")[0].startswith("Ola takes 2 humans")


def test_enter_takes_the_focused_choice_only() -> None:
    keyboard = choosing()
    assert keyboard.press("enter") == ["No choice is in focus. Down Arrow tells them: 3 choices."]
    assert keyboard.press("down", "down", "enter")[2].startswith("Ola takes 2 humans")


def test_space_rolls_or_helps() -> None:
    keyboard = choosing()
    assert keyboard.press("space")[0].startswith("No choice is in focus.")
    assert keyboard.press("down", "space")[1].endswith("Enter takes it.")
    keyboard.press("3")
    assert "rolls" in keyboard.press("space")[0]


def test_a_key_that_is_not_legal_says_why_and_what_is() -> None:
    keyboard = choosing()
    before = keyboard.match
    for key in ("r", "b"):
        said = keyboard.press(key)
        assert (
            said == ["Choose dice first.", "Take 2 rays, 2 humans or 4 chickens?"] or len(said) == 2
        )
        assert keyboard.match is before


def test_bank_asks_before_points_are_thrown_away() -> None:
    position = "scores 5 0 turn 1 aside 3 tank 1 ray 2 cow table none"
    keyboard = at("martian_dice", position)
    before = keyboard.match
    asked = keyboard.press("b")
    assert keyboard.names()[-1] == "Confirm"
    assert "3" in asked[0]
    assert "1" in asked[0]
    assert keyboard.press("s")[0] == "Ola: 5."
    assert keyboard.press("n")[0] == "Nothing is done."
    assert keyboard.match is before
    keyboard.press("b")
    assert keyboard.press("y")[0].startswith("Ola scores nothing")


@pytest.mark.parametrize(
    "aside", ["3 tank 1 ray", "1 tank 3 ray 2 cow", "3 ray", "1 tank 1 ray 1 human"]
)
def test_bank_does_not_ask_where_nothing_is_lost(aside: str) -> None:
    keyboard = at("martian_dice", f"scores 5 0 turn 1 aside {aside} table none")
    keyboard.press("b")
    assert keyboard.match.state.turn == 1


def test_a_lost_position_is_said() -> None:
    lost = "scores 0 0 turn 1 aside 7 tank 2 ray 2 cow table none"
    heard = at("martian_dice", lost).press("o")
    assert "This turn is lost: no roll can bring enough rays." in heard
    assert heard[:2] == at("martian_dice", lost).press("d", "d")[6:8]


@every_game
def test_cancelling_a_step_changes_nothing(game: Game) -> None:
    for match, path in moments(game):
        for depth in range(len(path)):
            keyboard = placed(match, path[:depth])
            question = keyboard.press("w")
            before = keyboard.match
            steps = screen_of(keyboard)._choices()
            number = [choice.step for choice in steps].index(path[depth])
            keyboard.press("home", *["down"] * number, "enter")
            assert screen_of(keyboard).path == path[: depth + 1]
            assert keyboard.press("escape" if depth % 2 else "backspace") == question[:1]
            assert screen_of(keyboard).path == path[:depth]
            assert keyboard.press("w") == question
            assert keyboard.match is before


@every_game
def test_every_choice_can_be_typed_in_notation(game: Game) -> None:
    for match, _ in moments(game):
        seat = match.state.to_act[0]
        for action in game.rules.legal_actions(game.rules.seen_by(match.state, seat), seat)[:6]:
            text = game.notation.action_text(action)
            keyboard = placed(match)
            keyboard.line(text.upper())
            if "Confirm" in keyboard.names():
                keyboard.press("y")
            entries = keyboard.match.entries()[len(match.entries()) :]
            assert entries[0] == (seat, action)


def test_short_forms() -> None:
    assert choosing().line("take ray")[1].startswith("Ola takes 2 rays")
    assert choosing().line("t h")[1].startswith("Ola takes 2 humans")
    assert choosing().line("chick")[1].startswith("Ola takes 4 chickens")


def test_a_short_form_that_is_not_unique_names_what_fits() -> None:
    keyboard = choosing()
    before = keyboard.match
    said = keyboard.line("take")
    assert said[1] == (
        "3 choices fit. Type more. The first are: take ray, take human and take chicken."
    )
    assert keyboard.match is before


def test_a_typed_choice_that_is_not_legal_says_why() -> None:
    keyboard = choosing()
    before = keyboard.match
    for typed in ("take tank", "take cow", "stop", "roll"):
        said = keyboard.line(typed)
        assert len(said) == 3
        assert said[2] == "Take 2 rays, 2 humans or 4 chickens?"
    assert keyboard.match is before


def test_slash_finds_words_that_were_said() -> None:
    keyboard = seated(new_match(find_game("martian_dice"), "Ola", "Bob"))
    assert keyboard.line("in this order")[1] == "Found: At the table, in this order: Ola and Bob."
    assert keyboard.line("qqq")[1] == "No choice now, and not said before: qqq."
    assert keyboard.line("")[1:] == ["Nothing is done.", "Roll all 13 dice?"]


def test_a_field_can_be_corrected_and_left() -> None:
    keyboard = choosing()
    before = keyboard.match
    keyboard.press("/", "x", "y")
    assert keyboard.recorder.echoed == "xy"  # a space before them would be said by a voice
    assert keyboard.press("backspace") == ["Deleted y. Left: x"]
    assert keyboard.press("backspace") == ["Deleted x. Nothing is left."]
    assert keyboard.press("backspace")[0] == "Nothing is done."
    assert keyboard.press("/", "escape")[1] == "Nothing is done."
    assert keyboard.match is before


def test_a_second_key_that_waits_is_answered() -> None:
    keyboard = choosing()
    keyboard.press("3", "r")
    assert keyboard.desk.has_rolled
    before = keyboard.match
    keyboard.desk.answer_double()
    assert keyboard.recorder.said[-1] == "The dice have rolled already. Press again if you mean it."
    assert keyboard.match is before
