"""What is due at a table, from whom, and how it can be answered. Nothing here says it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from a11y_dice.core.bots import Advice
from a11y_dice.core.game import Choice, Game
from a11y_dice.core.match import Match
from a11y_dice.core.message import Message, Seat
from a11y_dice.core.refusal import Refusal
from a11y_dice.core.undo import hides

NEXT_ROLL = "roll"
"""What a person does where dice would roll alone, and undo would have no time."""


class Due:
    """A match, and the people at the keyboard."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.persons = [seat for seat, who in enumerate(match.setup.players) if not who.bot]
        self._seat_heard: Seat | None = None

    @property
    def game(self) -> Game:
        """The game that is played."""
        return self.match.setup.game

    @property
    def seat(self) -> Seat:
        """The person who must decide now or after the roll that is due; else who listens."""
        waiting: list[Seat] = [seat for seat in self.match.state.to_act if seat in self.persons]
        if waiting:
            return waiting[0]
        if self.is_roll_due and self.persons:
            return self.persons[0]
        if self._seat_heard is not None:
            return self._seat_heard
        return self.persons[0] if self.persons else 0

    @property
    def view(self) -> Any:
        """The position as the person at the keyboard may know it."""
        return self.game.rules.seen_by(self.match.state, self.seat)

    @property
    def private_to(self) -> Seat | None:
        """Whoever alone may review what is said now: a round that is shared stays secret (X16)."""
        state = self.match.state
        is_shared = len(state.to_act) > 1
        return self.seat if is_shared or hides(self.match, state) else None

    @property
    def is_roll_due(self) -> bool:
        """Whether dice that nobody asks for wait until a person says so."""
        has_begun = self.match.log is not None
        return has_begun and self.game.rolls_alone and bool(self.match.state.rolling)

    def question(self, path: tuple[str, ...] = ()) -> Message:
        """What is due from the person at the keyboard, after the steps of `path`."""
        if self.is_roll_due:
            return Message("roll-due")
        return self.game.describe.question(self.view, self.seat, path)

    def choices(self, path: tuple[str, ...]) -> tuple[Choice, ...]:
        """The answers to that question, in reading order."""
        if self.is_roll_due:
            return (Choice(Message("roll-now"), NEXT_ROLL, NEXT_ROLL),)
        return self.game.describe.choices(self.view, self.seat, path)

    def asked_before(self, action: Any, wanted: str) -> Message | None:
        """The question before an action; `wanted` is "losses", "always" or "never"."""
        if wanted == "never":
            return None
        describe, view, seat = self.game.describe, self.view, self.seat
        loss = describe.confirm(view, seat, action)
        if loss or wanted != "always":
            return loss
        return Message("confirm-choice", {"choice": describe.action(view, seat, action)})

    def shortcut(self, key: str) -> Any | Refusal:
        """The action of the key "roll" or "bank", or why it has none now."""
        if self.is_roll_due and key == NEXT_ROLL:
            return NEXT_ROLL
        return self.game.keys.shortcut(key, self.view, self.seat)

    def hint(self, times: int) -> Iterable[Message]:
        """The best choice and what it is worth; asked again, each choice.

        Where a game has no odds, it is what a careful player would do; asked again, why.
        """
        if self.game.odds:
            from a11y_dice.session import advising  # noqa: PLC0415 - few ask for it

            goal = advising.best_goal(self.game, self.view)
            found = self.game.odds.odds(self.view, self.seat, goal)
            tell = advising.each_choice if times else advising.advice
            return tell(self.game, self.view, self.seat, found)
        advice = self.advice()
        if times:
            return [advice.reason]
        said = self.game.describe.action(self.view, self.seat, advice.action)
        return [Message("hint", {"choice": said})]

    def advice(self) -> Advice:
        """What a careful player would do in the place of the person at the keyboard."""
        luck = f"{self.match.setup.seed}/{self.match.rolls}"
        return self.game.bots["careful"](self.view, self.seat, luck)
