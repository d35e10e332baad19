"""A refusal is an answer (a value that is spoken); asking the engine all the same is a bug."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from a11y_dice.core.earcons import REFUSE
from a11y_dice.core.message import Earcon, Fact, Message


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why an action is not legal now. The sentence is `refuse-` and the reason."""

    reason: str
    facts: Mapping[str, Fact] = field(default_factory=dict)

    def message(self) -> Message:
        """The sentence that says the reason."""
        return Message(f"refuse-{self.reason}", self.facts, "refuse", (Earcon(REFUSE),))


class IllegalAction(Exception):  # noqa: N818 - a name of the field, kept from design.md
    """An action was applied that `why_not` refuses."""

    def __init__(self, action: object, refusal: Refusal) -> None:
        super().__init__(f"{action}: {refusal.reason}")
        self.refusal = refusal
