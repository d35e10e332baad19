"""What is said when the keyboard passes to the next person."""

from __future__ import annotations

from collections.abc import Sequence

from a11y_dice.core.match import Match
from a11y_dice.core.message import Facts, Message, Seat, Who
from a11y_dice.session.sounding import your_turn


def handed_over(
    match: Match, seat: Seat, before: Sequence[int] | None, scores: Sequence[int], *, is_told: bool
) -> Message | None:
    """Whose turn it is, and what has changed since `before`, the scores that this person knew.

    Where the game itself has told whose turn it is (`is_told`), the sentence does not repeat it;
    None when nothing is left to say.
    """
    heard = your_turn(match)
    if before is None:
        return None if is_told else Message("hand-over", {"who": Who(seat)}, earcons=heard)
    changed = tuple(
        Message("points-change", {"who": Who(at), "points": new - old, "total": new})
        for at, (old, new) in enumerate(zip(before, scores, strict=True))
        if new != old and at != seat
    )
    name = "hand-over-changes" if changed else "hand-over-no-changes"
    facts: Facts = {"who": Who(seat), "changes": changed}
    return Message(f"{name}-told", facts) if is_told else Message(name, facts, earcons=heard)
