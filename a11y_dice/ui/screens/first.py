"""The very first start: which of two welcomes was heard, the text or the voice."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from dataclasses import replace

from a11y_dice.audio.mixer import NoSoundError, shared_mixer
from a11y_dice.core.message import Message
from a11y_dice.settings.first import TEXT, settings_path
from a11y_dice.settings.sources import Chosen
from a11y_dice.settings.values import Origin
from a11y_dice.speech.beside import way_of
from a11y_dice.ui.desk import Desk
from a11y_dice.ui.screens.keeping import keep
from a11y_dice.ui.screens.menu import Item, Menu

VOICE = "voice"


def is_first_start(choice: Chosen) -> bool:
    """Whether somebody sits at a terminal and has never chosen a way to be spoken to."""
    is_open = choice.origin("speak") is Origin.DEFAULT and not os.path.lexists(settings_path())
    return is_open and all(stream and stream.isatty() for stream in (sys.stdin, sys.stdout))


def has_sound_device() -> bool:
    """Whether a voice could be heard. Opens the device, which takes a moment."""
    try:
        shared_mixer().open()
    except NoSoundError:
        return False
    return True


class FirstStart(Menu):
    """The one place where voice and text say the same, so that the player can tell which to keep.

    Escape goes on in text and asks again at the next start.
    """

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self._speak_by(VOICE, is_beside=True)

    def title(self) -> Message:
        """What is asked."""
        return Message("first-title")

    def items(self) -> list[Item]:
        """The ways that may have been heard."""
        return [
            Item(Message("first-text"), self._chooser(TEXT)),
            Item(Message("first-voice"), self._chooser(VOICE)),
            Item(Message("first-both"), self._chooser(VOICE, is_beside=True)),
        ]

    def back(self) -> None:
        """Text, without keeping it."""
        self._speak_by(TEXT)
        self.desk.pop()

    def _chooser(self, way: str, *, is_beside: bool = False) -> Callable[[], None]:
        def choose() -> None:
            self._speak_by(way, is_beside=is_beside)
            self.desk.drop()
            problem = keep({"speak": way, "text_beside": is_beside})
            name = "way-both" if is_beside else f"way-{way}"
            self.say("first-kept", way=Message(name))
            if problem:
                self.desk.say(problem)
            self.desk.screens[-1].open()

        return choose

    def _speak_by(self, way: str, *, is_beside: bool = False) -> None:
        settings = replace(self.announcer.settings, speak=way, text_beside=is_beside)
        self.announcer.change(settings)
        self.announcer.use(way_of(settings))
