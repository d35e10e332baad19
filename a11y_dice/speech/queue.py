"""What waits to be said and what is being said. Pure values: no thread, no clock, no sound."""

from __future__ import annotations

from dataclasses import dataclass, replace

from a11y_dice.speech.utterance import Priority, Utterance


@dataclass(frozen=True, slots=True)
class SpeechQueue:
    """Announcements in the order in which they will be said.

    Nothing is merged, and nothing is dropped but by `skipped`. What one key brought about, a
    group, keeps its own order always.
    """

    waiting: tuple[Utterance, ...] = ()
    saying: Utterance | None = None

    def added(
        self, utterance: Utterance, *, never_interrupt: bool = False
    ) -> tuple[SpeechQueue, bool]:
        """The queue with one more, and whether it cuts off what is being said.

        The answer to a newer key cuts off what an older key brought about.
        """
        place = self._place(utterance)
        waiting = (*self.waiting[:place], utterance, *self.waiting[place:])
        interrupts = (
            not never_interrupt
            and utterance.priority is Priority.NOW
            and self.saying is not None
            and self.saying.group < utterance.group
        )
        saying = None if interrupts else self.saying
        return replace(self, waiting=waiting, saying=saying), interrupts

    def begun(self) -> SpeechQueue:
        """The queue when its first one begins to be said. Raises IndexError if none waits."""
        return SpeechQueue(self.waiting[1:], self.waiting[0])

    def ended(self) -> SpeechQueue:
        """The queue when what was being said is over."""
        return replace(self, saying=None)

    def skipped(self) -> tuple[SpeechQueue, tuple[Utterance, ...]]:
        """An empty queue, and what was not begun."""
        return SpeechQueue(), self.waiting

    def _place(self, utterance: Utterance) -> int:
        """Behind its own group; else before what is less urgent; else at the end."""
        own = [at for at, other in enumerate(self.waiting) if other.group == utterance.group]
        if own:
            return own[-1] + 1
        for at, other in enumerate(self.waiting):
            if other.priority < utterance.priority:
                return at
        return len(self.waiting)
