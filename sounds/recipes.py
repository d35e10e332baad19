"""How each of our sounds is made. The name of a recipe is its file without the ending.

Sounds differ by rhythm, contour and timbre, never by pitch alone, and lie where most people who
hear badly still hear: between about 300 and 3,500 Hz.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from synthesis import (
    BELL,
    GLASS,
    HOLLOW,
    METAL,
    REED,
    SOFT,
    WOOD,
    Partials,
    Wave,
    band,
    fading,
    knock,
    mix,
    noise,
    row,
    spoken,
    swelling,
    tone,
    trembling,
    warbling,
)


def _note(hertz: float, ms: float, half: float = 60) -> Wave:
    return fading(tone(ms, hertz, partials=BELL), 3, half)


def _brass(hertz: float, ms: float) -> Wave:
    return swelling(tone(ms, hertz * 0.97, hertz, hertz, partials=REED), 0.15)


def _brush(ms: float, *way: float, seed: int, width: float = 0.4) -> Wave:
    return swelling(band(noise(ms, seed), *way, width=width), 0.4)


def _taps(hertz: float, *times: float, partials: Partials = WOOD) -> Wave:
    return mix(*((at, knock(hertz * 1.04**n, partials, 9)) for n, at in enumerate(times)))


def _thud(ms: float) -> Wave:
    return fading(mix((0, tone(ms, 430, 370, partials=HOLLOW)), (0, noise(8, 2), 0.4)), 1, 14)


def _dice() -> Wave:
    """Wood on wood, eight times, irregular."""
    hits = [(0, 760), (38, 930), (66, 700), (110, 1010), (137, 820), (182, 680), (214, 900)]
    return mix(*((at, knock(hertz, WOOD, 9)) for at, hertz in hits), (260, knock(740, WOOD, 11)))


def _bust() -> Wave:
    """A buzz that slides down in three steps."""
    falls = [
        tone(130, high, low, partials=REED) for high, low in ((760, 640), (600, 500), (470, 330))
    ]
    return row(125, *(swelling(fall, 0.1) for fall in falls))


def _win() -> Wave:
    """Three short notes and a long one, upwards, with a shimmer."""
    last = trembling(_note(1320, 520, 200), 14, 0.5)
    return mix(
        (0, _brass(660, 110)), (130, _brass(660, 110)), (260, _brass(880, 130)), (410, last, 2)
    )


def _end() -> Wave:
    """Three slow chords downwards."""
    chords = [
        mix(*((0, fading(tone(330, hertz, partials=SOFT), 20, 90)) for hertz in chord))
        for chord in ((784, 988), (659, 831), (494, 622))
    ]
    return row(270, *chords)


COMMON: Mapping[str, Callable[[], Wave]] = {
    "dice": _dice,
    "move": lambda: row(62, *(_brush(58, hz, hz / 2, seed=hz) for hz in (1900, 1500, 1100))),
    "taken": lambda: row(45, _note(740, 60, 14), _note(1109, 90, 22)),
    "refuse": lambda: row(125, *[swelling(tone(95, 340, partials=REED), 0.05)] * 2),
    "score": lambda: row(75, _note(1047, 90), _note(1319, 90), _note(1568, 180)),
    "bust": _bust,
    "turn": lambda: row(170, _note(988, 240, 70), _note(740, 330, 90)),
    "end": _end,
    "win": _win,
    "edge": lambda: row(55, _thud(35), _thud(90)),
    "review": lambda: row(60, _brush(45, 2300, 1300, seed=3), _brush(45, 1100, 2300, seed=4)),
    "missed": lambda: row(100, *[knock(540, HOLLOW, 11)] * 3),
}


def _ray() -> Wave:
    return fading(tone(110, 2800, 450, partials=SOFT), 1, 50)


def _cluck(ms: float) -> Wave:
    return swelling(tone(ms, 600, 1500, 900, partials=REED[:3]), 0.7)


def _gears(ms: float) -> Wave:
    return trembling(mix((0, tone(ms, 410, 370, partials=METAL)), (0, noise(ms, 5), 0.3)), 42)


def _human() -> Wave:
    """Two cheerful syllables."""
    first = swelling(spoken(60, (180, 200), (760, 1), (1250, 0.8)), 0.3)
    second = swelling(spoken(100, (250, 200), (600, 1), (1900, 0.6)), 0.2)
    return row(80, first, second)


def _cow() -> Wave:
    return swelling(spoken(230, (200, 215, 150), (430, 1), (820, 0.4)), 0.45)


def _tie_break() -> Wave:
    steps = [0.0, 105, 190, 260, 316, 360, 394, 420, 440]
    return mix(*((at, knock(620, HOLLOW, 10), 0.3 + n * 0.1) for n, at in enumerate(steps)))


MARTIAN_DICE: Mapping[str, Callable[[], Wave]] = {
    "die-tank": lambda: swelling(_gears(140), 0.2),
    "die-ray": _ray,
    "die-human": _human,
    "die-cow": _cow,
    "die-chicken": lambda: row(70, _cluck(50), _cluck(70)),
    "to-tanks": lambda: row(95, *[fading(_gears(90), 4, 30)] * 3),
    "to-rays": lambda: trembling(swelling(tone(240, 500, 2600, partials=SOFT), 0.85), 33, 0.8),
    "to-earthlings": lambda: swelling(warbling(260, 900, times=16, by=0.2, partials=HOLLOW), 0.3),
    "lost": lambda: row(90, *[swelling(tone(86, hz, partials=REED), 0.1) for hz in (700, 430) * 2]),
    "bonus": lambda: row(62, *(_note(hz, 90, 30) for hz in (1047, 1568, 1319, 1760, 1568, 2093))),
    "last-round": lambda: row(160, *[fading(tone(240, 880, partials=METAL), 2, 45)] * 3),
    "tie-break": _tie_break,
}


def _dragon() -> Wave:
    growl = band(noise(190, 6), 900, 420, width=0.3)
    return swelling(
        trembling(mix((0, growl, 2), (0, tone(190, 360, 300, partials=REED), 0.4)), 27), 0.25
    )


def _pop(hertz: float) -> Wave:
    return swelling(tone(55, hertz, hertz * 3), 0.7)


def _heart() -> Wave:
    beat = fading(tone(80, 430, 350, partials=SOFT), 6, 22)
    return mix((0, beat), (95, beat, 0.7))


def _ship() -> Wave:
    hull = tone(170, 420, 2100, partials=HOLLOW)
    return swelling(mix((0, hull), (0, band(noise(170, 7), 900, 3000), 0.8)), 0.75)


def _shut() -> Wave:
    swell = band(noise(170, 8), 700, 1300, width=0.3)
    rising = [sample * (at / len(swell)) ** 3 for at, sample in enumerate(swell)]
    return mix((0, rising), (170, knock(480, HOLLOW, 9), 0.5))


GEEK_OUT_MASTERS: Mapping[str, Callable[[], Wave]] = {
    "die-meeple": lambda: _taps(1150, 0, 62, 100),
    "die-spaceship": _ship,
    "die-superhero": lambda: row(95, _brass(587, 75), _brass(880, 150)),
    "die-fortytwo": lambda: row(40, *[fading(tone(24, 1480, partials=HOLLOW), 1, 30)] * 4),
    "die-dragon": _dragon,
    "die-heart": _heart,
    "to-active": lambda: row(75, _pop(430), _pop(560)),
    "to-used": lambda: mix(
        (0, swelling(tone(120, 1200, 430, partials=SOFT), 0.2)), (120, knock(600))
    ),
    "to-inactive": _shut,
    "to-scored": lambda: mix(
        (0, knock(1260, METAL, 20)), (120, trembling(knock(1500, METAL, 45), 17, 0.7), 1.8)
    ),
    "flip": lambda: swelling(tone(200, 700, 1500, 700, 1500, partials=SOFT), 0.5),
}


def _hollow(ms: float) -> Wave:
    return fading(tone(ms, 440, 390, partials=((1, 1), (2.02, 0.5), (3.7, 0.1))), 2, 28)


def _drop() -> Wave:
    return fading(tone(70, 480, 620, 1700), 2, 40)


def _sizzle() -> Wave:
    return swelling(trembling(band(noise(270, 9), 1500, 2500, width=0.12), 58, 0.9), 0.1)


def _leaf() -> Wave:
    return row(85, *(_brush(75, hz, hz * 0.6, seed=hz, width=0.2) for hz in (2600, 2000, 1300)))


def _cross() -> Wave:
    ways = ((500, 2200), (2200, 500))
    return trembling(
        swelling(mix(*((0, tone(280, *way, partials=SOFT)) for way in ways)), 0.5), 18, 0.9
    )


def _first() -> Wave:
    return mix(
        (0, _brass(784, 60)),
        (80, _brass(784, 60)),
        (160, _brass(784, 60)),
        (240, _brass(1047, 260)),
    )


def _milestone() -> Wave:
    steps = row(70, *(knock(hz, SOFT, 22) for hz in (523, 659, 784, 1047)))
    return mix((0, steps), (280, fading(tone(240, 1319, partials=SOFT), 2, 70)))


SIXTY_ONE: Mapping[str, Callable[[], Wave]] = {
    "die-1": lambda: knock(700, WOOD, 30),
    "die-2": lambda: _taps(760, 0, 80),
    "die-3": lambda: _taps(820, 0, 55, 110, partials=GLASS),
    "die-4": lambda: _taps(880, 0, 35, 110, 145),
    "die-5": lambda: _taps(760, 0, 30, 88, 146, 176, partials=METAL),
    "die-6": lambda: _taps(900, 0, 30, 60, 130, 160, 190),
    "pumpkin": lambda: row(160, _hollow(150), _hollow(220)),
    "lily": lambda: row(95, _drop(), _drop()),
    "skewer": _sizzle,
    "mug": lambda: mix((0, knock(1350, GLASS, 22)), (95, knock(1500, GLASS, 36))),
    "burrow": lambda: row(
        100, *(fading(band(noise(90, n), 900, 450, width=0.5), 5, 30) for n in (10, 11, 12))
    ),
    "mushroom": lambda: fading(warbling(260, 620, times=12, by=0.5, partials=SOFT), 4, 90),
    "leaf": _leaf,
    "milestone": _milestone,
    "wild": _cross,
    "first-fill": _first,
}

RECIPES: Mapping[str, Callable[[], Wave]] = {
    f"{folder}/{name}": recipe
    for folder, recipes in (
        ("common", COMMON),
        ("geek_out_masters", GEEK_OUT_MASTERS),
        ("martian_dice", MARTIAN_DICE),
        ("sixty_one", SIXTY_ONE),
    )
    for name, recipe in recipes.items()
}
