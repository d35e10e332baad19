"""What is said of a choice that was taken back, or made again."""

from __future__ import annotations

from collections.abc import Collection
from enum import StrEnum

from a11y_dice.core.game import Topic
from a11y_dice.core.match import Match
from a11y_dice.core.message import Message, Seat, Who
from a11y_dice.core.undo import hides


class Doing(StrEnum):
    """The two ways; the sentences are named after them."""

    UNDONE = "undone"
    REDONE = "redone"


def choice_told(doing: Doing, without: Match, whole: Match, persons: Collection[Seat]) -> Message:
    """The sentence about the choice with which `whole` went on from `without`.

    Where several people share a secret round, only whose choice it was is told (X16).
    """
    entries = whole.since(without)
    seat, action = entries[0]
    who = Who(seat)
    is_secret = hides(without, without.state) or hides(whole, whole.state)
    if is_secret and len(persons) > 1:
        return Message(f"{doing}-secret", {"who": who})
    view = without.setup.game.rules.seen_by(without.state, seat)
    choice = without.setup.game.describe.action(view, seat, action)
    name = f"{doing}-more" if len(entries) > 1 else doing.value
    return Message(name, {"who": who, "choice": choice})


def topics_changed(before: Match, after: Match) -> tuple[Topic, ...]:
    """What a listener must hear to know the position again."""
    old, new = before.state, after.state
    changed = [Topic.SCORES] if old.scores != new.scores else []
    changed += [Topic.TURN] if old.to_act != new.to_act else []
    return (*changed, Topic.DICE)
