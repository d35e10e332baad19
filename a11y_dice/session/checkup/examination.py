"""Looking at everything at once, in a few seconds, whatever hangs or fails."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from functools import partial
from threading import Thread
from typing import NamedTuple

from a11y_dice.core.message import Message
from a11y_dice.session.checkup.bridge import look_for_bridge
from a11y_dice.session.checkup.folders import look_at_folders
from a11y_dice.session.checkup.found import Found, Part, Topic, problem
from a11y_dice.session.checkup.kept import look_at_records
from a11y_dice.session.checkup.readers import look_at_readers
from a11y_dice.session.checkup.setting_list import look_at_settings
from a11y_dice.session.checkup.sound import look_at_sounds, look_for_device
from a11y_dice.session.checkup.system import look_at_system
from a11y_dice.session.checkup.terminal import look_at_terminal
from a11y_dice.session.checkup.voice import look_for_voice
from a11y_dice.session.checkup.ways import tell_ways, usable_ways, verdict
from a11y_dice.settings.sources import Chosen

SECONDS = 8
"""How long all of it may take together."""


class Look(NamedTuple):
    """One thing that is looked at. `find` may take its time, hang, or raise anything."""

    topic: Topic
    find: Callable[[], Iterable[Found]]


class Examination(NamedTuple):
    """All findings by topic, in the order of the topics, and what they come to."""

    findings: tuple[tuple[Topic, Found], ...]
    verdict: Message
    parts: frozenset[Part]
    """The parts of ways to be spoken to that work."""

    @property
    def is_playable(self) -> bool:
        """Whether anything can be said, in whatever way."""
        return bool(usable_ways(self.parts))


def looks(choice: Chosen) -> tuple[Look, ...]:
    """Everything that is looked at."""
    settings = choice.settings
    return (
        Look(Topic.TERMINAL, look_at_terminal),
        Look(Topic.READERS, look_at_readers),
        Look(Topic.READERS, look_for_bridge),
        Look(Topic.VOICE, partial(look_for_voice, settings)),
        Look(Topic.SOUND, look_for_device),
        Look(Topic.SOUND, partial(look_at_sounds, settings)),
        Look(Topic.SETTINGS, partial(look_at_settings, choice)),
        Look(Topic.FOLDERS, partial(look_at_folders, settings)),
        Look(Topic.RECORDS, look_at_records),
        Look(Topic.SYSTEM, look_at_system),
    )


def examine(
    choice: Chosen, every: Iterable[Look] | None = None, seconds: float = SECONDS
) -> Examination:
    """Look at everything, at the same time, for at most so many seconds. Never raises."""
    running = [_Running(look) for look in (looks(choice) if every is None else every)]
    deadline = time.monotonic() + seconds
    by_topic: dict[Topic, list[Found]] = {topic: [] for topic in Topic}
    for each in running:
        by_topic[each.look.topic] += each.until(deadline, seconds)
    parts = _parts(by_topic)
    ways = _Running(Look(Topic.WAYS, partial(tell_ways, choice, parts)))
    by_topic[Topic.WAYS] += ways.until(time.monotonic() + seconds, seconds)
    told = tuple((topic, found) for topic, some in by_topic.items() for found in some)
    return Examination(told, verdict(choice, parts), parts)


def _parts(by_topic: dict[Topic, list[Found]]) -> frozenset[Part]:
    return frozenset(found.gives for some in by_topic.values() for found in some if found.gives)


class _Running(Thread):
    """A look in a thread of its own, which is left behind if it does not come back."""

    def __init__(self, look: Look) -> None:
        super().__init__(name=f"doctor {look.topic}", daemon=True)
        self.look = look
        self._found: list[Found] = []
        self.start()

    def run(self) -> None:
        """Keep each finding as it comes."""
        try:
            for found in self.look.find():
                self._found.append(found)
        except Exception as error:  # noqa: BLE001 - whatever it is, the others are still told
            reason = " ".join(f"{type(error).__name__} {error}".split()).rstrip(".")
            facts = {"topic": self.look.topic.value, "reason": reason}
            self._found.append(problem(Message("doctor-failed", {**facts})))

    def until(self, deadline: float, seconds: float) -> list[Found]:
        """What it has found by then, with the news that it is not done, if it is not."""
        self.join(max(0.0, deadline - time.monotonic()))
        found = list(self._found)
        if self.is_alive():
            facts = {"topic": self.look.topic.value, "seconds": round(seconds)}
            found.append(problem(Message("doctor-no-answer", {**facts})))
        return found
