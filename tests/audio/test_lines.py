"""How sounds and the voice are mixed, sample by sample."""

from __future__ import annotations

import array

import pytest

from a11y_dice.audio.lines import DUCKED, FADE, HOLD, Samples, Sounds, VoiceLine, lifted

BUFFER = 441


def flat(level: int, length: int) -> Samples:
    """A sound that stays at one level."""
    return array.array("h", [level] * length)


def test_clips_of_a_voice_follow_each_other_without_a_gap() -> None:
    line, ended = VoiceLine(), []
    line.add(flat(5, 300), lambda: ended.append("first"))
    line.add(flat(7, 300), lambda: ended.append("second"))
    one, over = line.take(BUFFER)
    assert list(one) == [5] * 300 + [7] * 141
    for call in over:
        call()
    assert ended == ["first"]
    two, over = line.take(BUFFER)
    assert list(two) == [7] * 159 + [0] * (BUFFER - 159)
    for call in over:
        call()
    assert ended == ["first", "second"]
    assert not line.take(BUFFER)[0]


def test_an_empty_clip_ends_at_once() -> None:
    line = VoiceLine()
    line.add(flat(0, 0), print)
    assert line.take(BUFFER) == (array.array("h"), [print])


def test_a_hushed_voice_dies_away_and_tells_nobody() -> None:
    line = VoiceLine()
    line.add(flat(1000, 5000), print)
    line.add(flat(1000, 5000), print)
    line.take(BUFFER)
    line.hush()
    last, ended = line.take(BUFFER)
    assert not ended
    assert list(last) == sorted(last, reverse=True)
    assert (last[0], last[FADE]) == (1000, 0)
    assert line.take(BUFFER) == (array.array("h"), [])


@pytest.mark.parametrize(
    ("place", "left", "right"),
    [(-1, 800, 0), (-0.5, 800, 400), (0, 800, 800), (1, 0, 800), (9, 0, 800)],
)
def test_a_sound_is_heard_at_its_place(place: float, left: int, right: int) -> None:
    sounds = Sounds()
    sounds.add(flat(800, BUFFER), place, 1.0, 0)
    sides = sounds.take(BUFFER, is_under_speech=False)
    assert sides
    assert (sides[0][0], sides[1][0]) == (left, right)


def test_a_sound_waits_for_its_delay() -> None:
    sounds = Sounds()
    sounds.add(flat(100, 10), 0.0, 1.0, 15)
    heard: list[float] = []
    while sides := sounds.take(BUFFER, is_under_speech=False):
        heard += sides[0]
    assert heard.index(100) == 44100 * 15 // 1000
    assert sum(heard) == 10 * 100


def test_loud_sounds_are_clipped_not_wrapped() -> None:
    sounds = Sounds()
    for level in (30000, 30000):
        sounds.add(flat(level, BUFFER), -1.0, 1.0, 0)
        sounds.add(flat(-level, BUFFER), 1.0, 1.0, 0)
    sides = sounds.take(BUFFER, is_under_speech=False)
    assert sides
    both = lifted(flat(0, 0), *sides)
    assert (both[0], both[1]) == (32767, -32768)


def test_sounds_are_quieter_under_the_voice_and_grow_again_after_it() -> None:
    sounds = Sounds()
    sounds.add(flat(1000, 100 * BUFFER), 0.0, 1.0, 0)

    def level(*, is_under_speech: bool) -> float:
        sides = sounds.take(BUFFER, is_under_speech=is_under_speech)
        assert sides
        return sides[0][0]

    down = [level(is_under_speech=True) for _ in range(8)]
    assert down == sorted(down, reverse=True)
    assert down[-1] == pytest.approx(1000 * DUCKED)
    up = [level(is_under_speech=False) for _ in range(8)]
    assert up == sorted(up)
    assert up[-1] == pytest.approx(1000)


def test_a_breath_of_the_voice_is_not_its_end() -> None:
    line = VoiceLine()
    assert not line.sounds
    line.add(flat(1, BUFFER), None)
    line.take(BUFFER)
    line.take(BUFFER)
    assert line.sounds
    for _ in range(HOLD // BUFFER + 1):
        line.take(BUFFER)
    assert not line.sounds


def test_volumes_are_heard_from_the_next_buffer_on() -> None:
    line, sounds = VoiceLine(), Sounds()
    line.add(flat(1000, 2 * BUFFER), None)
    sounds.add(flat(1000, 2 * BUFFER), 0.0, 0.5, 0)
    line.volume, sounds.volume = 0.25, 0.1
    sides = sounds.take(BUFFER, is_under_speech=False)
    assert sides
    assert (line.take(BUFFER)[0][0], sides[0][0]) == (250, 50)
