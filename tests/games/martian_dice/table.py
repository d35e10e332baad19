"""A table of Martian Dice in a test: a position as a line, and lines that are played on it."""

from __future__ import annotations

from typing import Any

from helpers.listening import told, words
from helpers.play import NAMES, opened

from a11y_dice.core.engine import advance, settle
from a11y_dice.core.match import Match, Player, Setup
from a11y_dice.core.notation import read_outcome
from a11y_dice.games.martian_dice import GAME
from a11y_dice.games.martian_dice.state import State
from a11y_dice.i18n.audience import Verbosity

NEW_TURN = "aside none table none"


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
    def legal(self) -> list[str]:
        """What the seat in turn may do."""
        actions = GAME.rules.legal_actions(self.state, self.state.turn)
        return [GAME.notation.action_text(action) for action in actions]

    def play(self, *lines: str) -> Table:
        """Actions of the seat in turn, each followed by the dice that land after it."""
        table, events = self, tuple[Any, ...]()
        for at, line in enumerate(lines):
            if not line.startswith("dice"):
                dice = []
                for following in lines[at + 1 :]:
                    if not following.startswith("dice"):
                        break
                    dice.append(read_outcome(following, GAME.faces))
                action = GAME.notation.read_action(line)
                match, happened = advance(table.match, table.state.turn, action, dice)
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


def at(line: str, *dice: str) -> Table:
    """A position that was set up, settled; dice land as told, if any are due."""
    state, settled = GAME.rules.settle(GAME.notation.read_position(line))
    players = tuple(Player(name) for name in NAMES[: len(state.scores)])
    loaded = [read_outcome(outcome, GAME.faces) for outcome in dice]
    match, events = settle(Match(Setup(GAME, "table", players), state), loaded)
    return Table(match, settled + events)


def turn(aside: str, table: str = "none") -> Table:
    """The turn of the first of two seats without points."""
    return at(f"scores 0 0 turn 1 aside {aside} table {table}")


def started(seats: int, **options: str) -> Table:
    """The start of a match."""
    return Table(*opened(GAME, "table", seats, options))
