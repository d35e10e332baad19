"""The player's own keys: every command, the keys that it has, and another key for it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from a11y_dice.core.message import Message, Series
from a11y_dice.i18n.key_names import keys_label
from a11y_dice.settings.clashes import TERMINAL, keepers
from a11y_dice.settings.key_groups import GROUPS
from a11y_dice.settings.keymap import MEANINGS, NONE, RESERVED, USUAL, Command, Keymap, is_key
from a11y_dice.ui.desk import Desk
from a11y_dice.ui.screens.learning import LEAVING
from a11y_dice.ui.screens.menu import Item, Menu
from a11y_dice.ui.screens.screen import Screen
from a11y_dice.ui.screens.setting_list import VALUES, setting_label

ORDER = [
    meaning
    for commands in GROUPS.values()
    for command in commands
    for meaning, found in MEANINGS.items()
    if found is command
]
"""What a key can mean, in the order of the sheet of keys."""


class KeysScreen(Menu):
    """Every command is a line; Enter opens what can be done with its keys."""

    def title(self) -> Message:
        """Where we are."""
        return Message("keys-title")

    def items(self) -> list[Item]:
        """Learning, the keyboard, the commands, and all keys as they usually are."""
        keyboard = setting_label("keyboard", self.announcer.settings.keyboard)
        return [
            Item(Message("menu-learn"), self.desk.learn_keys),
            Item(keyboard, self._next_keyboard, "keyboard"),
            *(
                Item(self._line(meaning), partial(self._open, meaning), meaning)
                for meaning in ORDER
            ),
            Item(Message("keys-all-usual"), self._ask_for_usual),
        ]

    def _line(self, meaning: str) -> Message:
        keys = keys_label(self.desk.keymap.keys(meaning), self.desk.keymap)
        return Message("keys-line", {"what": named(meaning), "keys": keys})

    def _open(self, meaning: str) -> None:
        self.desk.push(KeyMenu(self.desk, meaning))

    def _next_keyboard(self) -> None:
        """The next layout; the first after the last."""
        layouts = [*VALUES["keyboard"]]
        at = layouts.index(self.announcer.settings.keyboard) + 1
        for note in self.desk.preferences.change({"keyboard": str(layouts[at % len(layouts)])}):
            self.desk.say(note)
        self._read()

    def _ask_for_usual(self) -> None:
        self.desk.ask(Message("keys-all-usual-sure"), self._all_usual)

    def _all_usual(self) -> None:
        for note in self.desk.preferences.change({"keys": ()}):
            self.desk.say(note)
        self.say("keys-are-usual")
        self._read()


class KeyMenu(Menu):
    """What can be done with the keys of one command."""

    def __init__(self, desk: Desk, meaning: str) -> None:
        super().__init__(desk)
        self.of = meaning

    def title(self) -> Message:
        """Which command it is, and its keys."""
        keys = keys_label(self._keys(), self.desk.keymap)
        return Message("keys-line", {"what": named(self.of), "keys": keys})

    def items(self) -> list[Item]:
        """Another key, one key less, and the usual ones."""
        lines = [Item(Message("keys-give"), self._listen)]
        for key in self._keys():
            label = Message("keys-take-away", {"key": self.desk.key_label(key)})
            lines.append(Item(label, partial(self._take_away, key), f"take {key}"))
        return [*lines, Item(Message("keys-usual"), self._usual)]

    def give(self, key: str) -> None:
        """Give a key to this command and say so."""
        change(self.desk, self.desk.keymap.given(key, self.of))
        self.desk.say(Message("keys-given", {"key": self.desk.key_label(key), **self._what()}))
        self._read()

    def _keys(self) -> list[str]:
        return self.desk.keymap.keys(self.of)

    def _what(self) -> dict[str, Message]:
        return {"what": named(self.of)}

    def _listen(self) -> None:
        self.desk.push(Listening(self.desk, self))

    def _take_away(self, key: str) -> None:
        if key in RESERVED or self.desk.keymap.is_last(key):
            name = "keys-bad-reserved" if key in RESERVED else "keys-bad-last"
            why = Message(name, {"meaning": self.of})
            self.desk.say(Message("keys-refused", {"key": self.desk.key_label(key), "why": why}))
        else:
            change(self.desk, self.desk.keymap.given(key, NONE))
            self.desk.say(Message("keys-taken", {"key": self.desk.key_label(key), **self._what()}))
        self._read()

    def _usual(self) -> None:
        """The usual keys of this command again; what they mean else they mean no longer."""
        keymap = self.desk.keymap
        for key, meaning in USUAL.items():
            if meaning == self.of:
                keymap = keymap.given(key, meaning)
        for key in keymap.keys(self.of):
            if USUAL.get(key) != self.of:
                keymap = keymap.given(key, USUAL.get(key, NONE))
        change(self.desk, keymap)
        self.open()


class Listening(Screen):
    """The next key is given to a command. Escape twice or Backspace twice always leaves."""

    def __init__(self, desk: Desk, menu: KeyMenu) -> None:
        super().__init__(desk)
        self._menu = menu
        self._pressed = ""

    def open(self) -> None:
        """Say what is listened for."""
        self.say("keys-listening", what=named(self._menu.of))

    def press(self, pressed: str) -> None:
        """Take any key but those that are kept."""
        key = self.desk.keymap.key(pressed)
        if key in LEAVING:
            self._leave(key)
            return
        self._pressed = ""
        if why := self._reason_against(key):
            self.desk.say(Message("keys-refused", {"key": self.desk.key_label(key), "why": why}))
            return
        self.desk.drop()
        self._ask_then_give(key, self._doubts(key))

    def meaning(self, key: str) -> Command | None:  # noqa: ARG002 - every key is taken
        """No key does here what it does elsewhere."""
        return None

    def does(self, key: str) -> Message:
        """What a key does here, for whoever asks."""
        return Message("keys-leave" if key in LEAVING else "keys-listening-does")

    def _leave(self, key: str) -> None:
        if key == self._pressed:
            self.desk.drop()
            self.say("not-done")
            self._menu.open()
        else:
            self._pressed = key
            self.say("keys-leave-again", key=self.desk.key_label(key))

    def _reason_against(self, key: str) -> Message | None:
        """Why a key cannot be given."""
        keymap = self.desk.keymap
        if not is_key(key):
            return Message("keys-bad-key")
        if key in RESERVED:
            return Message("keys-bad-reserved")
        if keymap.meanings.get(key) == self._menu.of:
            return Message("keys-bad-same")
        if keymap.is_last(key):
            return Message("keys-bad-last", {"meaning": keymap.meanings[key]})
        return None

    def _doubts(self, key: str) -> Iterator[Message]:
        """What is asked before a key is given."""
        label = self.desk.key_label(key)
        who = [
            Message("clash-terminal") if name == TERMINAL else Message("typed", {"text": name})
            for name in keepers(key)
        ]
        if who:
            yield Message("keys-clash", {"key": label, "who": Series(tuple(who))})
        if meaning := self.desk.keymap.meanings.get(key):
            yield Message("keys-has-meaning", {"key": label, "what": named(meaning)})

    def _ask_then_give(self, key: str, doubts: Iterator[Message]) -> None:
        doubt = next(doubts, None)
        if doubt:
            self.desk.ask(doubt, lambda: self._ask_then_give(key, doubts))
        else:
            self._menu.give(key)


def named(meaning: str) -> Message:
    """What a key of this meaning does."""
    if meaning.startswith("number-"):
        return Message("command-number-of", {"number": int(meaning.removeprefix("number-"))})
    return Message(f"command-{meaning}")


def change(desk: Desk, keymap: Keymap) -> None:
    """Go by these keys from now on, and keep them."""
    for note in desk.preferences.change({"keys": keymap.changes()}):
        desk.say(note)
