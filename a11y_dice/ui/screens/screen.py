"""What all screens share: the review keys, help, and an answer to every key."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from a11y_dice.core.message import Facts, Message, Title
from a11y_dice.i18n.key_names import keys_label
from a11y_dice.session.announcer import Announcer
from a11y_dice.session.person import with_verbosity
from a11y_dice.session.transcript import Buffer
from a11y_dice.settings.first import WITHOUT_VOICE
from a11y_dice.settings.keymap import Command
from a11y_dice.settings.layouts import DIGITS
from a11y_dice.ui.screens.reviewing import Reviewing

if TYPE_CHECKING:
    from a11y_dice.ui.desk import Desk

Handler = Callable[[], None]


class Screen:
    """A place where keys mean something. Every key is answered.

    `table` is what the keys do here, over the keys that do the same everywhere.
    """

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.key = ""
        self.times = 0
        self.reviewing = Reviewing(self)
        self.table: dict[Command, Handler] = {
            **self.reviewing.table(),
            Command.HUSH: self._hush,
            Command.VERBOSITY: self._verbosity,
            Command.SETTINGS: self.desk.show_settings,
            Command.LEARN: self.desk.learn_keys,
            Command.HELP: self._help,
            Command.LEAVE: self.desk.ask_to_leave_program,
        }

    @property
    def announcer(self) -> Announcer:
        """Whoever listens."""
        return self.desk.announcer

    def say(self, message_id: str, **facts: int | str | Message | Title) -> None:
        """Say a sentence of the shell as an answer."""
        self.desk.say(Message(message_id, dict(facts)))

    def remark(self, message_id: str, **facts: int | str | Message | Title) -> None:
        """Say a sentence about the program itself; the repeat key passes over it."""
        self.desk.say(Message(message_id, dict(facts)), Buffer.SYSTEM)

    def open(self) -> None:
        """Say what this screen is. Called whenever it comes to the front."""
        raise NotImplementedError

    def press(self, pressed: str) -> None:
        """Do what a key means here; a key without a meaning is answered too."""
        key = self.desk.keymap.key(pressed)
        self.times = self.times + 1 if key == self.key else 0
        self.key = key
        command = self.meaning(key)
        if command:
            self.table[command]()
        else:
            self.unknown(key)

    def meaning(self, key: str) -> Command | None:
        """The command that a key gives here; None when it gives none. Help is made from it too."""
        command = self.desk.keymap.command(key)
        return command if command in self.table else None

    def number(self) -> int:
        """The number of the choice that the key of Command.NUMBER takes."""
        return self.desk.keymap.number(self.key)

    def type_line(self, text: str) -> None:
        """Take a whole line that was typed at once. Screens without words refuse it."""
        self.say("no-such-line", typed=text)

    def focus_last_match(self) -> None:
        """Put the focus on the match that was just left, where a screen offers it."""

    def questions(self) -> dict[Command, Handler]:
        """What may also be asked while a yes or no is due on top of this screen."""
        return {}

    def unknown(self, key: str) -> None:
        """Answer a key that means nothing here, and say what is possible instead."""
        self.say("no-such-key", key=self.desk.key_label(key))

    def keys_help(self) -> list[Message]:
        """The keys that work now: the very table that dispatches them."""
        lines = []
        keymap = self.desk.keymap
        for binding in keymap.bindings():
            keys = [key for key in binding.keys if self.meaning(key) is binding.command]
            if keys:
                facts: Facts = {"keys": keys_label(keys, keymap), "what": self.does(keys[0])}
                lines.append(Message("help-line", facts))
        return lines

    def short_terms(self) -> list[Message]:
        """What the short words of the verbosity "braille" mean here; nothing at another one."""
        return []

    def what(self, command: Command) -> Message:
        """What a command does here, for the help."""
        return Message(f"command-{command}")

    def does(self, key: str) -> Message:
        """What a key does here, where it has a meaning. One for a number names the number."""
        command = self.meaning(key)
        if command is Command.NUMBER and key not in DIGITS:
            return Message("command-number-of", {"number": self.desk.keymap.number(key)})
        return self.what(command) if command else Message("key-does-nothing")

    def _help(self) -> None:
        self.desk.show_help(self.keys_help(), self.short_terms())

    def _hush(self) -> None:
        """Where a voice of ours, or that we command, is stopped, its silence is the answer."""
        self.announcer.hush()
        if self.announcer.settings.speak in WITHOUT_VOICE:
            self.remark("hushed")

    def _verbosity(self) -> None:
        verbosity = self.announcer.verbosity.next.value
        settings, name = self.announcer.settings, self.announcer.person
        self.announcer.change(with_verbosity(settings, name, verbosity))
        self.remark(f"verbosity-{self.announcer.verbosity}")
