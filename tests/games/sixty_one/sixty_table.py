"""A table of Sixty-One in a test: a position as a line, and lines that are played on it."""

from __future__ import annotations

from typing import Any

from helpers.listening import told, words
from helpers.play import NAMES, opened

from a11y_dice.core.engine import advance, settle
from a11y_dice.core.game import Topic
from a11y_dice.core.match import Match, Player, Setup
from a11y_dice.core.notation import read_outcome
from a11y_dice.games.sixty_one import GAME
from a11y_dice.games.sixty_one.state import State
from a11y_dice.i18n.audience import Verbosity

PARTS = {
    "leaves": "none",
    "pumpkins": "0 0 0 0",
    "lilies": "0 0 0 0 0",
    "skewers": "0 0 0 0 0",
    "mugs": "0 0 0 0 0 0",
    "burrows": "0 0 0 0 0 0",
    "mushrooms": "0 0 0 0 0",
}


def sheet(**parts: str) -> str:
    """A sheet of which these parts are not empty."""
    assert set(parts) <= set(PARTS)
    return " ".join(f"{name} {cells}" for name, cells in (PARTS | parts).items())


class Table:
    """A position, and what has just become true."""

    def __init__(self, match: Match, events: tuple[Any, ...]) -> None:
        self.match = match
        self.events = events

    @property
    def state(self) -> State:
        """The position as it is kept."""
        state: State = self.match.state
        return state

    @property
    def position(self) -> str:
        """The position as a line."""
        return GAME.notation.position_text(self.state)

    @property
    def rows(self) -> list[int]:
        """The leaf total of each seat."""
        return [(sheet[0] or (0,))[-1] for sheet in self.state.sheets]

    def legal(self, seat: int = 1) -> list[str]:
        """What a seat may do."""
        actions = GAME.rules.legal_actions(self.state, seat - 1)
        return [GAME.notation.action_text(action) for action in actions]

    def values(self, where: str) -> set[int]:
        """The numbers that the first seat could write at "area 2 at 3", whatever the dice."""
        return {
            value
            for area in range(1, 7)
            for value in range(1, 7)
            for leaf in range(1, 7)
            if where.startswith(f"area {area} ")
            and not self._with_dice(area, value, leaf).refuses(
                f"area {area} write {value} {where[7:]} leaf {leaf}"
            )
        }

    def _with_dice(self, *dice: int) -> Table:
        head, tail = self.position.split(" seat 1", 1)
        number = head.split()[1]
        return at(f"round {number} dice {' '.join(map(str, dice))} seat 1{tail}")

    def play(self, *lines: str) -> Table:
        """Actions ("2 skip leaf 3" is one of seat 2, else of seat 1), then dice if they roll."""
        match, events = self.match, tuple[Any, ...]()
        for line in lines:
            if line.startswith("dice"):
                continue
            seat, text = (int(line[0]), line[2:]) if line[0].isdigit() else (1, line)
            landing = [read_outcome(line, GAME.faces) for line in lines if line.startswith("dice")]
            action = GAME.notation.read_action(text)
            match, happened = advance(match, seat - 1, action, landing)
            events += happened
        return Table(match, events)

    def refuses(self, line: str, seat: int = 1) -> str:
        """The words of the refusal of an action; empty when it is legal."""
        action = GAME.notation.read_action(line)
        refusal = GAME.rules.why_not(self.state, seat - 1, action)
        return words(GAME, refusal.message()) if refusal else ""

    def tells(self, verbosity: Verbosity = Verbosity.STANDARD, you: int | None = None) -> list[str]:
        """What is said about what has just become true."""
        return [words(GAME, message, verbosity, you) for message in told(GAME, self.events)]

    def offers(
        self, *path: str, seat: int = 1, verbosity: Verbosity = Verbosity.STANDARD
    ) -> list[str]:
        """The question after the steps of `path`, and the lines to choose from."""
        question = GAME.describe.question(self.state, seat - 1, path)
        choices = GAME.describe.choices(self.state, seat - 1, path)
        messages = [question, *(choice.label for choice in choices)]
        return [words(GAME, message, verbosity) for message in messages]

    def answers(
        self,
        topic: Topic,
        times: int = 0,
        seat: int = 1,
        verbosity: Verbosity = Verbosity.STANDARD,
    ) -> list[str]:
        """The answer to a question of a seat."""
        said = GAME.describe.describe(self.state, seat - 1, topic, times)
        return [words(GAME, message, verbosity) for message in said]

    def place(self, index: int, seat: int = 1) -> tuple[str, str]:
        """What is at a place, and around it."""
        describe = GAME.describe
        found = (describe.place, describe.around)
        place, around = (words(GAME, where(self.state, seat - 1, index)) for where in found)
        return place, around


def at(line: str) -> Table:
    """A position that was set up, settled."""
    state, settled = GAME.rules.settle(GAME.notation.read_position(line))
    players = tuple(Player(name) for name in NAMES[: len(state.scores)])
    match, events = settle(Match(Setup(GAME, "table", players), state))
    return Table(match, settled + events)


def solo(dice: str, stage: str = "", number: int = 5, first: str = "", **parts: str) -> Table:
    """One seat in this round with these dice; "owes wild" or "decided" may stand after it."""
    line = f"round {number} dice {dice} seat 1 {stage} {sheet(**parts)} {first}"
    return at(line)


def started(seats: int) -> Table:
    """The start of a match."""
    return Table(*opened(GAME, "table", seats))
