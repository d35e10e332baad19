"""Our own sounds: made by the script beside them, equally loud, short, and unlike each other."""

from __future__ import annotations

import math
import wave
from array import array
from itertools import combinations
from pathlib import Path

import make_sounds
import pytest
from loudness import Filter, loudness, peak

from audio.likeness import Picture, distance, picture

SOUNDS = Path(make_sounds.__file__).parent
FILES = sorted(SOUNDS.rglob("*.wav"))
NAMES = [path.relative_to(SOUNDS).with_suffix("").as_posix() for path in FILES]
LONG = {"common/win", "common/end"}
NEXT_LONG = 600
"""Milliseconds that no other sound lasts."""
LEAST_DISTANCE = 0.17
LEAST_SHARE = 0.75
"""So much of the energy lies where most people who hear badly still hear."""

every_file = pytest.mark.parametrize("path", FILES, ids=NAMES)


def samples(path: Path) -> tuple[list[float], int]:
    """The samples of a file from -1 to 1, and their rate."""
    with wave.open(str(path)) as file:
        assert (file.getnchannels(), file.getsampwidth()) == (1, 2)
        raw = array("h", file.readframes(file.getnframes()))
        return [sample / 32768 for sample in raw], file.getframerate()


def test_the_script_makes_them_again_byte_for_byte(tmp_path: Path) -> None:
    make_sounds.make(tmp_path)
    made = {path.relative_to(tmp_path).as_posix(): path for path in tmp_path.rglob("*.wav")}
    assert sorted(made) == sorted(f"{name}.wav" for name in NAMES)
    other = [
        name for name, path in made.items() if path.read_bytes() != (SOUNDS / name).read_bytes()
    ]
    assert other == []


def test_the_whole_set_is_small() -> None:
    assert sum(path.stat().st_size for path in FILES) < 2_000_000


@every_file
def test_each_is_as_loud_as_the_others(path: Path) -> None:
    wave_, rate = samples(path)
    assert loudness(wave_, rate) == pytest.approx(make_sounds.LOUDNESS, abs=0.1)
    assert peak(wave_) < make_sounds.HIGHEST


@every_file
def test_each_is_short(path: Path) -> None:
    wave_, rate = samples(path)
    is_long = path.relative_to(SOUNDS).with_suffix("").as_posix() in LONG
    assert 60 <= len(wave_) * 1000 / rate <= (1000 if is_long else NEXT_LONG)


def test_most_are_very_short() -> None:
    lengths = sorted(len(wave_) / rate for wave_, rate in map(samples, FILES))
    assert lengths[len(lengths) * 2 // 3] <= 0.3


@every_file
def test_each_is_where_most_can_hear_it(path: Path) -> None:
    wave_, rate = samples(path)
    middle = _pass(3500, rate, is_high=False).run(_pass(300, rate, is_high=True).run(wave_))
    assert sum(x * x for x in middle) >= LEAST_SHARE * sum(x * x for x in wave_)


def test_any_two_at_one_table_are_unlike_each_other() -> None:
    pictures = {name: picture(*samples(path)) for name, path in zip(NAMES, FILES, strict=True)}
    alike = [
        f"{first} {second} {distance(pictures[first], pictures[second]):.3f}"
        for first, second in combinations(NAMES, 2)
        if _are_heard_together(first, second)
        and distance(pictures[first], pictures[second]) < LEAST_DISTANCE
    ]
    assert alike == []


def test_the_measure_of_loudness_is_the_one_of_the_standard() -> None:
    """BS.1770: a sine of 997 Hz at full scale in one channel is 3.01 dB below, 0.69 weighting."""
    sine = [math.sin(math.tau * 997 * at / 48000) for at in range(48000)]
    assert loudness(sine, 48000) == pytest.approx(-3.01 + 0.691, abs=0.01)


def test_the_measure_of_likeness_does_not_hear_pitch_alone() -> None:
    def beeps(hertz: float, *starts: int) -> Picture:
        sounding = [any(start <= at < start + 60 for start in starts) for at in range(300)]
        return picture(
            [math.sin(math.tau * hertz * at / 8000) * sounding[at // 8] for at in range(2400)], 8000
        )

    once = beeps(800, 0)
    assert distance(once, once) == pytest.approx(0)
    assert distance(once, beeps(1000, 0)) < LEAST_DISTANCE
    assert distance(once, beeps(800, 0, 90)) > LEAST_DISTANCE


def _are_heard_together(first: str, second: str) -> bool:
    folders = {first.partition("/")[0], second.partition("/")[0]}
    return len(folders) == 1 or "common" in folders


def _pass(hertz: float, rate: int, *, is_high: bool) -> Filter:
    """What lets everything above a frequency through, or everything below it."""
    turn = math.tau * hertz / rate
    spread, cosine = math.sin(turn) / math.sqrt(2), math.cos(turn)
    edge = 1 + cosine if is_high else 1 - cosine
    outer, inner = edge / 2, -edge if is_high else edge
    parts = (outer, inner, outer, -2 * cosine, 1 - spread)
    return Filter(*(part / (1 + spread) for part in parts))
