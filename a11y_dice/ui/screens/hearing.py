"""The test of what reaches the player: one channel after the other, and a question for each."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import replace

from a11y_dice.core.message import Message
from a11y_dice.settings.first import TEXT
from a11y_dice.settings.keymap import Command
from a11y_dice.speech.beside import way_of
from a11y_dice.ui.desk import Desk
from a11y_dice.ui.screens.channels import READER, VOICE, WAYS, Channel, Channels
from a11y_dice.ui.screens.keeping import keep
from a11y_dice.ui.screens.menu import Item, Menu
from a11y_dice.ui.screens.screen import Handler, Screen


class HearingTest(Screen):
    """Enter tries a channel, as often as it is pressed; then yes or no goes on to the next.

    Nothing is sent before a key asks for it, so that no two voices speak at once.
    """

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self.at = 0
        self.reached: dict[Channel, bool] = {}
        self._is_tried = False
        self._channels = Channels(self.announcer)
        tries = dict.fromkeys((Command.TAKE, Command.SPACE, Command.ROLL), self._try)
        self.table |= {**tries, Command.BACK: self._end}

    def open(self) -> None:
        """Say which channel is next, and how it is tried."""
        name = Message(f"channel-{self._channel}")
        step = "hearing-step" if self.at else "hearing-step-first"
        self.say(step, channel=name, n=self.at + 1, count=len(Channel))

    def press(self, pressed: str) -> None:
        """Take the letters of the language for yes and no before the keys that mean the same."""
        handler = self._letters().get(pressed.lower())
        if handler:
            self.key = ""
            handler()
        else:
            super().press(pressed)

    def meaning(self, key: str) -> Command | None:
        """The letters for yes and no mean nothing else."""
        return None if key in self._letters() else super().meaning(key)

    def does(self, key: str) -> Message:
        """The letters for yes and no answer."""
        letters = [*self._letters()]
        if key in letters:
            return Message("command-no" if letters.index(key) else "command-yes")
        return super().does(key)

    def type_line(self, text: str) -> None:
        """Take the word for yes or no."""
        for answer in ("yes", "no"):
            if text.lower() == self.announcer.words(Message(f"{answer}-word")).lower():
                self._answer(reaches=answer == "yes")
                return
        self.say("hearing-help")

    def what(self, command: Command) -> Message:
        """What the keys of the test do."""
        named = {Command.BACK: "command-end-test"}
        named |= dict.fromkeys((Command.TAKE, Command.SPACE, Command.ROLL), "command-try")
        return Message(named[command]) if command in named else super().what(command)

    def keys_help(self) -> list[Message]:
        """How to answer, then the other keys."""
        return [Message("hearing-help"), *super().keys_help()]

    def unknown(self, key: str) -> None:  # noqa: ARG002 - all are told the same
        """Say what can be done."""
        self.say("hearing-help")

    @property
    def _channel(self) -> Channel:
        return tuple(Channel)[self.at]

    def _letters(self) -> dict[str, Handler]:
        yes, no = (self.announcer.words(Message(f"{name}-letter")) for name in ("yes", "no"))
        return {
            yes.lower(): lambda: self._answer(reaches=True),
            no.lower(): lambda: self._answer(reaches=False),
        }

    def _try(self) -> None:
        self._is_tried = True
        self._channels.send(self._channel)

    def _answer(self, *, reaches: bool) -> None:
        """Keep the answer and go on. That something reached nobody can be said without a try."""
        if reaches and not self._is_tried:
            self.say("hearing-first")
            return
        self.reached[self._channel] = reaches
        self._is_tried = False
        if self.at + 1 < len(Channel):
            self.at += 1
            self.open()
        else:
            self._end()

    def _end(self) -> None:
        """The result of what was answered; nothing is kept unless the player says so."""
        self._channels.close()
        self.desk.replace(HearingResult(self.desk, self.reached))


class HearingResult(Menu):
    """What reached the player, and which way to be spoken to may be kept; the first is advised."""

    def __init__(self, desk: Desk, reached: dict[Channel, bool]) -> None:
        super().__init__(desk)
        self._reached = reached

    def title(self) -> Message:
        """What reached the player and what did not."""
        heard, missed = self._channels(reaches=True), self._channels(reaches=False)
        if len(self.items()) == 1:
            return Message("hearing-result-none", {"missed": missed})
        return Message("hearing-result", {"heard": heard, "missed": missed})

    def items(self) -> list[Item]:
        """The ways that may be kept, the best one first, and to leave everything as it is."""
        settings = self.announcer.settings
        heard = {WAYS[channel] for channel in WAYS if self._reached.get(channel)}
        lines = [
            Item(Message("hearing-keep", {"way": Message(f"way-{way}")}), self._keeper(way))
            for way in advised(settings.speak, heard)
        ]
        if {TEXT, VOICE} <= heard:
            both = Message("hearing-keep", {"way": Message("way-both")})
            lines.append(Item(both, self._keeper(VOICE, is_beside=True)))
        return [*lines, Item(Message("hearing-leave"), self.back)]

    def back(self) -> None:
        """Leave everything as it is."""
        self.say("hearing-left")
        self._close()

    def _channels(self, *, reaches: bool) -> tuple[Message, ...]:
        """The channels that were answered so."""
        wanted = (channel for channel, answer in self._reached.items() if answer is reaches)
        return tuple(Message(f"channel-{channel}") for channel in wanted)

    def _keeper(self, way: str, *, is_beside: bool = False) -> Callable[[], None]:
        def take() -> None:
            settings = replace(self.announcer.settings, speak=way, text_beside=is_beside)
            self.announcer.change(settings)
            self.announcer.use(way_of(settings))
            problem = keep({"speak": way, "text_beside": is_beside})
            self.say("hearing-kept", way=Message("way-both" if is_beside else f"way-{way}"))
            if problem:
                self.desk.say(problem)
            self._close()

        return take

    def _close(self) -> None:
        """Back to where the test was asked for; a test that was all of it ends the program."""
        if len(self.desk.screens) > 1:
            self.desk.pop()
        else:
            self.desk.leave()


def advised(chosen: str, heard: Collection[str]) -> list[str]:
    """The ways that reached the player, the best one first: what is chosen, if it did."""
    return [way for way in dict.fromkeys((chosen, TEXT, READER, VOICE)) if way in heard]
