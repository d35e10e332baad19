"""Somebody who plays by ear or finger, and presses a key once the last answer is known."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from helpers.tally import Tally, compare
from helpers.terminal import START

from a11y_dice.games import game_ids
from heard.program import OVER, Program

QUESTIONS = ("d", "t", "z", "s", "c", "i", "h", "l", "j", "m", ",", ".", "tab", "x", "p")
"""Keys that ask and change nothing."""


class Device(Protocol):
    """What stands between the program and a person."""

    def send(self, key: str) -> None:
        """Press a key, by our name of it."""

    def hear(self, announced: Sequence[str], written: str) -> list[str]:
        """Await that these announcements reach the person. Returns all that did since before.

        `written` is all that the program has written since before, letters of fields too.
        """

    def close(self) -> None:
        """End everything that it has started."""


class Player:
    """The program behind a device, its twin, and the tally of what came through."""

    def __init__(self, program: Program, device: Device) -> None:
        self.tally = Tally()
        self._program = program
        self._device = device
        self.twin = program.start()
        self._told = 0
        self._follow()

    def press(self, *keys: str) -> None:
        """Press keys, one after the other, and await the words of each."""
        for key in keys:
            self._device.send(key)
            self.twin.desk.press(key)
            self._follow()

    def play(self, game_id: str, *, asks: bool = False) -> None:
        """Play a whole match against a bot, if wanted with a question before each answer."""
        self.press(str(game_ids().index(game_id) + 1), *START)
        turns = 0
        while not self.twin.match.is_over:
            reply = self.twin.reply()
            if asks and reply != ("y",):
                self.press(QUESTIONS[turns % len(QUESTIONS)])
            self.press(*reply)
            turns += 1

    def leave(self) -> int:
        """Leave the program, to the words of the shell. Returns the program's exit status."""
        self.press("c-c")
        self._device.send("y")
        self.twin.desk.press("y")
        status = self._program.await_end()
        self._follow(OVER)
        return status

    def _follow(self, *others: str) -> None:
        """Await what the twin has announced and echoed, and what others say after it."""
        announced = [*self.twin.tape.said[self._told :], *others]
        self._told = len(self.twin.tape.said)
        written = self._program.as_written("".join((self.twin.news(), *others)))
        announced = [self._program.as_written(text) for text in announced]
        self.tally += compare(announced, self._device.hear(announced, written))
