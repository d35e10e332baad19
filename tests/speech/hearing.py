"""Ears that keep what an output tells them, and short ways to speak to one."""

from __future__ import annotations

import contextlib
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

from helpers.pulse import PATIENCE

from a11y_dice.audio.mixer import Mixer
from a11y_dice.core.message import Message, Words
from a11y_dice.settings.values import Settings
from a11y_dice.speech.direct_mouth import DirectMouth
from a11y_dice.speech.mixed_mouth import MixedMouth
from a11y_dice.speech.mouth import ChildMouth
from a11y_dice.speech.speaker import Speaker
from a11y_dice.speech.utterance import Priority, Utterance

LONG = "You roll four rays, three tanks, two humans, three cows and one chicken. " * 6
"""More than half a minute of speech."""


class Signal:
    """Something that changes in other threads, and can be waited for."""

    def __init__(self) -> None:
        self._change = threading.Condition()

    def wait_until(self, is_so: Callable[[], object]) -> None:
        """Wait for what will be told."""
        with self._change:
            assert self._change.wait_for(is_so, PATIENCE), vars(self)

    def keep(self, change: Callable[[], None]) -> None:
        """Change it."""
        with self._change:
            change()
            self._change.notify_all()


class KeptEars(Signal):
    """Keeps everything; `delay` is how long the words wait for the sounds."""

    def __init__(self) -> None:
        super().__init__()
        self.begun: list[str] = []
        self.lost_for: list[str] = []
        self.unsaid: list[str] = []
        self.found_by: list[str] = []
        self.news: list[Message] = []
        self.delay = 0.0

    def begins(self, utterance: Utterance) -> float:
        """Keep what begins."""
        self.keep(lambda: self.begun.append(utterance.words))
        return self.delay

    def lost(self, reason: Message, unsaid: tuple[Utterance, ...]) -> None:
        """Keep why nothing is said, and what."""
        self.keep(lambda: self.lost_for.append(reason.id))
        self.keep(lambda: self.unsaid.extend(utterance.words for utterance in unsaid))

    def found(self, message: Message) -> None:
        """Keep that the voice is back."""
        self.keep(lambda: self.found_by.append(message.id))

    def told(self, message: Message) -> None:
        """Keep what else is told."""
        self.keep(lambda: self.news.append(message))


class Heard(NamedTuple):
    """A voice that is open, and what belongs to it."""

    voice: Speaker
    ears: KeptEars
    mouth: ChildMouth
    mixer: Mixer

    def say(
        self,
        words: str,
        priority: Priority = Priority.NORMAL,
        group: int = 0,
        language: str = "en",
    ) -> None:
        """Say an announcement."""
        self.voice.speak(Utterance(Words(words), Words(words), priority, group, language))

    @property
    def child(self) -> int:
        """The number of the process that speaks; it is started by now."""
        assert self.mouth.child
        return self.mouth.child.pid


@contextlib.contextmanager
def open_voice(
    settings: Settings | None = None, *, speaks_directly: bool = False
) -> Iterator[Heard]:
    """A voice with a mixer of its own, or one that speaks by itself."""
    mixer = Mixer()
    mouth = DirectMouth() if speaks_directly else MixedMouth(mixer)
    voice, ears = Speaker(settings or Settings(), lambda: mouth), KeptEars()
    voice.open(ears)
    try:
        yield Heard(voice, ears, mouth, mixer)
    finally:
        voice.close()
        mixer.close()


def folders(temporary: Path) -> list[str]:
    """The folders of voices that are left."""
    return [entry.name for entry in temporary.iterdir() if entry.name.startswith("a11y-dice-voice")]


def await_end(pid: int) -> None:
    """Wait until a process that is no child of ours has ended."""
    deadline = time.monotonic() + PATIENCE
    while _is_running(pid):
        assert time.monotonic() < deadline, f"process {pid} goes on"
        time.sleep(0.02)


def _is_running(pid: int) -> bool:
    try:
        state = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()[0]
    except OSError:
        return False
    return state != "Z"
