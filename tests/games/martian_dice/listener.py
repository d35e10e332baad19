"""An honest listener: knows the rules and the words, and nothing else of the program."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field

FACES = ("tank", "ray", "human", "cow", "chicken")
SIGNS = "truwk"
Dice = tuple[int, ...]
NONE: Dice = (0, 0, 0, 0, 0)
NAME = "[A-Z][a-z]+"
WHO = rf"(?P<who>You|{NAME})"
LIST = r"(?P<list>[^:.]+)"
NAMES = r"(?P<names>[^:.]+)"
FELT = r"(?P<list>\d+[truwk](?: \d+[truwk])*)"
BY = rf"(?:, (?P<who>{NAME}))?"
YOU = rf"(?P<who>you|{NAME})"


def dice(text: str | None) -> Dice:
    """The dice of "3 tanks, 1 ray and 2 cows", or of "3t 1r 2w"."""
    found = [0] * len(FACES)
    if felt := re.findall(r"(\d+)([truwk])\b", text or ""):
        assert " ".join("".join(die) for die in felt) == text
        for count, sign in felt:
            found[SIGNS.index(sign)] += int(count)
        return tuple(found)
    for part in re.split(r", | and ", text or "0"):
        if part not in ("nothing", "0"):
            count, kind = part.split()
            found[FACES.index(kind if kind in FACES else kind.removesuffix("s"))] += int(count)
    return tuple(found)


@dataclass
class Listener:
    """What somebody who hears every sentence knows of the table."""

    names: tuple[str, ...]
    you: str = ""
    scores: dict[str, int] = field(default_factory=dict)
    turn: str = ""
    aside: Dice = NONE
    table: Dice = NONE
    target: int = 25
    tied: list[str] = field(default_factory=list)
    thrown: list[int] = field(default_factory=list)
    winner: str = ""
    due: str = ""

    def __post_init__(self) -> None:
        self.scores = dict.fromkeys(self.names, 0)
        self.turn = self.names[0]

    def name(self, who: str | None) -> str:
        """Who is meant. In braille nobody is named where it is you."""
        if who in {"You", "Your", "you", None}:
            assert self.you
            return self.you
        assert who in self.names
        return str(who)

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


Learn = Callable[[Listener, re.Match[str]], None]
Known = tuple[tuple[str, Learn], ...]
"""Sentences that are understood, as patterns, and what each of them changes."""


def _turn_starts(self: Listener, found: re.Match[str]) -> None:
    self.aside = self.table = NONE
    self.turn = self.name(found["who"] or self.names[0])


def _rolled(self: Listener, found: re.Match[str]) -> None:
    if self.tied:
        assert self.name(found["who"]) == self.tied[len(self.thrown)]
        self.thrown.append(dice(found["list"])[1])
        return
    assert self.name(found["who"]) == self.turn
    assert dice(found["aside"]) == self.aside
    self.table = dice(found["list"])


def _tanks(self: Listener, found: re.Match[str]) -> None:
    assert int(found["count"]) == self.table[0]
    self.table = (0, *self.table[1:])
    self.aside = (self.aside[0] + int(found["count"]), *self.aside[1:])
    assert int(found["tanks"]) == self.aside[0]
    if found.groupdict().get("others") is not None:
        assert dice(f"{found['tanks']} tanks{found['others']}") == self.aside


def _taken(self: Listener, found: re.Match[str]) -> None:
    taken = dice(found["list"])
    assert all(taken[at] in (0, count) for at, count in enumerate(self.table))
    self.aside = tuple(map(sum, zip(self.aside, taken, strict=True)))
    self.table = NONE
    for left in re.findall(r"(?:[Dd]ice left(?: to roll)?: |as, )(\d+)", found[0]):
        assert int(left) == 13 - sum(self.aside)
    for balance in re.findall(r": (\d+)t (\d+)r", found[0]):
        assert tuple(map(int, balance)) == self.aside[:2]
    for aside in re.findall(r"Aside: ([^.]+)", found[0]):
        assert dice(aside) == self.aside


def _scored(self: Listener, found: re.Match[str]) -> None:
    who, points = self.name(found["who"]), found["points"]
    assert who == self.turn
    assert re.search("[a-z]{4}", found["reason"])
    self.scores[who] += 0 if points == "nothing" else int(points)
    assert self.scores[who] == int(found["total"])


def _scored_in_braille(self: Listener, found: re.Match[str]) -> None:
    who, points, reason = self.name(found["who"]), int(found["points"]), found["reason"]
    assert who == self.turn
    if found["bonus"]:
        assert int(found["earthlings"]) + int(found["bonus"]) == points
    elif not points:
        tanks, rays, *earthlings = self.aside
        assert reason == (f"{tanks}t {rays}r" if tanks > rays else "no u w k")
        assert tanks > rays or not any(earthlings)
    self.scores[who] += points
    assert self.scores[who] == int(found["total"])


def _tie(self: Listener, found: re.Match[str]) -> None:
    self.tied = [self.name(name) for name in re.split(r", | and ", found["names"])]
    self.thrown = []
    self.aside = self.table = NONE
    self.turn = self.names[0]


def _won(self: Listener, found: re.Match[str]) -> None:
    self.winner = self.name(found["who"] or self.names[0])
    self.tied, self.thrown = [], []
    self.aside = self.table = NONE
    self.turn = self.names[0]


def _tie_won(self: Listener, found: re.Match[str]) -> None:
    rays = dict(zip(self.tied, self.thrown, strict=True))
    assert not rays or rays[self.name(found["who"])] == int(found["rays"])
    _won(self, found)


def _totals(self: Listener, found: re.Match[str]) -> None:
    told = [
        re.split(" for | ", part, maxsplit=1) for part in re.split(r", | and ", found["totals"])
    ]
    assert {self.name(who): int(points) for points, who in told} == self.scores


def _last_round(self: Listener, found: re.Match[str]) -> None:
    assert self.turn != self.names[-1]
    reached = [name for name in self.names if self.scores[name] >= int(found["target"])]
    assert reached == [self.turn]


def _lost(self: Listener, _: re.Match[str]) -> None:
    hopeless = 0 if self.table[1] else min(filter(None, self.table), default=0)
    assert self.aside[0] > self.aside[1] + 13 - sum(self.aside) - hopeless


def _thrown(self: Listener, found: re.Match[str]) -> None:
    self.thrown.append(int(found["rays"]))


def _score(self: Listener, found: re.Match[str]) -> None:
    self.scores[self.name(found["who"])] = int(found["points"])


def _aside(self: Listener, found: re.Match[str]) -> None:
    self.aside = dice(found["list"])


def _table(self: Listener, found: re.Match[str]) -> None:
    self.table = dice(found["list"])


def _target(self: Listener, found: re.Match[str]) -> None:
    self.target = int(found["target"])


def _whose(self: Listener, found: re.Match[str]) -> None:
    self.turn = self.name(found["who"] or self.names[0])


def _due(step: str) -> Learn:
    def learn(self: Listener, _: re.Match[str]) -> None:
        self.due = step

    return learn


def _nothing(_self: Listener, _: re.Match[str]) -> None:
    """The rules say as much."""


TIE_WON = (
    r"(?:Game over\. |The game is over\. The best score of \d+ is shared, and )"
    rf"(?P<who>[Yy]ou|{NAME}) wins? the tie-break"
)
TURN = rf"(?:(?P<who>Your|{NAME})(?: turn| to play)|Turn \d+)"
ANNOUNCED: Known = (
    (rf"{TURN}(?:, with 13 dice)?\.", _turn_starts),
    (
        rf"{WHO} rolls? {LIST}\.(?: (?:Aside|Set aside before): (?P<aside>[^.]+)\.| Rays: \d+\.)?",
        _rolled,
    ),
    (
        r"(?P<count>\d+) tanks? (?:goes aside: |go aside: |aside, |"
        r"goe?s? from the roll to the dice set aside\. Aside: )(?P<tanks>\d+)"
        r"(?: against \d+ rays?| in all| tanks?(?P<others>[^.]*))\.",
        _tanks,
    ),
    (rf"{WHO} takes? (?P<list>\d+ [a-z]+)(?:[:. ].*)?\.", _taken),
    (
        rf"{WHO} scores? (?P<points>\d+|nothing)(?P<reason>.+)[.,] "
        r"(?:[Tt]otal|The total is|Your total is) (?P<total>\d+)\.",
        _scored,
    ),
    (rf"(?:Tie for first|Tie|Tied again): {NAMES} roll.*\.", _tie),
    (rf"(?:Game over|The game is over)\. {WHO} wins? with \d+(?: points?)?\.", _won),
    (rf"{TIE_WON} with (?P<rays>\d) rays?\.", _tie_won),
    (r"Totals: (?P<totals>[^.]+)\.", _totals),
    (r"(?:This turn is lost\.|This turn is lost: .*)", _lost),
    (r"(?P<target>\d+) (?:is reached: this round is the last|reached, last round)\.", _last_round),
    (
        r".* reached the target of (?P<target>\d+), so this round is the last\. Still to play: .*",
        _last_round,
    ),
    (r"Game over: \d+ points? in \d+ turns?\.(?P<who>)", _won),
    (r"Nothing (?:of this roll )?can be taken(?:, so the turn ends)?\.", _nothing),
    (r"All (?:13 )?dice are aside(?:, so the turn ends)?\.", _nothing),
    (rf"Turn(?:: {YOU}| \d+)\.", _turn_starts),
    (rf"{FELT}{BY}\.(?: As (?P<aside>[^.]+)\.)?", _rolled),
    (r"(?P<count>\d+)t as: (?P<tanks>\d+)t \d+r\.", _tanks),
    (rf"(?P<list>\d+[ruwk]) as(?:: \d+t \d+r|, \d+ left){BY}\.", _taken),
    (
        r"(?P<points>\d+) pt(?:: (?P<reason>[^,]+)| \((?P<earthlings>\d+)\+(?P<bonus>\d+)\))?"
        rf", tot (?P<total>\d+){BY}\.",
        _scored_in_braille,
    ),
    (rf"Tie(?: again)?: {NAMES} roll 6(?:, most r wins)?\.", _tie),
    (rf"Win \d+: {YOU}\.", _won),
    (rf"Win tie (?P<rays>\d)r: {YOU}\.", _tie_won),
    (r"Tot (?P<totals>[^.]+)\.", _totals),
    (r"Lost\.", _lost),
    (r"Last round, (?P<target>\d+) reached\.", _last_round),
    (r"Over: \d+ pt, turns \d+\.(?P<who>)", _won),
    (r"(?:None to take|All as)\.", _nothing),
)
ANSWERED: Known = (
    (rf"Aside: {LIST}\.", _aside),
    (rf"On the table: {LIST}\.", _table),
    (r"In hand: (?:no dice|\d+ dice|1 die)\.", _nothing),
    (rf"{WHO} has (?P<rays>\d+) rays?\.", _thrown),
    (rf"{WHO}(?:: | has | have )(?P<points>\d+)(?: points?)?\.", _score),
    (rf"Tied for first: {NAMES} roll for rays\.", _tie),
    (rf"{TURN}\.", _whose),
    (r"The game ends at (?P<target>\d+); the best has \d+, \d+ to go\.", _target),
    (r"(?P<target>\d+) is reached: this round is the last\.", _target),
    (r"(?P<target>\d+) is reached\. Only the tie-break is open: most rays win\.", _target),
    (r"The game is over\. Its target was (?P<target>\d+)\.", _target),
    (rf"(?:Game over|The game is over)\. {WHO} wins? with \d+(?: points?)?\.", _won),
    (rf"{TIE_WON}(?: with (?P<rays>\d) rays?)?\.", _won),
    (r"Game over: \d+ points? in \d+ turns?\.(?P<who>)", _won),
    (r"Tanks \d+, rays \d+: .*", _nothing),
    (r"Nothing is aside yet: no rays needed, nothing to score\.", _nothing),
    (r"(?:This turn is lost\.|This turn is lost: .*)", _nothing),
    (r"(?:Still open: .*|All three kinds are aside, bonus 3)\.", _nothing),
    (r"Roll all 13 dice\?.*", _due("roll")),
    (r"(?:Take|Choose one kind).*", _due("choose")),
    (r"(?:The turn is lost\. )?Roll .*stop.*", _due("decide")),
    (r"The dice are rolling\.", _due("rolling")),
    (rf"As {FELT}\.", _aside),
    (r"As (?P<list>0)\.", _aside),
    (rf"Table {FELT}\.", _table),
    (r"Table (?P<list>0)\.", _table),
    (r"Hand \d+\.", _nothing),
    (rf"(?P<rays>\d+)r: {NAME}\.", _thrown),
    (rf"(?P<points>\d+): {YOU}\.", _score),
    (rf"Tie: {NAMES} roll for r\.", _tie),
    (rf"Turn(?:: {YOU}| \d+)\.", _whose),
    (r"End (?P<target>\d+), best \d+, \d+ to go\.", _target),
    (r"Last round, (?P<target>\d+) reached\.", _target),
    (r"Tie at (?P<target>\d+): most r wins\.", _target),
    (r"Over, end was (?P<target>\d+)\.", _target),
    (rf"Win \d+: {YOU}\.", _won),
    (rf"Win tie(?: (?P<rays>\d)r)?: {YOU}\.", _won),
    (r"Over: \d+ pt, turns \d+\.(?P<who>)", _won),
    (r"(?:\d+t \d+r|As 0): need \d+r, stop \d+\.", _nothing),
    (r"(?:Lost|Open [uwk ]+|All kinds as, bonus 3)\.", _nothing),
    (r"Roll 13\?", _due("roll")),
    (r"Lost\. Roll \d+, stop 0\?", _due("decide")),
    (r"Rolling\.", _due("rolling")),
)
