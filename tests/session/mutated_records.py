"""Records with anything wrong in them, thousands in one process.

`python -m session.mutated_records 10000`, in the folder `tests`, says what became of them.
"""

from __future__ import annotations

import random
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path

from helpers.keyboard import Keyboard
from helpers.play import playout

from a11y_dice.core.record import record_text
from a11y_dice.games import all_games
from a11y_dice.session.kept_match import read_kept
from a11y_dice.session.records import matches_folder
from a11y_dice.ui.screens.continuing import go_on

HUGE = (b"9" * 5000, b"-1", b"0", b"999999", b"1e9", "٣".encode(), b"\x00", b"")
LINES = (
    *(b"undo 1", b"undo 99999999999999999999", b"redo", b"redo", b"seat 1 person", b"# nothing"),
    *(
        b"table undo free",
        b"option target 7",
        b"dice 1 ray",
        b"seat 99 roll",
        b"\xff\xfe",
        b"hello",
    ),
    *(b"a11y-dice 3 martian_dice 1 seed x", b"a11y-dice 0 pig 1 seed x", b"x" * 100_000),
)


def good() -> list[bytes]:
    """Short records of every game."""
    records = []
    for game in all_games():
        match = [turn.after for turn in playout(game, "good", game.seats[1], at_most=5)][-1]
        records += [record_text(match).encode(), record_text(match, 2).encode() + b"undo 1\n"]
    return records


def _bits(data: bytes, luck: random.Random) -> bytes:
    spoilt = bytearray(data)
    for _ in range(luck.choice((1, 1, 2, 20))):
        spoilt[luck.randrange(len(spoilt))] ^= 1 << luck.randrange(8)
    return bytes(spoilt)


def _cut(data: bytes, luck: random.Random) -> bytes:
    return data[: luck.randrange(len(data))]


def _lines(data: bytes, luck: random.Random) -> bytes:
    lines = data.split(b"\n")
    at = luck.randrange(len(lines))
    match luck.randrange(4):
        case 0:
            del lines[at]
        case 1:
            lines.insert(at, luck.choice(lines))
        case 2:
            lines.insert(at, luck.choice(LINES))
        case _:
            luck.shuffle(lines)
    return b"\n".join(lines)


def _numbers(data: bytes, luck: random.Random) -> bytes:
    words = data.split(b" ")
    words[luck.randrange(len(words))] = luck.choice(HUGE)
    return b" ".join(words)


WAYS: tuple[Callable[[bytes, random.Random], bytes], ...] = (_bits, _cut, _lines, _numbers)


def results(times: int, seed: str, folder: Path) -> Iterator[str]:
    """Continue so many spoilt records; the first words of what each was answered with."""
    luck, records, keyboard = random.Random(seed), good(), Keyboard()
    for number in range(times):
        data = luck.choice(WAYS)(luck.choice(records), luck)
        path = folder / "unfinished" / f"{number}.txt"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)
        yield _answer(keyboard, path, data)
        for left in folder.rglob("*.*"):
            left.unlink()


def _answer(keyboard: Keyboard, path: Path, data: bytes) -> str:
    """What is said when a record is continued. Nothing of it may be lost."""
    before = len(keyboard.recorder.said)
    go_on(keyboard.desk, path)
    said = keyboard.recorder.said[before:]
    assert said
    assert all(words.isprintable() for words in said)
    if "Confirm" in keyboard.names():
        keyboard.press("y")
    assert any(_holds(kept, data) for kept in path.parent.parent.rglob("*.txt"))
    if keyboard.desk.table and not keyboard.match.is_over:
        keyboard.press("d")
    keyboard.desk.to_main_menu()
    return " ".join(said[0].split()[:2])


def _holds(kept: Path, data: bytes) -> bool:
    """Whether a file has all whole lines of a record, perhaps in a newer format and played on."""
    found, whole = kept.read_bytes(), data[: data.rfind(b"\n") + 1]
    if found == data or found.startswith(whole):
        return True
    old, new = (read_kept(text.decode()).match.entries() for text in (whole, found))
    return new[: len(old)] == old


def main() -> None:
    """Print how often which sentence was heard."""
    times, began = int(sys.argv[1]), time.monotonic()
    found = Counter(results(times, "records", matches_folder()))
    for words, count in found.most_common(20):
        sys.stdout.write(f"{count:6} {words}\n")
    sys.stdout.write(
        f"{times} records in {time.monotonic() - began:.0f} s, no traceback, none lost\n"
    )


if __name__ == "__main__":
    main()
