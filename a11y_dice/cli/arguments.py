"""Reading the arguments of a command: errors are one sentence, not a page of usage."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import NoReturn

from a11y_dice.cli.complaint import Complaint
from a11y_dice.core.game import Game
from a11y_dice.core.message import Facts, Message
from a11y_dice.core.notation import NotationError
from a11y_dice.games import find_game, game_ids
from a11y_dice.i18n.audience import Verbosity
from a11y_dice.settings.readers import BadValueError, option_name
from a11y_dice.settings.values import READERS, Settings
from a11y_dice.speech.outputs import all_outputs

TRY_SEED = "1"


class Arguments(argparse.ArgumentParser):
    """A parser that complains in one sentence."""

    def error(self, message: str) -> NoReturn:
        """Raise a Complaint with the reason."""
        raise Complaint(Message("cli-arguments", {"reason": message.rstrip(".")}))


def parser(command: str) -> Arguments:
    """The parser of one command, with the options that all have."""
    made = Arguments(prog=f"a11y-dice {command}", add_help=False, allow_abbrev=False)
    made.add_argument("words", nargs="*")
    made.add_argument("--json", action="store_true")
    return made


def words_of(command: str, words: Sequence[str], names: Sequence[str], most: int) -> Sequence[str]:
    """The arguments that are no options, at least those that have `names`. Raises Complaint."""
    facts: Facts = {"command": command}
    if len(words) < len(names):
        raise Complaint(Message("cli-missing", facts | {"what": names[len(words)]}))
    if len(words) > most:
        raise Complaint(Message("cli-too-many", facts | {"word": words[most]}))
    return words


def add_verbosity(made: Arguments) -> None:
    """Let the user choose how much is said."""
    levels = [level.value for level in Verbosity]
    made.add_argument("--verbosity", choices=levels, default=Verbosity.STANDARD.value)


def game_of(name: str) -> Game:
    """The game of an id; case and hyphens do not matter. Raises Complaint."""
    try:
        return find_game(name.lower().replace("-", "_"))
    except KeyError:
        games = ", ".join(game_ids())
        raise Complaint(Message("cli-no-such-game", {"name": name, "games": games})) from None


def position_of(text: str, game: Game) -> object:
    """The position of a line, with or without the game's id in front. Raises Complaint."""
    words = text.split()
    if words and words[0].lower().replace("-", "_") in game_ids():
        named = words.pop(0).lower().replace("-", "_")
        if named != game.id:
            facts: dict[str, str] = {"name": named, "game": game.id}
            raise Complaint(Message("cli-other-game", {**facts}))
    try:
        return game.notation.read_position(" ".join(words))
    except NotationError as error:
        raise Complaint(Message("cli-position", {"reason": error.message}), game.id) from error


def whole_number(text: str, most: int) -> int:
    """A number from 0 to `most`. Raises Complaint."""
    if not (text.isascii() and text.isdigit()) or len(text) > 6 or int(text) > most:
        raise Complaint(Message("cli-number", {"word": text, "most": most}))
    return int(text)


def settings_of(arguments: Sequence[str]) -> dict[str, object]:
    """The settings that the options of playing give, by their names. Raises Complaint."""
    made = Arguments(prog="a11y-dice", add_help=False, allow_abbrev=False)
    for name in READERS:
        if isinstance(getattr(Settings(), name), bool):
            made.add_argument(f"--{option_name(name)}", nargs="?", const="yes", dest=name)
        else:
            made.add_argument(f"--{option_name(name)}", dest=name)
    given = {name: value for name, value in vars(made.parse_args(list(arguments))).items() if value}
    for name, value in given.items():
        try:
            Settings().with_value(name, value)
        except BadValueError as error:
            raise Complaint(Message("cli-setting", error.facts(name, value))) from error
    if given.get("speak", "text") not in all_outputs():
        facts: Facts = {
            "name": "speak",
            "value": given["speak"],
            "allowed": ", ".join(all_outputs()),
        }
        raise Complaint(Message("cli-setting", facts))
    return given


def parse(made: Arguments, arguments: Sequence[str]) -> argparse.Namespace:
    """The arguments by name; options may stand anywhere among them. Raises Complaint."""
    return made.parse_intermixed_args(list(arguments))
