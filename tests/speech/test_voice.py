"""Our own voice, heard on a sound card that is not there."""

from __future__ import annotations

import os
import signal
import threading
import time

import pytest
from helpers.pulse import Recording
from helpers.system import needs

from a11y_dice.settings.values import Settings
from a11y_dice.speech.outputs import all_outputs, make_output
from a11y_dice.speech.speaker import Speaker
from a11y_dice.speech.utterance import Priority
from speech.hearing import LONG, open_voice

pytestmark = needs("pulseaudio", "parec")

every_way = pytest.mark.parametrize("speaks_directly", [False, True], ids=["mixed", "direct"])


@every_way
def test_it_speaks_and_a_key_silences_it(sound: Recording, speaks_directly: bool) -> None:  # noqa: FBT001 - pytest names it
    with open_voice(speaks_directly=speaks_directly) as heard:
        since = time.monotonic()
        heard.say(LONG)
        heard.say("This comes next.")
        sound.await_loud(since)
        missed = heard.voice.skip()
        assert [utterance.words for utterance in missed] == ["This comes next."]
        assert heard.ears.begun == [LONG]
        sound.await_silence(time.monotonic(), length=1.5)
        since = time.monotonic()
        heard.say("You roll four rays.")
        sound.await_loud(since)
        assert not heard.ears.lost_for


@every_way
def test_an_answer_cuts_off_what_others_did_and_the_rest_follows(
    sound: Recording,
    speaks_directly: bool,  # noqa: FBT001 - pytest names it
) -> None:
    with open_voice(speaks_directly=speaks_directly) as heard:
        since = time.monotonic()
        heard.say(LONG, Priority.NORMAL, 1)
        heard.say("Bob rolls.", Priority.NORMAL, 1)
        heard.say("It is your turn.", Priority.NEXT, 1)
        sound.await_loud(since)
        heard.say("You roll.", Priority.NOW, 2)
        heard.say("You keep 3.", Priority.NORMAL, 2)
        heard.ears.wait_until(lambda: len(heard.ears.begun) == 5)
        assert heard.ears.begun[1:] == [
            "You roll.",
            "You keep 3.",
            "Bob rolls.",
            "It is your turn.",
        ]
        heard.voice.finish()


def test_who_wants_no_interruption_hears_all_to_the_end(sound: Recording) -> None:
    with open_voice(Settings(never_interrupt=True)) as heard:
        since = time.monotonic()
        heard.say("One two three four five.", group=1)
        sound.await_loud(since)
        heard.say("You roll.", Priority.NOW, 2)
        heard.voice.finish()
        assert heard.ears.begun == ["One two three four five.", "You roll."]
        begin, end = sound.intervals(since, pause=1.0)[0]
        assert end - begin > 1.5


def test_finish_waits_for_the_last_word_and_close_leaves_silence(sound: Recording) -> None:
    since = time.monotonic()
    with open_voice() as heard:
        heard.say("Good bye, and thank you for the game.")
        heard.voice.finish()
        said = sound.seconds_loud(since)
        assert said > 1.0
        heard.say(LONG)
        sound.await_loud(time.monotonic())
    sound.await_silence(time.monotonic(), length=1.0)


def test_a_signal_in_the_last_words_ends_them(sound: Recording) -> None:
    with open_voice() as heard:
        before = signal.signal(signal.SIGUSR1, lambda *_: heard.voice.close())
        since = time.monotonic()
        heard.say(LONG)
        sound.await_loud(since)
        threading.Timer(0.5, os.kill, (os.getpid(), signal.SIGUSR1)).start()
        heard.voice.finish()
        signal.signal(signal.SIGUSR1, before)
        sound.await_silence(time.monotonic(), length=1.5)
        assert heard.voice.skip() == ()


def test_words_wait_for_the_sounds_when_they_are_told_to(sound: Recording) -> None:
    with open_voice() as heard:
        heard.ears.delay = 1.0
        heard.say("You roll.")
        heard.ears.wait_until(lambda: heard.ears.begun)
        begun = time.monotonic()
        assert sound.await_loud(begun - 0.5) > begun + 0.5


def test_a_typed_letter_replaces_the_one_before(sound: Recording) -> None:
    with open_voice() as heard:
        since = time.monotonic()
        for letter in (" ", *"Anna"):
            heard.voice.echo(letter)
        sound.await_loud(since)
        heard.voice.finish()
        assert sound.seconds_loud(since) < 1.5
        assert heard.ears.begun == []


def test_a_message_of_ten_thousand_characters_sounds_before_it_is_made(sound: Recording) -> None:
    with open_voice() as heard:
        since = time.monotonic()
        heard.say("one and two " * 833)
        sound.await_loud(since)
        heard.voice.skip()
        sound.await_silence(time.monotonic(), length=1.0)
        since = time.monotonic()
        heard.say("You roll.")
        sound.await_loud(since)


def test_any_unicode_is_said_or_passed_over(sound: Recording) -> None:
    with open_voice() as heard:
        texts = ["\ud800", "", "\x00\x1b[3m", "😀", "♞", "\u202e\u0301", "字", "\n", "<b>", "[["]
        for text in texts:
            heard.say(text)
        heard.say("The end.")
        heard.ears.wait_until(lambda: "The end." in heard.ears.begun)
        heard.voice.finish()
        assert heard.ears.begun == [*texts, "The end."]
        assert not heard.ears.lost_for


def test_a_voice_that_is_missing_is_told_once_and_english_speaks(sound: Recording) -> None:
    with open_voice(Settings(voice_names="pl=gmw/nobody")) as heard:
        since = time.monotonic()
        for _ in range(2):
            heard.say("Masz 4.", language="pl")
            heard.say("Hello.", language="xx")
        heard.voice.finish()
        assert [message.facts["name"] for message in heard.ears.news] == ["gmw/nobody", "xx"]
        assert sound.seconds_loud(since) > 1.0


def test_settings_are_heard_from_the_next_announcement_on(sound: Recording) -> None:
    with open_voice() as heard:

        def loudest() -> int:
            since = time.monotonic()
            heard.say("One two three.")
            heard.voice.finish()
            sound.await_silence(sound.await_loud(since))
            return max(window.left for window in sound.windows(since))

        before = loudest()
        heard.voice.change(Settings(voice_volume=25))
        assert loudest() < 0.5 * before


def test_the_voices_are_known_after_a_while(sound: Recording) -> None:
    with open_voice() as heard:
        heard.say("Hello.")
        heard.voice.finish()
        assert "gmw/en" in [voice.id for voice in heard.voice.voices()]


@pytest.mark.parametrize("name", ["voice", "spoken-only"])
def test_both_ways_are_found_and_nothing_loads_before_they_are_opened(name: str) -> None:
    assert name in all_outputs()
    voice = make_output(name, Settings())
    assert isinstance(voice, Speaker)
    assert voice.voices() == ()
    voice.finish()
    voice.close()
