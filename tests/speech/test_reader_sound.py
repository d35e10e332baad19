"""The way "reader", heard: Speech Dispatcher with eSpeak, on a sound card that is not there."""

from __future__ import annotations

import time

import pytest
from helpers.dispatcher import dispatcher
from helpers.pulse import pulse_server
from helpers.readers import RecordedEars
from helpers.system import needs

from a11y_dice.core.message import Words
from a11y_dice.settings.values import Settings
from a11y_dice.speech.outputs.reader import ScreenReader
from a11y_dice.speech.utterance import Priority, Utterance

LONG = "You roll four rays, three tanks, two humans, three cows and one chicken. " * 10


@needs("speech-dispatcher", "espeak-ng", "pulseaudio", "pactl", "parec")
def test_it_sounds_when_it_speaks_and_a_key_ends_it(monkeypatch: pytest.MonkeyPatch) -> None:
    with pulse_server() as server, dispatcher(environment=server.environment) as daemon:
        monkeypatch.setenv("SPEECHD_ADDRESS", daemon.address)
        reader, ears = ScreenReader(Settings()), RecordedEars()
        with server.recording() as sound:
            reader.open(ears)
            reader.speak(said(LONG, 1))
            sound.await_loud(0)
            reader.speak(said(LONG, 1, Priority.NORMAL))
            reader.finish()
            reader.skip()  # what is being said, and what waits behind it
            sound.await_silence(time.monotonic())
            asked = time.monotonic()
            reader.speak(said("Your turn.", 2))
            sound.await_loud(asked)
            sound.await_silence(time.monotonic(), length=1)
        reader.close()
    assert ears.reports == []


def said(words: str, group: int, priority: Priority = Priority.NOW) -> Utterance:
    """An announcement of some key."""
    return Utterance(Words(words), Words(words), priority, group)
