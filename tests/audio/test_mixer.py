"""The mixer, heard on a sound card that is not there."""

from __future__ import annotations

import array
import math
import os
import signal
import subprocess
import sys
import threading
import time
from queue import SimpleQueue

import pytest
from helpers.pulse import NO_DEVICE, PATIENCE, PulseServer, Recording
from helpers.system import needs

from a11y_dice.audio.mixer import RATE, Mixer, NoSoundError, Samples, shared_mixer

pytestmark = needs("pulseaudio", "parec")

LEAVING = """
import array, os, signal, sys, time
from a11y_dice.audio.mixer import shared_mixer
mixer = shared_mixer()
mixer.open()
mixer.speak(array.array("h", [9000, -9000] * 44100 * 30))
print("open", flush=True)
sys.stdin.readline()
{how}
"""


def tone(seconds: float) -> Samples:
    """A note."""
    count = round(RATE * seconds)
    return array.array("h", [round(9000 * math.sin(at * 2765 / RATE)) for at in range(count)])


def test_a_sound_comes_from_its_side(mixer: Mixer, sound: Recording) -> None:
    since = time.monotonic()
    mixer.play(tone(0.3), place=-1.0)
    sound.await_silence(sound.await_loud(since))
    loud = [window for window in sound.windows(since) if window.is_loud]
    assert max(window.left for window in loud) > 5000
    assert max(window.right for window in loud) == 0


def test_the_voice_is_silent_when_it_is_hushed_and_says_what_comes_next(
    mixer: Mixer, sound: Recording
) -> None:
    since = time.monotonic()
    ended = threading.Event()
    mixer.speak(tone(30))
    sound.await_loud(since)
    mixer.hush()
    silent = sound.await_silence(time.monotonic())
    mixer.speak(tone(0.3), ended.set)
    sound.await_loud(silent + 0.01)
    assert ended.wait(PATIENCE)


def test_stopping_the_sounds_leaves_the_voice(mixer: Mixer, sound: Recording) -> None:
    since = time.monotonic()
    ended = threading.Event()
    mixer.play(tone(30), place=-1.0)
    mixer.speak(tone(0.5), ended.set)
    sound.await_loud(since)
    mixer.stop_sounds()
    assert ended.wait(PATIENCE)
    sound.await_silence(time.monotonic())


def test_without_a_device_nothing_is_printed_and_nothing_breaks(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    for name, value in NO_DEVICE.items():
        monkeypatch.setenv(name, value)
    mixer = Mixer()
    for _ in range(3):
        with pytest.raises(NoSoundError):
            mixer.open()
    mixer.play(tone(0.1))
    mixer.speak(tone(0.1))
    mixer.hush()
    mixer.close()
    assert not mixer.is_open
    assert capfd.readouterr() == ("", "")


def test_a_device_that_goes_away_is_told_once_and_can_be_opened_again(
    mixer: Mixer, sound: Recording, server: PulseServer, capfd: pytest.CaptureFixture[str]
) -> None:
    lost: SimpleQueue[str] = SimpleQueue()
    mixer.on_lost = lost.put
    since = time.monotonic()
    mixer.speak(tone(30))
    sound.await_loud(since)
    server.kill()
    assert lost.get(timeout=PATIENCE)
    assert not mixer.is_open
    with pytest.raises(NoSoundError):
        mixer.open()
    server.start()
    with server.recording() as again:
        mixer.open()
        since = time.monotonic()
        mixer.speak(tone(0.3))
        again.await_loud(since)
    assert lost.empty()
    assert capfd.readouterr() == ("", "")


@pytest.mark.parametrize(
    ("how", "status"),
    [
        ("pass", 0),
        ("raise SystemExit(3)", 3),
        ("os.kill(os.getpid(), signal.SIGINT); time.sleep(300)", -signal.SIGINT),
        ("os.kill(os.getpid(), signal.SIGTERM); time.sleep(300)", -signal.SIGTERM),
        ("signal.signal(signal.SIGTERM, lambda *_: sys.exit(4)); os.kill(os.getpid(), 15)", 4),
    ],
)
@pytest.mark.parametrize("server_does", ["play", "hang"])
def test_an_open_device_keeps_nobody_from_leaving(
    sound: Recording, server: PulseServer, how: str, status: int, server_does: str
) -> None:
    since = time.monotonic()
    process = subprocess.Popen(
        [sys.executable, "-c", LEAVING.format(how=how)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        env=os.environ,
    )
    assert process.stdout
    assert process.stdout.readline() == b"open\n"
    sound.await_loud(since)
    if server_does == "hang":
        server.freeze()
    process.communicate(b"\n", timeout=PATIENCE)
    assert process.returncode == status


def test_there_is_one_mixer_for_all() -> None:
    assert shared_mixer() is shared_mixer()
    assert not shared_mixer().is_open
