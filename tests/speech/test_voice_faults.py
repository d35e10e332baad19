"""What can go wrong with our own voice, with the real thing."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest
from helpers.pulse import NO_DEVICE, PATIENCE, PulseServer, Recording
from helpers.system import needs

from a11y_dice.audio.mixer import Mixer
from a11y_dice.core.message import Message
from a11y_dice.session.announcer import Announcer
from a11y_dice.settings.values import Settings
from a11y_dice.speech.mixed_mouth import MixedMouth
from a11y_dice.speech.outputs.recorder import Recorder
from a11y_dice.speech.speaker import Speaker
from speech.hearing import LONG, await_end, folders, open_voice
from speech.test_voice_child import WITHOUT_ESPEAK

pytestmark = needs("pulseaudio", "parec")

SENTENCE = "You roll four rays, three tanks, two humans, three cows and one chicken."
LEAVING = """
import os, signal, sys, time
from a11y_dice.settings.values import Settings
from a11y_dice.speech.outputs.voice import make
from a11y_dice.speech.utterance import plain_utterance
class Ears:
    def begins(self, utterance): return 0.0
voice = make(Settings())
voice.open(Ears())
voice.speak(plain_utterance({words!r}))
while not voice.voices(): time.sleep(0.01)
print(voice._mouth.child.pid, flush=True)
sys.stdin.readline()
{how}
"""


def test_a_voice_that_is_killed_before_it_has_answered_says_the_sentence(sound: Recording) -> None:
    with open_voice() as heard:
        heard.say("Hello.")
        heard.voice.finish()
        for _ in range(2):
            os.kill(heard.child, signal.SIGSTOP)
            since = time.monotonic()
            heard.say(SENTENCE)
            heard.ears.wait_until(lambda: SENTENCE in heard.ears.begun)
            os.kill(heard.child, signal.SIGKILL)
            sound.await_loud(since)
            heard.voice.finish()
            assert sound.seconds_loud(since) > 2.0
            heard.ears.begun.clear()
        assert not heard.ears.lost_for


def test_a_voice_that_is_killed_in_mid_sentence_says_all_to_the_end(sound: Recording) -> None:
    text = f"{SENTENCE} {SENTENCE} {SENTENCE}"
    with open_voice(Settings(voice_rate=400)) as heard:
        since = time.monotonic()
        heard.say(text)
        heard.voice.finish()
        undisturbed = sound.seconds_loud(since)
        since = time.monotonic()
        heard.say(text)
        sound.await_loud(since)
        os.kill(heard.child, signal.SIGKILL)
        heard.voice.finish()
        assert sound.seconds_loud(since) == pytest.approx(undisturbed, rel=0.2)
        assert not heard.ears.lost_for


def test_a_child_that_speaks_itself_and_is_killed_begins_the_sentence_again(
    sound: Recording,
) -> None:
    with open_voice(speaks_directly=True) as heard:
        since = time.monotonic()
        heard.say(SENTENCE)
        heard.voice.finish()
        undisturbed = sound.seconds_loud(since)
        since = time.monotonic()
        heard.say(SENTENCE)
        while sound.seconds_loud(since) < undisturbed / 2:
            sound.await_loud(time.monotonic())
        os.killpg(heard.child, signal.SIGKILL)
        heard.voice.finish()
        assert sound.seconds_loud(since) > 1.25 * undisturbed
        assert not heard.ears.lost_for


def test_a_voice_that_dies_again_and_again_is_given_up_and_comes_back(
    sound: Recording, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with open_voice() as heard:
        heard.say("Hello.")
        heard.voice.finish()
        (tmp_path / "sitecustomize.py").write_text("import os; os._exit(1)", encoding="utf-8")
        monkeypatch.setenv("PYTHONPATH", str(tmp_path))
        os.kill(heard.child, signal.SIGKILL)
        heard.say(SENTENCE)
        heard.say("Your turn.")
        heard.ears.wait_until(lambda: heard.ears.lost_for)
        assert heard.ears.lost_for == ["voice-lost-child"]
        assert heard.ears.unsaid == [SENTENCE, "Your turn."]
        heard.say("Nobody hears this.")
        assert heard.ears.unsaid[2:] == ["Nobody hears this."]
        (tmp_path / "sitecustomize.py").unlink()
        heard.ears.wait_until(lambda: heard.ears.found_by == ["voice-found"])
        since = time.monotonic()
        heard.say("Hello again.")
        sound.await_loud(since)


def test_without_a_device_text_takes_over_once_and_nothing_is_printed(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str], temporary: Path
) -> None:
    for name, value in NO_DEVICE.items():
        monkeypatch.setenv(name, value)
    with open_voice() as heard:
        heard.say("One.")
        heard.say("Two.")
        heard.ears.wait_until(lambda: heard.ears.lost_for)
        assert heard.ears.unsaid == ["One.", "Two."]
        time.sleep(5)  # it looks for a device again meanwhile
        assert heard.ears.lost_for == ["voice-lost-device"]
        heard.voice.finish()
        assert heard.voice.skip() == ()
    assert capfd.readouterr() == ("", "")
    assert folders(temporary) == []


def test_a_device_that_goes_away_in_mid_sentence_and_comes_back(
    sound: Recording, server: PulseServer, capfd: pytest.CaptureFixture[str]
) -> None:
    with open_voice() as heard:
        since = time.monotonic()
        heard.say(LONG)
        heard.say("Your turn.")
        sound.await_loud(since)
        server.kill()
        heard.ears.wait_until(lambda: heard.ears.lost_for)
        assert heard.ears.lost_for == ["voice-lost-device"]
        assert heard.ears.unsaid == [LONG, "Your turn."]
        server.start()
        with server.recording() as again:
            heard.ears.wait_until(lambda: heard.ears.found_by == ["voice-found"])
            since = time.monotonic()
            heard.say("Hello again.")
            again.await_loud(since)
    assert capfd.readouterr() == ("", "")


def test_without_a_synthesizer_text_takes_over(
    sound: Recording, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "sitecustomize.py").write_text(WITHOUT_ESPEAK, encoding="utf-8")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    with open_voice() as heard:
        heard.say("One.")
        heard.ears.wait_until(lambda: heard.ears.unsaid == ["One."])
        assert heard.ears.lost_for == ["voice-lost-library"]


def test_the_game_goes_on_in_text_when_the_voice_is_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in NO_DEVICE.items():
        monkeypatch.setenv(name, value)
    mixer, shown, reported = Mixer(), Recorder(), threading.Event()
    voice = Speaker(Settings(), lambda: MixedMouth(mixer))
    announcer = Announcer(voice, stand_in=lambda *_: shown)
    announcer.ears.wake = reported.set
    voice.open(announcer.ears)
    announcer.say(Message("not-done"))
    assert reported.wait(PATIENCE)
    announcer.next_key()
    announcer.say(Message("not-done"))
    lost, *rest = shown.said
    assert lost.startswith("No sound device answers")
    assert rest == ["Nothing is done."] * 2
    voice.close()


@pytest.mark.parametrize("speaks_directly", [False, True], ids=["mixed", "direct"])
def test_interruptions_leave_nothing_behind(
    sound: Recording,
    temporary: Path,
    speaks_directly: bool,  # noqa: FBT001 - pytest names it
) -> None:
    with open_voice(speaks_directly=speaks_directly) as heard:
        heard.say("Hello.")
        heard.voice.finish()
        before = traces()
        for number in range(20 if speaks_directly else 1000):
            heard.say(SENTENCE, group=number)
            heard.ears.wait_until(lambda: heard.ears.begun[-1] is SENTENCE)
            if number % 3:
                time.sleep(0.001 * (number % 30))
            heard.voice.skip()
        heard.say("The end.")
        heard.voice.finish()
        deadline = time.monotonic() + PATIENCE
        while traces() != before and time.monotonic() < deadline:
            time.sleep(0.05)
        assert traces() == before
        assert len(folders(temporary)) == (2 if speaks_directly else 1)
        assert not heard.ears.lost_for
    assert folders(temporary) == []


def traces() -> tuple[int, int, int]:
    """How many threads, open files and children this process has."""
    children = sum(
        len((task / "children").read_text(encoding="ascii").split())
        for task in Path("/proc/self/task").iterdir()
    )
    return threading.active_count(), len(list(Path("/proc/self/fd").iterdir())), children


@pytest.mark.parametrize(
    ("how", "status"),
    [
        ("pass", 0),
        ("voice.close()", 0),
        ("raise SystemExit(3)", 3),
        ("os.kill(os.getpid(), signal.SIGINT); time.sleep(300)", -signal.SIGINT),
        ("os.kill(os.getpid(), signal.SIGTERM); time.sleep(300)", -signal.SIGTERM),
        ("signal.signal(signal.SIGTERM, lambda *_: sys.exit(4)); os.kill(os.getpid(), 15)", 4),
    ],
)
def test_the_process_ends_in_mid_sentence_and_leaves_nothing(
    sound: Recording, tmp_path: Path, how: str, status: int
) -> None:
    since = time.monotonic()
    process = subprocess.Popen(
        [sys.executable, "-c", LEAVING.format(words=LONG, how=how)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        env={**os.environ, "TMPDIR": str(tmp_path)},
    )
    assert process.stdout
    child = int(process.stdout.readline())
    sound.await_loud(since)
    process.communicate(b"\n", timeout=PATIENCE)
    assert process.returncode == status
    await_end(child)
    assert folders(tmp_path) == []
    sound.await_silence(time.monotonic(), length=1.0)
