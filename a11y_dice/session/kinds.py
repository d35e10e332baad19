"""Of which kinds a piece of news is, as the setting `events` names them."""

from __future__ import annotations

from collections.abc import Collection

from a11y_dice.core.message import Message, Seat
from a11y_dice.session.sounding import seat_of
from a11y_dice.settings.readers import EVENTS

OTHERS, HAND_OVER = "others", "hand-over"


def kinds_of(message: Message, persons: Collection[Seat]) -> tuple[str, ...]:
    """The kinds of an event: by its cue, and whether somebody else did it.

    The end of a match is of no kind, so it is always said.
    """
    kinds = (message.cue,) if message.cue in EVENTS else ()
    seat = seat_of(message)
    is_others = seat is not None and seat not in persons and message.cue != "end"
    return (*kinds, OTHERS) if is_others else kinds
