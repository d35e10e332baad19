"""What can reach the player, each to be tried by itself."""

from __future__ import annotations

from enum import StrEnum

from a11y_dice.core.earcons import WIN
from a11y_dice.core.message import Earcon, Message, Words
from a11y_dice.session.announcer import Announcer
from a11y_dice.settings.first import SPOKEN_ONLY, TEXT
from a11y_dice.speech.output import Output
from a11y_dice.speech.outputs import OutputClosed, make_output
from a11y_dice.speech.utterance import Priority, Utterance

VOICE, READER = "voice", "reader"


class Channel(StrEnum):
    """A channel, in the order in which they are tried."""

    TEXT = "text"
    VOICE = "voice"
    READER = "reader"
    BRAILLE = "braille"
    LEFT = "left"
    RIGHT = "right"


WAYS = {
    Channel.TEXT: TEXT,
    Channel.VOICE: VOICE,
    Channel.READER: READER,
    Channel.BRAILLE: READER,
}
"""The way to be spoken to that has a channel; the others are sides of the sounds."""
SIDES = {Channel.LEFT: -1.0, Channel.RIGHT: 1.0}


class Channels:
    """Sends a sentence or a sound into one channel alone. What goes wrong is told to the player."""

    def __init__(self, announcer: Announcer) -> None:
        self._announcer = announcer
        self._outputs: dict[str, Output] = {}

    def send(self, channel: Channel) -> None:
        """Try a channel. Where the player is spoken to by it already, it is the answer to the key.

        In any other, the usual way tells that it is being tried.
        """
        if channel in SIDES:
            self._sound(channel)
            return
        sample = Message(f"hearing-sample-{channel}")
        if channel is not Channel.BRAILLE and self._is_usual(WAYS[channel]):
            self._announcer.say(sample)
            return
        self._announcer.say(Message("hearing-now"))
        words = self._announcer.words(sample)
        spoken = Words("") if channel is Channel.BRAILLE else words
        try:
            output = self._output(WAYS[channel])
            output.speak(Utterance(spoken, words, Priority.NORMAL))
            if channel is Channel.TEXT:
                output.rest()  # the shell's line comes after it
        except OutputClosed:
            self._announcer.say(Message("hearing-text-closed"))

    def close(self) -> None:
        """Close what was opened for the test."""
        for output in self._outputs.values():
            output.close()
        self._outputs.clear()

    def _sound(self, channel: Channel) -> None:
        player = self._announcer.ears.player
        silence = player.silence if player else Message("sounds-no-device")
        sound = Earcon(WIN, SIDES[channel])
        self._announcer.say(silence or Message("hearing-now", earcons=(sound,)))

    def _is_usual(self, way: str) -> bool:
        """Whether the player is spoken to by this way anyway."""
        usual = self._announcer.settings.speak
        return way == (VOICE if usual == SPOKEN_ONLY else usual)

    def _output(self, way: str) -> Output:
        """An output of this way: the player's own where it is the same, else one for the test."""
        if self._is_usual(way):
            return self._announcer.output
        if way not in self._outputs:
            output = make_output(way, self._announcer.settings)
            output.open(_TrialEars(self._announcer))
            self._outputs[way] = output
        return self._outputs[way]


class _TrialEars:
    """Passes on that a channel cannot be used. Nothing takes over from it."""

    def __init__(self, announcer: Announcer) -> None:
        self._ears = announcer.ears

    def begins(self, _: Utterance) -> float:
        """A test has no sounds with its words."""
        return 0.0

    def lost(self, reason: Message, _: tuple[Utterance, ...]) -> None:
        """Say why nothing can be heard."""
        self._ears.told(Message(f"hearing-{reason.id}"))

    def found(self, message: Message) -> None:
        """It can be used again."""
        self._ears.told(message)

    def told(self, message: Message) -> None:
        """Something else that the player should know."""
        self._ears.told(message)
