"""`a11y-dice odds`, and the same odds as a hint at the table: what is said is what is computed."""

from __future__ import annotations

import json
import re
from fractions import Fraction
from typing import Any

import pytest
from helpers.keyboard import new_match, seated

from a11y_dice.cli import run_command
from a11y_dice.games import find_game
from a11y_dice.i18n.audience import Verbosity

LATE = "scores 3 9 turn 2 aside 4 tank 3 ray 2 cow 1 human 1 chicken table none"
TAKING = "scores 0 0 turn 1 aside 3 tank 2 ray 2 cow 1 human table 1 ray 2 chicken 1 cow 1 human"
GOALS = ("points", "win")


def printed(capsys: pytest.CaptureFixture[str], *arguments: str, status: int = 0) -> str:
    """What the command prints, to standard error where it complains."""
    assert run_command("odds", arguments) == status
    told = capsys.readouterr()
    return told.err if status else told.out


def found(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, Any]:
    """The JSON form of the same odds."""
    told: dict[str, Any] = json.loads(printed(capsys, *arguments, "--json"))
    return told


def numbers(sentence: str) -> list[float]:
    """The last numbers of a sentence: the value, and nothing in 100."""
    return [float(number) for number in re.findall(r"\d+(?:\.\d+)?", sentence)]


@pytest.mark.parametrize("goal", GOALS)
@pytest.mark.parametrize("position", [LATE, TAKING, f"martian_dice {LATE}"])
def test_every_number_that_is_said_is_that_of_the_json_form(
    position: str, goal: str, capsys: pytest.CaptureFixture[str]
) -> None:
    arguments = ("martian_dice", position, "--goal", goal)
    form = found(capsys, *arguments)
    lines = printed(capsys, *arguments).splitlines()
    scale, digits = (100, 1) if goal == "win" else (1, 2)
    for line, action in zip(lines, form["actions"], strict=False):
        value, *_, bust, hundred = (
            numbers(line)[-4:] if goal == "win" else (*numbers(line)[-3:-2], *numbers(line)[-2:])
        )
        assert value == round(float(Fraction(action["value"])) * scale, digits)
        assert bust == round(float(Fraction(action["bust"])) * 100)
        assert hundred == 100
    values = [Fraction(action["value"]) for action in form["actions"]]
    assert max(values) == Fraction(form["value"])
    best = next(each for each in form["actions"] if each["action"] == form["best"])
    assert Fraction(best["value"]) == Fraction(form["value"])
    for action in form["actions"]:
        assert sum(map(Fraction, action["distribution"].values())) == 1
    first, second = sorted(round(float(value) * scale, digits) for value in values)[-2:]
    if first == second:
        assert lines[-1] == "The next best choice is worth the same."
    else:
        assert round(second - first, digits) == numbers(lines[-1])[0]


def test_without_a_position_it_is_the_start(capsys: pytest.CaptureFixture[str]) -> None:
    form = found(capsys, "martian-dice")
    assert form["position"] == "martian_dice scores 0 turn 1 aside none table none"
    assert float(Fraction(form["value"])) == pytest.approx(3.11038, abs=1e-5)
    form = found(capsys, "martian_dice", "--goal", "win")
    assert form["position"].startswith("martian_dice scores 0 0 ")
    assert form["value"] == pytest.approx(0.48412, abs=1e-5)


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("sixty_one",), "There are no odds of sixty_one for points"),
        (("martian_dice", "scores 0 turn 1 aside none table none", "--goal", "win"), "no odds"),
        (("martian_dice", "scores 25 3 over winner 1"), "Nobody has to decide"),
        (("martian_dice", "nonsense"), "nonsense"),
        ((), "game"),
    ],
)
def test_what_cannot_be_told_is_refused(
    arguments: tuple[str, ...], told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert told in printed(capsys, *arguments, status=2)


@pytest.mark.parametrize("verbosity", [*Verbosity])
@pytest.mark.parametrize("players", [("Ola",), ("Ola", "bot careful"), ("Ola", "Bob", "Eve")])
def test_a_hint_says_the_best_choice_and_then_all(
    players: tuple[str, ...], verbosity: Verbosity
) -> None:
    keyboard = seated(new_match(find_game("martian_dice"), *players), verbosity)
    keyboard.press("r")
    said = keyboard.press("h")
    assert said[0].startswith("Best: Take ")
    assert len(said) == 2
    choices = keyboard.press("h")
    assert len(choices) == len(keyboard.table.choices(()))
    assert all(words.startswith("Take ") for words in choices)
