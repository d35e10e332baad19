"""Make every sound of ours again, beside this file.

It is run as python3 sounds/make_sounds.py, and needs Python and nothing else. All sounds are
equally loud by the measurement of loudness.py.
"""

from __future__ import annotations

import sys
import wave
from array import array
from pathlib import Path

from loudness import loudness, peak
from recipes import RECIPES
from synthesis import RATE, Wave, count

HERE = Path(__file__).resolve().parent
LOUDNESS = -20.0
"""The loudness of every sound, in dB below full scale."""
HIGHEST = -1.0
"""No sample is above this, in dB below full scale."""
FULL = 32767


def levelled(made: Wave) -> Wave:
    """The wave with a soft end, as loud as all others. Raises ValueError where it would clip."""
    heard = _without_tail(made)
    end = count(4)
    soft = [*heard[:-end], *(sample * (1 - at / end) for at, sample in enumerate(heard[-end:]))]
    gain = 10 ** ((LOUDNESS - loudness(soft, RATE)) / 20)
    level = [sample * gain for sample in soft]
    if peak(level) > HIGHEST:
        raise ValueError(f"peak {peak(level):.1f} dB")
    return level


def _without_tail(made: Wave) -> Wave:
    """The wave up to where it is 36 dB below its highest sample for good."""
    faint = max(map(abs, made)) / 63
    last = max(at for at, sample in enumerate(made) if abs(sample) > faint)
    return made[: last + 1]


def written(made: Wave) -> bytes:
    """The samples as 16 bit numbers, the lowest byte first."""
    samples = array("h", [round(sample * FULL) for sample in made])
    if sys.byteorder == "big":
        samples.byteswap()
    return samples.tobytes()


def make(folder: Path) -> None:
    """Write all sounds into a folder."""
    for name, recipe in RECIPES.items():
        path = folder / f"{name}.wav"
        path.parent.mkdir(parents=True, exist_ok=True)
        with wave.open(str(path), "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(RATE)
            file.writeframes(written(levelled(recipe())))


if __name__ == "__main__":
    make(HERE)
