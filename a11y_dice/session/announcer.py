"""One listener's ears: message to words, to the transcript, to the way of being spoken to."""

from __future__ import annotations

from typing import TYPE_CHECKING

from a11y_dice.core.message import Message, Seat, Who, Words
from a11y_dice.i18n.audience import Audience, Verbosity
from a11y_dice.session.transcript import Buffer, Said, Transcript
from a11y_dice.speech.output import Output

if TYPE_CHECKING:
    from a11y_dice.i18n.localizer import Localizer


class Announcer:
    """Says messages. Nothing reaches the player by any other way."""

    def __init__(self, output: Output, verbosity: Verbosity = Verbosity.STANDARD) -> None:
        self.output = output
        self.verbosity = verbosity
        self.audience = Audience()
        self.transcript = Transcript()
        self._localizers: dict[str, Localizer] = {}
        self._game_id = ""

    def open(self, game_id: str = "", audience: Audience | None = None) -> None:
        """Speak about this game to these people from now on."""
        self._game_id = game_id
        self.audience = audience or Audience()

    def words(self, message: Message) -> Words:
        """The words of a message for this listener, without saying them."""
        return self._localizer().words(message, self.audience, self.verbosity)

    def has(self, message_id: str) -> bool:
        """Whether there is a sentence of this name."""
        return self._localizer().has(message_id)

    def say(
        self, message: Message, buffer: Buffer = Buffer.ANSWERS, only_for: Seat | None = None
    ) -> None:
        """Say a message and keep it. `only_for` hides it from the other seats meanwhile."""
        self.output.speak(self.keep(message, buffer, only_for))

    def keep(
        self, message: Message, buffer: Buffer = Buffer.ANSWERS, only_for: Seat | None = None
    ) -> Words:
        """Keep a message for the review keys without saying it. Returns its words."""
        who = message.facts.get("who")
        seat = who.seat if isinstance(who, Who) else None
        words = self.words(message)
        self.transcript.add(Said(words, buffer, message.cue, seat, only_for))
        return words

    def say_again(self, words: Words) -> None:
        """Say words that were made before; they are not kept once more."""
        self.output.speak(words)

    def _localizer(self) -> Localizer:
        """The words of the open game. They are loaded when they are first needed, not before."""
        if self._game_id not in self._localizers:
            from a11y_dice.i18n.localizer import Localizer  # noqa: PLC0415 - 60 ms to import

            self._localizers[self._game_id] = Localizer(game_id=self._game_id)
        return self._localizers[self._game_id]
