"""A real pseudo-terminal with the program in it, beside a twin of the program in this process.

The twin gets every key too; what it announces is what the terminal must show, and awaiting that
is how the tests keep in step with the program, however slow it is.
"""

from __future__ import annotations

import os
import re
import time
from pathlib import Path

from a11y_dice.core.match import Match
from a11y_dice.games import game_ids
from a11y_dice.session.announcer import Announcer
from a11y_dice.session.transcript import Buffer, Said
from a11y_dice.settings.values import Settings
from a11y_dice.speech.outputs.recorder import Recorder
from a11y_dice.speech.utterance import Utterance, plain_utterance
from a11y_dice.ui.desk import Desk
from a11y_dice.ui.screens.main_menu import MainMenu
from a11y_dice.ui.welcome import first_line
from helpers.running import PATIENCE, Running, bare

START = ("end", "enter", "s", "e", "e", "d", "enter", "home", "enter")
"""In the set-up: a seed of our own, then start."""


class Tape(Recorder):
    """Keeps what is said and echoed, in its order."""

    def __init__(self) -> None:
        super().__init__()
        self.text = ""

    def speak(self, utterance: Utterance) -> None:
        """Keep one announcement."""
        super().speak(utterance)
        self.text += f"\n{utterance.cells}"

    def echo(self, typed: str) -> None:
        """Keep what was typed."""
        self.text += typed


class Twin:
    """The program in this process, with keys of a list and words on a tape."""

    def __init__(self, settings: Settings | None = None) -> None:
        self.tape = Tape()
        welcome = plain_utterance(first_line("text", "environment"))
        self.tape.speak(welcome)
        self.desk = Desk(Announcer(self.tape, settings))
        self.desk.announcer.transcript.add(Said(welcome, Buffer.SYSTEM))
        self.desk.push(MainMenu(self.desk))
        self._seen = 0

    @property
    def match(self) -> Match:
        """The match as it is now."""
        assert self.desk.table
        return self.desk.table.match

    @property
    def last(self) -> str:
        """The newest announcement."""
        return self.tape.said[-1]

    def news(self) -> str:
        """What was said and echoed since this was asked before."""
        seen, self._seen = self._seen, len(self.tape.text)
        return self.tape.text[seen:]

    def reply(self) -> tuple[str, ...]:
        """The keys with which a simple player, who goes by the words alone, answers them."""
        words = self.last.lower()
        if "for yes" in words:
            return ("y",)
        if re.search(r"\bstop with [1-9]|\bpass\b", words):
            return ("b",)
        if re.match(r"roll|continue", words):
            return ("r",)
        return ("down", "enter")


class Play(Running):
    """The program in a pseudo-terminal beside its twin."""

    def __init__(self, folder: Path, columns: int = 80, rows: int = 24, **env: str) -> None:
        twins = folder / "two"
        twins.mkdir(exist_ok=True)
        os.environ["XDG_DATA_HOME"] = str(twins)  # tests restore it
        self.twin = Twin()
        super().__init__(folder, columns=columns, rows=rows, **env)
        self.catch_up()

    def press(self, *keys: str) -> None:
        """Press keys, one after the other, and await the answer of each."""
        for key in keys:
            self.send_keys(key)
            self.twin.desk.press(key)
            self.catch_up()

    def catch_up(self) -> None:
        """Await what the twin has announced, and compare it."""
        self.await_text(self.twin.news())

    def await_text(self, text: str) -> None:
        """Await exactly this as the next thing that is written, wherever lines are broken."""
        expected = bare(text)
        expected = expected.replace(bare(os.environ["XDG_DATA_HOME"]), bare(str(self.data)))
        deadline = time.monotonic() + PATIENCE
        while len(bare(self.output[self._compared :])) < len(expected):
            if not self.read(0.5) or time.monotonic() > deadline:
                break
        assert bare(self.output[self._compared :]) == expected, self.tail()
        self._compared = len(self.output)

    def start(self, game_id: str) -> None:
        """Start a match against a bot, with a seed of our own."""
        self.press(str(game_ids().index(game_id) + 1), *START)

    def play(self, most: int = 3000) -> None:
        """Play on until the match is over, or for `most` replies."""
        for _ in range(most):
            if self.twin.match.is_over:
                return
            self.press(*self.twin.reply())
