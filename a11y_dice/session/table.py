"""A match in play. The only place where a match is replaced by the next one."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from a11y_dice.core.engine import Played, advance, play, retold, settle
from a11y_dice.core.game import Event, Topic
from a11y_dice.core.match import Match
from a11y_dice.core.message import Message, Seat, Title
from a11y_dice.core.record import REDO_TEXT, undo_text
from a11y_dice.core.refusal import Refusal
from a11y_dice.core.undo import hides, redone, undone
from a11y_dice.i18n.audience import Audience
from a11y_dice.session.announcer import Announcer
from a11y_dice.session.due import Due
from a11y_dice.session.handing_over import handed_over
from a11y_dice.session.kinds import HAND_OVER, kinds_of
from a11y_dice.session.records import MatchRecord
from a11y_dice.session.remembering import hearer, last_scores, remember
from a11y_dice.session.sounding import begun, seat_of, sounded
from a11y_dice.session.telling import opening
from a11y_dice.session.transcript import Buffer
from a11y_dice.session.undoing import Doing, choice_told, topics_changed
from a11y_dice.speech.utterance import Priority


class Table(Due):
    """One table: its match, its people, and everything that is said about it."""

    def __init__(self, match: Match, announcer: Announcer, record: MatchRecord) -> None:
        super().__init__(match)
        self.announcer = announcer
        self.record = record
        self.is_waiting = False
        self._heard_scores: dict[Seat, tuple[int, ...]] = {}
        self._is_problem_told = False
        names = tuple(player.name for player in match.setup.players)
        you = self.persons[0] if len(self.persons) == 1 else None
        announcer.listen_as("" if you is None else names[you])
        announcer.open(self.game.id, Audience(names, you))
        announcer.transcript.begin_match()

    def open(self) -> None:
        """Let the first dice land, tell where things stand, and go on to the first question."""
        for message in opening(self.match.setup):
            self.announcer.say(begun(self.match, message, self.persons), Buffer.TABLE)
        self._goes_on(*settle(self.match))

    def resume(self, greeting: str = "match-goes-on") -> None:
        """Tell what happened last in a match that is continued and where it stands, and go on.

        `greeting` is a sentence.
        """
        course = self.record.course or tuple(retold(self.match))
        remember(course, self.announcer, self.persons)
        self._heard_scores = last_scores(course, self.persons)
        self.record.course = ()
        self._heard_scores.pop(self.seat, None)
        self._system(Message(greeting, {"title": Title(self.game.id)}))
        if self.record.is_torn:
            self._system(Message("record-torn"))
            self.record.mend()
        self._tell_problem()
        self.announcer.transcript.listener = self.seat
        for said in self.announcer.transcript.last_of_table():
            if said.only_for is None:
                self._system(Message("resume-last", {"words": said.words}))
        for topic in (Topic.SCORES, Topic.TURN, Topic.DICE):
            self.answer(topic, 0)
        self._goes_on(*((self.match, ()) if self.is_roll_due else settle(self.match)))

    def act(self, action: Any) -> None:
        """Play a legal action of the person at the keyboard, then everything up to the next one."""
        if self.is_roll_due:
            self._goes_on(*settle(self.match))
        else:
            self._goes_on(*self._played(self.seat, action))

    def undo(self) -> None:
        """Take the newest choice of a person back, or say why not."""
        found = undone(self.match)
        if isinstance(found, Refusal):
            self._refuse(found)
        else:
            told = choice_told(Doing.UNDONE, found, self.match, self.persons)
            self._replace(found, undo_text(found), told)

    def redo(self) -> None:
        """Make the choice again that was taken back, or say why not."""
        found = redone(self.match)
        if isinstance(found, Refusal):
            self._refuse(found)
        else:
            told = choice_told(Doing.REDONE, self.match, found, self.persons)
            self._replace(found, REDO_TEXT, told)

    def _refuse(self, refusal: Refusal) -> None:
        """Say why not, and what is possible instead."""
        self.answer_all([refusal.message(), self.question()])

    def _replace(self, match: Match, line: str, told: Message) -> None:
        """Go on from another moment of the match: on disk first, then said with the position."""
        before, self.match = self.match, match
        self.record.add(match, line)
        self._tell_problem()
        self.announcer.say(told, Buffer.TABLE)
        self._hand_over()
        for topic in topics_changed(before, match):
            self.answer(topic, 0)
        self._ask_what_is_due()

    def _ask_what_is_due(self) -> None:
        """Say the question that waits for the person at the keyboard."""
        self._answer_all([self.question()], Priority.NEXT)

    def answer(self, topic: Topic, times: int) -> None:
        """Answer a question about the table; asked `times` before, in more detail."""
        self.answer_all(self.game.describe.describe(self.view, self.seat, topic, times))

    def answer_all(self, messages: Iterable[Message]) -> None:
        """Say these messages as answers to the person at the keyboard."""
        self._answer_all(messages, Priority.NOW)

    def _answer_all(self, messages: Iterable[Message], priority: Priority) -> None:
        for message in messages:
            self.announcer.say(message, Buffer.ANSWERS, self.private_to, priority)

    def _goes_on(self, match: Match, events: tuple[Event, ...]) -> None:
        """Save and tell what happened, let the bots play, and ask the next person."""
        self._happened(match, events, Priority.NOW)
        while (played := self._without_persons()) is not None:
            self._happened(*played, Priority.NORMAL)
        if self.match.is_over:
            self.record.finish()
            return
        self._asks_next()

    def _asks_next(self) -> None:
        """Ask who is due, once that person has the keyboard."""
        seat, before = self.seat, self._seat_heard
        is_next = len(self.persons) > 1 and before not in (None, seat)
        self.is_waiting = is_next and self.announcer.settings.hand_over == "wait"
        if not self.is_waiting:
            self.take_over()

    def take_over(self) -> None:
        """The next person has the keyboard: say what has changed, and what is due.

        `is_waiting` until then, where the settings want a key first.
        """
        self.is_waiting = False
        self._hand_over()
        self._ask_what_is_due()

    def _without_persons(self) -> Played | None:
        """What happens next although no person has done anything; None when a person is due."""
        if self.is_roll_due:
            return None if self.persons else settle(self.match)
        bot = self._bot_to_act()
        if bot is None:
            return None
        view = self.game.rules.seen_by(self.match.state, bot)
        luck = f"{self.match.setup.seed}/{self.match.rolls}"
        level = self.match.setup.players[bot].bot
        return self._played(bot, self.game.bots[level](view, bot, luck).action)

    def _played(self, seat: Seat, action: Any) -> Played:
        """An action, and the dice that it rolls; those that would roll alone wait."""
        return (play if self.game.rolls_alone else advance)(self.match, seat, action)

    def _bot_to_act(self) -> Seat | None:
        """The bot that must decide, once no person has to (bots decide last in a shared round)."""
        waiting = self.match.state.to_act
        if any(seat in self.persons for seat in waiting):
            return None
        return waiting[0] if waiting else None

    def _happened(self, match: Match, events: tuple[Event, ...], priority: Priority) -> None:
        """Put what was done on disk, then say what became true: own doing at once, others' after.

        That it is somebody's turn at the keyboard comes before what others do.
        """
        entries = match.since(self.match)
        self.match = match
        if entries:
            self.record.append(match, entries)
            self._tell_problem()
        if not hides(match, match.state):
            self.announcer.transcript.unseal()
        for event in events:
            for message in sounded(match, event, self.persons):
                is_own_turn = message.cue == "turn" and seat_of(message) in self.persons
                self._tell(message, Priority.NEXT if is_own_turn else priority)

    def _tell(self, message: Message, priority: Priority) -> None:
        """Say an event to everybody; a private one only to a person whose own it is."""
        is_own = seat_of(message) in self.persons
        if message.cue == "private" and not is_own:
            return
        is_shared = message.cue == "end" or (message.cue == "roll" and seat_of(message) is None)
        kinds = kinds_of(message, self.persons)
        if priority is Priority.NORMAL and not (is_own or is_shared):
            self.announcer.tell(message, Buffer.TABLE, kinds=kinds)
        else:
            self.announcer.say(message, Buffer.TABLE, hearer(message), priority, kinds)

    def _tell_problem(self) -> None:
        """Say once that saving does not work, and once that it works again."""
        if self.record.problem and not self._is_problem_told:
            self._system(Message("saving-fails", {"reason": self.record.problem}))
        elif self._is_problem_told and not self.record.problem:
            self._system(Message("saving-works"))
        self._is_problem_told = bool(self.record.problem)

    def _system(self, message: Message) -> None:
        self.announcer.say(message, Buffer.SYSTEM)

    def _is_turn_told(self, seat: Seat) -> bool:
        """Whether the game itself has just said whose turn it is."""
        said = self.announcer.transcript.last(lambda said: said.buffer is Buffer.TABLE)
        return said is not None and said.cue == "turn" and said.seat == seat

    def _hand_over(self) -> None:
        """With two or more people at the keyboard, say whose turn it is and what has changed."""
        seat, transcript = self.seat, self.announcer.transcript
        transcript.listener = seat
        if len(self.persons) < 2 or seat == self._seat_heard:
            self._seat_heard = seat
            return
        self._seat_heard = seat
        self.announcer.listen_as(self.match.setup.players[seat].name)
        scores = self.game.rules.seen_by(self.match.state, seat).scores
        before = self._heard_scores.get(seat)
        self._heard_scores[seat] = scores
        is_told = self._is_turn_told(seat)
        if self.announcer.settings.hand_over == "name":
            before = None
        if said := handed_over(self.match, seat, before, scores, is_told=is_told):
            private = self.private_to
            self.announcer.say(said, Buffer.ANSWERS, private, Priority.NEXT, (HAND_OVER,))


def dice_fell(old: Match, new: Match) -> bool:
    """Whether dice landed between two moments of a match."""
    return new.rolls > old.rolls
