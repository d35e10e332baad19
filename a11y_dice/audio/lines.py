"""What is playing: sounds over each other, and clips of a voice one after the other.

Samples are 16 bit, one side, RATE in a second. Nothing here knows threads, devices or clocks.
"""

from __future__ import annotations

import array
from collections import deque
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import TypeAlias

Samples: TypeAlias = "array.array[int]"
"""Sound of one side: signed, 16 bit, RATE samples in a second."""
OnEnd: TypeAlias = "Callable[[], None] | None"

RATE = 44100
DUCKED = 0.35
"""How loud sounds are while the voice speaks."""
FADE = 128
"""Samples in which a voice that is cut off dies away, so that it does not click."""
HOLD = RATE // 4
"""Samples after speech in which sounds stay quiet: the voice has only drawn breath."""
STEP = 0.15
"""How much louder or quieter the sounds become from buffer to buffer."""


class VoiceLine:
    """Clips of speech, one after the other."""

    def __init__(self) -> None:
        self.volume = 1.0
        self._clips: deque[tuple[Samples, OnEnd]] = deque()
        self._at = 0
        self._since_end = HOLD

    @property
    def sounds(self) -> bool:
        """Whether something is being said, or was a moment ago."""
        return bool(self._clips) or self._since_end < HOLD

    def add(self, samples: Samples, on_end: OnEnd) -> None:
        """Append a clip."""
        self._clips.append((samples, on_end))

    def hush(self) -> None:
        """Say nothing more; the sound dies away in three milliseconds."""
        if self._clips:
            tail = self._clips[0][0][self._at : self._at + FADE]
            self.clear()
            faded = (sample * (FADE - at) // FADE for at, sample in enumerate(tail))
            self._clips.append((array.array("h", faded), None))

    def clear(self) -> None:
        """Say nothing more, from this sample on."""
        self._clips.clear()
        self._at = 0

    def take(self, frames: int) -> tuple[Samples, list[Callable[[], None]]]:
        """The next samples, none if nothing is said, and what is to be called at clips' ends."""
        taken, ended = array.array("h"), []
        while self._clips and len(taken) < frames:
            samples, on_end = self._clips[0]
            part = samples[self._at : self._at + frames - len(taken)]
            taken += part
            self._at += len(part)
            if self._at >= len(samples):
                self._clips.popleft()
                self._at = 0
                if on_end:
                    ended.append(on_end)
        self._since_end = 0 if taken else min(HOLD, self._since_end + frames)
        if taken:
            taken.frombytes(bytes(2 * (frames - len(taken))))
            if self.volume != 1.0:
                taken = array.array("h", [int(sample * self.volume) for sample in taken])
        return taken, ended


@dataclass(slots=True)
class _Sound:
    """A sound that plays; `at` is below zero while it waits."""

    samples: Samples
    left: float
    right: float
    at: int

    def take(self, frames: int) -> Samples:
        """The next samples, with silence where it has not begun or is over."""
        before = min(frames, max(0, -self.at))
        begin = max(0, self.at)
        part = array.array("h", bytes(2 * before))
        part += self.samples[begin : begin + frames - before]
        part.frombytes(bytes(2 * (frames - len(part))))
        self.at += frames
        return part


class Sounds:
    """Sounds that play over each other, each at its place."""

    def __init__(self) -> None:
        self.volume = 1.0
        self._playing: list[_Sound] = []
        self._duck = 1.0

    def add(self, samples: Samples, place: float, volume: float, delay_ms: int) -> None:
        """Begin a sound with the next buffer, or `delay_ms` later."""
        place = max(-1.0, min(1.0, place))
        left, right = min(1.0, 1 - place), min(1.0, 1 + place)
        at = -(delay_ms * RATE // 1000)
        self._playing.append(_Sound(samples, left * volume, right * volume, at))

    def clear(self) -> None:
        """End them all."""
        self._playing.clear()

    def take(self, frames: int, *, is_under_speech: bool) -> tuple[list[float], list[float]] | None:
        """The next samples of the left and of the right side; None while nothing plays."""
        wanted = DUCKED if is_under_speech else 1.0
        self._duck += max(-STEP, min(STEP, wanted - self._duck))
        if not self._playing:
            return None
        level = self.volume * self._duck
        left = right = [0.0] * frames
        for sound in self._playing:
            part = sound.take(frames)
            on_left, on_right = sound.left * level, sound.right * level
            left = [sum_ + on_left * sample for sum_, sample in zip(left, part, strict=True)]
            right = [sum_ + on_right * sample for sum_, sample in zip(right, part, strict=True)]
        self._playing = [sound for sound in self._playing if sound.at < len(sound.samples)]
        return left, right


def interleaved(voice: Samples) -> Samples:
    """One side as both."""
    both = array.array("h", bytes(4 * len(voice)))
    both[0::2] = both[1::2] = voice
    return both


def lifted(voice: Samples, left: list[float], right: list[float]) -> Samples:
    """Both sides, with the voice over them if there is one; what is too loud is clipped."""
    if voice:
        left = [side + sample for side, sample in zip(left, voice, strict=True)]
        right = [side + sample for side, sample in zip(right, voice, strict=True)]
    both = array.array("h", bytes(4 * len(left)))
    both[0::2], both[1::2] = _clipped(left), _clipped(right)
    return both


def _clipped(side: Iterable[float]) -> Samples:
    loud = (-32768.0 if s < -32768 else 32767.0 if s > 32767 else s for s in side)
    return array.array("h", [int(sample) for sample in loud])
