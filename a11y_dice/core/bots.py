"""Players that are programs. A bot sees what its seat may know, and says why it chose."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple, Protocol

from a11y_dice.core.dice import pick
from a11y_dice.core.message import Message, Seat


class Advice(NamedTuple):
    """An action, and the sentence that says why."""

    action: Any
    reason: Message


class Bot(Protocol):
    """A way of playing: a pure function of what the seat sees."""

    def __call__(self, state: Any, seat: Seat, luck: str) -> Advice:
        """What to do now. `luck` names this decision; equal arguments, equal advice."""


LegalActions = Callable[[Any, Seat], tuple[Any, ...]]


def any_action(legal_actions: LegalActions) -> Bot:
    """A bot that plays any legal action, all of them equally likely."""

    def choose(state: Any, seat: Seat, luck: str) -> Advice:
        legal = legal_actions(state, seat)
        return Advice(legal[pick(f"{luck}/{seat}", len(legal))], Message("reason-any"))

    return choose
