"""Before a match: who sits where, the table's options, the seed."""

from __future__ import annotations

import secrets
from collections.abc import Callable

from a11y_dice.core.game import Game, Option
from a11y_dice.core.match import Player, UndoRule, begin, usual_undo
from a11y_dice.core.message import Message, Title
from a11y_dice.session.records import MatchRecord
from a11y_dice.session.seating import Seating, usual
from a11y_dice.session.table import Table
from a11y_dice.settings.first import AUTO
from a11y_dice.ui.desk import Desk
from a11y_dice.ui.screens.field import Field
from a11y_dice.ui.screens.menu import Item, Menu
from a11y_dice.ui.screens.table import TableScreen

LONGEST_NAME = 30
"""Characters of a name, which is heard again and again."""


class SetupScreen(Menu):
    """The table of one game before the match."""

    def __init__(self, desk: Desk, game: Game) -> None:
        super().__init__(desk)
        desk.announcer.open(game.id)
        person = self.announcer.words(Message("name-person"))
        bot = self.announcer.words(Message("bot-careful"))
        rule = self.announcer.settings.undo
        undo = None if rule == AUTO else UndoRule(rule)
        self.seating = desk.seatings.get(game.id) or usual(game, person, bot, undo)

    def open(self) -> None:
        """Speak with the words of this game."""
        self.announcer.open(self.seating.game.id)
        super().open()

    def title(self) -> Message:
        """Which game this is."""
        return Message("setup-title", {"title": Title(self.seating.game.id)})

    def items(self) -> list[Item]:
        """Start first, then everything that can be changed."""
        seating = self.seating
        items = [Item(Message("setup-start"), self._start)]
        for seat, player in enumerate(seating.players):
            facts: dict[str, int | str] = {"seat": seat + 1, "name": player.name}
            name = "setup-bot" if player.bot else "setup-person"
            label = Message(name, {**facts, "level": player.bot})
            items.append(Item(label, self._opener(seat), f"seat-{seat}"))
        if not seating.is_full:
            items.append(Item(Message("setup-add-person"), self._add_person))
            items += [
                Item(Message("setup-add-bot", {"level": self._bot(level)}), self._adder(level))
                for level in seating.game.bots
            ]
        for option in seating.game.options:
            label = Message(f"option-{option.name}", {"value": seating.options[option.name]})
            items.append(Item(label, self._changer(option)))
        items.append(Item(self._undo(), lambda: self.change(self.seating.with_next_undo()), "undo"))
        name = "setup-seed" if seating.seed else "setup-seed-drawn"
        items.append(Item(Message(name, {"seed": seating.seed}), self._ask_seed, "seed"))
        return items

    def back(self) -> None:
        """Back to the main menu; the table stays set up as it is."""
        self.desk.to_main_menu()

    def change(self, seating: Seating) -> None:
        """Another state of the table, which is read from the line in focus."""
        self.keep(seating)
        self._read()

    def keep(self, seating: Seating) -> None:
        """Another state of the table, also for the next time that this game is set up."""
        self.seating = seating
        self.desk.seatings[seating.game.id] = seating

    def _undo(self) -> Message:
        """How far undo goes."""
        usual_rule = f"usual-{usual_undo(self.seating.players)}"
        return Message("table-undo", {"value": self.seating.undo or usual_rule})

    def _bot(self, level: str) -> Message:
        return Message(f"bot-{level}")

    def _opener(self, seat: int) -> Callable[[], None]:
        return lambda: self.desk.push(SeatScreen(self.desk, self, seat))

    def _changer(self, option: Option) -> Callable[[], None]:
        return lambda: self.change(self.seating.with_next_value(option))

    def _adder(self, level: str) -> Callable[[], None]:
        return lambda: self._add_bot(level)

    def _add_person(self) -> None:
        name = self.seating.free_name(self.announcer.words(Message("name-person")))
        self.keep(self.seating.with_player(Player(name)))
        self.say("setup-added", name=name)
        self._name(len(self.seating.players) - 1)

    def _add_bot(self, level: str) -> None:
        name = self.seating.free_name(self.announcer.words(self._bot(level)))
        self.keep(self.seating.with_player(Player(name, level)))
        self.say("setup-added", name=name)
        self._read()

    def _name(self, seat: int) -> None:
        """Ask for a name; an empty one, or Escape, keeps the name that is there."""
        player = self.seating.players[seat]

        def done(typed: str) -> None:
            name = " ".join(typed.split())
            if name and not (len(name) <= LONGEST_NAME and any(map(str.isalnum, name))):
                self.say("setup-bad-name", most=LONGEST_NAME)
            elif name:
                taken = self.seating.without(seat)
                self.keep(self.seating.changed(seat, Player(taken.free_name(name), player.bot)))
            self.say("setup-named", seat=seat + 1, name=self.seating.players[seat].name)
            self._read()

        prompt = Message("setup-name", {"name": player.name})
        self.desk.push(Field(self.desk, prompt, done, lambda: done("")))

    def _ask_seed(self) -> None:
        def done(typed: str) -> None:
            self.change(self.seating.with_seed("".join(typed.split())))

        self.desk.push(Field(self.desk, Message("setup-type-seed"), done))

    def _start(self) -> None:
        seating = self.seating
        if not seating.persons:
            self.say("setup-no-person")
            return
        if len(seating.players) not in seating.game.seats:
            self.say("setup-seats", least=seating.game.seats[0], most=seating.game.seats[-1])
            return
        match = begin(seating.setup(seating.seed or secrets.token_hex(4)))
        table = Table(match, self.announcer, MatchRecord(match))
        self.desk.table = table
        self.desk.push(TableScreen(self.desk, table, table.open))


class SeatScreen(Menu):
    """What can be done with one seat."""

    def __init__(self, desk: Desk, setup: SetupScreen, seat: int) -> None:
        super().__init__(desk)
        self.setup = setup
        self.seat = seat

    def title(self) -> Message:
        """Whose seat it is."""
        return Message("seat-title", {"name": self.setup.seating.players[self.seat].name})

    def items(self) -> list[Item]:
        """Name, person or bot, leave the table."""
        items = [Item(Message("seat-name"), self._name), Item(Message("seat-person"), self._person)]
        items += [
            Item(Message("seat-bot", {"level": Message(f"bot-{level}")}), self._chooser(level))
            for level in self.setup.seating.game.bots
        ]
        if len(self.setup.seating.players) > self.setup.seating.game.seats[0]:
            items.append(Item(Message("seat-remove"), self._remove))
        return items

    def _name(self) -> None:
        self.desk.drop()
        self.setup._name(self.seat)

    def _person(self) -> None:
        self._sit(self.announcer.words(Message("name-person")), "")

    def _chooser(self, level: str) -> Callable[[], None]:
        return lambda: self._sit(self.announcer.words(Message(f"bot-{level}")), level)

    def _sit(self, stem: str, bot: str) -> None:
        seating = self.setup.seating
        old = seating.players[self.seat].name
        name = stem if self._is_usual(old) else old
        player = Player(seating.without(self.seat).free_name(name), bot)
        self._close(seating.changed(self.seat, player))

    def _is_usual(self, name: str) -> bool:
        """Whether a name was given by us; one that was typed stays with its seat."""
        ids = ["name-person", *(f"bot-{level}" for level in self.setup.seating.game.bots)]
        return name.rstrip(" 0123456789") in [self.announcer.words(Message(id_)) for id_ in ids]

    def _remove(self) -> None:
        self.say("setup-removed", name=self.setup.seating.players[self.seat].name)
        self._close(self.setup.seating.without(self.seat))

    def _close(self, seating: Seating) -> None:
        self.desk.drop()
        self.setup.change(seating)
