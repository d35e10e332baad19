"""An honest listener: knows the rules and the words, and nothing else of the program."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field

AREAS = {
    "pumpkins": 1,
    "lilies": 2,
    "water lilies": 2,
    "skewers": 3,
    "marshmallow skewers": 3,
    "mugs": 4,
    "hot chocolate mugs": 4,
    "burrows": 5,
    "fox burrows": 5,
    "mushrooms": 6,
}
SIZES = (4, 5, 5, 6, 6, 5)
ORDINALS = ("first", "second")
BURROWS = ("bottom left", "bottom middle", "bottom right", "middle left", "middle right", "top")
X = 7
NAME = "[A-Z][a-z]+"
WHO = rf"(?P<who>You|{NAME})"
PLACE = "in (?P<place>[a-z][a-z0-9 ]+?)"
AREA = r"(?P<area>[A-Za-z][a-z ]+?)"
GAIN = r"(?P<acorns>\d+) acorns?"
TOTAL = r"(?:Your|The) total is (?P<total>\d+)\."
LIST = "(?P<list>[A-Za-z0-9 ,]+)"

Cells = list[int]


def parts(text: str) -> list[str]:
    """The items of "4, 4 and 2"."""
    return [] if text == "nothing" else re.split(r", | and ", text)


def cell(text: str) -> int:
    """What is in a place."""
    return {"empty": 0, "X": X}[text] if not text.isdigit() else int(text)


def place(text: str) -> tuple[int, int]:
    """The area and the index of a place."""
    text = re.sub("^(water|hot chocolate) ", "", text).replace("fox ", "")
    text = text.replace("marshmallow ", "")
    if found := re.fullmatch(r"(first|second) half of pumpkin (\d)", text):
        return 1, ORDINALS.index(found[1]) + 2 * int(found[2]) - 2
    if found := re.fullmatch(r"(left|right) skewer place (\d)", text):
        return 3, int(found[2]) - 1 + 2 * (found[1] == "right")
    if found := re.fullmatch(r"(lily|mug|mushroom) (\d)", text):
        return {"lily": 2, "mug": 4, "mushroom": 6}[found[1]], int(found[2]) - 1
    return 5, BURROWS.index(text.removesuffix(" burrow"))


@dataclass
class Listener:
    """What somebody who hears every sentence knows of the table."""

    names: tuple[str, ...]
    you: str = ""
    round: int = 0
    dice: tuple[int, ...] = ()
    ready: set[str] = field(default_factory=set)
    cells: dict[str, list[Cells]] = field(default_factory=dict)
    leaves: dict[str, list[int]] = field(default_factory=dict)
    scores: dict[str, int] = field(default_factory=dict)
    closed: dict[int, list[str]] = field(default_factory=dict)
    winners: list[str] = field(default_factory=list)
    reading: str = ""  # whose sheet is being read out

    def __post_init__(self) -> None:
        self.cells = {name: [[0] * size for size in SIZES] for name in self.names}
        self.leaves = {name: [] for name in self.names}
        self.scores = dict.fromkeys(self.names, 0)

    def name(self, who: str) -> str:
        """Who is meant."""
        if who in {"You", "Your", "you"}:
            assert self.you
            return self.you
        assert who in self.names, who
        return who

    def everybody(self, text: str) -> list[str]:
        """The players of a list."""
        return [self.name(who) for who in parts(text)]

    def hears(self, announcement: str) -> None:
        """Learn from what is said about something that happens."""
        self._learns(announcement, ANNOUNCED)

    def is_told(self, answer: str) -> None:
        """Learn from the answer to a question."""
        self._learns(answer, ANSWERED)

    def _learns(self, sentence: str, known: Known) -> None:
        for pattern, learn in known:
            if found := re.fullmatch(pattern, sentence):
                learn(self, found)
                return
        raise AssertionError(sentence)

    def gains(self, who: str, found: re.Match[str]) -> None:
        """Every change of a score is said with its new total."""
        self.scores[who] += int(found["acorns"])
        assert self.scores[who] == int(found["total"])


Learn = Callable[[Listener, re.Match[str]], None]
Known = tuple[tuple[str, Learn], ...]
"""Sentences that are understood, as patterns, and what each of them changes."""


def _rolled(self: Listener, found: re.Match[str]) -> None:
    self.round = int(found["round"])
    self.dice = tuple(int(die) for die in parts(found["list"]))
    self.ready = set()


def _ready(self: Listener, found: re.Match[str]) -> None:
    self.ready.add(self.name(found["who"]))


def _wrote(self: Listener, found: re.Match[str]) -> None:
    who, (area, at) = self.name(found["who"]), place(found["place"])
    cells = self.cells[who][area - 1]
    assert cells[at] == 0
    cells[at] = cell(found["value"])
    if "total" in found.groupdict():
        self.gains(who, found)


def _leaf(self: Listener, found: re.Match[str]) -> None:
    who = self.name(found["who"])
    before = self.leaves[who][-1] if self.leaves[who] else 0
    self.leaves[who].append(before + int(found["leaf"]))
    assert self.leaves[who][-1] == int(found["row"])
    if "total" in found.groupdict():
        self.gains(who, found)


def _first(self: Listener, found: re.Match[str]) -> None:
    who, area = self.name(found["who"]), AREAS[found["area"]]
    assert 0 not in self.cells[who][area - 1]
    self.closed.setdefault(area, []).append(who)
    self.gains(who, found)


def _late(self: Listener, found: re.Match[str]) -> None:
    assert 0 not in self.cells[self.name(found["who"])][AREAS[found["area"]] - 1]
    assert AREAS[found["area"]] in self.closed


def _won(self: Listener, found: re.Match[str]) -> None:
    self.winners = self.everybody(found["list"])
    self.dice, self.ready = (), set()
    assert {self.scores[who] for who in self.winners} == {int(found["acorns"])}


def _solo(self: Listener, found: re.Match[str]) -> None:
    self.winners, self.dice, self.ready = list(self.names), (), set()
    assert self.scores[self.names[0]] == int(found["acorns"])
    assert self.round == int(found["round"])


def _nothing(self: Listener, found: re.Match[str]) -> None:
    """What is said was known already."""


VALUE = r"(?P<value>\d|X)"
WRITES = rf"{WHO} (?:writes?|puts?) (?:an )?{VALUE} {PLACE}"
ADDS = rf"{WHO} adds? leaf (?P<leaf>\d): row at (?P<row>\d+)"
ADDS_FULL = rf"{WHO} adds? (?P<leaf>\d) to the leaf row\. It is at (?P<row>\d+)"
ANNOUNCED: Known = (
    (rf"Round (?P<round>\d+): {LIST}\.", _rolled),
    (rf"Round (?P<round>\d+) of 20\. The dice are {LIST}\.", _rolled),
    (rf"{WHO} (?:is|are) ready\.", _ready),
    (rf"{WHO} (?:is|are) ready with this round\.", _ready),
    (rf"{WRITES}: {GAIN}, total (?P<total>\d+)\.", _wrote),
    (rf"{WRITES}\. That gives {GAIN}\. {TOTAL}", _wrote),
    (rf"{WRITES}\.", _wrote),
    (rf"{WRITES}\. That gives no acorns yet\.", _wrote),
    (rf"{WHO} can write nothing\.", _nothing),
    (rf"{ADDS}: {GAIN}, total (?P<total>\d+)\.", _leaf),
    (rf"{ADDS}, {GAIN}, total (?P<total>\d+)\.", _leaf),
    (rf"{ADDS}(?:, an X)?\.", _leaf),
    (rf"{ADDS_FULL}, which gives {GAIN}\. {TOTAL}", _leaf),
    (rf"{ADDS_FULL}(?:, which gives an X)?\.", _leaf),
    (rf"{WHO} fills? the {AREA} first: {GAIN}, total (?P<total>\d+)\.", _first),
    (
        rf"{WHO} (?:is|are) among the first who fill the {AREA}\. That gives {GAIN}\. {TOTAL}",
        _first,
    ),
    (rf"{WHO} fills? the {AREA}, no bonus\.", _late),
    (rf"{WHO} fills? the {AREA}\. Others were first, so there is no bonus\.", _late),
    (r"(?:The game is over\. )?(?P<list>\w+) wins? with (?P<acorns>\d+)(?: acorns?)?\.", _won),
    (rf"(?:The game is over\. )?{LIST} share the win with (?P<acorns>\d+)(?: acorns?)?\.", _won),
    (r"Game over: (?P<acorns>\d+) acorns? in (?P<round>\d+) rounds?\.", _solo),
)


def _over(self: Listener, found: re.Match[str]) -> None:
    self.round, self.dice, self.ready = int(found["round"]), (), set()


def _reads(self: Listener, found: re.Match[str]) -> None:
    self.reading = self.you if found[0] == "Your sheet." else found["who"]


def _cells(self: Listener, area: str, cells: list[str]) -> None:
    self.cells[self.reading][AREAS[area.lower()] - 1] = [cell(text) for text in cells]


def _area(self: Listener, found: re.Match[str]) -> None:
    lists = [text for text in list(found.groups())[2:] if text]
    _cells(self, found["area"], [item for text in lists for item in parts(text)])


def _mugs(self: Listener, found: re.Match[str]) -> None:
    cells = [0] * 6
    for mug in parts(found["filled"]):
        number = int(mug.split()[0])
        cells[number - 1] = X if mug.endswith("by an X") else number
    assert {n for n, value in enumerate(cells, 1) if not value} == {
        int(n) for n in parts(found["empty"])
    }
    self.cells[self.reading][3] = cells


def _row(self: Listener, found: re.Match[str]) -> None:
    self.leaves[self.reading] = [int(n) for n in parts(found["list"])]
    assert self.leaves[self.reading][-1] == int(found["row"])


def _empty_row(self: Listener, found: re.Match[str]) -> None:
    self.leaves[self.reading] = []


def _score(self: Listener, found: re.Match[str]) -> None:
    self.scores[self.name(found["who"])] = int(found["acorns"])


def _choosing(self: Listener, found: re.Match[str]) -> None:
    self.ready = set(self.names) - set(self.everybody(found["list"]))
    self.round = int(found["round"])


def _are_ready(self: Listener, found: re.Match[str]) -> None:
    assert self.ready == set(self.everybody(found["list"]))


def _closed(self: Listener, found: re.Match[str]) -> None:
    self.closed[AREAS[found["area"].lower()]] = self.everybody(found["list"])


def _open(self: Listener, found: re.Match[str]) -> None:
    """An area that is open is not among those that are closed."""
    named = {AREAS[area.removeprefix("the ")] for area in parts(found["list"])}
    assert not named & set(self.closed)


def _winners(self: Listener, found: re.Match[str]) -> None:
    self.winners = self.everybody(found["list"])


ITEMS = "([A-Za-z0-9 ,]+?)"
ANSWERED: Known = (
    *ANNOUNCED[:2],
    (r"Round (?P<round>\d+) is the last\. No dice are due\.", _over),
    (rf"(?:Sheet of {WHO}|Your sheet)\.", _reads),
    (
        rf"(?P<area>Hot chocolate mugs|Mugs), {GAIN}: "
        r"filled (?P<filled>[^.]+?), empty (?P<empty>[^.]+)\.",
        _mugs,
    ),
    (rf"(?P<area>Pumpkins), {GAIN}: first {ITEMS}, second {ITEMS}\.", _area),
    (rf"(?P<area>[A-Za-z ]*[Ss]kewers), {GAIN}: left {ITEMS}, right {ITEMS}\.", _area),
    (
        rf"(?P<area>[A-Za-z ]*[Bb]urrows), {GAIN}: bottom {ITEMS}, middle {ITEMS}, top {ITEMS}\.",
        _area,
    ),
    (rf"{AREA}, {GAIN}: {ITEMS}\.", _area),
    (r"Leaf row at \d+: (?:\d+ more to|no milestone) .*", _nothing),
    (rf"Leaf row at (?P<row>\d+)(?: after \d+ (?:leaf|leaves))?: {LIST}\.", _row),
    (r"Leaf row empty\.", _empty_row),
    (rf"{WHO}: (?P<acorns>\d+)\.", _score),
    (rf"{WHO} (?:has|have) {GAIN}\.", _score),
    (rf"Round (?P<round>\d+) of 20\. Still to choose: {LIST}\.", _choosing),
    (rf"Ready: {LIST}\.", _are_ready),
    (rf"The game is over after round (?P<round>\d+), won by {LIST}\.", _winners),
    (rf"{AREA} closed, first: {LIST}\.", _closed),
    (rf"First fill open, 3 acorns each: {LIST}\.", _open),
    (r"No first fill is open\.", _nothing),
    (r"Wild X on the sheet: \d\.", _nothing),
    (rf"{AREA}, \d places? left\. .*", _nothing),
    (r"Rounds after this one: \d+, .*", _nothing),
    (r"(?:Which|Waiting for|Nothing fits|No dice fit)\b.*", _nothing),
)
