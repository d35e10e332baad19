"""An honest listener: knows the rules and the words, and nothing else of the program."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field

FACES = ("meeple", "spaceship", "superhero", "42", "dragon", "heart")
SIGNS = "msuyrt"
KINDS = {
    **{face: at for at, face in enumerate(FACES)},
    **{f"{face}s": at for at, face in enumerate(FACES)},
    "superheroes": 2,
    "die of 42": 3,
    "dice of 42": 3,
}
Dice = tuple[int, ...]
NONE: Dice = (0, 0, 0, 0, 0, 0)
NAME = "[A-Z][a-z]+"
WHO = rf"(?P<who>You|{NAME})"
LIST = r"(?P<list>[^:.]+)"
ACTIVE = r"Active: (?P<list>[^:.]+)\."
USED = r"Used: (?P<used>\d+)\."
INACTIVE = r"Inactive: (?P<inactive>\d+)\."
DIE = r"an? (?P<die>[a-z0-9]+)"
BEFORE = r"an? (?P<before>[a-z0-9]+)"
AFTER = r"an? (?P<after>[a-z0-9]+)"
FELT = r"(?P<list>\d+[msuyrt](?: \d+[msuyrt])*)"
BY = rf"(?:, (?P<by>{NAME}))?"
YOU = rf"(?P<who>you|{NAME})"


def dice(text: str) -> Dice:
    """The dice of "3 meeples, 2 dice of 42 and 1 heart", or of "3m 2y 1t"."""
    found = [0] * len(FACES)
    if felt := re.findall(r"(\d+)([msuyrt])\b", text):
        assert " ".join("".join(die) for die in felt) == text
        for count, sign in felt:
            found[SIGNS.index(sign)] += int(count)
        return tuple(found)
    for part in re.split(r", | and ", text):
        if part not in ("nothing", "0"):
            count, kind = part.split(" ", 1)
            found[KINDS[kind]] += int(count)
    return tuple(found)


@dataclass
class Listener:
    """What somebody who hears every sentence knows of the table."""

    names: tuple[str, ...]
    you: str = ""
    scores: dict[str, int] = field(default_factory=dict)
    round: int = 1
    turn: str = ""
    active: Dice = NONE
    used: int = 0
    inactive: int = 3
    scored: int = 0
    winners: list[str] = field(default_factory=list)
    is_unrolled: bool = True
    lone: str = ""
    target: int = 0
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

    def moves(self, face: str, by: int) -> None:
        """One die comes to active or leaves it."""
        at = SIGNS.index(face) if face in SIGNS else FACES.index(face)
        self.active = tuple(n + by * (at == face_at) for face_at, n in enumerate(self.active))
        assert min(self.active) >= 0

    def acts(self, face: str) -> None:
        """A die goes from active to used."""
        self.moves(face, -1)
        self.used += 1

    def checks(self, found: re.Match[str]) -> None:
        """Whatever else a sentence says is what was known already."""
        facts = found.groupdict()
        if who := facts.get("who"):
            assert self.name(who) == self.turn
        if "by" in facts:
            assert self.name(facts["by"]) == self.turn
        if listed := facts.get("list"):
            assert dice(listed) == self.active
        for zone in ("used", "inactive", "scored"):
            if facts.get(zone):
                assert int(facts[zone]) == getattr(self, zone)


Learn = Callable[[Listener, re.Match[str]], None]
Known = tuple[tuple[str, Learn], ...]
"""Sentences that are understood, as patterns, and what each of them changes."""


def _turn_starts(self: Listener, found: re.Match[str]) -> None:
    _whose(self, found)
    _clear(self)


def _clear(self: Listener) -> None:
    self.active, self.used, self.inactive, self.scored = NONE, 0, 3, 0
    self.is_unrolled = True


def _rolled(self: Listener, found: re.Match[str]) -> None:
    assert sum(self.active) == 0
    assert sum(dice(found["list"])) == (7 if self.is_unrolled else self.used)
    self.active, self.used, self.is_unrolled = dice(found["list"]), 0, False
    self.checks(found)


def _rerolled(self: Listener, found: re.Match[str]) -> None:
    self.acts("meeple")
    self.moves(found["before"], -1)
    self.moves(found["after"], 1)
    self.checks(found)


def _joined(self: Listener, found: re.Match[str]) -> None:
    self.acts("heart")
    self.inactive -= 1
    self.moves(found["die"], 1)
    self.checks(found)


def _shot(self: Listener, found: re.Match[str]) -> None:
    self.acts("spaceship")
    self.moves(found["die"], -1)
    self.inactive += 1
    self.checks(found)


def _turned(self: Listener, found: re.Match[str]) -> None:
    self.acts("superhero")
    self.moves(found["before"].lower(), -1)
    self.moves(found["after"], 1)
    self.checks(found)


def _idled(self: Listener, found: re.Match[str]) -> None:
    self.acts(found["die"])
    self.checks(found)


def _fortytwos(self: Listener, found: re.Match[str]) -> None:
    count = sum(self.active)
    assert self.active == (0, 0, 0, count, 0, 0)
    assert int(found.groupdict().get("count") or count) == count
    self.active, self.scored = NONE, self.scored + count
    assert int(found["points"]) == self.scored * (self.scored + 1) // 2
    self.checks(found)


def _turn_scored(self: Listener, found: re.Match[str]) -> None:
    facts = found.groupdict()
    assert int(facts.get("dice") or 0) == self.scored
    points = facts["points"]
    self.scores[self.turn] += 0 if points == "nothing" else int(points)
    assert self.scores[self.turn] == int(facts["total"])
    assert self.scored * (self.scored + 1) // 2 == (0 if points == "nothing" else int(points))
    self.checks(found)


def _busted(self: Listener, found: re.Match[str]) -> None:
    assert int(found["lost"] or 0) == self.scored
    assert self.scores[self.turn] == int(found["total"])
    if found["dragons"]:
        assert self.active[4] == (1 if found["dragons"] == "a" else int(found["dragons"]))
    self.checks(found)


def _won(self: Listener, found: re.Match[str]) -> None:
    _over(self, found)
    assert max(self.scores.values()) == int(found["points"])
    _clear(self)


def _totals(self: Listener, found: re.Match[str]) -> None:
    parts = [
        re.split(" for | ", part, maxsplit=1) for part in re.split(r", | and ", found["totals"])
    ]
    assert [self.name(name) for _, name in parts] == list(self.names)
    assert [int(points) for points, _ in parts] == list(self.scores.values())


def _score(self: Listener, found: re.Match[str]) -> None:
    self.scores[self.name(found["who"])] = int(found["points"])


def _whose(self: Listener, found: re.Match[str]) -> None:
    self.turn, self.round = self.name(found["who"]), int(found["round"] or 5)


def _over(self: Listener, found: re.Match[str]) -> None:
    names = found.groupdict().get("names") or self.names[0]
    self.winners = [self.name(name) for name in re.split(r", | and ", names)]
    self.turn, self.round, self.due = self.names[0], 5, "over"
    self.is_unrolled = False


def _active(self: Listener, found: re.Match[str]) -> None:
    self.active = dice(found["list"])
    self.is_unrolled = False


def _zone(zone: str) -> Learn:
    def learn(self: Listener, found: re.Match[str]) -> None:
        setattr(self, zone, 0 if found["count"] == "no" else int(found["count"]))

    return learn


def _lone(option: str) -> Learn:
    def learn(self: Listener, _: re.Match[str]) -> None:
        self.lone = option

    return learn


def _target(self: Listener, found: re.Match[str]) -> None:
    self.target = int(found["target"])


def _due(step: str) -> Learn:
    def learn(self: Listener, _: re.Match[str]) -> None:
        self.due = step

    return learn


def _nothing(_self: Listener, _: re.Match[str]) -> None:
    """The rules say as much."""


TURN = (
    rf"(?P<who>Your|{NAME}) (?:turn|to play), "
    r"(?:round (?P<round>[1-4])(?: of 5)?|last round(?:, 5 of 5)?)\."
)
BUST = (
    rf"(?:{WHO} busts?|Bust) on (?:(?P<dragons>a|\d+) dragons?(?:, which (?:is|are) active while "
    r"no die can act)?|a lone (?:spaceship(?:, the only active die)?|"
    r"die(?:, which has no target and loses the turn at this table)?)): "
    r"0(?: points(?: in this turn)?)?, (?:none|(?:no|(?P<lost>\d+)) (?:scored )?(?:die|dice)) lost"
    r"(?:, worth \d+)?(?:, |\. )(?:(?:Your|The) )?total(?: still| stays)? (?P<total>\d+)\."
)
TURN_IN_BRAILLE = rf"Turn (?P<round>[1-5])/5: {YOU}\."
ANNOUNCED_IN_BRAILLE: Known = (
    (TURN_IN_BRAILLE, _turn_starts),
    (rf"{FELT}{BY}\.(?: Ina (?P<inactive>\d+), sc (?P<scored>\d+)\.)?", _rolled),
    (rf"Reroll (?P<before>[a-z]) to (?P<after>[a-z]){BY}\. Act {FELT}\.", _rerolled),
    (rf"From ina (?P<die>[a-z]){BY}\. Act {FELT}\.", _joined),
    (rf"Shoot (?P<die>[a-z]), ina (?P<inactive>\d+){BY}\.", _shot),
    (rf"Flip (?P<before>[a-z]) to (?P<after>[a-z]){BY}\.", _turned),
    (rf"Idle (?P<die>[a-z]), used (?P<used>\d+){BY}\.", _idled),
    (r"(?P<count>\d+)y to sc: (?P<scored>\d+), (?P<points>\d+) pt\.", _fortytwos),
    (r"Lone die ends turn\.", _nothing),
    (
        rf"(?P<points>\d+) pt \(sc (?P<dice>\d+)\), tot (?P<total>\d+){BY}\.",
        _turn_scored,
    ),
    (
        r"Bust (?:(?P<dragons>\d+)r|lone s|lone die), lost (?P<lost>\d+), "
        rf"tot (?P<total>\d+){BY}\.",
        _busted,
    ),
    (r"Win (?P<points>\d+): (?P<names>[^:.]+)\.", _won),
    (r"Tot (?P<totals>[^:.]+)\.", _totals),
    (r"Over: (?P<points>\d+) pt(?:, target \d+ (?:met|missed))?\.", _won),
)
ANSWERED_IN_BRAILLE: Known = (
    (TURN_IN_BRAILLE, _whose),
    (r"Win \d+: (?P<names>[^:.]+)\.", _over),
    (r"Over: \d+ pt\.", _over),
    (r"Over, (?:no dice|none open)\.", _nothing),
    (rf"Act {FELT}\.", _active),
    (r"Act (?P<list>0)\.", _active),
    (r"Hand 7\.", _nothing),
    (r"Used (?P<count>\d+)\.", _zone("used")),
    (r"Ina (?P<count>\d+)\.", _zone("inactive")),
    (r"Sc (?P<count>\d+)(?:, \d+ pt)?\.", _zone("scored")),
    (rf"(?P<points>\d+): {YOU}\.", _score),
    (r"(?:To act [^:.]+|First roll: act 7|Act 0: go on or pass|Act 0, used 0: pass)\.", _nothing),
    (r"(?:Next sc: \d+ pt, now \d+|Last round|Rounds after this: \d)\.", _nothing),
    (
        r"Target (?P<target>\d+)(?:: best \d+, \d+ to go| met: \d+| missed: \d+, \d+ short)\.",
        _target,
    ),
    (r"Lone m u: idle\.", _lone("none")),
    (r"Lone m u: turn ends, pt kept\.", _lone("end")),
    (r"Lone m u: bust\.", _lone("bust")),
    (r"Roll 7\?", _due("roll")),
    (r"Use [msut ]+\?", _due("act")),
    (r"Go on \d+, pass \d+\?", _due("decide")),
    (r"Pass \d+\?", _due("pass")),
)
ANNOUNCED: Known = (
    *ANNOUNCED_IN_BRAILLE,
    (rf"{TURN}(?: 7 dice in hand, 3 inactive\.)?", _turn_starts),
    (
        rf"{WHO} rolls? {DIE} from inactive\. {ACTIVE}",
        _joined,
    ),
    (
        rf"{WHO} uses? a heart and rolls? {DIE} from inactive\. {ACTIVE} {USED} {INACTIVE}",
        _joined,
    ),
    (rf"{WHO} rolls? 7 dice: {LIST}\. {INACTIVE}", _rolled),
    (rf"{WHO} rolls? all used dice: {LIST}\. {INACTIVE} Scored: (?P<scored>\d+)\.", _rolled),
    (
        rf"{WHO} rolls? {LIST}\.(?: Inactive (?P<inactive>\d+), scored (?P<scored>\d+)\.)?",
        _rolled,
    ),
    (rf"{WHO} rerolls? {BEFORE}: {AFTER}\. {ACTIVE}", _rerolled),
    (
        rf"{WHO} uses? a meeple and rerolls? {BEFORE}, which becomes {AFTER}\. {ACTIVE} {USED}",
        _rerolled,
    ),
    (
        rf"{WHO} shoots? {DIE}(?: to inactive, now (?P<inactive>\d+))?\.",
        _shot,
    ),
    (
        rf"{WHO} uses? a spaceship and shoots? {DIE} to inactive\. "
        rf"{ACTIVE} {USED} {INACTIVE}",
        _shot,
    ),
    (rf"{WHO} flips? {BEFORE} into {AFTER}\.", _turned),
    (rf"{WHO} uses? a superhero and flips? {BEFORE} into {AFTER}\. {ACTIVE} {USED}", _turned),
    (rf"{WHO} uses? {DIE} without effect\.(?: {USED})?", _idled),
    (
        rf"{WHO} uses? {DIE} without effect: no (?:other )?die is (?:in)?active\. "
        rf"It goes to used\. {ACTIVE} {USED}",
        _idled,
    ),
    (
        r"(?P<count>\d+) (?:die|dice) of 42 moves? to scored: (?P<scored>\d+), "
        r"worth (?P<points>\d+)\.",
        _fortytwos,
    ),
    (r"Scored: (?P<scored>\d+), worth (?P<points>\d+)\.", _fortytwos),
    (
        r"Only (?:a 42 is|42s are) active: (?P<count>\d+) (?:die moves|dice move) from active to "
        r"scored\. Scored: (?P<scored>\d+), worth (?P<points>\d+) so far\.",
        _fortytwos,
    ),
    (r"A lone die ends the turn\.", _nothing),
    (
        r"At this table a lone die without a target ends the turn, which keeps its points\.",
        _nothing,
    ),
    (
        rf"{WHO}(?: ends? the turn and)? scores? (?P<points>\d+) for (?P<dice>\d+)(?: scored)? "
        r"(?:die|dice)\. (?:Total|The total is|Your total is) (?P<total>\d+)\.",
        _turn_scored,
    ),
    (r"(?P<dice>\d+) (?:die|dice): (?P<points>\d+), total (?P<total>\d+)\.", _turn_scored),
    (
        rf"{WHO} scores? (?P<points>nothing): no scored dice\. Total (?P<total>\d+)\.",
        _turn_scored,
    ),
    (r"No scored dice: (?P<points>0), total (?P<total>\d+)\.", _turn_scored),
    (
        rf"{WHO} ends? the turn without scored dice and scores? (?P<points>nothing)\. "
        r"(?:The|Your) total is (?P<total>\d+)\.",
        _turn_scored,
    ),
    (BUST, _busted),
    (
        rf"(?:Game over:|The game is over after round 5\.) (?P<names>[Yy]ou|{NAME}) wins? with "
        r"(?:the best total, )?(?P<points>\d+)\.",
        _won,
    ),
    (
        r"(?:Game over|The game is over after round 5): (?P<names>[^:.]+) share the win with "
        r"(?:the best total, )?(?P<points>\d+)\.",
        _won,
    ),
    (r"Totals: (?P<totals>[^:.]+)\.", _totals),
    (r"Game over with (?P<points>\d+) points?\.", _won),
    (r"Game over: target \d+ (?:reached|missed) with (?P<points>\d+)\.", _won),
    (
        r"The game is over after round 5\. (?:The result is|You have reached the target of \d+ "
        r"with|The target of \d+ is missed:) (?P<points>\d+) points?(?:, \d+ short)?\.",
        _won,
    ),
)
LONE = "At this table a lone meeple or superhero"
COUNT = r"(?P<count>no|\d+) (?:die|dice)"
ANSWERED: Known = (
    *ANSWERED_IN_BRAILLE,
    (TURN, _whose),
    (rf"The game is over, (?P<names>you|{NAME}) wins? with \d+\.", _over),
    (r"The game is over, (?P<names>[^:.]+) share the win with \d+\.", _over),
    (r"The game is over with \d+ points?\.", _over),
    (r"The game is over, no dice are in play\.", _nothing),
    (r"Nothing is open: the game is over\.", _nothing),
    (rf"Active: {LIST}\.", _active),
    (r"In hand: 7 dice to roll\.", _nothing),
    (rf"Used: {COUNT}\.", _zone("used")),
    (rf"Inactive: {COUNT}\.", _zone("inactive")),
    (rf"Scored: {COUNT}(?:, worth \d+)?\.", _zone("scored")),
    (rf"{WHO}(?:: | has | have )(?P<points>\d+)(?: points?)?\.", _score),
    (r"Still to act: .*\.", _nothing),
    (r"Roll first: 7 dice become active\.", _nothing),
    (r"No die is active(?:: continue or| and none is used:) pass\.", _nothing),
    (r"The first scored die makes 1 point\.", _nothing),
    (r"One more scored die: \d+ points instead of \d+\.", _nothing),
    (r"(?:This is the last round|\d+ rounds? comes? after this one)\.", _nothing),
    (
        r"Target (?P<target>\d+): (?:the best has \d+, \d+ to go|reached with \d+|"
        r"missed with \d+, \d+ short)\.",
        _target,
    ),
    (rf"{LONE} has no effect\.", _lone("none")),
    (rf"{LONE} ends the turn, which keeps its points\.", _lone("end")),
    (rf"{LONE} is a bust\.", _lone("bust")),
    (r"Roll 7 dice\?.*", _due("roll")),
    (r"(?:Use|Choose) .*[?.]", _due("act")),
    (r"Continue .*", _due("decide")),
    (r"(?:No die is used, .*)?Pass with \d+(?: points?)?\?(?: Press B\.)?", _due("pass")),
)
