"""`try`, `perft` and `replay`: what they print, and the one sentence when a line makes no sense."""

from __future__ import annotations

import pytest
from helpers.play import every_game, rests

from a11y_dice.core.game import Game
from a11y_dice.games import game_ids
from cli.running import Run, data, fails, ok

MARTIAN = "scores 0 0 turn 1 aside none table none"
DICE = "dice 3 tank 4 ray 2 human 3 cow 1 chicken"
LANDED = "martian_dice scores 0 0 turn 1 aside 3 tank table 4 ray 2 human 3 cow 1 chicken"
SHEET = (
    "leaves none pumpkins 0 0 0 0 lilies 0 0 0 0 0 skewers 0 0 0 0 0 "
    "mugs 0 0 0 0 0 0 burrows 0 0 0 0 0 0 mushrooms 0 0 0 0 0"
)
SHARED = f"round 1 dice 4 4 2 seat 1 {SHEET} seat 2 {SHEET}"


def test_try_as_text(capsys: Run) -> None:
    assert ok(capsys, "try", "martian_dice", MARTIAN, "roll", "--dice", DICE) == [
        f"Position: {LANDED}",
        "Announced: Player 1 rolls 3 tanks, 4 rays, 2 humans, 3 cows and 1 chicken.",
        "Announced: 3 tanks go aside: 3 against 0 rays.",
        "Legal: take ray",
        "Legal: take human",
        "Legal: take cow",
        "Legal: take chicken",
        "Scores: 0 0",
    ]


def test_try_as_json(capsys: Run) -> None:
    found = data(capsys, "try", "martian_dice", MARTIAN, "roll", "--dice", DICE)
    assert set(found) == {"position", "announced", "legal", "to_act", "scores"}
    assert found["position"] == LANDED
    assert found["legal"] == ["take ray", "take human", "take cow", "take chicken"]
    assert found["to_act"] == 1
    assert found["scores"] == [0, 0]
    assert len(found["announced"]) == 2  # type: ignore[arg-type] # a list


def test_several_seats_may_act(capsys: Run) -> None:
    found = data(capsys, "try", "sixty_one", SHARED)
    assert found["to_act"] == [1, 2]
    legal = found["legal"]
    assert isinstance(legal, list)
    assert {line.split()[1] for line in legal} == {"1", "2"}
    assert all(line.startswith("seat ") for line in legal)
    second = next(line for line in legal if line.startswith("seat 2"))
    after = data(capsys, "try", "sixty_one", SHARED, second.upper())
    assert after["to_act"] == 1
    assert "seat 2 decided" in str(after["position"])


def test_the_end(capsys: Run) -> None:
    over = "scores 30 2 turn 2 aside 13 ray table none"
    lines = ok(capsys, "try", "martian_dice", over)
    assert lines[-1] == "To act: nobody, the game is over."
    assert data(capsys, "try", "martian_dice", over)["to_act"] == "over"


@every_game
def test_a_position_that_was_printed_can_be_tried(game: Game, capsys: Run) -> None:
    for match in rests(game, "tried", 2, at_most=12):
        line = f"{game.id} {game.notation.position_text(match.state)}"
        found = data(capsys, "try", game.id, line)
        assert found["position"] == line
        assert data(capsys, "try", game.id, line.upper()) == found
        assert data(capsys, "try", game.id.upper().replace("_", "-"), line) == found
        assert data(capsys, "try", game.id, line.split(maxsplit=1)[1]) == found


@every_game
def test_every_legal_line_can_be_played(game: Game, capsys: Run) -> None:
    for match in rests(game, "tried", 2, at_most=4):
        line = game.notation.position_text(match.state)
        legal = data(capsys, "try", game.id, line)["legal"]
        assert isinstance(legal, list)
        for action in legal[:8]:
            played = data(capsys, "try", game.id, line, action)
            assert played["position"] != f"{game.id} {line}"
            assert data(capsys, "try", game.id, line, action) == played


def test_dice_then_the_seed(capsys: Run) -> None:
    given = ("try", "martian_dice", MARTIAN, "roll", "take ray", "roll")
    first = data(capsys, *given, "--dice", DICE)
    assert first == data(capsys, *given, "--dice", DICE)
    assert first["announced"] != data(capsys, *given, "--dice", DICE, "--seed", "x")["announced"]
    both = data(capsys, *given, "--dice", DICE, "1 human 3 cow 2 ray")
    assert (
        both["announced"]
        == data(capsys, *given, "--dice", DICE, "--dice", "dice 2 ray 3 cow 1 human")["announced"]
    )


def test_verbosity(capsys: Run) -> None:
    said = [
        ok(capsys, *("try", "martian_dice", MARTIAN, "roll", "--verbosity", level, "--dice", DICE))
        for level in ("brief", "standard", "full")
    ]
    assert len({tuple(lines) for lines in said}) == 3


WRONG = [
    (),
    ("x",),
    ("martian_dice",),
    ("chess", MARTIAN),
    ("martian_dice", ""),
    ("martian_dice", "hello"),
    ("martian_dice", "scores"),
    ("martian_dice", "scores 0 0 turn 3 aside none table none"),
    ("martian_dice", "scores 0 0 turn 1 aside 14 tank table none"),
    ("martian_dice", "scores 0 0 turn 1 aside 3 cat table none"),
    ("martian_dice", "scores 0 0 turn 1 aside 3 ray 1 ray table none"),
    ("martian_dice", "scores 0 0 turn 1 aside none table 3 ray"),
    ("martian_dice", f"{MARTIAN} and more"),
    ("martian_dice", f"{MARTIAN} option target zero"),
    ("martian_dice", f"sixty_one {MARTIAN}"),
    ("martian_dice", "scores 99999999999999999999 turn 1"),
    ("martian_dice", "scores 0 \x1b[2J"),
    ("martian_dice", "scores 0\nturn"),
    ("martian_dice", MARTIAN, "stop"),
    ("martian_dice", MARTIAN, "take"),
    ("martian_dice", MARTIAN, "take ray"),
    ("martian_dice", MARTIAN, "jump"),
    ("martian_dice", MARTIAN, ""),
    ("martian_dice", MARTIAN, "roll now"),
    ("martian_dice", MARTIAN, "seat 2 roll"),
    ("martian_dice", MARTIAN, "seat 9 roll"),
    ("martian_dice", MARTIAN, "seat"),
    ("martian_dice", MARTIAN, "dice 3 tank"),
    ("martian_dice", MARTIAN, "roll", "roll"),
    ("martian_dice", MARTIAN, "roll", "take tank", "--dice", DICE),
    ("martian_dice", MARTIAN, "roll", "--dice", "dice 3 tank"),
    ("martian_dice", MARTIAN, "roll", "--dice", "dice 99 tank"),
    ("martian_dice", MARTIAN, "roll", "--dice", "dice"),
    ("martian_dice", MARTIAN, "roll", "--dice", "dice 4 4 2"),
    ("martian_dice", MARTIAN, "roll", "--dice", "hello"),
    ("martian_dice", MARTIAN, "--dice", DICE),
    ("martian_dice", MARTIAN, "roll", "--dice", DICE, DICE),
    ("martian_dice", MARTIAN, "roll", "--dice"),
    ("martian_dice", MARTIAN, "--loud"),
    ("martian_dice", MARTIAN, "--verbosity", "loud"),
    ("martian_dice", MARTIAN, "--jso"),
    ("sixty_one", "round 5 dice 4 4 2"),
    ("sixty_one", SHARED.replace("mugs 0", "mugs 3", 1)),
    ("sixty_one", SHARED.replace("dice 4 4 2", "dice 4 4 7", 1)),
    ("sixty_one", SHARED, "skip leaf 4"),
    ("sixty_one", SHARED, "area 4 write 4 at 4 leaf 4"),
    ("sixty_one", SHARED, "seat 2 wild area 5 at m1"),
    ("geek_out_masters", "scores 1 round 9 turn 1 active unrolled used 0 inactive 3 scored 0"),
    ("geek_out_masters", "scores 1 round 1 turn 1 active 9 meeple used 0 inactive 3 scored 0"),
    (
        "geek_out_masters",
        "scores 1 round 1 turn 1 active unrolled used 0 inactive 3 scored 0",
        "pass",
    ),
]


@pytest.mark.parametrize("arguments", WRONG, ids=range(len(WRONG)))
def test_what_makes_no_sense_is_one_sentence(arguments: tuple[str, ...], capsys: Run) -> None:
    fails(capsys, "try", *arguments)
    fails(capsys, "try", *arguments, "--json")


def test_a_complaint_names_the_place_and_the_reason(capsys: Run) -> None:
    line = fails(
        capsys, "try", "martian_dice", MARTIAN, "roll", "take ray", "take ray", "--dice", DICE
    )
    assert line.startswith("Action 3, take ray, cannot be played: ")
    line = fails(capsys, "try", "martian_dice", "scores 0 0 turn 3 aside none table none")
    assert line == (
        "The position cannot be used: Word 5 is 3, where a number from 1 to 2 was expected."
    )


@every_game
def test_perft(game: Game, capsys: Run) -> None:
    counts = []
    for depth in range(2):
        found = data(capsys, "perft", game.id, str(depth))
        assert set(found) == {"count"}
        counts.append(found["count"])
        (line,) = ok(capsys, "perft", game.id.upper(), str(depth))
        assert line.replace(",", "").startswith(f"{found['count']} position")
    assert counts[0] != counts[1]


def test_perft_from_a_position(capsys: Run) -> None:
    over = "scores 30 2 turn 2 aside 13 ray table none"
    assert data(capsys, "perft", "martian_dice", "3", over) == {"count": 0}
    assert ok(capsys, "perft", "martian_dice", "0", MARTIAN) == ["1 position after 0 decisions."]


WRONG_COUNTS = [
    (),
    ("martian_dice",),
    ("chess", "1"),
    ("martian_dice", "x"),
    ("martian_dice", "-1"),
    ("martian_dice", "1.5"),
    ("martian_dice", "99999"),
    ("martian_dice", "1", "hello"),
    ("martian_dice", "1", MARTIAN, "roll"),
    ("martian_dice", "\u00b2"),
]


@pytest.mark.parametrize("arguments", WRONG_COUNTS, ids=range(len(WRONG_COUNTS)))
def test_perft_of_what_makes_no_sense(arguments: tuple[str, ...], capsys: Run) -> None:
    fails(capsys, "perft", *arguments)


def test_wrong_commands_and_options(capsys: Run) -> None:
    for arguments in (
        ("play",),
        ("",),
        ("--loud",),
        ("--speak", "shouting"),
        ("--voice-rate", "fast"),
        ("--verbosity",),
        ("--verbosity", "loud"),
        ("-x",),
    ):
        fails(capsys, *arguments)


def test_help_and_version(capsys: Run) -> None:
    assert ok(capsys, "--version") == ["Version 0.1.0 of a11y-dice."]
    for arguments in (("--help",), ("-h",), ("help",)):
        lines = ok(capsys, *arguments)
        assert all(any(name in line for line in lines) for name in ("replay", "try", "perft"))
    for command in ("replay", "try", "perft"):
        for lines in (ok(capsys, command, "--help"), ok(capsys, command, "x", "-h")):
            assert f"a11y-dice {command}" in lines[0]
            assert any("--json" in line for line in lines)
            assert all(line[-1] == "." for line in lines)


def test_the_games_are_found_by_their_ids(capsys: Run) -> None:
    assert ", ".join(game_ids()) in fails(capsys, "perft", "chess", "1")
