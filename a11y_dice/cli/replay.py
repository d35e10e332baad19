"""`a11y-dice replay`: tell a recorded match from its start to its end."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

from a11y_dice.cli.arguments import add_verbosity, parse, parser, words_of
from a11y_dice.cli.complaint import Complaint
from a11y_dice.core.game import CHANCE, Topic
from a11y_dice.core.match import Match
from a11y_dice.core.message import Facts, Message
from a11y_dice.core.record import RecordError
from a11y_dice.session.export_lines import summary
from a11y_dice.session.kept_match import KeptMatch, game_named, read_kept
from a11y_dice.session.onlooker import Onlooker
from a11y_dice.session.records import committed_text
from a11y_dice.session.telling import opening, public


def replay(arguments: Sequence[str]) -> list[str]:
    """The lines of the command. Raises Complaint."""
    made = parser("replay")
    add_verbosity(made)
    given = parse(made, arguments)
    (name,) = words_of("replay", given.words, ("file",), 1)
    kept = kept_record(name)
    match, onlooker = kept.match, onlooker_of(kept, given.verbosity)
    messages = [*opening(match.setup)]
    messages += [said for _, events in kept.played for said in public(match.setup.game, events)]
    announced = [str(onlooker.words(message)) for message in messages]
    if given.json:
        return [json.dumps({"announced": announced, **summary(match)}, ensure_ascii=False)]
    announced += [onlooker.line("torn")] if kept.is_torn else []
    return announced + ([] if match.is_over else _where_it_stops(match, onlooker))


def onlooker_of(kept: KeptMatch, verbosity: str) -> Onlooker:
    """Somebody who hears a match and is not at its table."""
    names = [player.name for player in kept.match.setup.players]
    return Onlooker(kept.match.setup.game.id, names, verbosity)


def kept_record(name: str) -> KeptMatch:
    """The match of a file. Raises Complaint."""
    text, is_torn = _committed(name)
    try:
        return read_kept(text, is_torn=is_torn)
    except RecordError as error:
        facts: Facts = {"file": name, "line": error.line, "reason": error.message}
        raise Complaint(Message("cli-record", facts), game_named(text)) from error


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
