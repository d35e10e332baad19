"""A match in play. The only place where a match is replaced by the next one."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from a11y_dice.core.bots import Advice
from a11y_dice.core.engine import advance, retold, settle
from a11y_dice.core.game import CHANCE, Event, Game, Topic
from a11y_dice.core.match import Entry, Match, begin
from a11y_dice.core.message import Facts, Message, Seat, Title, Who
from a11y_dice.i18n.audience import Audience
from a11y_dice.session.announcer import Announcer
from a11y_dice.session.records import MatchRecord
from a11y_dice.session.sounding import begun, seat_of, sounded, your_turn
from a11y_dice.session.telling import opening
from a11y_dice.session.transcript import Buffer
from a11y_dice.speech.utterance import Priority

REMEMBERED = 500
"""Entries of a match that is continued whose announcements can be reviewed."""


class Table:
    """One table: its match, its people, and everything that is said about it."""

    def __init__(self, match: Match, announcer: Announcer, record: MatchRecord) -> None:
        self.match = match
        self.announcer = announcer
        self.record = record
        self.persons = [seat for seat, who in enumerate(match.setup.players) if not who.bot]
        self._heard_scores: dict[Seat, tuple[int, ...]] = {}
        self._seat_heard: Seat | None = None
        self._is_problem_told = False
        names = tuple(player.name for player in match.setup.players)
        you = self.persons[0] if len(self.persons) == 1 else None
        announcer.open(self.game.id, Audience(names, you))
        announcer.transcript.begin_match()

    @property
    def game(self) -> Game:
        """The game that is played."""
        return self.match.setup.game

    @property
    def seat(self) -> Seat:
        """The person who must decide now; else the one who listens."""
        waiting: list[Seat] = [seat for seat in self.match.state.to_act if seat in self.persons]
        if waiting:
            return waiting[0]
        if self._seat_heard is not None:
            return self._seat_heard
        return self.persons[0] if self.persons else 0

    @property
    def view(self) -> Any:
        """The position as the person at the keyboard may know it."""
        return self.game.rules.seen_by(self.match.state, self.seat)

    @property
    def private_to(self) -> Seat | None:
        """Whoever alone may review what is said now: a round that is shared stays secret (X16)."""
        state = self.match.state
        is_shared = len(state.to_act) > 1
        return self.seat if is_shared or self._hides(state) else None

    def open(self) -> None:
        """Let the first dice land, tell where things stand, and go on to the first question."""
        for message in opening(self.match.setup):
            self.announcer.say(begun(self.match, message, self.persons), Buffer.TABLE)
        self._goes_on(*settle(self.match))

    def resume(self, greeting: str = "match-goes-on") -> None:
        """Tell where a match that was continued stands, and go on. `greeting` is a sentence."""
        self._remember()
        self._heard_scores.pop(self.seat, None)
        self._system(Message(greeting, {"title": Title(self.game.id)}))
        if self.record.is_torn:
            self._system(Message("record-torn"))
            self.record.mend()
        self._tell_problem()
        self.announcer.transcript.listener = self.seat
        for topic in (Topic.SCORES, Topic.TURN, Topic.DICE):
            self.answer(topic, 0)
        self._goes_on(*settle(self.match))

    def act(self, action: Any) -> None:
        """Play a legal action of the person at the keyboard, then everything up to the next one."""
        self._goes_on(*advance(self.match, self.seat, action))

    def _ask_what_is_due(self) -> None:
        """Say the question that waits for the person at the keyboard."""
        question = self.game.describe.question(self.view, self.seat, ())
        self._answer_all([question], Priority.NEXT)

    def answer(self, topic: Topic, times: int) -> None:
        """Answer a question about the table; asked `times` before, in more detail."""
        self.answer_all(self.game.describe.describe(self.view, self.seat, topic, times))

    def answer_all(self, messages: Iterable[Message]) -> None:
        """Say these messages as answers to the person at the keyboard."""
        self._answer_all(messages, Priority.NOW)

    def _answer_all(self, messages: Iterable[Message], priority: Priority) -> None:
        for message in messages:
            self.announcer.say(message, Buffer.ANSWERS, self.private_to, priority)

    def advice(self) -> Advice:
        """What a careful player would do in the place of the person at the keyboard."""
        luck = f"{self.match.setup.seed}/{self.match.rolls}"
        return self.game.bots["careful"](self.view, self.seat, luck)

    def _hides(self, state: Any) -> bool:
        """Whether something in a position is not known to all."""
        return bool(self.game.rules.seen_by(state, None) != state)

    def _goes_on(self, match: Match, events: tuple[Event, ...]) -> None:
        """Save and tell what happened, let the bots play, and ask the next person."""
        self._happened(match, events, Priority.NOW)
        while not self.match.is_over and (bot := self._bot_to_act()) is not None:
            player = self.match.setup.players[bot].bot
            view = self.game.rules.seen_by(self.match.state, bot)
            luck = f"{self.match.setup.seed}/{self.match.rolls}"
            advice = self.game.bots[player](view, bot, luck)
            self._happened(*advance(self.match, bot, advice.action), Priority.NORMAL)
        if self.match.is_over:
            self.record.finish()
            return
        self._hand_over()
        self._ask_what_is_due()

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
        entries = _entries_between(self.match, match)
        self.match = match
        if entries:
            self.record.append(match, entries)
            self._tell_problem()
        if not self._hides(match.state):
            self.announcer.transcript.unseal()
        for event in events:
            for message in sounded(match, event, self.persons):
                is_own_turn = message.cue == "turn" and seat_of(message) in self.persons
                self._tell(message, Priority.NEXT if is_own_turn else priority)

    def _remember(self) -> None:
        """Keep the newest part of what a match that is continued has told, for the review keys."""
        for message in opening(self.match.setup):
            self.announcer.keep(message, Buffer.TABLE)
        before = begin(self.match.setup)
        forgotten = len(self.match.entries()) - REMEMBERED
        for number, (match, events) in enumerate(retold(self.match)):
            self._heard(before, match)
            before = match
            if not self._hides(match.state):
                self.announcer.transcript.unseal()
            if number >= forgotten:
                self._keep(events)

    def _keep(self, events: tuple[Event, ...]) -> None:
        """Keep what was said of these events; what is private, only for a person whose it is."""
        for event in events:
            for message in self.game.narrate.narrate(event):
                if message.cue != "private" or seat_of(message) in self.persons:
                    self.announcer.keep(message, Buffer.TABLE, _hearer(message))

    def _heard(self, before: Match, after: Match) -> None:
        """Remember the scores that a person knew who has made the newest entry."""
        for seat, _ in _entries_between(before, after):
            if seat in self.persons:
                self._heard_scores[seat] = self.game.rules.seen_by(before.state, seat).scores

    def _tell(self, message: Message, priority: Priority) -> None:
        """Say an event to everybody; a private one only to a person whose own it is."""
        is_own = seat_of(message) in self.persons
        if message.cue == "private" and not is_own:
            return
        is_shared = message.cue == "end" or (message.cue == "roll" and seat_of(message) is None)
        if priority is Priority.NORMAL and not (is_own or is_shared):
            self.announcer.tell(message, Buffer.TABLE)
        else:
            self.announcer.say(message, Buffer.TABLE, _hearer(message), priority)

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
        scores = self.game.rules.seen_by(self.match.state, seat).scores
        before = self._heard_scores.get(seat)
        self._heard_scores[seat] = scores
        heard = your_turn(self.match)
        if before is None:
            if not self._is_turn_told(seat):
                handed = Message("hand-over", {"who": Who(seat)}, earcons=heard)
                self._answer_all([handed], Priority.NEXT)
            return
        changed = tuple(
            Message("points-change", {"who": Who(at), "points": new - old, "total": new})
            for at, (old, new) in enumerate(zip(before, scores, strict=True))
            if new != old and at != seat
        )
        name = "hand-over-changes" if changed else "hand-over-no-changes"
        if self._is_turn_told(seat):
            name, heard = f"{name}-told", ()
        facts: Facts = {"who": Who(seat), "changes": changed}
        self._answer_all([Message(name, facts, earcons=heard)], Priority.NEXT)


def _hearer(message: Message) -> Seat | None:
    """Whom a private message is for; None when it is for everybody."""
    return seat_of(message) if message.cue == "private" else None


def _entries_between(old: Match, new: Match) -> list[Entry]:
    """What was added to the log, oldest first."""
    added: list[Entry] = []
    log = new.log
    while log is not None and log is not old.log:
        log, entry = log
        added.append(entry)
    return added[::-1]


def dice_fell(old: Match, new: Match) -> bool:
    """Whether dice landed between two moments of a match."""
    return any(seat == CHANCE for seat, _ in _entries_between(old, new))
