"""The head of a match record: its format, game, rules, seed, options and seats."""

from __future__ import annotations

from collections.abc import Callable

from a11y_dice.core.game import Game
from a11y_dice.core.match import Player, Setup, UndoRule
from a11y_dice.core.message import Facts
from a11y_dice.core.notation import Line, NotationError

FIRST, NEWEST = 1, 2
"""The formats that can be read. The second one added undo: `undo N`, `redo`, `table undo`."""
MOST = 999_999
"""A number of a format or of rules that is worth naming."""
Find = Callable[[str], Game]
"""The game of an id. Raises KeyError for an unknown one."""
Numbered = tuple[int, str]
"""A line of a file with its number."""


class RecordError(Exception):
    """A record that cannot be told: the number of the line, and the reason."""

    def __init__(self, line: int, error: NotationError) -> None:
        super().__init__(f"line {line}: {error}")
        self.line = line
        self.message = error.message


def head_text(setup: Setup, version: int | None = None) -> str:
    """The lines before the first entry: game, seed, options, undo and seats.

    `version` is the number of the format; without one, it is the oldest that can tell it.
    """
    game = setup.game
    version = version or (FIRST if setup.undo is None else NEWEST)
    lines = [f"a11y-dice {version} {game.id} {game.rules_version} seed {setup.seed}"]
    lines += [f"option {name} {value}" for name, value in sorted(setup.options.items())]
    lines += [f"table undo {setup.undo}"] if setup.undo else []
    for seat, player in enumerate(setup.players, 1):
        kind = f"bot {player.bot}" if player.bot else "person"
        lines.append(f"seat {seat} {kind} {player.name}")
    return "".join(f"{line}\n" for line in lines)


class _Head:
    """What the head of a record has told so far."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.options: dict[str, str] = {}
        self.undo: UndoRule | None = None
        self.players: list[Player] = []

    def take(self, text: str) -> None:
        """Read a line after the first one. Raises NotationError."""
        line = Line(text)
        match line.word("option", "table", "seat"):
            case "option":
                self._option(line)
            case "table":
                line.word("undo")
                self.undo = UndoRule(line.word(*UndoRule))
                line.end()
            case _:
                self._seat(line, text)

    def _option(self, line: Line) -> None:
        allowed = {option.name: option for option in self.game.options}
        name, value = line.word(*allowed), line.word()
        if name not in allowed or not allowed[name].allows(value):  # a game may have no options
            raise NotationError("option-value", {"word": value, "name": name})
        self.options[name] = value

    def _seat(self, line: Line, text: str) -> None:
        number = len(self.players) + 1
        line.number(number, number)
        words = text.split(maxsplit=4 if line.word("person", "bot") == "bot" else 3)
        facts: Facts = {"expected": "name"}
        if words[2].lower() == "bot":
            if line.next not in self.game.bots:
                raise NotationError("no-such-bot", {"word": line.next})
            self.players.append(Player(" ".join(words[4:]) or line.next, line.next))
        elif len(words) > 3:
            self.players.append(Player(words[3]))
        else:
            raise NotationError("ends-early", facts)


def read_head(lines: list[Numbered], find: Find) -> Setup:
    """How a match begins, by the lines of its head. Raises RecordError."""
    number, first = lines[0]
    try:
        game, seed = _read_first(first, find)
        head = _Head(game)
        for number, line in lines[1:]:  # noqa: B007 - names the line in the error below
            head.take(line)
        if len(head.players) not in game.seats:
            raise NotationError("seats", {"least": game.seats[0], "most": game.seats[-1]})
    except NotationError as error:
        raise RecordError(number, error) from error
    return Setup(game, seed, tuple(head.players), head.options, head.undo)


def _read_first(text: str, find: Find) -> tuple[Game, str]:
    line = Line(text)
    line.word("a11y-dice")
    line.word(str(NEWEST))
    name = line.word()
    try:
        game = find(name)
    except KeyError:
        raise NotationError("no-such-game", {"word": name}) from None
    version = line.number(0, MOST)
    if version != game.rules_version:
        raise NotationError("rules-version", {"version": version, "ours": game.rules_version})
    line.word("seed")
    line.word()
    line.end()
    return game, text.rsplit(maxsplit=1)[-1]
