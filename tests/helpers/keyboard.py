"""A person at a keyboard in this process: keys in, announcements out."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from a11y_dice.core.game import Game
from a11y_dice.core.match import Match, Player, Setup, begin
from a11y_dice.i18n.audience import Verbosity
from a11y_dice.session.announcer import Announcer
from a11y_dice.session.records import MatchRecord, matches_folder
from a11y_dice.session.table import Table
from a11y_dice.settings.keymap import KEYS
from a11y_dice.settings.layouts import AZERTY_DIGITS, CYRILLIC
from a11y_dice.settings.values import Settings
from a11y_dice.speech.outputs.recorder import Recorder
from a11y_dice.ui.desk import Desk
from a11y_dice.ui.screens.main_menu import MainMenu
from a11y_dice.ui.screens.screen import Screen
from a11y_dice.ui.screens.table import TableScreen
from helpers.listening import choice_tree
from helpers.play import rests, seat_counts

PRINTABLE = tuple(chr(code) for code in range(32, 127))
CONTROL = tuple(f"c-{chr(code)}" for code in range(ord("a"), ord("z") + 1))
FUNCTION = tuple(f"f{number}" for number in range(1, 25))
NAMED = ("up", "down", "left", "right", "home", "end", "pageup", "pagedown", "insert", "delete")
OTHER = ("enter", "escape", "backspace", "space", "tab", "s-tab", "<sigint>", "c-@", "c-left")
FOREIGN = (*CYRILLIC, "Щ", *AZERTY_DIGITS, "ё", "ñ", "字", "\udc80")
OURS = tuple(key for binding in KEYS for key in binding.keys)
EVERY_KEY = tuple(dict.fromkeys((*OURS, *PRINTABLE, *CONTROL, *FUNCTION, *NAMED, *OTHER, *FOREIGN)))


class Keyboard:
    """A desk whose words are kept."""

    def __init__(self, verbosity: Verbosity = Verbosity.STANDARD) -> None:
        self.recorder = Recorder()
        self.desk = Desk(Announcer(self.recorder, Settings(verbosity=verbosity.value)))
        self.desk.screens.append(MainMenu(self.desk))

    @property
    def screen(self) -> Screen:
        """The screen that gets the keys."""
        return self.desk.screens[-1]

    @property
    def table(self) -> Table:
        """The table that is played at."""
        assert self.desk.table
        return self.desk.table

    @property
    def match(self) -> Match:
        """The match as it is now."""
        return self.table.match

    def press(self, *keys: str) -> list[str]:
        """What is said while these keys are pressed."""
        before = len(self.recorder.said)
        for key in keys:
            self.desk.press(key)
        return [str(words) for words in self.recorder.said[before:]]

    def line(self, text: str) -> list[str]:
        """What is said when slash, this text and Enter are pressed, one key after the other."""
        return self.press("/", *text, "enter")

    def names(self) -> list[str]:
        """The names of the screens that lie on each other, the first one undermost."""
        return [type(screen).__name__ for screen in self.desk.screens]


def new_match(
    game: Game, *players: str, seed: str = "1", options: Mapping[str, str] | None = None
) -> Match:
    """A match before its first entry. A player "bot careful" is a bot, any other a person."""
    seats = tuple(
        Player(name, name.removeprefix("bot ") if is_bot(name) else "") for name in players
    )
    return begin(Setup(game, seed, seats, dict(options or {})))


def forget_locks() -> None:
    """Let this process go on with matches as another one would, once the program has ended."""
    for lock in matches_folder().rglob("*.lock"):
        lock.unlink()


def is_bot(name: str) -> bool:
    """Whether a player of `new_match` is a bot."""
    return name.startswith("bot ")


def seated(match: Match, verbosity: Verbosity = Verbosity.STANDARD) -> Keyboard:
    """Somebody who sits down at the beginning of a match."""
    keyboard = Keyboard(verbosity)
    table = Table(match, keyboard.desk.announcer, MatchRecord(match))
    keyboard.desk.table = table
    keyboard.desk.push(TableScreen(keyboard.desk, table, table.open))
    return keyboard


def placed(match: Match, path: tuple[str, ...] = ()) -> Keyboard:
    """Somebody who sits at a match in its course, in a choice that is half made."""
    keyboard = Keyboard()
    table = Table(match, keyboard.desk.announcer, MatchRecord(match))
    keyboard.desk.table = table
    screen = TableScreen(keyboard.desk, table, None)
    screen.path = path
    keyboard.desk.push(screen)
    return keyboard


def moments(game: Game) -> Iterator[tuple[Match, tuple[str, ...]]]:
    """A moment for every question that the game asks, in its first step and in further ones."""
    seen = set()
    for seats in seat_counts(game)[:2]:
        for seed in range(4):
            for match in rests(game, seed, seats, at_most=60):
                for seat in match.state.to_act[:1]:
                    view = game.rules.seen_by(match.state, seat)
                    for path, _ in choice_tree(game, view, seat):
                        kind = (seats, len(path), game.describe.question(view, seat, path).id)
                        if kind not in seen:
                            seen.add(kind)
                            yield match, path
