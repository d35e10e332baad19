"""The sound that a synthesizer writes into files."""

from __future__ import annotations

import array
import sys
import wave
from itertools import pairwise
from pathlib import Path

from a11y_dice.audio.lines import Samples

QUIET = 60
"""Samples up to this size, of 32767, are silence."""


def read_speech(file: Path) -> Samples:
    """The samples of a WAV file of one side and 16 bit. Raises OSError if it is no such file."""
    try:
        with wave.open(str(file)) as source:
            samples = array.array("h", source.readframes(source.getnframes()))
    except (wave.Error, EOFError) as error:
        raise OSError(f"{file} is no file of sound") from error
    if sys.byteorder == "big":
        samples.byteswap()
    return samples


def without_silence(sound: Samples, *, at_end: bool) -> Samples:
    """The sound from its first loud sample on, and to its last one if that is wanted."""
    first = next((at for at, sample in enumerate(sound) if abs(sample) > QUIET), 0)
    last = len(sound)
    if at_end:
        while last > first and abs(sound[last - 1]) <= QUIET:
            last -= 1
    return sound[first:last]


def doubled(sound: Samples) -> Samples:
    """The sound at twice its rate; each new sample is the mean of its neighbours."""
    both = array.array("h", bytes(4 * len(sound)))
    both[0::2] = sound
    means = [(one + two) >> 1 for one, two in pairwise(sound)]
    both[1::2] = array.array("h", [*means, *sound[-1:]])
    return both
