"""Earcons become sounds: in their order, from their places, as the settings say; or silence."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path

import pytest
from helpers.pulse import Recording, pulse_server
from helpers.system import needs

from a11y_dice.audio.earcons import (
    BACKLOG,
    LEAST_GAP,
    QUIET_SECONDS,
    QUIET_VOLUME,
    EarconPlayer,
    arranged,
)
from a11y_dice.audio.lines import RATE, Samples
from a11y_dice.audio.mixer import NoSoundError
from a11y_dice.audio.sound_files import SoundLibrary
from a11y_dice.core.earcons import falling
from a11y_dice.core.message import Earcon, Message
from a11y_dice.settings.values import Settings

PATIENCE = 60
OURS = SoundLibrary.load("")
TESTS = Path(__file__).parent.parent
THIRTEEN = falling(["tank"] * 4 + ["ray"] * 5 + ["cow"] * 4)
HERE = tuple(Earcon(f"martian_dice/{name}", place) for name, place in THIRTEEN)


@dataclass
class KeptMixer:
    """Keeps what it is to play: sound, place, volume and delay."""

    has_device: bool = True
    is_open: bool = False
    played: list[tuple[Samples, float, float, int]] = field(default_factory=list)
    stopped: int = 0
    volumes: tuple[float, float] = (1, 1)

    def open(self) -> None:
        """Find the device, or none."""
        if not self.has_device:
            raise NoSoundError
        self.is_open = True

    def play(self, samples: Samples, *, place: float, volume: float, delay_ms: int) -> None:
        """Keep it."""
        self.played.append((samples, place, volume, delay_ms))

    def stop_sounds(self) -> None:
        """Count it."""
        self.stopped += 1

    def change(self, *, sounds_volume: float, voice_volume: float) -> None:
        """Keep them."""
        self.volumes = (sounds_volume, voice_volume)


class Clock:
    """A clock that stands still until it is moved."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        """What it shows."""
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    """The clock of the player."""
    standing = Clock()
    monkeypatch.setattr("a11y_dice.audio.earcons.monotonic", standing)
    return standing


def ready(mixer: KeptMixer, told: list[str] | None = None, **settings: object) -> EarconPlayer:
    """A player that has loaded everything."""
    now = Settings()
    for name, value in settings.items():
        now = now.with_value(name, value)
    names = [] if told is None else told
    player = EarconPlayer(now, lambda message: names.append(message.id), mixer)
    player.open()
    deadline = time.monotonic() + PATIENCE
    while now.sounds_volume and not player.is_ready:
        assert time.monotonic() < deadline
        time.sleep(0.01)
    return player


def seconds(name: str) -> float:
    """How long one of our sounds is."""
    samples = OURS.find(name)
    assert samples
    return len(samples) / RATE


def test_each_sound_begins_when_the_one_before_is_over() -> None:
    names = ("score", "martian_dice/bonus", "turn")
    cues = arranged(tuple(map(Earcon, names)), OURS.find, is_short=False)
    assert [cue.start for cue in cues] == pytest.approx(
        [0, seconds("score"), seconds("score") + seconds("martian_dice/bonus")]
    )


def test_many_dice_fall_close_together_from_left_to_right() -> None:
    cues = arranged(HERE, OURS.find, is_short=False)
    falls = cues[1:]
    assert len(falls) == 13
    assert falls[0].start == pytest.approx(seconds("dice"))
    gaps = [later.start - cue.start for cue, later in pairwise(falls)]
    assert gaps == pytest.approx([LEAST_GAP] * 12)
    assert [cue.place for cue in falls] == sorted(cue.place for cue in falls)
    assert (falls[0].place, falls[-1].place) == (-0.8, 0.8)


def test_a_few_dice_leave_each_other_time() -> None:
    three = tuple(Earcon(f"sixty_one/{name}", place) for name, place in falling("652"))
    _, first, second, third = arranged(three, OURS.find, is_short=False)
    assert second.start - first.start == pytest.approx(seconds("sixty_one/die-6"))
    assert third.start - second.start == pytest.approx(seconds("sixty_one/die-5"))


def test_a_sound_that_is_not_there_takes_no_time() -> None:
    cues = arranged((Earcon("none"), Earcon("edge")), OURS.find, is_short=False)
    assert [cue.start for cue in cues] == [0]


def test_with_our_own_voice_all_is_played_and_nobody_waits() -> None:
    mixer = KeptMixer()
    assert ready(mixer, speak="voice").play(HERE) == 0
    assert len(mixer.played) == 14
    assert {volume for _, _, volume, _ in mixer.played} == {1.0}


@pytest.mark.parametrize("way", ["voice", "spoken-only"])
def test_speech_waits_where_no_sound_may_be_heard_over_it(way: str) -> None:
    mixer = KeptMixer()
    player = ready(mixer, speak=way, sounds_over_speech="no")
    waits = player.play(HERE)
    *_, (last, _, _, delay) = mixer.played
    assert waits == pytest.approx(delay / 1000 + len(last) / RATE, abs=0.01)
    assert waits > 1
    assert player.play(()) == 0


@pytest.mark.parametrize("way", ["text", "reader"])
def test_beside_a_reader_sounds_are_short_and_quiet_and_nobody_waits(way: str) -> None:
    mixer = KeptMixer()
    assert ready(mixer, speak=way, sounds_over_speech="no").play(HERE) == 0
    assert {volume for _, _, volume, _ in mixer.played} == {QUIET_VOLUME}
    assert 2 <= len(mixer.played) < 5
    assert all(delay <= QUIET_SECONDS * 1000 for *_, delay in mixer.played)


def test_what_one_key_brings_about_is_heard_in_its_order(clock: Clock) -> None:
    mixer = KeptMixer()
    player = ready(mixer)
    player.play((Earcon("score"),))
    clock.now += 0.05
    player.play((Earcon("turn"),))
    (_, _, _, first), (_, _, _, second) = mixer.played
    assert first == 0
    assert second == pytest.approx(seconds("score") * 1000 - 50, abs=1)
    assert mixer.stopped == 0


def test_of_too_many_sounds_the_newest_are_heard(clock: Clock) -> None:
    mixer = KeptMixer()
    player = ready(mixer)
    for _ in range(30):
        player.play((Earcon("score"),))
    player.play((Earcon("win"),))
    assert mixer.stopped > 1
    assert mixer.played[-1][0] == OURS.find("win")
    assert all(delay <= BACKLOG * 1000 for *_, delay in mixer.played)


def test_the_next_key_cuts_off_what_still_sounds(clock: Clock) -> None:
    mixer = KeptMixer()
    player = ready(mixer)
    player.play((Earcon("win"),))
    clock.now += 0.2
    player.play((Earcon("edge"),))
    assert mixer.stopped == 1
    assert mixer.played[-1][3] == 0


def test_the_volumes_are_those_of_the_settings_from_their_change_on() -> None:
    mixer = KeptMixer()
    player = ready(mixer, sounds_volume=30, voice_volume=70)
    assert mixer.volumes == (0.3, 0.7)
    player.change(Settings(sounds_volume=90))
    assert mixer.volumes == (0.9, 1.0)


def test_at_volume_0_no_device_is_opened_and_turning_it_up_opens_one() -> None:
    mixer = KeptMixer()
    player = ready(mixer, sounds_volume=0)
    assert player.play((Earcon("edge"),)) == 0
    assert player.silence == Message("sounds-off")
    assert (mixer.is_open, mixer.played) == (False, [])
    player.change(Settings(sounds_volume=50))
    deadline = time.monotonic() + PATIENCE
    while not mixer.played:
        assert time.monotonic() < deadline
        player.play((Earcon("edge"),))
    assert player.silence is None


def test_without_a_device_nothing_is_played_or_told() -> None:
    mixer, told = KeptMixer(has_device=False), list[str]()
    player = ready(mixer, told)
    assert player.play((Earcon("edge"),)) == 0
    assert player.silence == Message("sounds-no-device")
    assert (mixer.played, told) == ([], [])


def test_a_device_that_goes_away_is_told_of_once() -> None:
    mixer, told = KeptMixer(), list[str]()
    player = ready(mixer, told)
    mixer.is_open = mixer.has_device = False
    for _ in range(3):
        assert player.play((Earcon("edge"),)) == 0
    assert told == ["sounds-lost"]


def test_faults_of_a_folder_are_told_once_for_each_folder(tmp_path: Path) -> None:
    told = list[str]()
    (tmp_path / "edge.wav").write_text("broken")
    player = ready(KeptMixer(), told, sounds_folder=tmp_path)
    player.change(Settings(sounds_folder=str(tmp_path), sounds_volume=20))
    assert told == ["sounds-broken"]
    player.change(Settings(sounds_folder=str(tmp_path / "gone")))
    deadline = time.monotonic() + PATIENCE
    while len(told) < 2:
        assert time.monotonic() < deadline
        time.sleep(0.01)
    assert told == ["sounds-broken", "sounds-folder-missing"]
    player.play((Earcon("edge"),))


def test_closed_it_is_silent_for_good() -> None:
    mixer = KeptMixer()
    player = ready(mixer)
    player.close()
    assert player.play((Earcon("edge"),)) == 0
    assert (mixer.played, mixer.stopped) == ([], 1)


class Child:
    """The program of `playing.py`."""

    def __init__(self, environment: dict[str, str], *settings: str) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-m", "audio.playing", *settings],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            cwd=TESTS,
            env={**environment, "PYTHONPATH": str(TESTS.parent)},
        )
        self.told: list[str] = []
        self.answer()

    def ask(self, line: str) -> str:
        """Let it do something. Returns its answer."""
        assert self._process.stdin
        self._process.stdin.write(f"{line}\n")
        self._process.stdin.flush()
        return self.answer()

    def answer(self) -> str:
        """Its next answer; what it was told meanwhile is kept."""
        assert self._process.stdout
        while (line := self._process.stdout.readline()).startswith("told "):
            self.told.append(line.split()[1])
        assert line, self._process.stderr and self._process.stderr.read()
        return line.strip()

    def end(self) -> None:
        """Await its end, which is at once and without a word."""
        out, errors = self._process.communicate("end\n", timeout=PATIENCE)
        assert (out, errors, self._process.returncode) == ("", "", 0)

    def kill(self) -> None:
        """End it, if it has not ended."""
        self._process.kill()
        self._process.wait()


@contextmanager
def child(environment: dict[str, str], *settings: str) -> Iterator[Child]:
    """The program of `playing.py`, which does not outlive the test."""
    running = Child(environment, *settings)
    try:
        yield running
    finally:
        running.kill()


def sides(sound: Recording, since: float) -> tuple[int, int]:
    """How loud it was at most on the left and on the right, after a moment."""
    windows = sound.windows(since)
    return max(window.left for window in windows), max(window.right for window in windows)


@needs("pulseaudio", "parec", "pactl")
def test_sounds_come_out_of_the_card_from_their_places() -> None:
    with (
        pulse_server() as server,
        server.recording() as sound,
        child(server.environment, "speak=none", "sounds_volume=100") as player,
    ):
        assert player.ask("silence") == "can be heard"
        for place, is_heard in (
            ("-1", (True, False)),
            ("1", (False, True)),
            ("0", (True, True)),
        ):
            before = time.monotonic()
            player.ask(f"play score {place}")
            sound.await_silence(sound.await_loud(before))
            assert tuple(side > 1000 for side in sides(sound, before)) == is_heard
        player.end()


@needs("pulseaudio", "parec", "pactl")
def test_beside_a_reader_they_come_out_quietly() -> None:
    loud = {}
    with pulse_server() as server, server.recording() as sound:
        for way in ("none", "text"):
            with child(server.environment, f"speak={way}", "sounds_volume=100") as player:
                before = time.monotonic()
                player.ask("play score 0")
                sound.await_silence(sound.await_loud(before))
                loud[way] = max(sides(sound, before))
                player.end()
    assert loud["text"] == pytest.approx(loud["none"] * QUIET_VOLUME, rel=0.15)


@needs("pulseaudio", "parec", "pactl")
def test_a_card_that_is_pulled_out_is_told_of_and_all_goes_on() -> None:
    with pulse_server() as server, child(server.environment, "speak=none") as player:
        player.ask("play score 0")
        server.kill()
        deadline = time.monotonic() + PATIENCE
        while not player.told:
            assert time.monotonic() < deadline
            assert player.ask("play edge 0") == "played 0.00"
            time.sleep(0.05)
        player.ask("play edge 0")
        assert player.told == ["sounds-lost"]
        assert player.ask("silence") == "sounds-no-device"
        player.end()


def test_without_a_sound_server_all_is_silent_and_nothing_is_written(tmp_path: Path) -> None:
    nowhere = {"PULSE_SERVER": f"unix:{tmp_path}/none", "XDG_RUNTIME_DIR": str(tmp_path)}
    with child({**os.environ, **nowhere}, "speak=none") as player:
        assert player.ask("play edge 0") == "played 0.00"
        assert player.ask("silence") == "sounds-no-device"
        assert player.told == []
        player.end()
