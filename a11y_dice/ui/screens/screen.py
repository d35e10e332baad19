"""What all screens share: the review keys, help, and an answer to every key."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from a11y_dice.core.earcons import EDGE, MISSED, REVIEW
from a11y_dice.core.message import Earcon, Message
from a11y_dice.session.announcer import Announcer
from a11y_dice.session.transcript import Buffer, Said
from a11y_dice.settings.first import WITHOUT_VOICE
from a11y_dice.ui.keymap import COMMANDS, KEYS, Command, key_name

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
        self.table: dict[Command, Handler] = {
            Command.LINE_BACK: lambda: self._move_in_line(-1),
            Command.LINE_ON: lambda: self._move_in_line(1),
            Command.REPEAT: self._repeat,
            Command.HUSH: self._hush,
            Command.MISSED: self._missed,
            Command.VERBOSITY: self._verbosity,
            Command.OLDER: lambda: self._review(-1),
            Command.NEWER: lambda: self._review(1),
            Command.NEXT_BUFFER: lambda: self._buffer(1),
            Command.PREVIOUS_BUFFER: lambda: self._buffer(-1),
            Command.LAST: self._last_event,
            Command.LAST_ROLL: self._last_roll,
            Command.MY_TURN: self._my_turn,
            Command.HELP: self._help,
            Command.LEAVE: self.desk.ask_to_leave_program,
        }

    @property
    def announcer(self) -> Announcer:
        """Whoever listens."""
        return self.desk.announcer

    def say(self, message_id: str, **facts: int | str | Message) -> None:
        """Say a sentence of the shell as an answer."""
        self.desk.say(Message(message_id, dict(facts)))

    def remark(self, message_id: str, **facts: int | str | Message) -> None:
        """Say a sentence about the program itself; the repeat key passes over it."""
        self.desk.say(Message(message_id, dict(facts)), Buffer.SYSTEM)

    def open(self) -> None:
        """Say what this screen is. Called whenever it comes to the front."""
        raise NotImplementedError

    def press(self, pressed: str) -> None:
        """Do what a key means here; a key without a meaning is answered too."""
        key = key_name(pressed)
        self.times = self.times + 1 if key == self.key else 0
        self.key = key
        command = self.meaning(key)
        if command:
            self.table[command]()
        else:
            self.unknown(key)

    def meaning(self, key: str) -> Command | None:
        """The command that a key gives here; None when it gives none. Help is made from it too."""
        command = COMMANDS.get(key)
        return command if command in self.table else None

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
        for binding in KEYS:
            keys = [key for key in binding.keys if self.meaning(key) is binding.command]
            if keys:
                what = self.what(binding.command)
                lines.append(
                    Message("help-line", {"keys": self.desk.keys_label(keys), "what": what})
                )
        return lines

    def short_terms(self) -> list[Message]:
        """What the short words of the verbosity "braille" mean here; nothing at another one."""
        return []

    def what(self, command: Command) -> Message:
        """What a command does here, for the help."""
        return Message(f"command-{command}")

    def _help(self) -> None:
        self.desk.show_help(self.keys_help(), self.short_terms())

    def _hush(self) -> None:
        """Where a voice of ours, or that we command, is stopped, its silence is the answer."""
        self.announcer.hush()
        if self.announcer.settings.speak in WITHOUT_VOICE:
            self.remark("hushed")

    def _missed(self) -> None:
        """The oldest message that was cut off before it began; pressed again, the next one."""
        said, more = self.announcer.transcript.next_missed()
        if said is None:
            self.remark("missed-none")
            return
        self.announcer.say_again(said, Earcon(MISSED))
        if more:
            self.announcer.say_aside(Message("missed-more", {"count": more}))

    def _move_in_line(self, by: int) -> None:
        if not self.announcer.say_part(by):
            self.remark("nothing-said")

    def _repeat(self) -> None:
        self._again(self.announcer.transcript.last_answer(), "nothing-said")

    def _again(self, messages: list[Said], otherwise: str) -> None:
        """Say messages once more, in the words in which they were said."""
        for said in messages:
            self.announcer.say_again(said)
        if not messages:
            self.remark(otherwise)

    def _review(self, by: int) -> None:
        said, is_inside = self.announcer.transcript.step(by)
        if said is None:
            self.say("buffer-empty")
        elif is_inside:
            self.announcer.say_again(said, Earcon(REVIEW))
        else:
            edge = "review-oldest" if by < 0 else "review-newest"
            self.announcer.say_aside(Message(edge, {"words": said.words}, earcons=(Earcon(EDGE),)))

    def _buffer(self, by: int) -> None:
        buffer = self.announcer.transcript.next_buffer(by)
        self.announcer.say_aside(Message(f"buffer-{buffer}"))

    def _last_event(self) -> None:
        self._again(self.announcer.transcript.last_of_table(), "no-event-yet")

    def _last_roll(self) -> None:
        self._again(self.announcer.transcript.last_of_table("roll"), "no-roll-yet")

    def _my_turn(self) -> None:
        self._again(self.announcer.transcript.own_turn(), "no-turn-yet")

    def _verbosity(self) -> None:
        verbosity = self.announcer.verbosity.next
        self.announcer.change(replace(self.announcer.settings, verbosity=verbosity.value))
        self.remark(f"verbosity-{self.announcer.verbosity}")
