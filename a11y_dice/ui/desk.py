"""Everything on the screen side of the program: the screens that lie on each other, and leaving."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from a11y_dice.core.message import Message
from a11y_dice.i18n.key_names import NAMED_KEYS, SIGNS, key_label
from a11y_dice.session.announcer import Announcer
from a11y_dice.session.finding import Finder
from a11y_dice.session.seating import Seating
from a11y_dice.session.table import Table, dice_fell
from a11y_dice.session.transcript import Buffer
from a11y_dice.settings.keymap import Keymap, is_key
from a11y_dice.settings.sources import Chosen
from a11y_dice.ui.preferences import Preferences

if TYPE_CHECKING:
    from a11y_dice.ui.screens.screen import Screen

LONGEST = 200
"""Characters of a typed line."""


class Desk:
    """The screens, the topmost of which gets the keys. `is_open` is false once the player left."""

    def __init__(self, announcer: Announcer, choice: Chosen | None = None) -> None:
        self.announcer = announcer
        self.preferences = Preferences(announcer, choice)
        self.finder = Finder(announcer.transcript)
        self.screens: list[Screen] = []
        self.table: Table | None = None
        self.seatings: dict[str, Seating] = {}
        self.is_open = True
        self.has_rolled = False

    @property
    def keymap(self) -> Keymap:
        """What each key means to the player."""
        return self.announcer.keymap

    def press(self, pressed: str) -> None:
        """Give a key to the topmost screen."""
        self.has_rolled = False
        self.announcer.next_key()
        self.screens[-1].press(pressed)

    def type_line(self, text: str) -> None:
        """Give a whole line to the topmost screen, as if it had been typed and entered."""
        self.announcer.next_key()
        self.screens[-1].type_line(text[:LONGEST])

    def say(self, message: Message, buffer: Buffer = Buffer.ANSWERS) -> None:
        """Say a message to the person at the keyboard."""
        self.announcer.say(message, buffer, self.table.private_to if self.table else None)

    def answer_double(self) -> None:
        """Say that a key was pressed twice before the dice had been told."""
        self.say(Message("pressed-twice"))

    def answer_paste(self, characters: int) -> None:
        """Say that more was pasted than anybody can mean."""
        self.announcer.next_key()
        self.say(Message("pasted-too-much", {"count": characters, "most": LONGEST}))

    def push(self, screen: Screen) -> None:
        """Open a screen on top of the others."""
        self.screens.append(screen)
        screen.open()

    def replace(self, screen: Screen) -> None:
        """Open a screen in the place of the topmost one."""
        self.screens.pop()
        self.push(screen)

    def pop(self) -> None:
        """Close the topmost screen and say where that leads."""
        self.screens.pop()
        self.screens[-1].open()

    def drop(self) -> None:
        """Close the topmost screen; whoever does it says what comes next."""
        self.screens.pop()

    def clear(self) -> None:
        """Close everything above the main menu; whoever does it says what comes next."""
        del self.screens[1:]

    def to_main_menu(self) -> None:
        """Close everything above the main menu."""
        self.clear()
        was_playing = self.table is not None and not self.table.match.is_over
        if self.table:
            self.table.record.close()
        self.table = None
        self.announcer.transcript.forget_private()
        self.announcer.listen_as("")
        self.announcer.open()
        if was_playing:
            self.screens[-1].focus_last_match()
        self.screens[-1].open()

    def ask(self, question: Message, yes: Callable[[], None]) -> None:
        """Ask a question that Enter answers with yes and Escape with no."""
        from a11y_dice.ui.screens.confirm import Confirm  # noqa: PLC0415 - it needs this module

        self.push(Confirm(self, question, yes))

    def ask_to_leave_program(self) -> None:
        """Leave the program, if that is what is meant."""
        is_playing = self.table is not None and not self.table.match.is_over
        name = "leave-program-match" if is_playing else "leave-program"
        self.ask(Message(name), self.leave)

    def leave(self) -> None:
        """Say where the match is kept, and be done."""
        self.say_where_kept()
        self.say(Message("goodbye"))
        self.is_open = False

    def say_where_kept(self) -> None:
        """Say in which file an unfinished match is."""
        if self.table and not self.table.match.is_over:
            path, problem = self.table.record.path, self.table.record.problem
            if path and not problem:
                self.say(Message("match-kept", {"path": str(path)}))
            elif problem:
                self.say(Message("match-not-kept", {"reason": problem}))

    def show_settings(self) -> None:
        """Open the settings on top of whatever there is."""
        from a11y_dice.ui.screens.settings import SettingsScreen  # noqa: PLC0415 - it needs this

        self.push(SettingsScreen(self))

    def learn_keys(self) -> None:
        """Tell what keys do on the topmost screen."""
        from a11y_dice.ui.screens.learning import LearningScreen  # noqa: PLC0415 - it needs this

        self.push(LearningScreen(self))

    def show_list(self, title: str, lines: list[Message]) -> None:
        """Open a list to read."""
        from a11y_dice.ui.screens.menu import Reading  # noqa: PLC0415 - it needs this module

        self.push(Reading(self, Message(title), lines))

    def show_help(self, keys: list[Message], short_terms: list[Message]) -> None:
        """Open the list of the keys that work on the topmost screen, and of its short terms."""
        from a11y_dice.ui.screens.menu import Help  # noqa: PLC0415 - it needs this module

        title = Message("help-title-terms" if short_terms else "help-title")
        self.push(Help(self, title, keys + short_terms))

    def show_result(self, table: Table) -> None:
        """Open the end of a match in the place of its table."""
        from a11y_dice.ui.screens.result import ResultScreen  # noqa: PLC0415 - it needs this module

        self.replace(ResultScreen(self, table))

    def note_roll(self, play: Callable[[], None], table: Table) -> None:
        """Play something, and remember whether dice fell."""
        before = table.match
        play()
        self.has_rolled = dice_fell(before, table.match)

    def key_label(self, key: str) -> Message | str:
        """How a key is called, as it is printed on the player's keyboard."""
        return key_label(self.keymap.layout.printed(key))

    def key_named(self, name: str) -> str:
        """The key of a name: our own ("s-tab"), or as help says it ("shift tab"); else empty."""
        if is_key(name):
            return name
        keys = {*NAMED_KEYS, *SIGNS, *self.keymap.meanings}
        return {self._said(key): key for key in keys}.get(name, "")

    def _said(self, key: str) -> str:
        label = self.key_label(key)
        return (self.announcer.words(label) if isinstance(label, Message) else label).lower()
