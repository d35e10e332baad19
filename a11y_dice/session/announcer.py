"""One listener's ears: message to words, to the transcript, to the way of being spoken to."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import TYPE_CHECKING

from a11y_dice.core import earcons
from a11y_dice.core.message import Earcon, Message, Seat, Who, Words
from a11y_dice.i18n.audience import Audience, Verbosity
from a11y_dice.i18n.catalog import spoken_language
from a11y_dice.session.ears import Found, Lost, SessionEars, Told
from a11y_dice.session.levels import KEEP, OFF, WORDS, level_of
from a11y_dice.session.line import Line
from a11y_dice.session.muting import Muting
from a11y_dice.session.person import heard_by
from a11y_dice.session.transcript import Buffer, Said, Transcript, begins_turn
from a11y_dice.settings.keymap import USUAL_KEYMAP
from a11y_dice.settings.own_keys import keymap_of
from a11y_dice.settings.values import Settings
from a11y_dice.speech.output import Ears, Output
from a11y_dice.speech.utterance import Priority, Utterance

if TYPE_CHECKING:
    from a11y_dice.i18n.localizer import Localizer


class Announcer:
    """Says messages. Nothing reaches the player by any other way.

    `settings` are those of everybody, `heard` those of the person at the keyboard. `person` is that
    person's name, empty where nobody is known. `is_patient`: no key cuts off what is being said.
    `stand_in` makes, opened, the output that takes over while the chosen one cannot speak.
    `on_first` is called before the first words for a key go out.
    """

    def __init__(
        self,
        output: Output,
        settings: Settings | None = None,
        ears: SessionEars | None = None,
        stand_in: Callable[[Output, Settings, Ears], Output] | None = None,
    ) -> None:
        self.output = output
        self.settings = self.heard = settings or Settings()
        self.person = ""
        self.is_patient = False
        self.ears = ears or SessionEars()
        self.audience = Audience()
        self.keymap = USUAL_KEYMAP
        self.keys_problem: Message | None = None
        self.transcript = Transcript()
        self.line = Line()
        self.muting = Muting()
        self.on_first: Callable[[], object] = lambda: None
        self._group_heard = -1
        self._chosen = output
        self._stand_in = stand_in
        self._localizers: dict[tuple[str, str], Localizer] = {}
        self._game_id = ""
        self._use_keys()

    @property
    def verbosity(self) -> Verbosity:
        """How much is said."""
        return Verbosity(self.heard.verbosity)

    def open(self, game_id: str = "", audience: Audience | None = None) -> None:
        """Speak about this game to these people from now on."""
        self._game_id = game_id
        self.audience = audience or Audience()

    @property
    def about(self) -> tuple[str, Audience]:
        """The game that is spoken about and the people, as `open` takes them."""
        return self._game_id, self.audience

    @property
    def language(self) -> str:
        """The language of the words."""
        return spoken_language(self.heard.language)

    def change(self, settings: Settings) -> None:
        """Go by other settings from now on."""
        before, self.settings = self.settings, settings
        if (before.keys, before.keyboard) != (settings.keys, settings.keyboard):
            self._use_keys()
        self.listen_as(self.person)

    def listen_as(self, name: str) -> bool:
        """Speak as the person of this name wants it. Returns whether that is another way now."""
        before, self.person = self.heard, name
        self.heard = heard_by(self.settings, name)
        for output in {self._chosen, self.output}:
            output.change(self.heard)
        if self.ears.player:
            self.ears.player.change(self.heard)
        return self.heard != before

    def _use_keys(self) -> None:
        """Go by the keys of the settings, also in sentences. Those that cannot be used are told."""
        self.keymap, self.keys_problem = keymap_of(self.settings.keys, self.settings.keyboard)
        for localizer in self._localizers.values():
            localizer.keymap = self.keymap

    def use(self, output: Output) -> None:
        """Be spoken to in another way from now on."""
        self.close()
        self.output = self._chosen = output
        output.open(self.ears)

    def close(self) -> None:
        """Nothing is said any more. What the outputs still tell of themselves is of no use."""
        self.output.close()
        if self.output is not self._chosen:
            self._chosen.close()
        for _ in self.ears.reports():
            continue

    def words(self, message: Message) -> Words:
        """The words of a message for this listener, without saying them."""
        return self._localizer().words(message, self.audience, self.verbosity)

    def has(self, message_id: str) -> bool:
        """Whether there is a sentence of this name."""
        return self._localizer().has(message_id)

    def next_key(self) -> None:
        """A key was pressed: what is being said is cut off, unless the player wants it whole."""
        self.transcript.next_group()
        self.attend()
        if self.settings.never_interrupt or self.is_patient:
            return
        missed = self.output.skip()
        self.transcript.miss(missed)
        if any(utterance.priority is Priority.NORMAL for utterance in missed):
            count = {"count": len(self.transcript.missed())}
            missed_some = Message("missed", count, earcons=(Earcon(earcons.MISSED),))
            self.tell(missed_some, Buffer.SYSTEM, priority=Priority.NOW, kinds=("missed",))

    def hush(self) -> None:
        """Stop what is being said and all sounds, whatever the settings say."""
        self.transcript.miss(self.output.skip())
        if self.ears.player:
            self.ears.player.hush()

    def say(
        self,
        message: Message,
        buffer: Buffer = Buffer.ANSWERS,
        only_for: Seat | None = None,
        priority: Priority = Priority.NOW,
        kinds: Iterable[str] = (),
    ) -> None:
        """Say a message and keep it. `only_for` hides it from the other seats meanwhile.

        `kinds` are the kinds of news that it is of; the settings may want such news otherwise.
        """
        level = level_of(self.settings.events, kinds)
        if level == OFF:
            return
        said = self.keep(message, buffer, only_for)
        if level == KEEP:
            return
        said.is_heard = True
        sounds = () if level == WORDS else message.earcons
        said.utterance = replace(
            said.utterance, priority=priority, earcons=sounds, is_apart=begins_turn(said)
        )
        self._speak(said.utterance, only_for)

    def tell(
        self,
        message: Message,
        buffer: Buffer,
        only_for: Seat | None = None,
        priority: Priority = Priority.NORMAL,
        kinds: Iterable[str] = (),
    ) -> None:
        """Say news, which nobody has asked for; where its buffer is muted, only keep it."""
        if not self.muting.is_muted(buffer):
            self.say(message, buffer, only_for, priority, kinds)
        elif level_of(self.settings.events, kinds) != OFF:
            self.keep(message, buffer, only_for)

    def keep(
        self, message: Message, buffer: Buffer = Buffer.ANSWERS, only_for: Seat | None = None
    ) -> Said:
        """Keep a message for the review keys without saying it."""
        who = message.facts.get("who")
        seat = who.seat if isinstance(who, Who) else None
        said = Said(self._utterance(message), buffer, message.cue, seat, only_for)
        self.transcript.add(said)
        return said

    def say_again(self, said: Said, *heard: Earcon) -> None:
        """Say what was said before, in the same words; it is not kept once more."""
        self.transcript.reviewed = said
        group = self.transcript.group
        again = replace(said.utterance, priority=Priority.NOW, group=group, earcons=heard)
        self._speak(again, said.only_for)

    def say_aside(self, message: Message, only_for: Seat | None = None) -> None:
        """Say something about the review, which is not kept itself."""
        said = replace(self._utterance(message), earcons=message.earcons, priority=Priority.NOW)
        self._speak(said, only_for)

    def say_part(self, by: int) -> bool:
        """Say the next part (1) of the newest line or the one before (-1). False without a line."""
        cells = self.heard.braille_cells - 1  # one is for the cursor
        part = self.line.move(by, cells, self.transcript.group, self.transcript.listener)
        if part:
            self.output.speak(part)
        return part is not None

    def _speak(self, utterance: Utterance, only_for: Seat | None) -> None:
        if utterance.group != self._group_heard:
            self._group_heard = utterance.group
            self.on_first()
        self.line.hears(utterance, only_for)
        self.output.speak(utterance)

    def attend(self) -> None:
        """Act on what the outputs have told of themselves: text takes over, or gives back."""
        for report in self.ears.reports():
            match report:
                case Lost(reason, unsaid):
                    if self.output is self._chosen:  # else something was still on its way to it
                        self._take_over()
                        self.say(reason, Buffer.SYSTEM, priority=Priority.NORMAL)
                    for utterance in unsaid:
                        self.output.speak(utterance)
                case Found(message):
                    if self.output is not self._chosen:
                        self.output.rest()  # the next line of text may be the shell's
                    self.output = self._chosen
                    self.tell(message, Buffer.SYSTEM)
                case Told(message):
                    self.tell(message, Buffer.SYSTEM)

    def _take_over(self) -> None:
        if self._stand_in and self.output is self._chosen:
            self.output = self._stand_in(self._chosen, self.heard, self.ears)

    def _utterance(self, message: Message) -> Utterance:
        """The words for ears, and for fingers where braille is chosen."""
        cells = words = self.words(message)
        if self.verbosity is Verbosity.BRAILLE:
            words = self._localizer().words(message, self.audience, Verbosity.STANDARD)
        language = self._localizer().language_of(message)
        return Utterance(words, cells, group=self.transcript.group, language=language)

    def _localizer(self) -> Localizer:
        """The words of the open game. They are loaded when they are first needed, not before."""
        wanted = (self.language, self._game_id)
        if wanted not in self._localizers:
            from a11y_dice.i18n.localizer import Localizer  # noqa: PLC0415 - 60 ms to import

            self._localizers[wanted] = Localizer(*wanted, keymap=self.keymap)
        return self._localizers[wanted]
