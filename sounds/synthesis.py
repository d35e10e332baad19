"""The few building blocks of our sounds. Everything is arithmetic: no recording is used.

A wave is a list of samples of any size, 44,100 a second; times are in milliseconds.
"""

from __future__ import annotations

import math
import random
from collections.abc import Sequence

RATE = 44100

Wave = list[float]
Partials = Sequence[tuple[float, float]]
"""What a tone is made of: multiples of its frequency, and how strong each is."""

PURE: Partials = ((1, 1),)
SOFT: Partials = ((1, 1), (2, 0.3), (3, 0.1))
HOLLOW: Partials = ((1, 1), (3, 0.4), (5, 0.2))
REED: Partials = ((1, 1), (2, 0.8), (3, 0.7), (4, 0.5), (5, 0.4), (6, 0.3), (7, 0.2))
BELL: Partials = ((1, 1), (2.76, 0.4), (5.4, 0.15))

WOOD: Partials = ((1, 1), (2.57, 0.5), (4.1, 0.2))
GLASS: Partials = ((1, 1), (1.47, 0.7), (2.09, 0.5), (2.56, 0.3))
METAL: Partials = ((1, 1), (1.34, 0.8), (1.73, 0.7), (2.41, 0.6), (3.1, 0.4))


def count(ms: float) -> int:
    """So many samples last so long."""
    return round(RATE * ms / 1000)


def tone(ms: float, *way: float, partials: Partials = PURE) -> Wave:
    """A tone that glides evenly, as the ear has it, through the frequencies of `way`."""
    length = count(ms)
    stops = [math.log(hertz) for hertz in (way if len(way) > 1 else way * 2)]
    phase, wave = 0.0, []
    for at in range(length):
        place = at / length * (len(stops) - 1)
        before = int(place)
        hertz = math.exp(stops[before] + (stops[before + 1] - stops[before]) * (place - before))
        phase += math.tau * hertz / RATE
        wave.append(sum(strength * math.sin(phase * times) for times, strength in partials))
    return wave


def noise(ms: float, seed: int) -> Wave:
    """A hiss; equal seeds make equal ones."""
    luck = random.Random(seed)
    return [luck.random() * 2 - 1 for _ in range(count(ms))]


def band(wave: Wave, *way: float, width: float = 0.5) -> Wave:
    """What is left around a frequency that glides through `way`; `width` is a part of it."""
    stops = way if len(way) > 1 else way * 2
    low = high = 0.0
    filtered = []
    for at, sample in enumerate(wave):
        place = at / len(wave) * (len(stops) - 1)
        before = int(place)
        hertz = stops[before] + (stops[before + 1] - stops[before]) * (place - before)
        tuning = 2 * math.sin(math.pi * hertz / RATE)
        low += tuning * high
        high += tuning * (sample - low - width * high)
        filtered.append(high * width)
    return filtered


def fading(wave: Wave, rise: float = 3, half: float = 40) -> Wave:
    """Rise for so long, then lose half of the height again and again in so long."""
    rising, loss = count(rise), 0.5 ** (1 / count(half))
    shaped, height = [], 1.0
    for at, sample in enumerate(wave):
        if at < rising:
            shaped.append(sample * at / rising)
        else:
            shaped.append(sample * height)
            height *= loss
    return shaped


def swelling(wave: Wave, top: float = 0.5) -> Wave:
    """Rise smoothly to the top, which is a part of the length, and fall smoothly to the end."""
    high = top * len(wave)
    return [
        sample
        * math.sin(
            math.pi / 2 * (at / high if at < high else (len(wave) - at) / (len(wave) - high))
        )
        for at, sample in enumerate(wave)
    ]


def trembling(wave: Wave, hertz: float, depth: float = 1.0) -> Wave:
    """Grow louder and softer so many times a second."""
    step = math.tau * hertz / RATE
    return [sample * (1 - depth / 2 * (1 + math.cos(step * at))) for at, sample in enumerate(wave)]


def warbling(
    ms: float, hertz: float, *, times: float, by: float, partials: Partials = PURE
) -> Wave:
    """A tone that goes up and down `times` a second, by a part of its frequency."""
    steps = max(2, round(ms / 1000 * times * 8))
    way = [hertz * (1 + by * math.sin(math.tau * step / 8)) for step in range(steps + 1)]
    return tone(ms, *way, partials=partials)


def knock(hertz: float, partials: Partials = WOOD, half: float = 12, ms: float = 0) -> Wave:
    """Something is struck: its own tones, each dying away, the higher the sooner."""
    parts = [
        (0.0, fading(tone(ms or half * 7, hertz * times), 1, half / times**0.5), strength)
        for times, strength in partials
    ]
    return mix(*parts)


def mix(*parts: tuple[float, Wave] | tuple[float, Wave, float]) -> Wave:
    """Waves together, each from its own time on, the third number is how strong it is."""
    mixed: Wave = []
    for at, wave, *strong in parts:
        start, strength = count(at), strong[0] if strong else 1.0
        mixed.extend([0.0] * (start + len(wave) - len(mixed)))
        for place, sample in enumerate(wave, start):
            mixed[place] += sample * strength
    return mixed


def row(gap: float, *waves: Wave) -> Wave:
    """Waves that begin one after the other in even steps."""
    return mix(*((gap * at, wave) for at, wave in enumerate(waves)))


def spoken(ms: float, voice: Sequence[float], *formants: tuple[float, float]) -> Wave:
    """A voice with the vowel of these formants: their frequency and how strong each is."""
    buzz: Partials = tuple((n, 1 / n**0.5) for n in range(1, 16))
    source = tone(ms, *voice, partials=buzz)
    return mix(*((0.0, band(source, hertz, width=0.2), strength) for hertz, strength in formants))
