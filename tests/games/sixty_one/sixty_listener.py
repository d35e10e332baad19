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
LAST, GOAL = 20, 61
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


def row(text: str, size: int) -> Cells:
    """The places of a row: "2, 4 and 3 empty places"; "empty" alone is all of them."""
    if text == "empty":
        return [0] * size
    cells: Cells = []
    for item in parts(text):
        found = re.fullmatch(r"(\d) empty places", item)
        cells += [0] * int(found[1]) if found else [cell(item)]
    assert len(cells) == size, text
    return cells


def place(text: str) -> tuple[int, int]:
    """The area and the index of a place."""
    text = re.sub("^(water|hot chocolate) ", "", text).replace("fox ", "")
    text = re.sub("^the ", "", text.replace("marshmallow ", ""))
    if found := re.fullmatch(r"(first|second) half of pumpkin (\d)", text):
        return 1, ORDINALS.index(found[1]) + 2 * int(found[2]) - 2
    if found := re.fullmatch(r"place (\d) of the (left|right) skewer", text):
        return 3, int(found[1]) - 1 + 2 * (found[2] == "right")
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
    is_over: bool = False
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


def _shared(self: Listener, found: re.Match[str]) -> None:
    area = AREAS[found["area"].removeprefix("the ")]
    for item in parts(found["list"]):
        total, name = item.split(" for ", 1)
        who = self.name(name)
        assert 0 not in self.cells[who][area - 1]
        self.closed.setdefault(area, []).append(who)
        self.scores[who] += int(found["acorns"])
        assert self.scores[who] == int(total)


def _late(self: Listener, found: re.Match[str]) -> None:
    assert 0 not in self.cells[self.name(found["who"])][AREAS[found["area"]] - 1]
    assert AREAS[found["area"]] in self.closed


def _won(self: Listener, found: re.Match[str]) -> None:
    assert self.is_over
    self.winners = self.everybody(found["list"])
    assert {self.scores[who] for who in self.winners} == {int(found["acorns"])}


def _solo(self: Listener, found: re.Match[str]) -> None:
    assert self.is_over
    self.winners = list(self.names)
    assert self.scores[self.names[0]] == int(found["acorns"])
    assert self.round == int(found["round"])


def _over_by_leaves(self: Listener, found: re.Match[str]) -> None:
    self.is_over, self.dice, self.ready = True, (), set()
    reached = [name for name in self.names if self.leaves[name] and self.leaves[name][-1] >= GOAL]
    assert self.everybody(found["list"]) == reached


def _over_by_rounds(self: Listener, found: re.Match[str]) -> None:
    self.is_over, self.dice, self.ready = True, (), set()
    assert int(found["round"]) == self.round == LAST


def _totals(self: Listener, found: re.Match[str]) -> None:
    said = [item.split(" for ", 1) for item in parts(found["list"])]
    assert [self.name(who) for _, who in said] == list(self.names)
    assert {self.name(who): int(total) for total, who in said} == self.scores


def _last(self: Listener, found: re.Match[str]) -> None:
    _rolled(self, found)
    assert self.round == LAST


def _nothing(self: Listener, found: re.Match[str]) -> None:
    """What is said was known already."""


VALUE = r"(?P<value>\d|X)"
WRITES = rf"{WHO} (?:writes?|puts?) (?:an )?{VALUE} {PLACE}"
ADDS = rf"{WHO} adds? leaf (?P<leaf>\d): row at (?P<row>\d+)"
ADDS_FULL = rf"{WHO} adds? (?P<leaf>\d) to the leaf row\. It is at (?P<row>\d+)"
ANNOUNCED: Known = (
    (rf"Round (?P<round>\d+)\. Dice {LIST}\.", _rolled),
    (rf"Round (?P<round>\d+), the last\. Dice {LIST}\.", _last),
    (rf"Round (?P<round>\d+) of 20, the last one\. The dice are {LIST}\.", _last),
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
    (rf"{WHO} (?:is|are) the first to fill the {AREA}\. That gives {GAIN}\. {TOTAL}", _first),
    (rf"First together in {AREA}, (?P<acorns>\d+) each\. Totals: {LIST}\.", _shared),
    (
        rf"Several fill {AREA} first, in the same round, and each gets {GAIN}\. "
        rf"Their totals: {LIST}\.",
        _shared,
    ),
    (rf"{WHO} fills? the {AREA}, no bonus\.", _late),
    (rf"{WHO} fills? the {AREA}\. Others were first, so there is no bonus\.", _late),
    (rf"The game is over: leaf row 61 reached by {LIST}\.", _over_by_leaves),
    (r"The game is over: round (?P<round>\d+) was the last\.", _over_by_rounds),
    (r"(?P<list>\w+) wins? with (?P<acorns>\d+)(?: acorns?)?\.", _won),
    (rf"Shared win with (?P<acorns>\d+): {LIST}\.", _won),
    (rf"The win is shared, with {GAIN} each, by {LIST}\.", _won),
    (rf"Totals: {LIST}\.", _totals),
    (r"Result: (?P<acorns>\d+) acorns? in (?P<round>\d+) rounds?\.", _solo),
)


def _over(self: Listener, found: re.Match[str]) -> None:
    self.round, self.dice, self.ready = int(found["round"]), (), set()


def _reads(self: Listener, found: re.Match[str]) -> None:
    self.reading = self.you if found[0] == "Your sheet." else found["who"]


def _put(self: Listener, area: str, *rows: Cells) -> None:
    self.cells[self.reading][AREAS[area.lower()] - 1] = [value for row in rows for value in row]


def _all_empty(self: Listener, found: re.Match[str]) -> None:
    number = AREAS[found["area"].lower()]
    assert SIZES[number - 1] == int(found["size"])
    _put(self, found["area"], [0] * SIZES[number - 1])


def _pumpkins(self: Listener, found: re.Match[str]) -> None:
    _put(self, found["area"], row(found["first"], 2), row(found["second"], 2))


def _skewers(self: Listener, found: re.Match[str]) -> None:
    _put(self, found["area"], row(found["left"], 2), row(found["right"], 3))


def _burrows(self: Listener, found: re.Match[str]) -> None:
    middle, top = found["middle"], row(found["top"], 1)
    _put(self, found["area"], row(found["bottom"], 3), row(middle, 2), top)


def _low_burrows(self: Listener, found: re.Match[str]) -> None:
    _put(self, found["area"], row(found["bottom"], 3), [0] * 3)


def _in_order(self: Listener, found: re.Match[str]) -> None:
    _put(self, found["area"], row(found["cells"], SIZES[AREAS[found["area"].lower()] - 1]))


def _mugs(self: Listener, found: re.Match[str]) -> None:
    cells = [0] * 6
    for mug in parts(found["filled"]):
        number = int(mug.split()[0])
        cells[number - 1] = X if mug.endswith("by an X") else number
    assert {n for n, value in enumerate(cells, 1) if not value} == {
        int(n) for n in parts(found["empty"] or "nothing")
    }
    self.cells[self.reading][3] = cells


def _row(self: Listener, found: re.Match[str]) -> None:
    before = [int(n) for n in parts(found["list"])]
    self.leaves[self.reading] = [*before, int(found["row"])]


def _first_leaf(self: Listener, found: re.Match[str]) -> None:
    self.leaves[self.reading] = [int(found["row"])]


def _empty_row(self: Listener, found: re.Match[str]) -> None:
    self.leaves[self.reading] = []


def _score(self: Listener, found: re.Match[str]) -> None:
    self.scores[self.name(found["who"])] = int(found["acorns"])


def _choosing(self: Listener, found: re.Match[str]) -> None:
    self.ready = set(self.names) - {self.name(found["who"])}
    self.round = int(found["round"])


def _has_chosen(self: Listener, found: re.Match[str]) -> None:
    self.ready = set(self.names)
    self.round = int(found["round"])


def _others(self: Listener, found: re.Match[str]) -> None:
    others = set(self.everybody(found["list"]))
    assert others <= self.ready
    self.ready -= others


def _are_ready(self: Listener, found: re.Match[str]) -> None:
    assert self.ready == set(self.everybody(found["list"]))


def _closed(self: Listener, found: re.Match[str]) -> None:
    for area in parts(found["areas"]):
        self.closed[AREAS[area.removeprefix("the ")]] = self.everybody(found["list"])


def _open(self: Listener, found: re.Match[str]) -> None:
    """An area that is open is not among those that are closed."""
    named = {AREAS[area.removeprefix("the ")] for area in parts(found["list"])}
    assert not named & set(self.closed)


def _winners(self: Listener, found: re.Match[str]) -> None:
    self.winners, self.round, self.ready = self.everybody(found["list"]), int(found["round"]), set()


def _alone(self: Listener, found: re.Match[str]) -> None:
    self.winners, self.round, self.ready = list(self.names), int(found["round"]), set()


ITEMS = "[A-Za-z0-9 ,]+?"
HEAD = rf"(?P<area>[A-Z][a-z ]+), {GAIN}: "
TURN = r"Round (?P<round>\d+)(?:, the last| of 20)\. "
ANSWERED: Known = (
    *ANNOUNCED[:4],
    (r"No more dice: the game ended with round (?P<round>\d+)\.", _over),
    (rf"(?:Sheet of {WHO}|Your sheet)\.", _reads),
    (r"(?P<area>[A-Z][a-z ]+): all (?P<size>\d) empty, 0 acorns\.", _all_empty),
    (rf"{HEAD}filled (?P<filled>[^.]+?)(?:, empty (?P<empty>[^.]+))?\.", _mugs),
    (rf"{HEAD}first (?P<first>{ITEMS}), second (?P<second>{ITEMS})\.", _pumpkins),
    (rf"{HEAD}left (?P<left>{ITEMS}), right (?P<right>{ITEMS})\.", _skewers),
    (
        rf"{HEAD}bottom (?P<bottom>{ITEMS}), middle (?P<middle>{ITEMS}), top (?P<top>\w+)\.",
        _burrows,
    ),
    (rf"{HEAD}bottom (?P<bottom>{ITEMS}), all above empty\.", _low_burrows),
    (rf"{HEAD}(?P<cells>{ITEMS})\.", _in_order),
    (r"Leaf row at \d+: (?:\d+ more to|no milestone) .*", _nothing),
    (rf"Leaf row at (?P<row>\d+) after {LIST}\.", _row),
    (rf"The leaf row is at (?P<row>\d+)\. Before that it was at {LIST}\.", _row),
    (r"Leaf row at (?P<row>\d+) with its first leaf\.", _first_leaf),
    (r"Leaf row: empty\.", _empty_row),
    (rf"{WHO}: (?P<acorns>\d+)\.", _score),
    (rf"{WHO} (?:has|have) {GAIN}\.", _score),
    (rf"{TURN}{WHO} (?:is|are) choosing\.", _choosing),
    (rf"{TURN}{WHO} (?:has|have) chosen\.", _has_chosen),
    (rf"Still to choose: {LIST}\.", _others),
    (rf"Ready: {LIST}\.", _are_ready),
    (
        rf"The game is over after round (?P<round>\d+), won with \d+ by {LIST}\.",
        _winners,
    ),
    (r"The game is over after round (?P<round>\d+), with \d+ acorns?\.", _alone),
    (rf"Filled first by {LIST}: (?P<areas>[a-z ,]+)\.", _closed),
    (rf"First fill open(?:, 3 acorns each)?: {LIST}\.", _open),
    (r"No first fill is open\.", _nothing),
    (r"The leaf row ended at \d+\.", _nothing),
    (r"(?:Empty places: .*|No place is empty\.)", _nothing),
    (r"(?:Which|Waiting for|Nothing fits|No two dice fit)\b.*", _nothing),
)
