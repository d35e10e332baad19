"""An honest listener who reads braille: knows the rules and the short terms, and nothing else."""

from __future__ import annotations

import re

from games.sixty_one.sixty_listener import GOAL, LAST, SIZES, Cells, Known, Listener, X

AREAS = ("pum", "lil", "ske", "mug", "bur", "mus")
PLACES = {
    "pum": ("1a", "1b", "2a", "2b"),
    "ske": ("1a", "1b", "2a", "2b", "2c"),
    "bur": ("b1", "b2", "b3", "m1", "m2", "t1"),
}
WHO = "(?P<who>You|you|[A-Z][a-z]+)"
PLACE = f"(?P<area>{'|'.join(AREAS)}) (?P<at>[1-6abcmt]+)"
GAIN = r"(?P<acorns>\d+) ac, tot (?P<total>\d+)"
SIGNS = "[0-9X ]+"
NAMES = "[A-Za-z, ]+"
ROUND = r"R(?P<round>\d+)(?: last| of 20)"


class BrailleListener(Listener):
    """A listener who is told everything in the words for braille."""

    def hears(self, announcement: str) -> None:
        """Learn from what is said about something that happens."""
        self._learns(announcement, ANNOUNCED)

    def is_told(self, answer: str) -> None:
        """Learn from the answer to a question."""
        self._learns(answer, ANSWERED)

    def everybody(self, text: str) -> list[str]:
        """The players of a list."""
        return [self.name(who) for who in text.split(", ")]


def number(area: str) -> int:
    """The number of an area by its short name."""
    return AREAS.index(area.lower()) + 1


def row(signs: str, size: int) -> Cells:
    """The places of a row: "4 00 X"; a single 0 is a whole row that is empty."""
    if signs == "0":
        return [0] * size
    cells = [
        X if sign == "X" else int(sign)
        for word in signs.split()
        for sign in (word if set(word) == {"0"} else [word])
    ]
    assert len(cells) == size, signs
    return cells


def _rolled(self: Listener, found: re.Match[str]) -> None:
    self.round, self.ready = int(found["round"]), set()
    self.dice = tuple(int(die) for die in found["dice"].split())
    assert ("last" in found[0]) == (self.round == LAST)


def _ready(self: Listener, found: re.Match[str]) -> None:
    self.ready.add(self.name(found["who"]))


def _wrote(self: Listener, found: re.Match[str]) -> None:
    who, area = self.name(found["who"]), found["area"]
    at = PLACES[area].index(found["at"]) if area in PLACES else int(found["at"]) - 1
    cells = self.cells[who][number(area) - 1]
    assert cells[at] == 0
    cells[at] = X if found["value"] == "X" else int(found["value"])
    _gained(self, found)


def _leaf(self: Listener, found: re.Match[str]) -> None:
    leaves = self.leaves[self.name(found["who"])]
    leaves.append((leaves[-1] if leaves else 0) + int(found["leaf"]))
    assert leaves[-1] == int(found["row"])
    _gained(self, found)


def _gained(self: Listener, found: re.Match[str]) -> None:
    if found["total"]:
        self.gains(self.name(found["who"]), found)


def _first(self: Listener, found: re.Match[str]) -> None:
    _is_first(self, self.name(found["who"]), number(found["area"]))
    _gained(self, found)


def _is_first(self: Listener, who: str, area: int) -> None:
    assert 0 not in self.cells[who][area - 1]
    self.closed.setdefault(area, []).append(who)


def _shared(self: Listener, found: re.Match[str]) -> None:
    for who, total in _totals_of(self, found["list"]).items():
        _is_first(self, who, number(found["area"]))
        self.scores[who] += int(found["acorns"])
        assert self.scores[who] == total


def _totals_of(self: Listener, text: str) -> dict[str, int]:
    """Who has what: "13 Ola, 21 Bob"."""
    items = [item.split(" ", 1) for item in text.split(", ")]
    return {self.name(who): int(total) for total, who in items}


def _late(self: Listener, found: re.Match[str]) -> None:
    assert 0 not in self.cells[self.name(found["who"])][number(found["area"]) - 1]
    assert number(found["area"]) in self.closed


def _over(self: Listener, found: re.Match[str]) -> None:
    self.is_over, self.dice, self.ready = True, (), set()
    if "list" in found.groupdict():
        reached = [name for name in self.names if (self.leaves[name] or [0])[-1] >= GOAL]
        assert self.everybody(found["list"]) == reached
    else:
        assert int(found["round"]) == self.round == LAST


def _won(self: Listener, found: re.Match[str]) -> None:
    assert self.is_over
    self.winners = self.everybody(found["list"])
    assert {self.scores[who] for who in self.winners} == {int(found["acorns"])}


def _alone(self: Listener, found: re.Match[str]) -> None:
    assert self.is_over
    self.winners = list(self.names)
    assert self.scores[self.names[0]] == int(found["acorns"])
    assert self.round == int(found["round"])


def _totals(self: Listener, found: re.Match[str]) -> None:
    assert _totals_of(self, found["list"]) == self.scores


def _nothing(self: Listener, found: re.Match[str]) -> None:
    """What is said was known already."""


ANNOUNCED: Known = (
    (r"R(?P<round>\d+)(?: last)?: (?P<dice>[1-6 ]+)\.", _rolled),
    (rf"{WHO} ready\.", _ready),
    (rf"{WHO}: (?P<value>[1-6X]) {PLACE}(?:, {GAIN})?\.", _wrote),
    (rf"{WHO}: no fit\.", _nothing),
    (rf"{WHO}: L(?P<leaf>\d) row (?P<row>\d+)(?:, X|, {GAIN})?\.", _leaf),
    (rf"{WHO}: (?P<area>[a-z]+) first, {GAIN}\.", _first),
    (r"(?P<area>[A-Z][a-z]+) first, (?P<acorns>\d) ac each: tot (?P<list>[\w, ]+)\.", _shared),
    (rf"{WHO}: (?P<area>[a-z]+) full, not first\.", _late),
    (rf"Over: row 61 by (?P<list>{NAMES})\.", _over),
    (r"Over: R(?P<round>\d+) was last\.", _over),
    (r"(?P<list>\w+) wins?, (?P<acorns>\d+) ac\.", _won),
    (rf"Shared win, (?P<acorns>\d+) ac: (?P<list>{NAMES})\.", _won),
    (r"Tot: (?P<list>[\w, ]+)\.", _totals),
    (r"Result: (?P<acorns>\d+) ac, R(?P<round>\d+)\.", _alone),
)


def _after(self: Listener, found: re.Match[str]) -> None:
    self.round, self.dice, self.ready = int(found["round"]), (), set()
    if "list" in found.groupdict():
        self.winners = self.everybody(found["list"])
    elif len(self.names) == 1:
        self.winners = list(self.names)


def _reads(self: Listener, found: re.Match[str]) -> None:
    self.reading = self.you if found[0] == "Your sheet." else found["who"]


def _put(self: Listener, found: re.Match[str], *rows: Cells) -> None:
    area = number(found["area"])
    cells = [value for row in rows for value in row]
    assert len(cells) == SIZES[area - 1]
    self.cells[self.reading][area - 1] = cells


def _all_empty(self: Listener, found: re.Match[str]) -> None:
    _put(self, found, [0] * int(found["size"]))


def _in_order(self: Listener, found: re.Match[str]) -> None:
    _put(self, found, row(found["cells"], 5))


def _two_rows(self: Listener, found: re.Match[str]) -> None:
    second = 3 if number(found["area"]) == 3 else 2
    _put(self, found, row(found["first"], 2), row(found["second"], second))


def _burrows(self: Listener, found: re.Match[str]) -> None:
    upper = [0] * 3
    if found["middle"]:
        upper = row(found["middle"], 2) + row(found["top"], 1)
    _put(self, found, row(found["bottom"], 3), upper)


def _mugs(self: Listener, found: re.Match[str]) -> None:
    cells = [0] * 6
    for mug in found["filled"].split():
        cells[int(mug[0]) - 1] = X if mug.endswith("X") else int(mug)
    empty = [int(mug) for mug in (found["empty"] or "").split()]
    assert empty == [mug for mug, cell in enumerate(cells, 1) if not cell]
    _put(self, found, cells)


def _leaves(self: Listener, found: re.Match[str]) -> None:
    before = [int(total) for total in (found["before"] or "").split()]
    self.leaves[self.reading] = [*before, int(found["row"])]


def _no_leaf(self: Listener, found: re.Match[str]) -> None:
    self.leaves[self.reading] = []


def _score(self: Listener, found: re.Match[str]) -> None:
    self.scores[self.name(found["who"])] = int(found["acorns"])


def _chooses(self: Listener, found: re.Match[str]) -> None:
    self.ready, self.round = set(self.names) - {self.name(found["who"])}, int(found["round"])


def _has_chosen(self: Listener, found: re.Match[str]) -> None:
    self.ready, self.round = set(self.names), int(found["round"])


def _to_choose(self: Listener, found: re.Match[str]) -> None:
    self.ready -= set(self.everybody(found["list"]))


def _are_ready(self: Listener, found: re.Match[str]) -> None:
    assert self.ready == set(self.everybody(found["list"]))


def _closed(self: Listener, found: re.Match[str]) -> None:
    for area in found["areas"].split():
        self.closed[number(area)] = self.everybody(found["list"])


def _open(self: Listener, found: re.Match[str]) -> None:
    assert not {number(area) for area in found["areas"].split()} & set(self.closed)


HEAD = r"(?P<area>[A-Z][a-z]+) \d+ ac: "
ANSWERED: Known = (
    ANNOUNCED[0],
    (r"No dice, over after R(?P<round>\d+)\.", _after),
    (rf"(?:Sheet of {WHO}|Your sheet)\.", _reads),
    (rf"{HEAD}(?P<size>\d) empty\.", _all_empty),
    (rf"{HEAD}(?P<filled>{SIGNS}); (?:empty (?P<empty>{SIGNS})|full)\.", _mugs),
    (rf"{HEAD}(?P<first>{SIGNS}); (?P<second>{SIGNS})\.", _two_rows),
    (
        rf"{HEAD}b (?P<bottom>{SIGNS}); "
        rf"m(?:, t empty| (?P<middle>{SIGNS}); t (?P<top>{SIGNS}))\.",
        _burrows,
    ),
    (rf"{HEAD}(?P<cells>{SIGNS})\.", _in_order),
    (r"Row 0, no leaf\.", _no_leaf),
    (r"Row (?P<row>\d+)(?:, 1 leaf| after (?P<before>[\d ]+))\.", _leaves),
    (r"Row (?:\d+, \d+ more to .*|\d+, nothing ahead|ended at \d+)\.", _nothing),
    (rf"{WHO}: (?P<acorns>\d+)\.", _score),
    (rf"{WHO} chooses?, {ROUND}\.", _chooses),
    (rf"{WHO} ready, {ROUND}\.", _has_chosen),
    (rf"To choose: (?P<list>{NAMES})\.", _to_choose),
    (rf"Ready: (?P<list>{NAMES})\.", _are_ready),
    (rf"Over after R(?P<round>\d+), \d+ ac, win: (?P<list>{NAMES})\.", _after),
    (r"Over after R(?P<round>\d+), \d+ ac\.", _after),
    (rf"First by (?P<list>{NAMES}): (?P<areas>[a-z ]+)\.", _closed),
    (r"First open, 3 ac each: (?P<areas>[a-z ]+)\.", _open),
    (r"(?:No first open|Empty: .*|None empty)\.", _nothing),
    (r"(?:Area\?|No fit\. Which L\?|X: area\?|Wait for .*)", _nothing),
)
