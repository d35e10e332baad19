"""Martian Dice: faces, state, actions and events. The vocabulary of the game (rules.md, 2)."""

from __future__ import annotations

from dataclasses import field
from enum import StrEnum

from a11y_dice.core.dice import Counts
from a11y_dice.core.game import CHANCE
from a11y_dice.core.message import Seat
from a11y_dice.core.value import value

DICE = 13
TIE_BREAK_DICE = 6
BONUS = 3
FACES = ("tank", "ray", "human", "cow", "chicken")
SIDES = bytes((0, 1, 1, 2, 3, 4))
"""Each die has death rays on two of its six sides."""
TANK, RAY, HUMAN, COW, CHICKEN = range(5)
EARTHLINGS = (HUMAN, COW, CHICKEN)
NONE: Counts = (0, 0, 0, 0, 0)

Rays = tuple[tuple[Seat, int], ...]
"""Who rolled in the last round of a tie-break, and how many rays."""


@value
class State:
    """One moment of Martian Dice. Counts are by face, in the order of FACES.

    `turns` counts the rounds for the result of a solo game; a position that was set up does not
    know it (None), and it does not make two positions different. The same holds for `tie_break`,
    the rays that decided a tie for first.
    """

    scores: tuple[int, ...]
    turn: Seat = 0
    aside: Counts = NONE
    table: Counts = NONE  # rolled, waiting for a choice
    rolling: int = 0
    target: int = 25
    turns: int | None = field(default=None, compare=False)
    tied: tuple[Seat, ...] = ()  # still in the tie-break
    thrown: tuple[int, ...] = ()  # rays of those who have rolled in it
    winners: tuple[Seat, ...] = ()
    tie_break: Rays = field(default=(), compare=False)

    @property
    def to_act(self) -> tuple[Seat, ...]:
        """The seat whose turn it is; chance while dice are in the air; nobody at the end."""
        if self.rolling:
            return (CHANCE,)
        return () if self.winners else (self.turn,)


@value
class Roll:
    """Roll all dice that are not set aside."""


@value
class Take:
    """Set aside every die of one kind of the roll."""

    face: int


@value
class Stop:
    """End the turn and score."""


Action = Roll | Take | Stop


class Ending(StrEnum):
    """Why a turn ended."""

    STOPPED = "stopped"
    ALL_ASIDE = "all-aside"
    NO_CHOICE = "no-choice"


@value
class TurnStarted:
    """A seat has 13 dice in hand. `turn` counts from 1 in a solo game, else it is 0."""

    seat: Seat
    turn: int


@value
class DiceRolled:
    """All dice that were not aside have landed; `aside` is what was kept before them."""

    seat: Seat
    dice: Counts
    aside: Counts


@value
class TanksMoved:
    """The tanks of the roll went aside; `aside` includes them."""

    seat: Seat
    count: int
    aside: Counts


@value
class DiceTaken:
    """A kind was chosen and went aside; `aside` includes it."""

    seat: Seat
    face: int
    count: int
    aside: Counts


@value
class TurnLost:
    """No roll can bring enough rays any more (M9): at most `reach` more can come."""

    seat: Seat
    aside: Counts
    reach: int


@value
class TurnScored:
    """A turn ended. Points are 0 where the tanks outnumber the rays."""

    seat: Seat
    ending: Ending
    aside: Counts
    points: int
    bonus: int
    total: int


@value
class LastRound:
    """The first to reach the target did so before the end of a round; `seats` play on in it."""

    seat: Seat
    target: int
    seats: tuple[Seat, ...]


@value
class TieBreakStarted:
    """These seats share the best score and roll for the most rays."""

    seats: tuple[Seat, ...]
    again: bool = False


@value
class TieBreakRolled:
    """One of those tied rolled six dice."""

    seat: Seat
    dice: Counts


@value
class GameOver:
    """The match ended. `turns` is known in a solo game that was played from its start.

    `tie_break` has the rays that decided, where the best score was shared.
    """

    winners: tuple[Seat, ...]
    scores: tuple[int, ...]
    turns: int | None
    tie_break: Rays = ()


Event = (
    TurnStarted
    | DiceRolled
    | TanksMoved
    | DiceTaken
    | TurnLost
    | TurnScored
    | LastRound
    | TieBreakStarted
    | TieBreakRolled
    | GameOver
)
