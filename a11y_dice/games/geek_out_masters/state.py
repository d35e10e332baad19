"""Geek Out! Masters: faces, state, actions and events. The vocabulary of the game (rules.md, 1)."""

from __future__ import annotations

from enum import StrEnum

from a11y_dice.core.dice import Counts
from a11y_dice.core.game import CHANCE
from a11y_dice.core.message import Seat
from a11y_dice.core.value import value

DICE = 10
FIRST_DICE = 7
"""Dice in hand when a turn begins; the other three are inactive."""
SPARE_DICE = DICE - FIRST_DICE
ROUNDS = 5
FACES = ("meeple", "spaceship", "superhero", "fortytwo", "dragon", "heart")
SIDES = bytes(range(6))
MEEPLE, SPACESHIP, SUPERHERO, FORTYTWO, DRAGON, HEART = range(6)
ACTING = (MEEPLE, SPACESHIP, SUPERHERO, HEART)
OPPOSITE = (SPACESHIP, MEEPLE, DRAGON, HEART, SUPERHERO, FORTYTWO)
"""The face on the other side of a die, by face."""
NONE: Counts = (0, 0, 0, 0, 0, 0)
NOTHING = -1
"""In place of a target: none."""
ALL, FROM_INACTIVE = -1, -2
"""In place of the face that a meeple re-rolls: dice in hand or used, or a heart's die."""


class Lone(StrEnum):
    """What a meeple or a superhero does that is the only active die (G1)."""

    NONE = "none"
    END = "end"
    BUST = "bust"


@value
class House:
    """What this table has agreed on. A target of 0 is none."""

    lone: str = Lone.NONE
    target: int = 0


DEFAULT_HOUSE = House()


@value
class State:
    """One moment of Geek Out! Masters. `active` counts dice by face, in the order of FACES.

    The zones hold 10 dice together with those in the air; before the first roll of a turn the
    seven in hand are in no zone. With dice in the air `throw` says which: the face of the die
    that a meeple re-rolls, `ALL` or `FROM_INACTIVE`.
    """

    scores: tuple[int, ...]
    round: int = 1
    turn: Seat = 0
    active: Counts = NONE
    used: int = 0
    inactive: int = SPARE_DICE
    scored: int = 0
    house: House = DEFAULT_HOUSE
    rolling: int = 0
    throw: int = ALL
    winners: tuple[Seat, ...] = ()

    @property
    def to_act(self) -> tuple[Seat, ...]:
        """The seat whose turn it is; chance while dice are in the air; nobody at the end."""
        if self.rolling:
            return (CHANCE,)
        return () if self.winners else (self.turn,)

    @property
    def is_unrolled(self) -> bool:
        """Whether the seat in turn has its seven dice in hand."""
        return (
            self.inactive == SPARE_DICE
            and not self.used
            and not self.scored
            and self.active == NONE
            and not self.rolling
        )


@value
class Roll:
    """Roll the seven dice of a new turn."""


@value
class Use:
    """Let an active die act: on another active die, or on none (a heart, a lone die)."""

    die: int
    target: int = NOTHING


@value
class Continue:
    """Roll all used dice."""


@value
class Pass:
    """End the turn and keep what its scored dice are worth."""


Action = Roll | Use | Continue | Pass


class Bust(StrEnum):
    """Why a turn was lost."""

    DRAGONS = "dragons"
    SPACESHIP = "spaceship"
    LONE = "lone"


@value
class TurnStarted:
    """A seat has seven dice in hand; three are inactive."""

    seat: Seat
    round: int


@value
class DiceRolled:
    """All dice in hand or all used dice have landed. They are the active dice, none is used."""

    seat: Seat
    dice: Counts
    inactive: int
    scored: int


@value
class DieRerolled:
    """A meeple went to used, and another die landed anew. `active` is all that is active now."""

    seat: Seat
    before: int
    after: int
    active: Counts
    used: int


@value
class DieShot:
    """A spaceship went to used and sent another die from active to inactive."""

    seat: Seat
    target: int
    active: Counts
    used: int
    inactive: int


@value
class DieTurned:
    """A superhero went to used and turned another die to its opposite face."""

    seat: Seat
    before: int
    after: int
    active: Counts
    used: int


@value
class DieJoined:
    """A heart went to used, and an inactive die was rolled into active."""

    seat: Seat
    face: int
    active: Counts
    used: int
    inactive: int


@value
class DieIdled:
    """A die went to used without effect: no target was left, or no inactive die for a heart."""

    seat: Seat
    face: int
    active: Counts
    used: int


@value
class FortyTwosScored:
    """All active dice were 42s and moved to scored, which are `scored` now, worth `points`."""

    seat: Seat
    count: int
    scored: int
    points: int


class Ending(StrEnum):
    """Why a turn ended with its points."""

    PASSED = "passed"
    LONE = "lone"


@value
class TurnScored:
    """A turn ended and its scored dice gave points."""

    seat: Seat
    ending: Ending
    dice: int
    points: int
    total: int


@value
class TurnBusted:
    """A turn was lost with the dice that were scored in it; the total stays.

    `count` is the number of active dice that are the reason.
    """

    seat: Seat
    reason: Bust
    count: int
    lost: int
    total: int


@value
class GameOver:
    """The match ended; those who share the best total have won. A target of 0 is none."""

    winners: tuple[Seat, ...]
    scores: tuple[int, ...]
    target: int


Event = (
    TurnStarted
    | DiceRolled
    | DieRerolled
    | DieShot
    | DieTurned
    | DieJoined
    | DieIdled
    | FortyTwosScored
    | TurnScored
    | TurnBusted
    | GameOver
)
