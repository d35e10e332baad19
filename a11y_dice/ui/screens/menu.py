"""Lists to choose from and lists to read."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from a11y_dice.core.earcons import EDGE
from a11y_dice.core.message import Earcon, Facts, Message
from a11y_dice.settings.keymap import REVIEWS, Command
from a11y_dice.ui.desk import Desk
from a11y_dice.ui.focus import distinct, refocused
from a11y_dice.ui.screens.screen import Screen


class Item(NamedTuple):
    """A line of a menu and what taking it does.

    `id` tells it from the others when the list changes; without one its sentence does.
    """

    label: Message
    take: Callable[[], None]
    id: str = ""


class Menu(Screen):
    """A list with a focus. Its ends read their item again; letters jump to an item.

    When the list changes, the focus stays on its item (`ui/focus.py`).
    """

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self.at = 0
        self._ids: tuple[str, ...] = ()
        self._known: frozenset[str] | None = None
        self.table |= {
            Command.UP: lambda: self._step(-1),
            Command.DOWN: lambda: self._step(1),
            Command.LEFT: lambda: self._step(-1),
            Command.RIGHT: lambda: self._step(1),
            Command.HOME: lambda: self._move(0),
            Command.END: lambda: self._move(len(self.shown()) - 1),
            Command.TAKE: self._take_focused,
            Command.NUMBER: lambda: self._take(self.number() - 1),
            Command.SPACE: lambda: self.help_on(self.shown()[self.at]),
            Command.BACK: self.back,
        }

    def title(self) -> Message:
        """What is said when the list opens; the fact `count` is added to it."""
        raise NotImplementedError

    def items(self) -> list[Item]:
        """The lines as they are now."""
        raise NotImplementedError

    def shown(self) -> list[Item]:
        """The lines as they are now, with the focus where it belongs among them."""
        items = self.items()
        ids = distinct(item.id or item.label.id for item in items)
        self.at = refocused(self._ids or ids, self.at, ids)
        self._ids = ids
        return items

    def focus_on(self, id_: str) -> None:
        """Put the focus on the line of an id, where there is one."""
        self.shown()
        if id_ in self._ids:
            self.at = self._ids.index(id_)

    def back(self) -> None:
        """One step back."""
        self.desk.pop()

    def open(self) -> None:
        """Say the title and the line in focus."""
        title, items = self.title(), self.shown()
        self.desk.say(Message(title.id, {**title.facts, "count": len(items)}))
        self._read()

    def help_on(self, item: Item) -> None:
        """Say how a line is taken."""
        self.say("menu-help", item=item.label)

    def unknown(self, key: str) -> None:
        """Jump to the next line that begins with a letter."""
        items = self.shown()
        after = [*range(self.at + 1, len(items)), *range(self.at + 1)]
        if len(key) == 1 and key.isalnum():
            for at in after:
                if self.announcer.words(items[at].label).lower().startswith(key):
                    self._move(at)
                    return
        super().unknown(key)

    def type_line(self, text: str) -> None:
        """Take the first line that begins with the typed words."""
        for at, item in enumerate(self.items()):
            if self.announcer.words(item.label).lower().startswith(text.lower()):
                self._take(at)
                return
        self.say("no-such-line", typed=text)

    def press(self, pressed: str) -> None:
        """Letters jump to a line where one begins with them; else keys mean what they always do."""
        letter = pressed.lower()
        if self.jumps(letter):
            self.key = ""
            self.unknown(letter)
        else:
            super().press(pressed)

    def meaning(self, key: str) -> Command | None:
        """A letter that jumps to a line has no other meaning."""
        return None if self.jumps(key) else super().meaning(key)

    def jumps(self, key: str) -> bool:
        """Whether a key is a letter that a line begins with, and not one that comes first."""
        if not (len(key) == 1 and key.isalpha()) or self.comes_first(key):
            return False
        return key in (self._initials() if self._known is None else self._known)

    def comes_first(self, key: str) -> bool:
        """Whether a letter has a meaning that counts more than the line that it begins."""
        return super().meaning(self.desk.keymap.key(key)) in REVIEWS

    def keys_help(self) -> list[Message]:
        """The keys that work now, and the letters that jump."""
        self._known = self._initials()  # looked up once for all keys
        lines = super().keys_help()
        if any(self.jumps(letter) for letter in self._known):
            lines.append(Message("help-letters"))
        self._known = None
        return lines

    def what(self, command: Command) -> Message:
        """Left and right move in the list too."""
        same = {Command.LEFT: Command.UP, Command.RIGHT: Command.DOWN}
        return super().what(same.get(command, command))

    def does(self, key: str) -> Message:
        """A letter may jump to a line."""
        return Message("command-jump") if self.jumps(key) else super().does(key)

    def _initials(self) -> frozenset[str]:
        """What the lines begin with."""
        labels = (self.announcer.words(item.label) for item in self.items())
        return frozenset(label[:1].lower() for label in labels)

    def _step(self, by: int) -> None:
        self.shown()
        self._move(self.at + by)

    def _move(self, at: int) -> None:
        self.at = min(max(at, 0), len(self.shown()) - 1)
        self._read(*(() if self.at == at else (Earcon(EDGE),)))

    def _read(self, *heard: Earcon) -> None:
        items = self.shown()
        facts: Facts = {"item": items[self.at].label, "n": self.at + 1, "count": len(items)}
        self.desk.say(Message("menu-item", facts, earcons=heard))

    def _take_focused(self) -> None:
        items = self.shown()  # first, for it moves the focus to where it belongs
        items[self.at].take()

    def _take(self, at: int) -> None:
        items = self.shown()
        if at < len(items):
            self.at = at
            items[at].take()
        else:
            self.say("no-such-number", number=at + 1, count=len(items))


class Reading(Menu):
    """Lines that are only read, like the keys that work now or the story of a game.

    Left and Right read the line in focus sentence by sentence.
    """

    def __init__(self, desk: Desk, title: Message, lines: list[Message]) -> None:
        super().__init__(desk)
        self._title = title
        self._items = [Item(line, self._read) for line in lines]
        self.table |= {
            Command.LEFT: lambda: self._say_sentence(-1),
            Command.RIGHT: lambda: self._say_sentence(1),
        }

    def title(self) -> Message:
        """What these lines are."""
        return self._title

    def items(self) -> list[Item]:
        """The lines; taking one reads it again."""
        return self._items

    def comes_first(self, key: str) -> bool:
        """All keys that have a meaning keep it: nothing is chosen here."""
        return Screen.meaning(self, self.desk.keymap.key(key)) is not None

    def what(self, command: Command) -> Message:
        """Left and right read sentences here."""
        same = {Command.LEFT: Command.SENTENCE_BACK, Command.RIGHT: Command.SENTENCE_ON}
        return Screen.what(self, same.get(command, command))

    def _say_sentence(self, by: int) -> None:
        label = self._items[self.at].label
        self.reviewing.say_sentence(self.at, self.announcer.words(label), by)


class Help(Reading):
    """The keys that work on the screen below; the help key reads the list from its start."""

    def __init__(self, desk: Desk, title: Message, lines: list[Message]) -> None:
        super().__init__(desk, title, lines)
        self.table[Command.HELP] = self._again_from_start

    def _again_from_start(self) -> None:
        self.at = 0
        self.open()
