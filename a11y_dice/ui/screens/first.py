"""The very first start: which welcome was heard, the language, the keyboard; one question each."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from dataclasses import replace

from a11y_dice.audio.mixer import NoSoundError, shared_mixer
from a11y_dice.core.message import Message
from a11y_dice.i18n.catalog import languages
from a11y_dice.settings.first import TEXT, settings_path
from a11y_dice.settings.layouts import LAYOUTS
from a11y_dice.settings.sources import Chosen
from a11y_dice.settings.values import Origin
from a11y_dice.speech.beside import way_of
from a11y_dice.ui.desk import Desk
from a11y_dice.ui.screens.keeping import keep
from a11y_dice.ui.screens.menu import Item, Menu
from a11y_dice.ui.screens.setting_list import setting_label

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


class FirstChoice(Menu):
    """A question of the first start. What is in focus at first is what Enter takes.

    Escape leaves the usual value and goes on to the next question.
    """

    name = ""

    def _chooser(self, value: str) -> Callable[[], None]:
        def choose() -> None:
            self.desk.drop()
            for note in self.desk.preferences.change({self.name: value}):
                self.desk.say(note)
            self.desk.screens[-1].open()

        return choose


class FirstLanguage(FirstChoice):
    """The language: asked in each that there is, and each is called by its own name."""

    name = "language"

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self.focus_on(self.announcer.language)

    def open(self) -> None:
        """Ask in all languages, then read the line of the system's."""
        settings = self.announcer.settings
        for code in languages():
            self.announcer.change(replace(settings, language=code))
            self.desk.say(self.title())
        self.announcer.change(settings)
        self._read()

    def title(self) -> Message:
        """What is asked."""
        return Message("first-language")

    def items(self) -> list[Item]:
        """The languages that there are."""
        return [
            Item(Message("first-language-line", {"name": name}), self._chooser(code), code)
            for code, name in languages().items()
        ]


class FirstKeyboard(FirstChoice):
    """The keyboard; the first line fits every one."""

    name = "keyboard"

    def title(self) -> Message:
        """What is asked."""
        return Message("first-keyboard")

    def items(self) -> list[Item]:
        """The layouts that there are."""
        return [
            Item(setting_label(self.name, layout), self._chooser(layout), layout)
            for layout in LAYOUTS
        ]


def ask_first(desk: Desk) -> None:
    """Put the questions of the first start on top of the screen that is there, and ask them."""
    desk.screens.append(FirstKeyboard(desk))
    if len(languages()) > 1:
        desk.screens.append(FirstLanguage(desk))
    if has_sound_device():
        desk.screens.append(FirstStart(desk))
    desk.screens[-1].open()
