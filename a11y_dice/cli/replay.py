"""`a11y-dice replay`: tell a recorded match from its start to its end."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

from a11y_dice.cli.arguments import add_verbosity, parse, parser, words_of
from a11y_dice.cli.complaint import Complaint
from a11y_dice.cli.onlooker import Onlooker
from a11y_dice.core.game import CHANCE, Topic
from a11y_dice.core.match import Match
from a11y_dice.core.message import Facts, Message
from a11y_dice.core.record import RecordError, read_record
from a11y_dice.games import find_game, game_ids
from a11y_dice.session.records import committed_text
from a11y_dice.session.telling import opening, public


def replay(arguments: Sequence[str]) -> list[str]:
    """The lines of the command. Raises Complaint."""
    made = parser("replay")
    add_verbosity(made)
    given = parse(made, arguments)
    (name,) = words_of("replay", given.words, ("file",), 1)
    text, is_torn = _committed(name)
    try:
        match, told = read_record(text, find_game)
    except RecordError as error:
        facts: Facts = {"file": name, "line": error.line, "reason": error.message}
        raise Complaint(Message("cli-record", facts), _game_named(text)) from error
    names = [player.name for player in match.setup.players]
    onlooker = Onlooker(match.setup.game.id, names, given.verbosity)
    messages = [*opening(match.setup)]
    messages += [message for events in told for message in public(match.setup.game, events)]
    announced = [str(onlooker.words(message)) for message in messages]
    if given.json:
        return [json.dumps({"announced": announced, **summary(match)}, ensure_ascii=False)]
    announced += [onlooker.line("torn")] if is_torn else []
    return announced + ([] if match.is_over else _where_it_stops(match, onlooker))


def summary(match: Match) -> dict[str, object]:
    """The keys of notation.md that tell where a match stands."""
    game, state = match.setup.game, match.state
    waiting = [seat + 1 for seat in state.to_act if seat >= 0]
    to_act: object = "over" if match.is_over else waiting
    if len(waiting) == 1:
        to_act = waiting[0]
    position = "" if state.rolling else f"{game.id} {game.notation.position_text(state)}"
    return {"position": position, "to_act": to_act, "scores": list(state.scores)}


def _where_it_stops(match: Match, onlooker: Onlooker) -> list[str]:
    """That the match is not over, and what is due."""
    lines: list[str] = [onlooker.line("unfinished")]
    game, waiting = match.setup.game, match.state.to_act
    if waiting != (CHANCE,):
        view = game.rules.seen_by(match.state, None)
        told = game.describe.describe(view, waiting[0], Topic.TURN, 0)
        lines += [onlooker.words(message) for message in told]
    return lines


def _committed(name: str) -> tuple[str, bool]:
    try:
        return committed_text(Path(name))
    except OSError as error:
        facts = {"file": name, "reason": error.strerror or str(error)}
        raise Complaint(Message("cli-file", facts)) from error
    except UnicodeDecodeError as error:
        raise Complaint(Message("cli-encoding", {"file": name, "byte": error.start})) from error


def _game_named(text: str) -> str:
    """The game that a broken record names, for the words of its reasons."""
    return next((word for word in text.lower().split()[:4] if word in game_ids()), "")
