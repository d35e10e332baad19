"""What a game must provide. A game is a folder whose modules fill the parts of one `Game`."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Final, NamedTuple, Protocol, TypeAlias, TypeVar

from a11y_dice.core.bots import Bot
from a11y_dice.core.dice import Counts
from a11y_dice.core.later import LaterOdds
from a11y_dice.core.message import Earcon, Message, Seat
from a11y_dice.core.refusal import Refusal
from a11y_dice.core.value import value

CHANCE: Final[Seat] = -1
"""The player that is the dice."""

Action: TypeAlias = Any
"""What a seat asks for: a frozen value of the game's own, or an `Outcome` of chance."""
Event: TypeAlias = Any
"""What became true: a frozen value of the game's own."""
Options: TypeAlias = Mapping[str, str]
"""Table options by name; a game's `options` say which there are and their defaults."""
S = TypeVar("S")


@value
class Outcome:
    """How the dice in the air landed: how many show each face."""

    dice: Counts


Step: TypeAlias = tuple[S, tuple[Event, ...]]
"""What follows an action: the new state, and what became true, in order. A bare tuple, for there
is one for every action, and a named one takes ten times as long to make."""


class State(Protocol):
    """What the engine reads of a position; everything else belongs to the game.

    A state is frozen, complete, and equal to another when the position is the same.
    """

    @property
    def rolling(self) -> int:
        """How many dice are in the air. While there are any, chance acts next."""

    @property
    def to_act(self) -> tuple[Seat, ...]:
        """The seats that may decide now; `(CHANCE,)` with dice in the air; `()` when over."""

    @property
    def winners(self) -> tuple[Seat, ...]:
        """Who has won; empty while the game goes on."""

    @property
    def scores(self) -> tuple[int, ...]:
        """The points of each seat."""


class Topic(StrEnum):
    """Something that a player can ask about at any moment."""

    DICE = "dice"
    ZONES = "zones"
    SHEET = "sheet"
    SCORES = "scores"
    TURN = "turn"
    OPEN = "open"
    RULES = "rules"


class Option(NamedTuple):
    """A table option: its name in records and positions, and its values, the default first.

    The values are the ones a menu offers; with `most`, any number from 1 to it is one too.
    """

    name: str
    values: tuple[str, ...]
    most: int = 0

    def allows(self, value: str) -> bool:
        """Whether `value` is one of this option's."""
        if value in self.values:
            return True
        return value.isascii() and value.isdigit() and 1 <= int(value[:9]) <= self.most


@dataclass(frozen=True, slots=True)
class Choice:
    """One line of a question. Taking it plays `action`, or goes on to the next question.

    `step` names what was chosen, so that a question can be reached by its path of steps. `place`
    is the place of the table that it is about, where it is about one.
    """

    label: Message
    step: str
    action: Action = None
    place: int | None = None


class Rules(Protocol):
    """The rules: pure functions of state and action."""

    def start(self, seats: int, options: Options) -> Any:
        """The first position of a match with this many seats."""

    def why_not(self, state: Any, seat: Seat, action: Action) -> Refusal | None:
        """Why `action` of `seat` is refused now; None when it is legal."""

    def legal_actions(self, state: Any, seat: Seat) -> tuple[Action, ...]:
        """All that `seat` may do now, in reading order."""

    def apply(self, state: Any, seat: Seat, action: Action) -> Step[Any]:
        """What follows `action`. Raises IllegalAction where `why_not` refuses it."""

    def settle(self, state: Any) -> Step[Any]:
        """A position that was set up, with everything done that happens by itself."""

    def seen_by(self, state: Any, seat: Seat | None) -> Any:
        """The position as `seat` may know it; None is an onlooker."""


class Notation(Protocol):
    """The text forms of notation.md; each parses back to what it was made from."""

    def action_text(self, action: Action) -> str:
        """An action of a seat, as one line without the seat."""

    def read_action(self, text: str) -> Action:
        """The action of a line. Raises NotationError."""

    def position_text(self, state: Any) -> str:
        """A position as one line, without the name of the game."""

    def read_position(self, text: str) -> Any:
        """The position of a line, not yet settled. Raises NotationError."""


class Describe(Protocol):
    """State to messages: every answer to a question, none of which changes anything."""

    def describe(self, state: Any, seat: Seat, topic: Topic, times: int) -> Iterable[Message]:
        """What `seat` hears about `topic`; `times` counts how often it just asked before."""

    def question(self, state: Any, seat: Seat, path: tuple[str, ...]) -> Message:
        """What is due from `seat`, after the steps of `path`."""

    def choices(self, state: Any, seat: Seat, path: tuple[str, ...]) -> tuple[Choice, ...]:
        """The answers to that question, in reading order."""

    def action(self, state: Any, seat: Seat, action: Action) -> Message:
        """An action in one whole sentence, for hints."""

    def places(self, state: Any) -> int:
        """How many places of the table the left and right arrows walk through."""

    def place(self, state: Any, seat: Seat, index: int) -> Message:
        """What lies at a place, and what could go there."""

    def around(self, state: Any, seat: Seat, index: int) -> Message:
        """What is around a place, and what it needs."""

    def confirm(self, state: Any, seat: Seat, action: Action) -> Message | None:
        """The question to ask before an action that throws something away."""

    def rules_sections(self) -> tuple[str, ...]:
        """The message ids of the complete rules, a section each."""

    def short_terms(self) -> tuple[Message, ...]:
        """The short terms of the verbosity "braille", a line each: "t: tank."."""


class Narrate(Protocol):
    """Event to messages."""

    def narrate(self, event: Event) -> Iterable[Message]:
        """What to say about something that became true."""


class Sounds(Protocol):
    """Event to sounds. A game without this part has the common sounds (core/earcons.py)."""

    NAMES: tuple[str, ...]
    """The sounds that are the game's own, in the order in which they are learnt.

    Each is a file in the game's folder of sounds, with a text `sound-` and its name. Names that
    begin with `die-` are dice, which fall close together.
    """

    def earcons(self, event: Event) -> tuple[Earcon, ...]:
        """What is heard with the first sentence about an event that has no sound of its own."""


class Keys(Protocol):
    """What the keys for rolling and banking mean in this game."""

    def shortcut(self, key: str, state: Any, seat: Seat) -> Action | Refusal:
        """The action of the key "roll" or "bank", or why it has none now."""


@dataclass(frozen=True, slots=True)
class Game:
    """Everything that the rest of the program knows of a game.

    `rolls_alone`: dice roll although nobody has asked for them, so a table lets people say when.
    """

    id: str
    rules_version: int
    seats: range
    faces: tuple[str, ...]
    sides: bytes
    options: tuple[Option, ...]
    rules: Rules
    notation: Notation
    describe: Describe
    narrate: Narrate
    keys: Keys
    bots: Mapping[str, Bot]
    sounds: Sounds | None = None
    rolls_alone: bool = False
    odds: LaterOdds | None = None
