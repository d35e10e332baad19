"""The table: choices in steps, questions at any time, and the result."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from a11y_dice.core.earcons import EDGE, TAKEN
from a11y_dice.core.game import Choice, Topic
from a11y_dice.core.message import Earcon, Facts, Message
from a11y_dice.core.refusal import Refusal
from a11y_dice.i18n.audience import Verbosity
from a11y_dice.session.table import Table
from a11y_dice.settings.keymap import Command
from a11y_dice.ui.desk import Desk
from a11y_dice.ui.screens.field import Field
from a11y_dice.ui.screens.screen import Handler, Screen
from a11y_dice.ui.screens.typed import find_action, find_message
from a11y_dice.ui.screens.waiting import WaitingScreen

TOPICS = {
    Command.DICE: Topic.DICE,
    Command.ZONES: Topic.ZONES,
    Command.SHEET: Topic.SHEET,
    Command.SCORES: Topic.SCORES,
    Command.TURN: Topic.TURN,
    Command.OPEN: Topic.OPEN,
    Command.RULES: Topic.RULES,
}


class TableScreen(Screen):
    """A match in play. `path` holds the steps of a choice that is half made, `at` the focus."""

    def __init__(self, desk: Desk, table: Table, begin: Callable[[], None] | None) -> None:
        super().__init__(desk)
        self.match = table
        self.path: tuple[str, ...] = ()
        self.at = -1
        self.place = -1
        self._begin = begin
        self.asks = self._questions()
        self.table |= self.asks | {
            Command.UP: lambda: self._move(self.at - 1),
            Command.DOWN: lambda: self._move(self.at + 1),
            Command.HOME: lambda: self._move(0),
            Command.END: lambda: self._move(len(self._choices()) - 1),
            Command.TAKE: self._take_focused,
            Command.NUMBER: lambda: self._take_number(self.number() - 1),
            Command.SPACE: self._space,
            Command.ROLL: lambda: self._shortcut("roll"),
            Command.BANK: lambda: self._shortcut("bank"),
            Command.BACK: self._back,
            Command.TYPE: self._type,
            Command.UNDO: lambda: self._change(self.match.undo),
            Command.REDO: lambda: self._change(self.match.redo),
        }

    def _questions(self) -> dict[Command, Handler]:
        """The keys that only ask."""
        topics: dict[Command, Handler] = {
            command: self._ask(topic) for command, topic in TOPICS.items()
        }
        return topics | {
            Command.CHOICES: self._say_choices,
            Command.AROUND: self._around,
            Command.LEFT: lambda: self._walk(self.place - 1),
            Command.RIGHT: lambda: self._walk(self.place + 1),
            Command.HINT: self._hint,
        }

    def open(self) -> None:
        """Begin the match, or say what is due when the table comes to the front again."""
        begin, self._begin = self._begin, None
        if begin:
            self.desk.note_roll(begin, self.match)
        if self.match.match.is_over:
            self.desk.show_result(self.match)
        elif begin:
            self._focus()
        else:
            self._say_question()

    def questions(self) -> dict[Command, Handler]:
        """What can also be asked while a yes or no is due."""
        return self.asks

    def short_terms(self) -> list[Message]:
        """The short terms of the game, in braille."""
        if self.announcer.verbosity is not Verbosity.BRAILLE:
            return []
        return list(self.match.game.describe.short_terms())

    def type_line(self, text: str) -> None:
        """Take a typed choice, as after the slash key."""
        self._typed(text)

    def _choices(self) -> tuple[Choice, ...]:
        return self.match.choices(self.path)

    def _say_question(self, *heard: Earcon) -> None:
        self.match.answer_all([replace(self.match.question(self.path), earcons=heard)])

    def _ask(self, topic: Topic) -> Handler:
        return lambda: self.match.answer(topic, self.times)

    def _say_choices(self) -> None:
        self._say_question()
        self.match.answer_all(choice.label for choice in self._choices())

    def _move(self, at: int) -> None:
        choices = self._choices()
        was_looking = self.at >= 0
        self.at = min(max(at, 0), len(choices) - 1)
        heard = (Earcon(EDGE),) if was_looking and self.at != at else ()
        choice = choices[self.at]
        if choice.place is not None:
            self.place = choice.place
        facts: Facts = {"item": choice.label, "n": self.at + 1, "count": len(choices)}
        self.match.answer_all([Message("menu-item", facts, earcons=heard)])

    def _focus(self) -> None:
        """A single choice has the focus at once; among several the player looks for one."""
        self.path = ()
        self.at = 0 if len(self._choices()) == 1 else -1

    def _take_focused(self) -> None:
        if self.at < 0:
            self.say("nothing-focused", count=len(self._choices()))
        else:
            self._take(self._choices()[self.at])

    def _take_number(self, at: int) -> None:
        choices = self._choices()
        if at < len(choices):
            self._take(choices[at])
        else:
            self.say("no-such-number", number=at + 1, count=len(choices))

    def _take(self, choice: Choice) -> None:
        if choice.action is not None:
            self._act(choice.action)
            return
        self.path = (*self.path, choice.step)
        self.at = -1
        self._say_question(Earcon(TAKEN))

    def _act(self, action: object) -> None:
        table = self.match
        wanted = self.announcer.settings.confirm
        question = None if table.is_roll_due else table.asked_before(action, wanted)
        if question:
            self.desk.ask(question, lambda: self._play(action))
        else:
            self._play(action)

    def _play(self, action: object) -> None:
        self._change(lambda: self.match.act(action))

    def _change(self, change: Callable[[], None]) -> None:
        """Let the match become another, and put the focus where the next question is."""
        seat = self.match.seat
        self.desk.note_roll(change, self.match)
        if self.match.seat != seat:  # where somebody looked is nobody else's business
            self.place = -1
        if self.match.match.is_over:
            self.desk.show_result(self.match)
            return
        self._focus()
        if self.match.is_waiting:
            self.desk.push(WaitingScreen(self.desk, self.match))

    def _refuse(self, refusal: Refusal) -> None:
        """Say why not, and what is possible instead."""
        self.match.answer_all([refusal.message()])
        self._say_question()

    def _shortcut(self, key: str) -> None:
        action = self.match.shortcut(key)
        if isinstance(action, Refusal):
            self._refuse(action)
        else:
            self._act(action)

    def _space(self) -> None:
        action = self.match.shortcut("roll")
        if not isinstance(action, Refusal):
            self._act(action)
        elif self.at < 0:
            self.say("nothing-focused", count=len(self._choices()))
        else:
            self.say("menu-help", item=self._choices()[self.at].label)

    def _back(self) -> None:
        if self.path:
            self.path = self.path[:-1]
            self.at = -1
            self._say_question()
        else:
            self.desk.ask(Message("leave-match"), self._leave)

    def _leave(self) -> None:
        self.desk.say_where_kept()
        self.desk.to_main_menu()

    def _walk(self, place: int) -> None:
        table = self.match
        was_looking = self.place >= 0
        self.place = min(max(place, 0), table.game.describe.places(table.view) - 1)
        heard = (Earcon(EDGE),) if was_looking and self.place != place else ()
        said = table.game.describe.place(table.view, table.seat, self.place)
        table.answer_all([replace(said, earcons=heard)])

    def _around(self) -> None:
        table = self.match
        self.place = max(self.place, 0)
        table.answer_all([table.game.describe.around(table.view, table.seat, self.place)])

    def _hint(self) -> None:
        if self.match.is_roll_due:
            self._say_question()
            return
        if not self.announcer.settings.hints:
            self.say("hints-off")
            return
        self.match.answer_all(self.match.hint(self.times))

    def _type(self) -> None:
        self.desk.push(Field(self.desk, Message("type-choice"), self._typed))

    def _typed(self, text: str) -> None:
        if self.match.is_roll_due and text:
            self._type_roll(text)
            return
        table = self.match
        legal = table.game.rules.legal_actions(table.view, table.seat)
        found, error = find_action(text, table.game, legal)
        if not text:
            self.say("not-done")
            self._say_question()
        elif len(found) == 1:
            self._typed_action(found[0])
        elif found:
            named = tuple(Message("typed", {"text": line}) for line in self._lines(found[:3]))
            self.match.answer_all([Message("typed-several", {"count": len(found), "first": named})])
        elif said := find_message(text, self.announcer.transcript):
            self.announcer.transcript.reviewed = said
            self.announcer.say_aside(Message("found", {"words": said.words}), said.only_for)
        else:
            table.answer_all([error or Message("typed-nothing", {"text": text})])
            self._say_question()

    def _type_roll(self, text: str) -> None:
        """The one line that can be typed while a roll is due."""
        choice = self._choices()[0]
        if self.announcer.words(choice.label).lower().startswith(text.lower()):
            self._take(choice)
        else:
            self.match.answer_all([Message("typed-nothing", {"text": text})])
            self._say_question()

    def _typed_action(self, action: object) -> None:
        table = self.match
        refusal = table.game.rules.why_not(table.view, table.seat, action)
        if refusal:
            self._refuse(refusal)
        else:
            self._act(action)

    def _lines(self, actions: list[object]) -> list[str]:
        return [self.match.game.notation.action_text(action) for action in actions]
