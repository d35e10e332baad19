"""Reading lines of plain words: what all games share, from a die to a match record's head."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from a11y_dice.core.dice import Counts
from a11y_dice.core.game import Option, Outcome
from a11y_dice.core.message import Fact, Message

LONGEST_NUMBER = 6
"""Digits: longer numbers are refused, they can only be a mistake."""


LONGEST = 60
"""Characters of a wrong word that are worth telling."""


def _shortened(fact: Fact) -> Fact:
    return f"{fact[:LONGEST]}..." if isinstance(fact, str) and len(fact) > LONGEST else fact


class NotationError(Exception):
    """A line that says nothing possible: where, and why, as a message."""

    def __init__(self, reason: str, facts: Mapping[str, Fact] | None = None) -> None:
        super().__init__(reason)
        self.reason = reason
        self.facts = {name: _shortened(fact) for name, fact in (facts or {}).items()}

    @property
    def message(self) -> Message:
        """The sentence that says what is wrong."""
        return Message(f"notation-{self.reason}", self.facts)

    def after(self, words: int) -> NotationError:
        """The same error in a longer line, which has so many words before these."""
        place = self.facts.get("place")
        moved = {"place": place + words} if isinstance(place, int) else {}
        return NotationError(self.reason, self.facts | moved)


class Line:
    """The words of a line, read from left to right."""

    def __init__(self, text: str) -> None:
        self._words = text.lower().split()
        self._at = 0

    @property
    def next(self) -> str:
        """The word that comes next; empty at the end."""
        return self._words[self._at] if self._at < len(self._words) else ""

    def word(self, *expected: str) -> str:
        """Read one of these words; any word at all when none is named."""
        found = self.next
        if not found:
            raise NotationError("ends-early", {"expected": " or ".join(expected) or "word"})
        if expected and found not in expected:
            raise NotationError(
                "word", {"word": found, "place": self._at + 1, "expected": " or ".join(expected)}
            )
        self._at += 1
        return found

    def takes(self, word: str) -> bool:
        """Read `word` if it comes next."""
        if self.next != word:
            return False
        self._at += 1
        return True

    def number(self, least: int, most: int) -> int:
        """Read a number within these bounds, both included."""
        found = self.next
        if not found:
            raise NotationError("ends-early", {"expected": "number"})
        facts: dict[str, Fact] = {"word": found, "place": self._at + 1}
        if not (found.isascii() and found.isdigit()) or len(found) > LONGEST_NUMBER:
            raise NotationError("not-a-number", facts)
        if not least <= int(found) <= most:
            raise NotationError("out-of-range", facts | {"least": least, "most": most})
        self._at += 1
        return int(found)

    def numbers(self, least: int, most: int) -> tuple[int, ...]:
        """Read all the numbers that come next."""
        found = []
        while self.next[:1].isdigit():
            found.append(self.number(least, most))
        return tuple(found)

    def counts(self, faces: Sequence[str], most: int) -> Counts:
        """Read "3 tank 4 ray", each face once, in any order; "none" is nothing at all."""
        found = [0] * len(faces)
        if self.takes("none"):
            return tuple(found)
        at = self._at
        while self.next[:1].isdigit():
            count = self.number(1, most)
            face = faces.index(self.word(*faces))
            if found[face]:
                raise NotationError("face-twice", {"word": faces[face], "place": self._at})
            found[face] = count
        if self._at == at:
            self.number(1, most)
        return tuple(found)

    def end(self) -> None:
        """Make sure that nothing is left."""
        if self.next:
            raise NotationError("too-long", {"word": self.next, "place": self._at + 1})


def counts_text(counts: Counts, faces: Sequence[str]) -> str:
    """Faces with their counts: "3 tank 4 ray", or "none"."""
    shown = (f"{count} {face}" for count, face in zip(counts, faces, strict=True) if count)
    return " ".join(shown) or "none"


def outcome_text(outcome: Outcome, faces: Sequence[str]) -> str:
    """An outcome as one line: "dice 3 tank 4 ray"; dice that show numbers one by one."""
    if faces[0] == "1":
        shown = [face for face, n in zip(faces, outcome.dice, strict=True) for _ in range(n)]
        return "dice " + " ".join(reversed(shown))
    return "dice " + counts_text(outcome.dice, faces)


def read_outcome(text: str, faces: Sequence[str]) -> Outcome:
    """The outcome of a line. Raises NotationError."""
    line = Line(text)
    line.takes("dice")
    if faces[0] == "1":
        thrown = (line.number(1, len(faces)), *line.numbers(1, len(faces)))
        counts = tuple(thrown.count(side + 1) for side in range(len(faces)))
    else:
        counts = line.counts(faces, 99)
    line.end()
    return Outcome(counts)


def read_options(line: Line, options: Sequence[Option]) -> dict[str, str]:
    """The options at the end of a line, on top of the defaults."""
    found = {option.name: option.values[0] for option in options}
    while line.takes("option"):
        name = line.word(*found)
        value = line.word()
        option = next(option for option in options if option.name == name)
        if not option.allows(value):
            raise NotationError("option-value", {"word": value, "name": name})
        found[name] = value
    return found


def options_text(options: Iterable[tuple[str, str]]) -> str:
    """The tail of a position: "option target 30"."""
    return "".join(f" option {name} {value}" for name, value in options)
