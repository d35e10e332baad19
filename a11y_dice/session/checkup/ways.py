"""The ways to be spoken to: which can be used here, which one is chosen, and why."""

from __future__ import annotations

import os
import sys
from collections.abc import Collection, Iterator

from a11y_dice.core.message import Message
from a11y_dice.session.checkup.found import Found, Part, problem
from a11y_dice.session.checkup.terminal import is_remote
from a11y_dice.settings.first import TEXT, WITHOUT_TEXT, WITHOUT_VOICE
from a11y_dice.settings.sources import Chosen
from a11y_dice.speech.above import terminal_reader
from a11y_dice.speech.outputs import all_outputs

VOICE = frozenset({Part.SYNTHESIZER, Part.DEVICE})
NEEDS = {
    TEXT: frozenset({Part.TEXT}),
    "reader": frozenset({Part.READER}),
    "voice": VOICE if sys.platform.startswith("linux") else frozenset({Part.SYNTHESIZER}),
}
"""What the ways need that can say words. Spoken-only needs what our voice needs."""
ALIKE = {"spoken-only": "voice"}
WITH_VOICE = ("voice", "reader")
WORDLESS = frozenset({"none", "recorder"})
"""Ways that say nothing, as they should."""


def usable_ways(parts: Collection[Part]) -> tuple[str, ...]:
    """The ways that can say words with these parts, text first."""
    return tuple(way for way, needed in NEEDS.items() if needed.issubset(parts))


def chosen_way(choice: Chosen) -> str:
    """The way that a game would begin with, were every one usable: text if there is no such way."""
    return choice.settings.speak if choice.settings.speak in all_outputs() else TEXT


def works(way: str, parts: Collection[Part]) -> bool:
    """Whether a way can do here what it is for."""
    return way in WORDLESS or ALIKE.get(way, way) in usable_ways(parts)


def heard_way(choice: Chosen, parts: Collection[Part]) -> str:
    """The way that a game would have here: the chosen one, text in its place, or "" for none."""
    way = chosen_way(choice)
    if works(way, parts):
        return way
    return TEXT if Part.TEXT in parts else ""


def has_own_voice(way: str) -> bool:
    """Whether this way speaks by our own voice."""
    return ALIKE.get(way, way) == "voice"


def spoken_way(wanted: str, parts: Collection[Part]) -> str:
    """The wanted way, if it works here and has a voice; "" otherwise."""
    way = ALIKE.get(wanted, wanted)
    return way if way in WITH_VOICE and works(way, parts) else ""


def any_spoken_way(choice: Chosen, parts: Collection[Part]) -> str:
    """The chosen way, or another one that has a voice and works here; "" for none."""
    wanted = (chosen_way(choice), *WITH_VOICE)
    return next((way for way in wanted if spoken_way(way, parts)), "")


def verdict(choice: Chosen, parts: Collection[Part]) -> Message:
    """Whether it can be played here, and how the player would be spoken to."""
    way, usable = heard_way(choice, parts), usable_ways(parts)
    if not usable:
        return Message("doctor-not-playable")
    if not way:
        return Message("doctor-playable-with", {"way": _named(usable[0]), "name": usable[0]})
    return Message("doctor-playable", {"way": _named(way)})


def tell_ways(choice: Chosen, parts: Collection[Part]) -> Iterator[Found]:
    """The chosen way and where that comes from, each way that can be used, and what is doubtful."""
    way, usable = chosen_way(choice), usable_ways(parts)
    if choice.settings.speak not in all_outputs():
        ways = ", ".join(all_outputs())
        yield problem(Message("no-such-way", {"way": choice.settings.speak, "ways": ways}))
    if not works(way, parts):
        lost = "doctor-way-lost-text" if Part.TEXT in parts else "doctor-way-lost"
        yield problem(Message(lost, {"way": _named(way)}))
    yield from _doubts(choice, way)
    origin = choice.origin("speak")
    yield Found(Message(f"doctor-chosen-{origin}", {"way": _named(way)}))
    for each in NEEDS:
        state = "doctor-way-works" if each in usable else "doctor-way-fails"
        yield Found(Message(state, {"way": _named(each), "name": each}))


def _doubts(choice: Chosen, way: str) -> Iterator[Found]:
    """Where two voices may be heard, or the voice somewhere else."""
    if way in WITHOUT_VOICE:
        return
    if reader := terminal_reader():
        yield problem(Message("doctor-two-voices", {"reader": reader}))
    if choice.settings.text_beside and way not in WITHOUT_TEXT:
        yield Found(Message("text-beside"))
    if has_own_voice(way) and is_remote(os.environ):
        yield problem(Message("doctor-voice-remote"))


def _named(way: str) -> Message:
    return Message(f"way-{way}")
