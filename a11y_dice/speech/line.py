"""A line to the screen reader, at the other end of which anything may go wrong.

One thread finds the reader and hands on what it gets, another watches the first: a call that does
not return is left behind with its thread, and a new one begins. Whoever uses the line never waits.
"""

from __future__ import annotations

import threading
import time
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import Protocol

from a11y_dice.speech.bridges import Bridge
from a11y_dice.speech.utterance import Utterance

STUCK = 1.5
"""Seconds after which a call is given up."""
LONG = 5.0
"""Seconds after which a search is told to be in vain so far; it loads libraries, and goes on."""
AGAIN = 2.0
"""Seconds between two searches for a reader that was lost."""
FAREWELL = 0.5
"""Seconds that the end of the program waits for the reader to take its leave."""


@dataclass(frozen=True, slots=True)
class Handed:
    """Something for the reader to say and to show.

    `utterance` is the announcement that it is, and comes back when nobody has heard it.
    """

    words: str
    cells: str
    interrupts: bool = False
    utterance: Utterance | None = None


@dataclass(frozen=True, slots=True)
class Silence:
    """Stop what is being said."""


Job = Handed | Silence


class Caller(Protocol):
    """Whoever uses the line. Called from its threads; must not use the line meanwhile."""

    def handing(self, utterance: Utterance) -> None:
        """The reader gets this now."""

    def cut_off(self, unsaid: tuple[Utterance, ...]) -> None:
        """There is no reader. `unsaid` is what it did not get; it is never handed on later.

        Called once, and again only with what was put on the line meanwhile.
        """

    def connected(self, name: str) -> None:
        """There is a reader again."""


class _Post:
    """A place at the line for one thread. The thread that has lost its place hands on no more."""

    def __init__(self) -> None:
        self.bridge: Bridge | None = None
        self.job: Job | None = None
        self.since = 0.0
        """When the search or the call that goes on now began; 0 while it waits for a job."""


class Line:
    """Hands jobs, in their order, to the reader that `find` finds. Nothing here raises."""

    def __init__(self, caller: Caller, find: Callable[[], Bridge | None]) -> None:
        self._caller = caller
        self._find = find
        self._news = threading.Condition()  # all that follows changes only while it is held
        self._jobs: deque[Job] = deque()
        self._post: _Post | None = None
        self._worker: threading.Thread
        self._ended: threading.Event
        self._is_cut = False

    def begin(self) -> None:
        """Look for a reader, unless that is being done."""
        with self._news:
            if self._post is None:
                self._take_post()
                self._ended = threading.Event()
                threading.Thread(target=self._watch, args=(self._ended,), daemon=True).start()

    def put(self, job: Job) -> None:
        """Hand this on when its turn comes."""
        with self._news:
            self._jobs.append(job)
            self._news.notify_all()
        self.begin()

    def take_back(self) -> tuple[Utterance, ...]:
        """The announcements that wait; they are not handed on."""
        with self._news:
            return self._taken()

    def settle(self, seconds: float) -> None:
        """Wait until all is handed on or given back, at most so long."""
        with self._news:
            self._news.wait_for(lambda: not self._is_at_work(), seconds)

    def end(self, *last: Job) -> None:
        """Close the line. What was handed on is still said, of what waits only `last`."""
        with self._news:
            if self._post is None:
                return
            self._jobs = deque(() if self._is_cut else last)
            self._news.notify_all()
            self.settle(FAREWELL)
            self._jobs.clear()
            self._post = None
            self._ended.set()
            self._news.notify_all()
        self._worker.join(FAREWELL)

    def _is_at_work(self) -> bool:
        return bool(self._jobs) or bool(self._post and self._post.job)

    def _take_post(self) -> None:
        """Let a new thread work; any other has lost its place by that."""
        self._post = _Post()
        self._worker = threading.Thread(
            target=self._work, args=(self._post,), name="reader", daemon=True
        )
        self._worker.start()

    def _work(self, post: _Post) -> None:
        """The first thread: find a reader and hand on, again and again."""
        while bridge := self._found(post):
            while (job := self._next(post)) and self._is_done(bridge, job):
                pass
            with self._news:
                if job and post is self._post:
                    self._cut(job)
                post.bridge = post.job = None
                post.since = 0.0
            _close(bridge)

    def _found(self, post: _Post) -> Bridge | None:
        """Search until there is a reader; None when the post is lost."""
        while True:
            with self._news:
                if post is not self._post:
                    return None
                post.since = time.monotonic()
            bridge = None
            with suppress(Exception):  # whatever it is, there is no reader
                bridge = self._find()
            with self._news:
                post.since, post.bridge = 0.0, bridge
                if bridge:
                    self._connect(post, bridge)
                    return bridge
                if post is self._post:
                    self._cut()
                    self._news.wait_for(lambda: self._jobs or post is not self._post, AGAIN)

    def _connect(self, post: _Post, bridge: Bridge) -> None:
        if post is self._post and self._is_cut:
            self._is_cut = False
            self._caller.connected(bridge.name)

    def _next(self, post: _Post) -> Job | None:
        """The next job, as soon as there is one; None when the post is lost."""
        with self._news:
            post.job, post.since = None, 0.0
            self._news.notify_all()
            self._news.wait_for(lambda: self._jobs or post is not self._post)
            if post is self._post:
                post.job, post.since = self._jobs.popleft(), time.monotonic()
            return post.job

    def _is_done(self, bridge: Bridge, job: Job) -> bool:
        """Do one job. False when the reader did not take it."""
        try:
            if not bridge.is_there():
                return False
            if isinstance(job, Silence):
                bridge.silence()
            else:
                self._say(bridge, job)
        except Exception:  # noqa: BLE001 - each reader fails in its own way
            return False
        return True

    def _say(self, bridge: Bridge, handed: Handed) -> None:
        if handed.utterance:
            self._caller.handing(handed.utterance)
        if handed.words:
            bridge.speak(handed.words, interrupts=handed.interrupts)
        if handed.cells:
            with suppress(Exception):  # it was said: without a display nothing is lost
                bridge.braille(handed.cells)

    def _watch(self, ended: threading.Event) -> None:
        """The second thread: leave a call behind that does not return."""
        while not ended.wait(STUCK / 4):
            with self._news:
                post = self._post
                if post and post.since:
                    self._judge(post, time.monotonic() - post.since)

    def _judge(self, post: _Post, seconds: float) -> None:
        """See whether a search or a call has gone on for too long."""
        if post.bridge is None and seconds > LONG:  # another search would not be faster
            post.since = 0.0
            self._cut()
        elif post.bridge and seconds > STUCK:
            threading.Thread(target=_close, args=(post.bridge,), daemon=True).start()
            self._cut(*(job for job in (post.job,) if job))
            self._take_post()

    def _cut(self, *failed: Job) -> None:
        """There is no reader: give back what it did not get."""
        unsaid = self._taken(*failed)
        if unsaid or not self._is_cut:
            self._caller.cut_off(unsaid)
        self._is_cut = True
        self._news.notify_all()

    def _taken(self, *before: Job) -> tuple[Utterance, ...]:
        """The announcements of these jobs and of all that wait, which wait no more."""
        jobs = (*before, *self._jobs)
        self._jobs.clear()
        return tuple(job.utterance for job in jobs if isinstance(job, Handed) and job.utterance)


def _close(bridge: Bridge) -> None:
    """Let a bridge go; it may be broken, or hang."""
    with suppress(Exception):
        bridge.close()
