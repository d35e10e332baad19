"""Settings files with anything wrong in them, thousands in one process.

`python tests/settings/mutated.py 10000` says what became of them.
"""

from __future__ import annotations

import random
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path

from a11y_dice.core.message import Message
from a11y_dice.i18n.audience import Audience, Verbosity
from a11y_dice.i18n.localizer import Localizer
from a11y_dice.settings import first
from a11y_dice.settings.sources import chosen
from a11y_dice.settings.store import NotKeptError, store

GOOD = b"""# My settings
speak = "voice"
text-beside = true   # for Jan
verbosity = "brief"
braille-cells = 32
voice-rate = 300
voice-names = "en=gmw/en-us pl=zlw/pl"
sounds-folder = '/home/ola/my sounds'
confirm = "always"
hints = false

[keys]
f5 = "roll" # as at work
"," = "none"

[events]
roll = "keep"
hand-over = "off"

[people."Ola Nowak"]
language = "pl"
verbosity = "full"

[people.Jan]
voice = "gmw/en-us"
"""
HUGE = (b"9" * 5000, b"-1", b"0x" + b"f" * 6000, b"1e999", b"[" * 3000, b"[]", b"{}", b"nan", b"")
HEADS = (
    b"[[keys]]",
    b"[people]",
    b"[keys.keys]",
    b"[",
    b"]",
    b"[verbosity]",
    b"a." * 2000 + b"a = 1",
)
PLENTY = 4
"""Sentences that a file with several kinds of fault may cost."""

Luck = random.Random
Mutation = Callable[[bytes, Luck], bytes]


def flip(data: bytes, luck: Luck) -> bytes:
    """Another bit in a few bytes."""
    changed = bytearray(data)
    for _ in range(luck.randint(1, 8)):
        changed[luck.randrange(len(changed))] ^= 1 << luck.randrange(8)
    return bytes(changed)


def cut(data: bytes, luck: Luck) -> bytes:
    """The beginning, as after a crash of another program."""
    return data[: luck.randrange(len(data))]


def shuffle(data: bytes, luck: Luck) -> bytes:
    """Lines in another order, some of them twice or missing."""
    lines = data.split(b"\n")
    return b"\n".join(luck.choices(lines, k=luck.randint(1, 2 * len(lines))))


def swell(data: bytes, luck: Luck) -> bytes:
    """A value that is a huge number, nests deeply, or is none."""
    lines = data.split(b"\n")
    at = luck.randrange(len(lines))
    lines[at] = lines[at].partition(b"=")[0] + b"= " + luck.choice(HUGE)
    return b"\n".join(lines)


def spoil(data: bytes, luck: Luck) -> bytes:
    """Bytes that are no UTF-8, or that no text has."""
    at = luck.randrange(len(data))
    return data[:at] + luck.randbytes(luck.randint(1, 40)) + data[at:]


def renew(data: bytes, luck: Luck) -> bytes:
    """Names and values of another version."""
    name = luck.choice([b"speak", b"verbosity", b"roll", b"language", b"voice", b"keys", b"people"])
    return data.replace(name, luck.choice([b"renewed", b"x-y", b"\xc5\x82", b"' '", b"keys"]))


def behead(data: bytes, luck: Luck) -> bytes:
    """A table where none should be."""
    lines = data.split(b"\n")
    lines.insert(luck.randrange(len(lines)), luck.choice(HEADS))
    return b"\n".join(lines)


def recode(data: bytes, luck: Luck) -> bytes:
    """Another encoding, or other ends of lines."""
    text = data.decode()
    every = [text.encode("utf-16"), text.encode("utf-8-sig"), text.replace("\n", "\r\n").encode()]
    return luck.choice([*every, text.replace("\n", "\r").encode(), text.encode("utf-32")])


MUTATIONS: tuple[Mutation, ...] = (flip, cut, shuffle, swell, spoil, renew, behead, recode)


def mutated(number: int) -> tuple[str, bytes]:
    """A file with something wrong in it, always the same for a number, and what was done."""
    luck = random.Random(number)
    mutation = MUTATIONS[number % len(MUTATIONS)]
    data = mutation(GOOD, luck)
    if data and luck.random() < 0.3:
        data = luck.choice((flip, cut, shuffle, spoil))(data, luck)
    return mutation.__name__, data


def examined(numbers: range, folder: Path) -> Iterator[tuple[str, tuple[Message, ...]]]:
    """What each file brought about: its mutation, and the sentences it cost.

    Raises AssertionError where a file costs more than sentences, or is touched when it should not.
    """
    path = folder / "settings.toml"
    localizer = Localizer()
    for number in numbers:
        name, data = mutated(number)
        path.write_bytes(data)
        problems = _read(path, localizer)
        assert path.read_bytes() == data, number
        _keep(path, data, is_broken=any(told.id.startswith("settings-broken") for told in problems))
        yield name, problems


def _read(path: Path, localizer: Localizer) -> tuple[Message, ...]:
    """The sentences that a file costs. The settings are whole, and the first line can be said."""
    choice = chosen({}, {}, path)
    way, _ = first.first_way({}, {})
    assert first.first_language({}, {})
    assert way == choice.settings.speak
    assert len(choice.problems) <= PLENTY
    assert len({told.id for told in choice.problems}) == len(choice.problems)
    for told in choice.problems:
        for verbosity in Verbosity:
            words = localizer.words(told, Audience(), verbosity)
            assert words.isprintable()
            assert words[-1] == "."
    return choice.problems


def _keep(path: Path, data: bytes, *, is_broken: bool) -> None:
    """A setting is written where the file can be read; else the file stays as it is."""
    try:
        store({"voice_pitch": 7, "keys": (("f7", "bank"),)}, path)
    except NotKeptError:
        assert path.read_bytes() == data
        assert list(path.parent.iterdir()) == [path]
        return
    assert not is_broken
    again = chosen({}, {}, path).settings
    assert (again.voice_pitch, again.keys) == (7, (("f7", "bank"),))


def main() -> None:
    """Read as many files as the command line says, and tell how that went."""
    count = int(sys.argv[1]) if sys.argv[1:] else 10_000
    began, found, slowest = time.monotonic(), Counter[str](), 0.0
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "settings.toml"
        first.settings_path = lambda: path
        before = began
        for name, problems in examined(range(count), Path(folder)):
            found[f"{name}: {len(problems)} sentences"] += 1
            now = time.monotonic()
            slowest, before = max(slowest, now - before), now
    for line, times in sorted(found.items()):
        print(f"{times:6} {line}")  # noqa: T201 - it is what was asked for
    seconds = time.monotonic() - began
    print(f"{count} files, {seconds:.1f} s, the slowest {slowest * 1000:.0f} ms")  # noqa: T201


if __name__ == "__main__":
    main()
