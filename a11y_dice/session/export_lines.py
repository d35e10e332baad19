"""A match as JSON lines, for programs: the beginning, then every entry with what was announced."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping

from a11y_dice.core.match import Match, begin
from a11y_dice.core.message import Message
from a11y_dice.core.record import entry_text
from a11y_dice.session.kept_match import KeptMatch
from a11y_dice.session.onlooker import Onlooker
from a11y_dice.session.telling import opening, public


def json_lines(kept: KeptMatch, onlooker: Onlooker) -> Iterator[str]:
    """One object a line. The first one, of number 0, tells the table and has no entry."""
    setup = kept.match.setup
    players = [{"name": player.name, "bot": player.bot} for player in setup.players]
    head = {
        "game": setup.game.id,
        "seed": setup.seed,
        "options": {**setup.options},
        "players": players,
        "language": onlooker.language,
    }
    yield _line(0, "", _words(onlooker, opening(setup)), begin(setup), head)
    entries = kept.match.entries()
    for number, (entry, moment) in enumerate(zip(entries, kept.played, strict=True), 1):
        match, events = moment
        announced = _words(onlooker, public(setup.game, events))
        yield _line(number, entry_text(setup.game, entry).strip(), announced, match, {})


def summary(match: Match) -> dict[str, object]:
    """The keys of notation.md that tell where a match stands."""
    game, state = match.setup.game, match.state
    waiting = [seat + 1 for seat in state.to_act if seat >= 0]
    to_act: object = "over" if match.is_over else waiting
    if len(waiting) == 1:
        to_act = waiting[0]
    position = "" if state.rolling else f"{game.id} {game.notation.position_text(state)}"
    return {"position": position, "to_act": to_act, "scores": list(state.scores)}


def _words(onlooker: Onlooker, messages: Iterable[Message]) -> list[str]:
    return [str(onlooker.words(message)) for message in messages]


def _line(
    number: int, entry: str, announced: list[str], match: Match, more: Mapping[str, object]
) -> str:
    found = {"number": number, "entry": entry, "announced": announced} | summary(match) | {**more}
    return json.dumps(found, ensure_ascii=False)
