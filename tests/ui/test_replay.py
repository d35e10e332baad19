"""Walking through a match at the keyboard, and playing on from a point of it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from pathlib import Path

import pytest
from helpers.keyboard import Keyboard, placed
from helpers.onlooking import bots_match, heard_live, onlooker_of, walk_of
from helpers.play import every_game, playout, rests

from a11y_dice.core.game import Game
from a11y_dice.core.match import Match
from a11y_dice.core.record import record_text
from a11y_dice.core.undo import undone
from a11y_dice.games import find_game
from a11y_dice.i18n.audience import Verbosity
from a11y_dice.session.kept_match import kept_match
from a11y_dice.session.records import unfinished_records
from a11y_dice.session.walk import Unit
from a11y_dice.ui.screens.match import MatchScreen
from a11y_dice.ui.screens.replay import ReplayScreen

MARTIAN = find_game("martian_dice")
SIXTY_ONE = find_game("sixty_one")
QUESTIONS = tuple("dzcstwxoih")


def walking(match: Match, folder: Path, verbosity: Verbosity = Verbosity.STANDARD) -> Keyboard:
    """Somebody who has chosen to walk through the match of a record."""
    path = folder / "kept.txt"
    path.write_text(record_text(match), encoding="utf-8")
    keyboard = Keyboard(verbosity)
    keyboard.desk.push(MatchScreen(keyboard.desk, path, is_over=True))
    keyboard.press("1")
    assert isinstance(keyboard.screen, ReplayScreen)
    return keyboard


def at(keyboard: Keyboard) -> int:
    """The point at which the walk is."""
    screen = keyboard.screen
    assert isinstance(screen, ReplayScreen)
    return screen.at


@every_game
def test_right_arrow_says_the_whole_match_and_left_arrow_the_same_back(
    game: Game, tmp_path: Path
) -> None:
    match, heard = heard_live(game, "bot careful", "bot random", seed="walk")
    keyboard = walking(match, tmp_path)
    forward = [keyboard.press("home")]
    forward += [keyboard.press("right") for _ in range(walk_of(match).last)]
    assert [words for said in forward for words in said[:-1]] == heard
    positions = [said[-1] for said in forward]
    assert positions[0].startswith("Beginning.")
    assert positions[1] == f"Action 1 of {len(forward) - 1}."
    assert positions[-1].endswith("the end.")
    back = [keyboard.press("left") for _ in forward[1:]]
    assert back == forward[-2::-1]


@every_game
def test_everybody_is_called_by_name_whoever_played(game: Game, tmp_path: Path) -> None:
    alone = rests(game, "alone", 1)[-1]
    keyboard = walking(alone, tmp_path)
    said = keyboard.press("home", *["right"] * 30)
    assert any("Ola" in words for words in said)
    assert not any(words.startswith("You ") for words in said)


@every_game
def test_the_walk_speaks_as_much_as_is_wanted_now(game: Game, tmp_path: Path) -> None:
    match = bots_match(game)
    keyboard = walking(match, tmp_path)
    standard = keyboard.press("right")
    keyboard.press("v")
    full = keyboard.press("l")
    onlooker = onlooker_of(match, Verbosity.FULL)
    walk = walk_of(match)
    assert full[:-1] == [onlooker.words(message) for message in walk.told(1)]
    assert len(standard) == len(full)


@every_game
def test_every_question_is_answered_at_every_point_and_moves_nothing(
    game: Game, tmp_path: Path
) -> None:
    for seats in (1, 2, 3):
        keyboard = walking(rests(game, "asked", seats)[-1], tmp_path)
        screen = keyboard.screen
        assert isinstance(screen, ReplayScreen)
        points = range(screen.walk.last + 1)
        for point in points[:: max(1, len(points) // 25)]:
            screen._go(point)
            for key in QUESTIONS:
                said = keyboard.press(key, key)
                assert len(said) >= 2, (point, key)
                assert keyboard.screen is screen
                assert screen.at == point


def secret_pairs() -> Iterator[tuple[Match, Match]]:
    """Two moments that differ by the choice of a seat alone, which nobody else knows yet."""
    rules = SIXTY_ONE.rules
    for turn in playout(SIXTY_ONE, "secret", 2, at_most=40):
        for action in rules.legal_actions(turn.before.state, turn.seat):
            if action == turn.action:
                continue
            state, _ = rules.apply(turn.before.state, turn.seat, action)
            log = (turn.before.log, (turn.seat, action))
            other = Match(turn.before.setup, state, log, turn.before.rolls)
            if rules.seen_by(state, None) == rules.seen_by(turn.after.state, None) != state:
                yield turn.after, other
                break


def test_no_question_tells_a_choice_of_a_round_that_is_not_over(tmp_path: Path) -> None:
    def answers(match: Match) -> list[str]:
        keyboard = walking(match, tmp_path)
        keyboard.press("end")
        return [words for key in QUESTIONS for words in keyboard.press(key, key, key)]

    pairs = list(islice(secret_pairs(), 4))
    assert len(pairs) == 4
    for one, other in pairs:
        assert answers(one) == answers(other)


def test_number_keys_choose_what_up_and_down_go_by(tmp_path: Path) -> None:
    match = bots_match(MARTIAN)
    keyboard, walk = walking(match, tmp_path), walk_of(match)
    names = {Unit.ROLL: "roll", Unit.TURN: "turn", Unit.SCORE: "points", Unit.ROUND: "round"}
    for number, (unit, name) in enumerate(names.items(), 1):
        assert keyboard.press(str(number)) == [f"Up Arrow and Down Arrow go by {name}."]
        assert keyboard.press("space")[0].startswith(f"Up Arrow and Down Arrow go by {name}. ")
        keyboard.press("home", "down")
        assert at(keyboard) == walk.seek(0, unit, 1)
        keyboard.press("end", "up")
        assert at(keyboard) == walk.seek(walk.last, unit, -1)
    assert keyboard.press("9") == ["There is no line 9, only 4."]


def test_letters_go_back_to_the_last_roll_points_and_turn(tmp_path: Path) -> None:
    match = bots_match(MARTIAN)
    keyboard, walk = walking(match, tmp_path), walk_of(match)
    for key, unit in (("j", Unit.ROLL), ("g", Unit.SCORE), ("m", Unit.TURN)):
        keyboard.press("end", key)
        assert at(keyboard) == walk.seek(walk.last, unit, -1)
    here = at(keyboard)
    first, second = keyboard.press("l"), keyboard.press("l")
    assert first == second
    assert at(keyboard) == here


@every_game
def test_at_an_end_the_same_is_read_again_with_the_sound_of_an_edge(
    game: Game, tmp_path: Path
) -> None:
    keyboard = walking(bots_match(game), tmp_path)
    for to_end, beyond in (("home", ("left", "up", "home")), ("end", ("right", "down", "end"))):
        keyboard.press("right", "left")
        reached = keyboard.press(to_end)
        for key in beyond:
            assert keyboard.press(key) == reached
            heard = keyboard.recorder.utterances[-len(reached) :]
            names = [earcon.name for utterance in heard for earcon in utterance.earcons]
            assert [name.rpartition("/")[2] for name in names] == ["edge"], key


def test_a_number_can_be_typed(tmp_path: Path) -> None:
    keyboard = walking(bots_match(MARTIAN), tmp_path)
    assert keyboard.line("12")[-1].startswith("Action 12 of ")
    keyboard.desk.type_line("7")
    assert at(keyboard) == 7
    for wrong in ("99999", "turn", "-1", "½", "٣"):
        assert keyboard.line(wrong)[-1].startswith(f"There is no action {wrong}, only 0 to ")
        assert at(keyboard) == 7
    assert "Nothing is done." in keyboard.line("")


@every_game
def test_playing_on_makes_a_new_match_and_leaves_the_old_one(game: Game, tmp_path: Path) -> None:
    match = rests(game, "on", 2)[-1]
    keyboard = walking(match, tmp_path)
    keyboard.press(*["right"] * 4)
    until = walk_of(match).match(4).entries()
    before = (tmp_path / "kept.txt").read_bytes()
    said = keyboard.press("enter", "y")
    assert "a new match goes on from here" in said[1]
    assert keyboard.names() == ["MainMenu", "TableScreen"]
    assert (tmp_path / "kept.txt").read_bytes() == before
    assert keyboard.match.setup == replace(match.setup, seed=keyboard.match.setup.seed)
    assert keyboard.match.setup.seed != match.setup.seed
    assert keyboard.match.entries()[: len(until)] == until
    (path,) = unfinished_records()
    assert kept_match(path).match == keyboard.match
    table = keyboard.table
    table.act(game.rules.legal_actions(table.view, table.seat)[0])
    assert kept_match(path).match == keyboard.match
    assert len(keyboard.match.entries()) > len(until)


def test_playing_on_is_asked_about_first(tmp_path: Path) -> None:
    keyboard = walking(bots_match(MARTIAN), tmp_path)
    (question,) = keyboard.press("right", "enter")[-1:]
    assert question.startswith("Play on from here, as a new match")
    assert keyboard.press("n")[0] == "Nothing is done."
    assert at(keyboard) == 1
    assert unfinished_records() == []


def test_the_dice_after_the_point_are_other_ones(tmp_path: Path) -> None:
    match = rests(SIXTY_ONE, "on", 1)[-1]
    rolls = set()
    for _ in range(6):
        keyboard = walking(match, tmp_path)
        keyboard.press("enter", "y")
        rolls.add(keyboard.match.state.dice)
    assert len(rolls) > 1


def test_nothing_can_be_played_where_the_match_is_over(tmp_path: Path) -> None:
    keyboard = walking(bots_match(MARTIAN), tmp_path)
    assert keyboard.press("end", "enter")[-1].startswith("The match is over here.")
    assert keyboard.names()[-1] == "ReplayScreen"


def test_a_match_that_goes_on_says_so_at_its_last_action(tmp_path: Path) -> None:
    keyboard = walking(rests(MARTIAN, "open", 2, at_most=9)[-1], tmp_path)
    assert keyboard.press("end")[-1].endswith("The match goes no further yet.")


def test_it_is_said_that_choices_were_taken_back(tmp_path: Path) -> None:
    match = rests(MARTIAN, "back", 1, at_most=9)[-1]
    shorter = undone(match)
    assert isinstance(shorter, Match)
    path = tmp_path / "kept.txt"
    path.write_text(record_text(shorter), encoding="utf-8")
    keyboard = Keyboard()
    keyboard.desk.push(MatchScreen(keyboard.desk, path, is_over=True))
    said = keyboard.press("1")
    assert "Choices were taken back 1 time in this match. The replay goes without them." in said
    assert keyboard.press("end")[:-1] == walking(shorter, tmp_path).press("end")[:-1]
    path.write_text(record_text(shorter) + "redo\n", encoding="utf-8")
    keyboard.press("escape")
    assert not [words for words in keyboard.press("1") if "taken back" in words]


@every_game
def test_after_the_end_the_match_just_played_can_be_walked(game: Game) -> None:
    keyboard = placed(rests(game, "end", 2)[-1])
    keyboard.press("4")
    assert keyboard.names()[-1] == "ReplayScreen"
    answers = keyboard.press("end", "s")
    keyboard.press("escape")
    assert keyboard.names()[-1] == "ResultScreen"
    assert keyboard.press("s")[0] in answers


def test_who_played_alone_is_you_again_after_the_walk() -> None:
    keyboard = placed(rests(MARTIAN, "end", 1)[-1])
    before = keyboard.press("s")
    keyboard.press("4")
    assert keyboard.press("s") != before
    keyboard.press("escape")
    assert keyboard.press("s") == before


def test_help_in_the_walk_tells_what_the_keys_do_there(tmp_path: Path) -> None:
    keyboard = walking(bots_match(MARTIAN), tmp_path)
    keyboard.press("?")
    lines = keyboard.press(*["down"] * 40)
    told = " ".join(lines)
    assert "Left Arrow: the action before." in told
    assert "Right Arrow: the next action." in told
    assert "place before on the table" not in told
    assert "Enter: play on from here, as a new match." in told
    assert "D: all dice and zones, again for more." in told


@pytest.mark.parametrize("spoilt", ["a11y-dice 9 martian_dice 1 seed x\n", "", "\udc80"])
def test_a_record_that_cannot_be_read_is_told_and_kept(spoilt: str, tmp_path: Path) -> None:
    path = tmp_path / "kept.txt"
    path.write_bytes(spoilt.encode("utf-8", "surrogateescape"))
    keyboard = Keyboard()
    keyboard.desk.push(MatchScreen(keyboard.desk, path, is_over=True))
    for key in ("1", "2"):
        (said,) = keyboard.press(key)
        assert said.startswith("kept.txt cannot be read")
        assert said.endswith("It stays as it is.")
    path.unlink()
    (said,) = keyboard.press("1")
    assert said.startswith("kept.txt cannot be read")


def test_of_a_long_match_only_what_is_near_is_put_into_words(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for turn in playout(MARTIAN, "long", 8, {"target": "999"}):
        match = turn.after
        if match.rolls > 700:
            break
    keyboard = walking(match, tmp_path)
    words = 0
    say = keyboard.desk.announcer.words

    def counted(message: object) -> object:
        nonlocal words
        words += 1
        return say(message)  # type: ignore[arg-type]  # handed on as it came

    monkeypatch.setattr(keyboard.desk.announcer, "words", counted)
    assert len(match.entries()) > 2000
    keyboard.press("escape")
    words = 0
    keyboard.press("1", "end", "left", "up", "4", "up", "3", "up", "s", "home")
    assert 0 < words < 60
