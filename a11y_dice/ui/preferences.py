"""Changing settings while the program runs, and knowing where each value comes from."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from a11y_dice.core.message import Message
from a11y_dice.session.announcer import Announcer
from a11y_dice.settings.first import SPOKEN_ONLY, WITHOUT_TEXT
from a11y_dice.settings.readers import Value, option_name
from a11y_dice.settings.sources import Chosen
from a11y_dice.settings.values import Origin
from a11y_dice.speech.beside import way_of
from a11y_dice.ui.screens.keeping import keep

STRONGER = (Origin.FLAG, Origin.ENVIRONMENT)
"""Where a value comes from that wins over the file at the next start too."""


class Preferences:
    """The settings of everybody here. A change holds at once and is kept in the file."""

    def __init__(self, announcer: Announcer, choice: Chosen | None = None) -> None:
        self._announcer = announcer
        self._choice = choice or Chosen(announcer.settings)
        self._changed: dict[str, bool] = {}

    def change(self, values: Mapping[str, Value]) -> list[Message]:
        """Go by these values from now on. Returns what the player should know about it.

        A new way to be spoken to speaks at once. Raises BadValueError.
        """
        settings = before = self._announcer.settings
        for name, value in values.items():
            settings = settings.with_value(name, value)
        self._announcer.change(settings)
        is_shown = settings.speak not in WITHOUT_TEXT
        beside = is_shown and settings.text_beside != before.text_beside
        if settings.speak != before.speak or beside:
            self._announcer.use(way_of(self._announcer.heard))
        return self._kept(values)

    def is_changed(self, name: str) -> bool:
        """Whether a setting was changed since the program began."""
        return name in self._changed

    def origin(self, name: str) -> Message:
        """Where the value comes from that a setting has now."""
        start = self._choice.origin(name)
        if name not in self._changed:
            return Message(f"origin-{start}")
        if not self._changed[name]:
            return Message("origin-not-kept")
        return Message(f"origin-kept-{start}" if start in STRONGER else "origin-file")

    def _kept(self, values: Mapping[str, Value]) -> list[Message]:
        """Write the values into the file; what is stronger than the file is told once."""
        problem = keep(values)
        notes = [problem] if problem else []
        for name in values:
            start = self._choice.origin(name)
            if start in STRONGER and name not in self._changed and not problem:
                facts: dict[str, Any] = {"name": option_name(name)}
                notes.append(Message(f"setting-weaker-{start}", facts))
            self._changed[name] = not problem
        return notes


def beside_caution(way: str) -> Message:
    """What text beside a way to speak means."""
    return Message("text-not-beside" if way == SPOKEN_ONLY else "text-beside")
