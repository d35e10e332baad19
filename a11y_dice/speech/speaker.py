"""A way to be spoken to that has a voice of our own: its thread says what waits in the queue."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

from a11y_dice.core.message import Message
from a11y_dice.speech.manner import manner_of
from a11y_dice.speech.pieces import typed_words
from a11y_dice.speech.queue import SpeechQueue
from a11y_dice.speech.saying import Saying

if TYPE_CHECKING:
    from a11y_dice.settings.values import Settings
    from a11y_dice.speech.child import VoiceName
    from a11y_dice.speech.mouth import CannotSpeakError, Mouth
    from a11y_dice.speech.output import Ears
    from a11y_dice.speech.utterance import Utterance

FINISHING = 60.0
"""Seconds that `finish` waits at most for the end of one announcement."""
CLOSING = 1.0
"""Seconds that `close` waits at most until nothing is left of the voice."""
RETRY, SLOWEST_RETRY = 2.0, 20.0
"""Seconds until a voice that was lost is looked for: at first, and at last."""
LAST_BUFFERS = 0.06
"""Seconds that the device still plays what was handed to it."""


class _Job(NamedTuple):
    """What to say next; without an utterance it is what was typed."""

    saying: Saying
    utterance: Utterance | None


class Speaker:
    """Speaks with our own voice, through the Mouth that `make_mouth` makes when this is opened."""

    def __init__(self, settings: Settings, make_mouth: Callable[[], Mouth]) -> None:
        self._settings = settings
        self._make_mouth = make_mouth
        self._mouth: Mouth | None = None
        self._ears: Ears | None = None
        self._thread: threading.Thread | None = None
        self._news = threading.Condition()
        self._queue = SpeechQueue()
        self._job: _Job | None = None
        self._typed = ""
        self._is_closed = False
        self._loss: Message | None = None
        self._retry = RETRY
        self._missing: set[str] = set()

    def open(self, ears: Ears) -> None:
        """Load the voice in the background; what is said meanwhile waits for it."""
        self._ears = ears
        self._thread = threading.Thread(target=self._run, args=(ears,), name="voice", daemon=True)
        self._thread.start()

    def voices(self) -> tuple[VoiceName, ...]:
        """The voices that can be chosen, for a menu; none until they are known."""
        return self._mouth.voices if self._mouth else ()

    def speak(self, utterance: Utterance) -> None:
        """Say one announcement when it is its turn."""
        with self._news:
            if self._loss and self._ears:
                self._ears.lost(self._loss, (utterance,))
            elif not self._is_closed:
                self._queue, interrupts = self._queue.added(
                    utterance, never_interrupt=self._settings.never_interrupt
                )
                if interrupts:
                    self._cut()
                self._news.notify_all()

    def await_typing(self) -> None:
        """There is nothing to say; what is typed cuts the words off."""

    def echo(self, typed: str) -> None:
        """Say a character that was typed, instead of the one before."""
        with self._news:
            if self._loss or self._is_closed:
                return
            is_echoing = self._job is not None and self._job.utterance is None
            if is_echoing or not self._settings.never_interrupt:
                self._queue = self._queue.ended()
                self._cut()
            self._typed += typed
            self._news.notify_all()

    def skip(self) -> tuple[Utterance, ...]:
        """Be silent at once. Returns what was not begun."""
        with self._news:
            self._queue, missed = self._queue.skipped()
            self._typed = ""
            self._cut()
            self._news.notify_all()
        return missed

    def change(self, settings: Settings) -> None:
        """Go by other settings from the next utterance on."""
        with self._news:
            self._settings = settings
            if self._mouth:
                self._mouth.change(settings)

    def rest(self) -> None:
        """Another program gets the terminal: be silent."""
        self.skip()

    def finish(self) -> None:
        """Wait until all is said, but not for a voice that is stuck, and not after `close`."""
        deadline, job = 0.0, self._job
        with self._news:
            while self._is_busy() and (not deadline or time.monotonic() < deadline):
                if self._job is not job or not deadline:
                    deadline, job = time.monotonic() + FINISHING, self._job
                self._news.wait(LAST_BUFFERS)
            if self._loss is None and self._thread:
                self._news.wait_for(lambda: self._is_closed, LAST_BUFFERS)

    def close(self) -> None:
        """Be silent and leave nothing: no process, no file."""
        with self._news:
            self._is_closed = True
            self.skip()
        if self._thread:
            self._thread.join(CLOSING)

    def _is_busy(self) -> bool:
        is_idle = not (self._job or self._queue.waiting or self._typed)
        return not (is_idle or self._loss or self._is_closed or self._thread is None)

    def _cut(self) -> None:
        """Cut off what is being said."""
        if self._job and self._mouth:
            self._job.saying.cut()
            self._mouth.hush()

    def _run(self, ears: Ears) -> None:
        """Speak until this is closed; while the voice is lost, look for it now and then."""
        self._mouth = mouth = self._make_mouth()
        mouth.on_missing = self._tell_missing
        mouth.change(self._settings)
        try:
            while not self._is_closed and self._speak_or_lose(mouth, ears):
                self._await_retry()
        finally:
            mouth.close()

    def _speak_or_lose(self, mouth: Mouth, ears: Ears) -> bool:
        """Speak until this is closed or the voice is lost. Returns whether it may come back."""
        from a11y_dice.speech.mouth import CannotSpeakError  # noqa: PLC0415 - imports much

        try:
            mouth.open()
            self._come_back(ears)
            self._speak_on(mouth, ears)
        except CannotSpeakError as error:
            self._lose(error, ears)
            return error.comes_back
        return False

    def _speak_on(self, mouth: Mouth, ears: Ears) -> None:
        """Say one thing after the other until this is closed. Raises CannotSpeakError."""
        while job := self._next():
            if job.utterance:
                job.saying.pause(ears.begins(job.utterance))
            mouth.say(job.saying)
            with self._news:
                if not job.saying.is_cut:
                    self._queue = self._queue.ended()
                self._job = None
                self._retry = RETRY
                self._news.notify_all()

    def _next(self) -> _Job | None:
        """Await something to say; None when this is closed."""
        with self._news:
            self._news.wait_for(lambda: self._typed or self._queue.waiting or self._is_closed)
            if self._is_closed:
                return None
            if self._typed:
                words, language, utterance = typed_words(self._typed), "en", None
                self._typed = ""
            else:
                self._queue = self._queue.begun()
                utterance = self._queue.saying
                assert utterance
                words, language = utterance.words, utterance.language
            saying = Saying(words, manner_of(self._settings, language))
            self._job = _Job(saying, utterance)
            return self._job

    def _lose(self, error: CannotSpeakError, ears: Ears) -> None:
        """Tell that the voice is lost, once, and give back what nobody heard."""
        with self._news:
            is_news = self._loss is None
            self._loss = error.reason
            cut_off = (self._queue.saying,) if self._queue.saying else ()
            unsaid = (*cut_off, *self._queue.waiting)
            self._queue, self._job, self._typed = SpeechQueue(), None, ""
            self._news.notify_all()
            if is_news and not self._is_closed:
                ears.lost(error.reason, unsaid)

    def _come_back(self, ears: Ears) -> None:
        with self._news:
            was_lost, self._loss = self._loss, None
        if was_lost and not self._is_closed:
            ears.found(Message("voice-found"))

    def _await_retry(self) -> None:
        with self._news:
            self._news.wait_for(lambda: self._is_closed, self._retry)
            self._retry = min(1.5 * self._retry, SLOWEST_RETRY)

    def _tell_missing(self, name: str) -> None:
        """Tell once that there is no such voice or language."""
        if name not in self._missing and self._ears:
            self._missing.add(name)
            self._ears.told(Message("voice-missing", {"name": name}))
