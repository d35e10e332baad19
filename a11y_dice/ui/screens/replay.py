"""Walking a match by ear: from point to point, with the questions of the table at each of them."""

from __future__ import annotations

import gc
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from secrets import token_hex

from a11y_dice.core.earcons import EDGE, REFUSE
from a11y_dice.core.game import Choice, Topic
from a11y_dice.core.match import Match
from a11y_dice.core.message import Earcon, Message, Title
from a11y_dice.i18n.audience import Audience, Verbosity
from a11y_dice.session.kept_match import KeptMatch
from a11y_dice.session.records import MatchRecord
from a11y_dice.session.table import Table
from a11y_dice.session.walk import Unit, Walk
from a11y_dice.settings.keymap import Command
from a11y_dice.ui.desk import Desk
from a11y_dice.ui.screens.field import Field
from a11y_dice.ui.screens.screen import Handler, Screen
from a11y_dice.ui.screens.table import TOPICS, TableScreen

UNITS = (Unit.ROLL, Unit.TURN, Unit.SCORE, Unit.ROUND)
"""What Up and Down can go by, in the order of the number keys."""
OWN = frozenset(
    {Command.UP, Command.DOWN, Command.LEFT, Command.RIGHT, Command.HOME, Command.END}
    | {Command.LAST, Command.LAST_ROLL, Command.LAST_SCORE, Command.MY_TURN, Command.NUMBER}
    | {Command.SPACE, Command.TYPE, Command.TAKE, Command.AROUND, Command.HINT}
)
"""Commands that mean something else here than at the table."""


class ReplayScreen(Screen):
    """Left and Right go by action, Up and Down by `unit`; Enter plays on from a point.

    `at` is the point, `place` the place of the table that was asked about last. Everybody is
    called by name, whoever listens.
    """

    def __init__(self, desk: Desk, kept: KeptMatch) -> None:
        super().__init__(desk)
        self.walk = Walk(kept.match.setup, kept.played)
        self.at = 0
        self.place = 0
        self.unit = Unit.TURN
        self._undos = kept.undos
        self._is_known = False
        self._below = self.announcer.about
        gc.freeze()  # or looking through a long match for garbage would hold a key up now and then
        self.table |= self.questions() | self._moves()

    def open(self) -> None:
        """Say what this is the first time, then where the walk is."""
        names = tuple(player.name for player in self.walk.setup.players)
        self.announcer.open(self.walk.setup.game.id, Audience(names))
        if not self._is_known:
            self._is_known = True
            title = Title(self.walk.setup.game.id)
            self.say("replay-title", title=title, count=self.walk.last)
            if self._undos:
                self.say("replay-undone", count=self._undos)
        self._tell()

    def questions(self) -> dict[Command, Handler]:
        """The questions of the table. None is answered by what is not known to all."""
        topics: dict[Command, Handler] = {
            command: self._ask(topic) for command, topic in TOPICS.items()
        }
        return topics | {
            Command.CHOICES: self._say_choices,
            Command.AROUND: self._around,
            Command.HINT: self._hint,
        }

    def short_terms(self) -> list[Message]:
        """The short terms of the game, in braille."""
        if self.announcer.verbosity is not Verbosity.BRAILLE:
            return []
        return list(self.walk.setup.game.describe.short_terms())

    def what(self, command: Command) -> Message:
        """The keys that walk have a line of their own."""
        if command in OWN:
            return Message(f"replay-key-{command}")
        return super().what(command)

    def type_line(self, text: str) -> None:
        """Go to the action of a number."""
        if text.isascii() and text.isdigit() and int(text[:9]) <= self.walk.last:
            self._go(int(text[:9]))
        else:
            self.say("replay-no-number", typed=text, count=self.walk.last)

    def _moves(self) -> dict[Command, Handler]:
        return {
            Command.LEFT: self._mover(Unit.ACTION, -1),
            Command.RIGHT: self._mover(Unit.ACTION, 1),
            Command.UP: lambda: self._move(self.unit, -1),
            Command.DOWN: lambda: self._move(self.unit, 1),
            Command.HOME: lambda: self._go(0, is_edge=self.at == 0),
            Command.END: lambda: self._go(self.walk.last, is_edge=self.at == self.walk.last),
            Command.NUMBER: self._choose_unit,
            Command.SPACE: lambda: self.say("replay-help", unit=self.unit),
            Command.TYPE: self._type,
            Command.LAST: self._tell,
            Command.LAST_ROLL: self._mover(Unit.ROLL, -1),
            Command.LAST_SCORE: self._mover(Unit.SCORE, -1),
            Command.MY_TURN: self._mover(Unit.TURN, -1),
            Command.TAKE: self._ask_to_play_on,
            Command.BACK: self._back,
        }

    def _mover(self, unit: Unit, by: int) -> Callable[[], None]:
        return lambda: self._move(unit, by)

    def _move(self, unit: Unit, by: int) -> None:
        at = self.walk.seek(self.at, unit, by)
        self._go(at, is_edge=at == self.at)

    def _go(self, at: int, *, is_edge: bool = False) -> None:
        """Go to a point and tell it; an edge is where nothing else comes in that direction."""
        self.at = at
        self._tell(*((Earcon(EDGE),) if is_edge else ()))

    def _tell(self, *heard: Earcon) -> None:
        """What was heard at this point, then where it is. The sound of an edge comes alone."""
        self._tell_point(*heard)
        self._say_position()

    def _tell_point(self, *heard: Earcon) -> None:
        for number, message in enumerate(self.walk.told(self.at)):
            earcons = message.earcons if not heard else heard if number == 0 else ()
            self.desk.say(replace(message, earcons=earcons))

    def _say_position(self) -> None:
        self.say(self._position(), n=self.at, count=self.walk.last)

    def _position(self) -> str:
        """The name of the sentence that says where the walk is."""
        if self.at == 0:
            return "replay-beginning"
        if self.at < self.walk.last:
            return "replay-position"
        return "replay-end" if self.walk.match(self.at).is_over else "replay-stops"

    def _choose_unit(self) -> None:
        number = self.number() - 1
        if number < len(UNITS):
            self.unit = UNITS[number]
            self.say("replay-unit", unit=self.unit)
        else:
            self.say("no-such-number", number=number + 1, count=len(UNITS))

    def _type(self) -> None:
        prompt = Message("replay-type", {"count": self.walk.last})
        self.desk.push(Field(self.desk, prompt, self._typed))

    def _typed(self, text: str) -> None:
        if text:
            self.type_line(text)
        else:
            self.say("not-done")
            self._tell()

    def _ask(self, topic: Topic) -> Handler:
        describe = self.walk.setup.game.describe.describe

        def answer() -> None:
            for message in describe(self._view, self._seat, topic, self.times):
                self.desk.say(message)

        return answer

    @property
    def _view(self) -> object:
        return self.walk.view(self.at)

    @property
    def _seat(self) -> int:
        return self.walk.seat(self.at)

    def _choices(self) -> tuple[Choice, ...]:
        return self.walk.setup.game.describe.choices(self._view, self._seat, ())

    def _say_question(self) -> None:
        self.desk.say(self.walk.setup.game.describe.question(self._view, self._seat, ()))

    def _say_choices(self) -> None:
        self._say_question()
        for choice in self._choices():
            self.desk.say(choice.label)

    def _around(self) -> None:
        """A place of the table and what is around it; pressed again at once, the next place."""
        describe = self.walk.setup.game.describe
        self.place = (self.place + bool(self.times)) % describe.places(self._view)
        self.desk.say(describe.place(self._view, self._seat, self.place))
        self.desk.say(describe.around(self._view, self._seat, self.place))

    def _hint(self) -> None:
        """What a careful player would have done here, if anything is due."""
        game, match = self.walk.setup.game, self.walk.match(self.at)
        if not self._choices():
            self._say_question()
            return
        luck = f"{match.setup.seed}/{match.rolls}"
        advice = game.bots["careful"](self._view, self._seat, luck)
        if self.times:
            self.desk.say(advice.reason)
            return
        said = game.describe.action(self._view, self._seat, advice.action)
        self.desk.say(Message("hint", {"choice": said}))

    def _ask_to_play_on(self) -> None:
        if self.walk.match(self.at).is_over:
            self.desk.say(Message("replay-over", earcons=(Earcon(REFUSE),)))
            return
        self.desk.ask(Message("replay-play-on"), self._play_on)

    def _play_on(self) -> None:
        """A new match that begins like this one, with dice of its own and a record of its own."""
        old = self.walk.match(self.at)
        setup = replace(old.setup, seed=token_hex(4))
        match = Match(setup, old.state, old.log, old.rolls)
        record = MatchRecord(match)
        record.append(match, match.entries())
        gc.unfreeze()
        self.desk.clear()
        table = Table(match, self.announcer, record)
        self.desk.table = table
        begin = partial(table.resume, "match-branches")
        self.desk.push(TableScreen(self.desk, table, begin))

    def _back(self) -> None:
        gc.unfreeze()
        self.announcer.open(*self._below)
        self.desk.pop()
