"""What was found in one place, as a sentence."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from a11y_dice.core.message import Message


class Topic(StrEnum):
    """What is looked at, in the order in which it is told."""

    WAYS = "ways"
    TERMINAL = "terminal"
    READERS = "readers"
    VOICE = "voice"
    SOUND = "sound"
    SETTINGS = "settings"
    FOLDERS = "folders"
    RECORDS = "records"
    SYSTEM = "system"


class Part(StrEnum):
    """What a way to be spoken to is made of, and may be there or not."""

    TEXT = "text"
    READER = "reader"
    SYNTHESIZER = "synthesizer"
    DEVICE = "device"


@dataclass(frozen=True, slots=True)
class Found:
    """One finding.

    `is_problem`: it stands in the way of playing, or of being spoken to. `gives` is the part of a
    way to speak that works by it. `is_private`: it may name a person and is left out of a report.
    `game_id` names the game whose words it may need.
    """

    message: Message
    is_problem: bool = False
    gives: Part | None = None
    is_private: bool = False
    game_id: str = ""


def problem(message: Message, game_id: str = "") -> Found:
    """A finding that stands in the way."""
    return Found(message, is_problem=True, game_id=game_id)
