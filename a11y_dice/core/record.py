"""The match record: a text file that tells a match from its head to its newest entry.

A record is written in the oldest format that can tell it, and read in every format that there
ever was: an older one is made into the next one, step by step.
"""

from __future__ import annotations

from collections.abc import Callable

from a11y_dice.core.engine import Played, play
from a11y_dice.core.game import CHANCE, Event, Game
from a11y_dice.core.match import Entry, Match, begin
from a11y_dice.core.message import Facts
from a11y_dice.core.notation import Line, NotationError, outcome_text, read_outcome
from a11y_dice.core.record_head import (
    FIRST,
    MOST,
    NEWEST,
    Find,
    Numbered,
    RecordError,
    head_text,
    read_head,
)
from a11y_dice.core.refusal import IllegalAction, Refusal
from a11y_dice.core.undo import redone, without

__all__ = [
    "FIRST",
    "NEWEST",
    "REDO_TEXT",
    "RecordError",
    "entry_text",
    "format_of",
    "head_text",
    "oldest_format",
    "read_course",
    "read_entry",
    "read_record",
    "record_text",
    "taken_back",
    "undo_text",
]
REDO_TEXT = "redo\n"


def record_text(match: Match, version: int | None = None) -> str:
    """The whole record of a match, with what was taken back and can be played again.

    `version` is the number of the format; without one, it is the oldest that can tell it.
    """
    game, moments = match.setup.game, [match]
    while (before := moments[-1].undone) is not None:
        moments.append(before)
    whole = moments.pop()
    text = head_text(match.setup, version or oldest_format(match))
    text += "".join(entry_text(game, entry) for entry in whole.entries())
    for moment in reversed(moments):
        text += undo_text(moment)
    return text


def oldest_format(match: Match) -> int:
    """The number of the oldest format that can tell a match."""
    return FIRST if match.setup.undo is None and match.undone is None else NEWEST


def undo_text(match: Match) -> str:
    """The line that tells how this match came of the one that it was before an undo."""
    assert match.undone is not None
    return f"undo {len(match.undone.since(match))}\n"


def entry_text(game: Game, entry: Entry) -> str:
    """One line: an outcome, or an action with its seat in front."""
    seat, action = entry
    if seat == CHANCE:
        return outcome_text(action, game.faces) + "\n"
    return f"seat {seat + 1} {game.notation.action_text(action)}\n"


def read_record(text: str, find: Find) -> tuple[Match, list[tuple[Event, ...]]]:
    """The match of a record, and what became true at each entry. Raises RecordError.

    A last line without its newline was never committed and is left out.
    """
    match, played = read_course(text, find)
    return match, [events for _, events in played]


def read_course(text: str, find: Find) -> tuple[Match, list[Played]]:
    """The match of a record, and what it was after each entry. Raises RecordError.

    What was taken back is not among them, where it was not played again.
    """
    committed = [line.strip() for line in text.split("\n")[:-1]]
    lines = [(n, line) for n, line in enumerate(committed, 1) if line and line[0] != "#"]
    lines = _in_newest_format(lines)
    head = [pair for pair in lines if not _is_entry(pair[1])]
    log = [pair for pair in lines if _is_entry(pair[1])]
    course = _Course(begin(read_head(head, find)))
    for number, line in log:
        try:
            course.take(line)
        except NotationError as error:
            raise RecordError(number, error) from error
    return course.match, course.played


def taken_back(text: str) -> int:
    """How often choices were taken back for good in a record that can be read."""
    words = [line.split()[:1] for line in text.lower().split("\n")]
    return words.count(["undo"]) - words.count(["redo"])


def format_of(text: str) -> int:
    """The number of the format of a record that can be read."""
    lines = (line for line in text.split("\n") if line.strip() and line.strip()[0] != "#")
    return int(next(lines).split()[1])


def _in_newest_format(lines: list[Numbered]) -> list[Numbered]:
    """The lines of a record as the newest format has them."""
    number, first = lines[0] if lines else (1, "")
    line = Line(first)
    try:
        line.word("a11y-dice")
        version = line.number(0, MOST)
        if not FIRST <= version <= NEWEST:
            raise NotationError("format", {"format": version, "newest": NEWEST})
    except NotationError as error:
        raise RecordError(number, error) from error
    for older in range(version, NEWEST):
        lines = CONVERTERS[older](lines)
    return lines


def _from_format_1(lines: list[Numbered]) -> list[Numbered]:
    """The second format only added lines: its number is all that changes."""
    (number, first), *others = lines
    name, _, *rest = first.split(maxsplit=2)
    return [(number, " ".join([name, "2", *rest])), *others]


CONVERTERS: dict[int, Callable[[list[Numbered]], list[Numbered]]] = {1: _from_format_1}
"""How the lines of each format become those of the next one."""


def _is_entry(line: str) -> bool:
    """Whether a line is part of the log (the head's seats name a person or a bot)."""
    words = line.lower().split()
    if words[0] in ("dice", "undo", "redo"):
        return True
    return words[0] == "seat" and words[2:3] not in (["person"], ["bot"])


class _Course:
    """A match that is played line by line, and each moment of it that an undo may go back to."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.played: list[Played] = []
        self._begun = match
        self._taken_back: list[list[Played]] = []
        self._entries: dict[str, Entry] = {}

    def take(self, line: str) -> None:
        """Do what a line says. Raises NotationError, and nothing has changed then."""
        words = Line(line)
        if words.takes("undo"):
            self._undo(words, line)
        elif words.takes("redo"):
            words.end()
            self.match = _possible(redone(self.match), line)
            self.played += self._taken_back.pop()
        else:
            self.match, events = _play(self.match, self._entry(line), line)
            self.played.append((self.match, events))
            self._taken_back.clear()

    def _entry(self, line: str) -> Entry:
        """The entry of a line; each wording is read once, for most of them come again and again."""
        entry = self._entries.get(line)
        if entry is None:
            setup = self.match.setup
            entry = self._entries[line] = read_entry(line, setup.game, len(setup.players))
        return entry

    def _undo(self, words: Line, line: str) -> None:
        if not self.played:
            _possible(Refusal("undo-nothing"), line)
        count = words.number(1, len(self.played))
        words.end()
        self._taken_back.append(self.played[-count:])
        del self.played[-count:]
        before = self.played[-1][0] if self.played else self._begun
        self.match = without(self.match, count, before.state)


def _possible(found: Match | Refusal, line: str) -> Match:
    """The match, unless there is none. Raises NotationError."""
    if isinstance(found, Refusal):
        raise NotationError("illegal", {"line": line, "reason": found.message()})
    return found


def _play(match: Match, entry: Entry, line: str) -> Played:
    try:
        return play(match, *entry)
    except IllegalAction as error:
        refused: Facts = {"line": line, "reason": error.refusal.message()}
        raise NotationError("illegal", refused) from error


def read_entry(text: str, game: Game, seats: int) -> Entry:
    """An outcome, or an action with its seat in front ("seat 2 take ray")."""
    if text.lower().startswith("dice"):
        return CHANCE, read_outcome(text, game.faces)
    line = Line(text)
    line.word("seat")
    seat = line.number(1, seats) - 1
    try:
        return seat, game.notation.read_action(" ".join(text.split()[2:]))
    except NotationError as error:
        raise error.after(2) from error
