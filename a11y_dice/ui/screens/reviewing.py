"""The keys for what was said. They do the same on every screen, and change nothing but the review.

What they say is not kept, so that it is never in the way of what they look for.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from a11y_dice.core.earcons import EDGE, MISSED, REFUSE, REVIEW
from a11y_dice.core.message import Earcon, Facts, Message
from a11y_dice.session.sentences import Walk, sentences
from a11y_dice.session.spelling import spelt
from a11y_dice.session.transcript import Said
from a11y_dice.settings.keymap import Command

if TYPE_CHECKING:
    from a11y_dice.ui.screens.screen import Screen


class Reviewing:
    """What the review keys do on one screen."""

    def __init__(self, screen: Screen) -> None:
        self._screen = screen
        self._announcer = screen.desk.announcer
        self._transcript = self._announcer.transcript
        self._walk = Walk()

    def table(self) -> dict[Command, Callable[[], None]]:
        """What each of the keys does."""
        return {
            Command.LINE_BACK: lambda: self._move_in_line(-1),
            Command.LINE_ON: lambda: self._move_in_line(1),
            Command.REPEAT: self._repeat,
            Command.MISSED: self._missed,
            Command.OLDER: lambda: self._step(-1),
            Command.NEWER: lambda: self._step(1),
            Command.NEXT_BUFFER: lambda: self._buffer(1),
            Command.PREVIOUS_BUFFER: lambda: self._buffer(-1),
            Command.MUTE: self._mute,
            Command.LAST: lambda: self._jump(self._transcript.last_of_table(), "no-event-yet"),
            Command.LAST_ROLL: lambda: self._jump_to("roll"),
            Command.LAST_SCORE: lambda: self._jump_to("score"),
            Command.MY_TURN: lambda: self._jump(self._transcript.own_turn(), "no-turn-yet"),
            Command.FIND: self._find,
            Command.SPELL: self._spell,
            Command.SENTENCE_BACK: lambda: self._sentence(-1),
            Command.SENTENCE_ON: lambda: self._sentence(1),
            Command.KEEP: self._keep,
        }

    def say_sentence(self, source: object, text: str, by: int, said: Said | None = None) -> None:
        """Say the next sentence (1) of a text or the one before (-1), and which one it is.

        `source` tells the text from others; `said` is the message that it is taken from.
        """
        short = self._announcer.words(Message("abbreviations")).lower().split()
        every = sentences(text, frozenset(short))
        at, is_inside = self._walk.move(source, len(every), by)
        facts: Facts = {"text": every[at], "n": at + 1, "count": len(every)}
        heard = () if is_inside else (Earcon(EDGE),)
        only_for = said.only_for if said else None
        self._announcer.say_aside(Message("sentence", facts, earcons=heard), only_for)

    def _aside(self, message_id: str, **facts: int) -> None:
        self._announcer.say_aside(Message(message_id, dict(facts)))

    def _missed(self) -> None:
        """The oldest message that was cut off before it began; pressed again, the next one."""
        said, more = self._transcript.next_missed()
        if said is None:
            self._aside("missed-none")
            return
        self._announcer.say_again(said, Earcon(MISSED))
        if more:
            self._aside("missed-more", count=more)

    def _move_in_line(self, by: int) -> None:
        if not self._announcer.say_part(by):
            self._aside("nothing-said")

    def _repeat(self) -> None:
        self._again(self._transcript.last_answer(), "nothing-said")

    def _again(self, messages: list[Said], otherwise: str) -> None:
        """Say messages once more, in the words in which they were said."""
        for said in messages:
            self._announcer.say_again(said)
        if not messages:
            self._aside(otherwise)

    def _jump_to(self, cue: str) -> None:
        self._jump(self._transcript.last_of_table(cue), f"no-{cue}-yet")

    def _jump(self, messages: list[Said], otherwise: str) -> None:
        """Say events again, and go on reviewing from the last of them."""
        self._again(messages, otherwise)
        for said in messages[-1:]:
            self._transcript.go_to(said)

    def _step(self, by: int) -> None:
        said, is_inside = self._transcript.step(by)
        if said is None:
            self._aside("buffer-empty")
        elif is_inside:
            self._announcer.say_again(said, Earcon(REVIEW))
        else:
            self._transcript.reviewed = said
            edge = "review-oldest" if by < 0 else "review-newest"
            message = Message(edge, {"words": said.words}, earcons=(Earcon(EDGE),))
            self._announcer.say_aside(message, said.only_for)

    def _buffer(self, by: int) -> None:
        buffer = self._transcript.next_buffer(by)
        name = Message(f"buffer-{buffer}")
        if self._announcer.muting.is_muted(buffer):
            name = Message("buffer-muted", {"buffer": name})
        self._announcer.say_aside(name)

    def _mute(self) -> None:
        """Mute the news of a buffer; the answers to one's own keys are always heard."""
        buffer, muting = self._transcript.buffer, self._announcer.muting
        if not muting.can_mute(buffer):
            self._announcer.say_aside(Message("mute-refused", earcons=(Earcon(REFUSE),)))
            return
        muting.turn(buffer)
        self._aside(f"muted-{buffer}" if muting.is_muted(buffer) else f"unmuted-{buffer}")

    def _find(self) -> None:
        """Type words to find; pressed again at once, the next older message with them."""
        from a11y_dice.ui.screens.finding import FindField  # noqa: PLC0415 - it needs this module

        finder = self._screen.desk.finder
        if self._screen.times and finder.words:
            self._tell_found(finder.further())
        else:
            field = FindField(self._screen.desk, self._look, self._leave_field)
            self._screen.desk.push(field)

    def _look(self, typed: str) -> None:
        """Find what was typed; with nothing typed go on with the words of the last search."""
        finder = self._screen.desk.finder
        if typed or finder.words:
            self._tell_found(finder.look(typed) if typed else finder.further())
        else:
            self._leave_field()

    def _leave_field(self) -> None:
        self._screen.key = ""  # the next F is no second one
        self._screen.say("not-done")
        self._screen.open()

    def _tell_found(self, said: Said | None) -> None:
        if said:
            self._announcer.say_again(said, Earcon(REVIEW))
            return
        self._screen.key = ""
        facts: Facts = {"text": self._screen.desk.finder.words}
        nothing = Message(f"not-found-{self._transcript.buffer}", facts, earcons=(Earcon(EDGE),))
        self._announcer.say_aside(nothing)

    def _spell(self) -> None:
        """Spell the message that was heard last; pressed again, with a word for each letter."""
        said = self._transcript.here()
        if said:
            for piece in spelt(said.words, is_phonetic=self._screen.times % 2 == 1):
                self._announcer.say_aside(piece, said.only_for)
        else:
            self._aside("buffer-empty")

    def _sentence(self, by: int) -> None:
        said = self._transcript.here()
        if said:
            self.say_sentence(said, said.words, by, said)
        else:
            self._aside("buffer-empty")

    def _keep(self) -> None:
        from a11y_dice.ui.screens.saving import SavingMenu  # noqa: PLC0415 - it needs this module

        self._screen.desk.push(SavingMenu(self._screen.desk))
