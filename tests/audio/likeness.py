"""How different two sounds are to the ear, as a number from 0, the same, to 1.

A sound becomes a picture: how strong it is in each of 8 bands, half an octave wide, from 300 to
4,800 Hz, in every 8 ms. Two pictures are laid on each other as well as it goes, one moved by up
to one band and two steps of time, so that a difference of pitch alone counts for nothing. What
they then have in common (the cosine of the angle between them) is taken from 1.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from loudness import Filter

STEP_MS = 8
BANDS = tuple(300 * 2 ** (0.25 + half / 2) for half in range(8))
"""The middle of each band, in Hz."""
Picture = tuple[tuple[float, ...], ...]
"""By time, then by band. Its length as a vector is 1."""


def band_filter(hertz: float, rate: int) -> Filter:
    """What lets half an octave through."""
    turn = math.tau * hertz / rate
    spread = math.sin(turn) * math.sinh(math.log(2) / 4 * turn / math.sin(turn))
    return Filter(
        spread / (1 + spread),
        0.0,
        -spread / (1 + spread),
        -2 * math.cos(turn) / (1 + spread),
        (1 - spread) / (1 + spread),
    )


def picture(samples: Sequence[float], rate: int) -> Picture:
    """The picture of a sound."""
    step = rate * STEP_MS // 1000
    rows = []
    for hertz in BANDS:
        passed = band_filter(hertz, rate).run(samples)
        steps = (passed[at : at + step] for at in range(0, len(passed), step))
        rows.append([math.sqrt(sum(sample * sample for sample in part)) for part in steps])
    length = math.sqrt(sum(cell * cell for row in rows for cell in row))
    return tuple(tuple(cell / length for cell in column) for column in zip(*rows, strict=True))


def distance(first: Picture, second: Picture) -> float:
    """How different two sounds are."""
    return 1 - max(
        _common(first, second, later, higher) for later in range(-2, 3) for higher in (-1, 0, 1)
    )


def _common(first: Picture, second: Picture, later: int, higher: int) -> float:
    shared = 0.0
    for at, column in enumerate(first):
        if 0 <= at + later < len(second):
            other = second[at + later]
            if higher < 0:
                shared += sum(map(float.__mul__, column, other[1:]))
            else:
                shared += sum(map(float.__mul__, column[higher:], other))
    return shared
