"""The way "reader", with a reader whose every fault can be chosen."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from helpers.readers import RecordedEars, RecordedReader

from a11y_dice.core.message import Words
from a11y_dice.settings.values import Settings
from a11y_dice.speech import line
from a11y_dice.speech.outputs import make_output
from a11y_dice.speech.outputs.reader import ScreenReader
from a11y_dice.speech.utterance import Priority, Utterance

NOW, NEXT, NORMAL = Priority.NOW, Priority.NEXT, Priority.NORMAL


class Play:
    """A player with a reader."""

    def __init__(self, settings: Settings | None = None) -> None:
        self.reader = RecordedReader()
        self.ears = RecordedEars()
        self.output = ScreenReader(settings or Settings(reading_speed=0), self.reader.find)

    def say(
        self, words: str, group: int = 1, priority: Priority = NOW, cells: str = ""
    ) -> Utterance:
        """Announce something."""
        utterance = Utterance(Words(words), Words(cells or words), priority, group)
        self.output.speak(utterance)
        return utterance


@pytest.fixture
def play() -> Iterator[Play]:
    """A player whose reader is found at once."""
    playing = Play()
    playing.output.open(playing.ears)
    yield playing
    playing.reader.gate.set()
    playing.output.close()


def test_a_key_speaks_and_shows_its_news_and_its_question_in_one_line(play: Play) -> None:
    play.say("You take 3 rays.", cells="+3 ra")
    play.say("Roll or stop?", cells="r/b?")
    play.say("Ann takes 2 tanks.", group=2, cells="Ann +2 ta")
    play.reader.await_said("Ann takes 2 tanks.")
    assert play.reader.said() == ["You take 3 rays.", "Roll or stop?", "Ann takes 2 tanks."]
    play.reader.await_true(lambda: len(play.reader.shown()) == 3)
    assert play.reader.shown() == ["+3 ra", "+3 ra r/b?", "Ann +2 ta"]


def test_only_the_first_answer_to_a_newer_key_interrupts(play: Play) -> None:
    play.say("Answer", 1, NOW)
    play.say("And its question", 1, NOW)
    play.say("Bob rolls", 1, NORMAL)
    play.say("Your turn", 2, NEXT)
    play.say("Eve rolls", 2, NORMAL)
    play.say("Next answer", 3, NOW)
    play.output.finish()
    interrupting = [text for order, text in play.reader.orders if order == "cut"]
    assert interrupting == ["Answer", "Next answer"]


def test_who_wants_everything_whole_is_never_interrupted(play: Play) -> None:
    play.output.change(Settings(never_interrupt=True))
    play.say("Answer", 1)
    play.say("Next answer", 2)
    play.output.finish()
    assert [order for order, _ in play.reader.orders] == ["say", "show", "say", "show"]


def test_a_key_silences_the_reader(play: Play) -> None:
    play.say("A long story")
    play.output.finish()
    assert play.output.skip() == ()
    play.say("Answer", 2)
    play.reader.await_said("Answer")
    orders = [order for order in play.reader.orders if order[0] != "show"]
    assert orders == [("cut", "A long story"), ("silence", ""), ("cut", "Answer")]


def test_what_a_fast_reader_cannot_have_begun_was_missed() -> None:
    play = Play(Settings(reading_speed=1))
    play.output.open(play.ears)
    play.say("This takes nineteen seconds", 1)
    later = play.say("So this is missed", 1)
    play.output.finish()
    assert play.output.skip() == (later,)
    assert play.output.skip() == ()
    play.output.close()


def test_what_waits_for_a_slow_reader_is_missed_and_never_said(play: Play) -> None:
    play.reader.gate.clear()
    play.say("First")
    play.ears.await_true(lambda: play.ears.begun)
    waiting = [play.say("The same"), play.say("The same")]
    missed = play.output.skip()
    assert list(map(id, missed)) == list(map(id, waiting))
    play.reader.gate.set()
    play.say("Answer", 2)
    play.reader.await_said("Answer")
    assert play.reader.said() == ["First", "Answer"]


def test_typed_characters_are_spoken_and_stand_at_the_end_of_the_line(play: Play) -> None:
    play.say("Your name:")
    play.output.echo("ü")
    play.output.echo(" ")
    play.output.finish()
    assert play.reader.said() == ["Your name:", "ü"]
    assert play.reader.shown() == ["Your name:", "Your name:ü", "Your name:ü "]


def test_sounds_begin_when_the_words_are_handed_over(play: Play) -> None:
    said = [play.say("One"), play.say("Two")]
    play.output.finish()
    assert play.ears.begun == said


def test_no_control_character_or_half_character_reaches_a_reader(play: Play) -> None:
    play.say("\x1b[31mRed\0\ud83d and\r\nblue 😀 ♞\x9f")
    play.say("\n")
    play.output.finish()
    assert play.reader.said() == ["[31mRed ? and blue 😀 ♞"]


def test_a_reader_without_braille_still_speaks(play: Play) -> None:
    play.reader.has_braille = False
    play.say("One")
    play.say("Two")
    play.output.finish()
    assert play.reader.said() == ["One", "Two"]
    assert play.ears.reports == []


def test_without_a_reader_it_is_told_once_and_everything_comes_back(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(line, "AGAIN", 0.01)
    play = Play()
    play.reader.is_running = False
    play.say("Welcome")
    play.output.open(play.ears)
    play.ears.await_reports(1)
    play.say("Too late to be said")
    play.ears.await_true(lambda: told(play) == ["Welcome", "Too late to be said"])
    reports = len(play.ears.reports)
    play.reader.is_running = True
    assert play.ears.await_reports(reports + 1)[-1] == ("found", "Any Reader")
    play.say("Again")
    play.reader.await_said("Again")
    assert play.reader.said() == ["Again"]
    assert len(play.ears.reports) == reports + 1
    play.output.close()


def test_a_reader_that_quits_and_returns(play: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(line, "AGAIN", 0.01)
    play.say("One")
    play.reader.await_said("One")
    play.reader.is_running = False
    play.say("Two", 2)
    assert play.ears.await_reports(1) == [("lost", ["Two"])]
    play.reader.is_running = True
    assert play.ears.await_reports(2)[1:] == [("found", "Any Reader")]
    play.say("Three", 3)
    play.reader.await_said("Three")
    assert play.reader.said() == ["One", "Three"]


def test_a_call_that_fails_gives_back_what_it_should_have_said(play: Play) -> None:
    play.reader.gate.clear()
    play.say("One")
    play.say("Two", priority=NORMAL)
    play.reader.error = RuntimeError("of any kind")
    play.reader.gate.set()
    assert play.ears.await_reports(1)[0] == ("lost", ["One", "Two"])
    play.reader.await_true(lambda: ("close", "") in play.reader.orders)


def test_a_key_alone_notices_that_the_reader_is_gone(play: Play) -> None:
    play.say("One")
    play.reader.await_said("One")
    play.reader.is_running = False
    play.output.skip()
    assert play.ears.await_reports(1) == [("lost", [])]


def test_a_call_that_never_returns_is_left_behind(
    play: Play, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(line, "STUCK", 0.1)
    play.say("Before")
    play.output.finish()
    play.reader.gate.clear()
    play.say("One", 2)
    play.say("Two", 2)
    assert play.ears.await_reports(2)[:2] == [("lost", ["One", "Two"]), ("found", "Any Reader")]
    play.reader.gate.set()
    play.say("Three", 3)
    play.reader.await_said("Three")
    play.reader.await_true(lambda: ("close", "") in play.reader.orders)
    assert "Two" not in play.reader.said()


def test_a_search_that_takes_long_is_told_and_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(line, "STUCK", 0.1)
    monkeypatch.setattr(line, "LONG", 0.1)
    play = Play()
    play.reader.gate.clear()

    def find() -> RecordedReader:
        play.reader.gate.wait()
        return play.reader

    play.output = ScreenReader(Settings(reading_speed=0), find)
    play.output.open(play.ears)
    play.say("Welcome")
    play.ears.await_true(lambda: told(play) == ["Welcome"])
    play.reader.gate.set()
    play.ears.await_true(lambda: ("found", "Any Reader") in play.ears.reports)
    play.output.close()


def test_a_search_that_fails_finds_no_reader() -> None:
    play = Play()

    def fail() -> None:
        raise OSError("a library is broken")

    play.output = ScreenReader(Settings(), fail)
    play.output.open(play.ears)
    assert play.ears.await_reports(1) == [("lost", [])]
    play.output.close()


def test_the_last_words_are_not_cut_at_the_end(play: Play) -> None:
    play.say("Goodbye.")
    play.output.finish()
    play.output.close()
    assert play.reader.orders == [("cut", "Goodbye."), ("show", "Goodbye."), ("close", "")]


def test_without_a_farewell_the_reader_is_silenced_and_may_be_used_again(play: Play) -> None:
    play.say("A long story")
    play.reader.await_said("A long story")
    play.output.close()
    assert play.reader.orders[-2:] == [("silence", ""), ("close", "")]
    play.say("Back again", 2)
    play.reader.await_said("Back again")


def test_ctrl_z_silences_the_reader_before_the_program_stands_still(play: Play) -> None:
    play.say("A long story")
    play.output.rest()
    assert play.reader.orders[-1] == ("silence", "")


def test_closing_what_was_never_opened_does_nothing() -> None:
    play = Play()
    play.output.finish()
    play.output.close()
    assert play.reader.orders == []


def test_nobody_need_listen_to_how_it_gets_on() -> None:
    play = Play()
    play.say("One")
    play.reader.await_said("One")
    play.reader.is_running = False
    play.say("Two")
    play.output.finish()
    play.reader.is_running = True
    while "Three" not in play.reader.said():  # the first may still find nobody
        play.say("Three")
        play.output.finish()
    play.output.close()


def test_it_is_found_by_its_name() -> None:
    assert isinstance(make_output("reader", Settings()), ScreenReader)


def told(play: Play) -> list[str]:
    """Everything that came back unsaid."""
    return [words for kind, unsaid in play.ears.reports if kind == "lost" for words in unsaid]
