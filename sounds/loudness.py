"""How loud a sound is, by a measurement that anybody can repeat.

The samples go through the two filters of ITU-R BS.1770 (K-weighting), which follow how loud a
frequency seems to be; then the root mean square of the loudest 100 ms is taken, in dB below full
scale. A sound that is shorter is measured as if silence followed it.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from itertools import accumulate
from typing import NamedTuple

WINDOW_MS = 100


class Filter(NamedTuple):
    """A filter of second order: what is multiplied with the last inputs and the last outputs."""

    b0: float
    b1: float
    b2: float
    a1: float
    a2: float

    def run(self, samples: Iterable[float]) -> list[float]:
        """The samples behind the filter."""
        b0, b1, b2, a1, a2 = self
        filtered = []
        first = second = 0.0
        for sample in samples:
            out = b0 * sample + first
            first = b1 * sample - a1 * out + second
            second = b2 * sample - a2 * out
            filtered.append(out)
        return filtered


def _head(rate: int) -> Filter:
    """The first filter of BS.1770, for any sample rate: the head makes treble louder."""
    k = math.tan(math.pi * 1681.974450955533 / rate)
    q, high = 0.7071752369554196, 10 ** (3.999843853973347 / 20)
    band = high**0.4996667741545416
    below = 1 + k / q + k * k
    return Filter(
        (high + band * k / q + k * k) / below,
        2 * (k * k - high) / below,
        (high - band * k / q + k * k) / below,
        2 * (k * k - 1) / below,
        (1 - k / q + k * k) / below,
    )


def _bass(rate: int) -> Filter:
    """The second filter of BS.1770: deep bass is hardly heard."""
    k = math.tan(math.pi * 38.13547087602444 / rate)
    q = 0.5003270373238773
    below = 1 + k / q + k * k
    return Filter(1.0, -2.0, 1.0, 2 * (k * k - 1) / below, (1 - k / q + k * k) / below)


def loudness(samples: Iterable[float], rate: int) -> float:
    """The loudness of samples from -1 to 1, in dB below full scale."""
    weighted = _bass(rate).run(_head(rate).run(samples))
    window = rate * WINDOW_MS // 1000
    energy = [0.0, *accumulate(sample * sample for sample in weighted)]
    most = max(map(float.__sub__, energy[window:] or energy[-1:], energy))
    return 10 * math.log10(most / window) if most > 0 else -math.inf


def peak(samples: Iterable[float]) -> float:
    """The highest sample, in dB below full scale."""
    return 20 * math.log10(max(map(abs, samples)))
