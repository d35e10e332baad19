"""What was said can be heard again: the last answer, any message, the last roll, the own turn."""

from __future__ import annotations

import pytest
from helpers.keyboard import Keyboard, new_match, placed, seated
from helpers.play import every_game, rests

from a11y_dice.core.game import Game
from a11y_dice.games import find_game
from a11y_dice.session.transcript import Buffer, Said, Transcript

MARTIAN = find_game("martian_dice")


def events(transcript: Transcript) -> list[Said]:
    """The events of the match, the oldest first."""
    return list(transcript._of_table())[::-1]


def martian() -> Keyboard:
    return seated(new_match(MARTIAN, "Ola", "bot careful"))


def play(keyboard: Keyboard, most: int = 30) -> list[str]:
    """Take first choices until the person's turn, or the round, is over."""
    said = []
    seat, scored = keyboard.table.seat, keyboard.match.state.scores
    for _ in range(most):
        said += keyboard.press("1")
        if "Confirm" in keyboard.names():
            said += keyboard.press("y")
        if keyboard.match.is_over or keyboard.table.seat != seat:
            break
        if keyboard.match.state.scores != scored:
            break
    return said


@every_game
def test_repeat_says_the_whole_last_answer(game: Game) -> None:
    for key in ("d", "s", "t", "w", "o", "i"):
        keyboard = seated(new_match(game, "Ola", "bot careful"))
        answer = keyboard.press(key)
        assert keyboard.press("p") == answer
        assert keyboard.press("f4", "p") == answer * 2
        keyboard.press("v", "delete", ",", "tab")
        assert keyboard.press("p") == answer


def test_repeat_in_a_menu() -> None:
    keyboard = Keyboard()
    item = keyboard.press("down")
    assert keyboard.press("f4") == item


def test_older_and_newer_messages() -> None:
    keyboard = martian()
    said = [str(words) for words in keyboard.recorder.said]
    back = [keyboard.press(",")[0] for _ in said]
    assert back == [*said[-2::-1], f"Oldest message. {said[0]}"]
    forth = [keyboard.press(".")[0] for _ in said]
    assert forth == [*said[1:], f"Newest message. {said[-1]}"]


def test_each_buffer_has_its_own_messages() -> None:
    keyboard = martian()
    keyboard.press("d")
    assert keyboard.press("tab") == ["Messages of the table."]
    told = [s.words for s in keyboard.desk.announcer.transcript._said if s.buffer is Buffer.TABLE]
    assert keyboard.press(".") == [f"Newest message. {told[-1]}"]
    assert keyboard.press("tab") == ["Answers to your keys."]
    assert keyboard.press(".") == ["Newest message. In hand: 13 dice."]
    assert keyboard.press("tab") == ["Messages of the program."]
    assert keyboard.press(",") == ["No message here."]
    assert keyboard.press("s-tab") == ["Answers to your keys."]
    assert keyboard.press("tab", "tab")[-1] == "All messages."


def test_a_new_message_brings_the_review_back_to_the_end() -> None:
    keyboard = martian()
    keyboard.press(",", ",", "d")
    assert keyboard.press(".") == ["Newest message. In hand: 13 dice."]


@every_game
def test_last_event_and_last_roll(game: Game) -> None:
    keyboard = seated(new_match(game, "Ola", "bot random"))
    play(keyboard)
    told = events(keyboard.desk.announcer.transcript)
    assert keyboard.press("l") == [[said for said in told if said.cue != "turn"][-1].words]
    assert keyboard.press("j") == [[said for said in told if said.cue == "roll"][-1].words]
    for answer in (keyboard.press("l"), keyboard.press("j")):
        assert len(answer[0]) > 10


def test_before_anything_has_happened() -> None:
    keyboard = Keyboard()
    keyboard.press("c-c")
    assert keyboard.press("l") == ["Nothing has happened yet."]
    assert keyboard.press("j") == ["Nothing was rolled yet."]
    assert keyboard.press("m") == ["You had no turn yet."]
    assert Keyboard().press("p") == ["Nothing was said yet."]


def starts(told: list[Said]) -> list[int]:
    """Where turns begin, or the rounds that all share."""
    return [
        at
        for at, said in enumerate(told)
        if said.cue == "turn" or (said.cue == "roll" and said.seat is None)
    ]


@every_game
@pytest.mark.parametrize("others", [(), ("bot random",), ("bot careful", "bot random")])
def test_own_last_turn(game: Game, others: tuple[str, ...]) -> None:
    keyboard = seated(new_match(game, "Ola", *others))
    transcript = keyboard.desk.announcer.transcript
    for _ in range(3):
        begun = starts(events(transcript))
        while len(starts(events(transcript))) == len(begun):
            keyboard.press("1")
            if "Confirm" in keyboard.names():
                keyboard.press("y")
        told = events(transcript)
        ended = starts(told)[len(begun)]
        expected = [said.words for said in told[begun[-1] : ended]]
        assert len(expected) > 2
        assert keyboard.press("m") == expected


def test_own_last_turn_word_for_word() -> None:
    keyboard = martian()
    turn = keyboard.press("r", "1", "b")
    events = [line for line in turn if not line.startswith(("Take", "Roll", "Careful", "Your"))]
    events = events[: 1 + next(at for at, line in enumerate(events) if "You score" in line)]
    again = keyboard.press("m")
    assert again == ["You are drawn to begin.", *events]
    assert keyboard.press("r", "m")[-3:] != again[-3:]


@every_game
def test_review_goes_on_after_the_end(game: Game) -> None:
    keyboard = placed(rests(game, "end", 2)[-1])
    for key in ("d", "z", "c", "s", "t", "o", "i", "p", ",", ".", "l", "j", "m"):
        assert keyboard.press(key), key
    story = keyboard.press("2")
    count = int(story[0].split()[2])
    lines = [keyboard.press("down")[-1] for _ in range(count)]
    assert len(set(lines)) > 1
    assert f"{count} of {count}." in lines[-1]


def test_the_story_is_of_this_match_only() -> None:
    keyboard = placed(rests(MARTIAN, "end", 2)[-1])
    first = keyboard.press("2")[0]
    keyboard.press("escape")
    assert keyboard.press("2")[0] == first


def test_four_verbosities() -> None:
    keyboard = martian()
    keyboard.press("r")
    log = keyboard.match.log
    assert keyboard.press("v", "v", "v", "v") == [
        "Full announcements.",
        "Braille.",
        "Brief announcements.",
        "Standard announcements.",
    ]
    said = {}
    for name in ("standard", "full", "braille", "brief"):
        said[name] = " ".join(keyboard.press("w"))
        keyboard.press("v")
    assert len(said["brief"]) < len(said["standard"]) <= len(said["full"])
    assert keyboard.match.log is log


def test_as_many_messages_are_told_as_were_said_to_be_missed() -> None:
    """What the bot did, and that it is the player's turn again, were cut off by one key."""
    keyboard = martian()
    play(keyboard)
    at_turn = [said.utterance for said in events(keyboard.desk.announcer.transcript)[-4:]]
    keyboard.recorder.skip = lambda: tuple(at_turn)  # type: ignore[method-assign] # as a voice does
    assert keyboard.press("s")[0] == "4 messages missed, N tells them."
    keyboard.recorder.skip = tuple  # type: ignore[method-assign]
    told = [keyboard.press("n") for _ in range(5)]
    assert [again[0] for again in told[:4]] == [utterance.cells for utterance in at_turn]
    assert [again[1:] for again in told[:4]] == [["3 more."], ["2 more."], ["1 more."], []]
    assert told[4] == ["No missed message."]
