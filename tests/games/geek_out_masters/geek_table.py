"""A table of Geek Out! Masters in a test: a position as a line, and lines that are played on it."""

from __future__ import annotations

from typing import Any

from helpers.listening import told, words
from helpers.play import NAMES, opened

from a11y_dice.core.engine import advance, settle
from a11y_dice.core.match import Match, Player, Setup
from a11y_dice.core.notation import read_outcome
from a11y_dice.games.geek_out_masters import GAME
from a11y_dice.games.geek_out_masters.state import State
from a11y_dice.i18n.audience import Verbosity

NEW_TURN = "active unrolled used 0 inactive 3 scored 0"


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
    def zones(self) -> str:
        """The dice of the position, from the active ones on."""
        return self.position[self.position.index("active") :].split(" option")[0]

    @property
    def legal(self) -> list[str]:
        """What the seat in turn may do."""
        actions = GAME.rules.legal_actions(self.state, self.state.turn)
        return [GAME.notation.action_text(action) for action in actions]

    def play(self, *lines: str) -> Table:
        """Actions of the seat in turn, each followed by the dice that land after it."""
        table, events = self, tuple[Any, ...]()
        for number, line in enumerate(lines):
            if not line.startswith("dice"):
                action = GAME.notation.read_action(line)
                landing = [read_outcome(dice, GAME.faces) for dice in _dice_after(lines, number)]
                match, happened = advance(table.match, table.state.turn, action, landing)
                table, events = Table(match, happened), events + happened
        return Table(table.match, events)

    def refuses(self, line: str, seat: int | None = None) -> str:
        """The words of the refusal of an action; empty when it is legal."""
        action = GAME.notation.read_action(line)
        seat = self.state.turn if seat is None else seat - 1
        refusal = GAME.rules.why_not(self.state, seat, action)
        return words(GAME, refusal.message()) if refusal else ""

    def tells(self, verbosity: Verbosity = Verbosity.STANDARD, you: int | None = None) -> list[str]:
        """What is said about what has just become true."""
        return [words(GAME, message, verbosity, you) for message in told(GAME, self.events)]

    def offers(self, *path: str, verbosity: Verbosity = Verbosity.STANDARD) -> list[str]:
        """The question after the steps of `path`, and the lines to choose from."""
        seat = self.state.turn
        question = GAME.describe.question(self.state, seat, path)
        choices = GAME.describe.choices(self.state, seat, path)
        messages = [question, *(choice.label for choice in choices)]
        return [words(GAME, message, verbosity) for message in messages]


def _dice_after(lines: tuple[str, ...], number: int) -> list[str]:
    landing = []
    for line in lines[number + 1 :]:
        if not line.startswith("dice"):
            break
        landing.append(line)
    return landing


def at(line: str) -> Table:
    """A position that was set up, settled."""
    state, settled = GAME.rules.settle(GAME.notation.read_position(line))
    players = tuple(Player(name) for name in NAMES[: len(state.scores)])
    match, events = settle(Match(Setup(GAME, "table", players), state))
    return Table(match, settled + events)


def turn(zones: str, option: str = "") -> Table:
    """The first turn of the first of two seats, who have 13 and 5 points."""
    return at(f"scores 13 5 round 1 turn 1 active {zones}{option}")


def started(seats: int, **options: str) -> Table:
    """The start of a match."""
    return Table(*opened(GAME, "table", seats, options))
