"""A match as a document: the players, the result, and every round as an onlooker heard it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from a11y_dice.core.game import Topic
from a11y_dice.core.message import Message, Seat, Title, Who, Words
from a11y_dice.session.kept_match import KeptMatch
from a11y_dice.session.onlooker import Onlooker
from a11y_dice.session.sounding import seat_of
from a11y_dice.session.telling import decider, opening, public
from a11y_dice.session.walk import begins_round, begins_turn

Export = Callable[[KeptMatch, Onlooker], Iterator[str]]
"""A form of export: the lines of its file, without their ends."""


@dataclass(slots=True)
class Section:
    """A heading, the lines under it, and smaller sections."""

    heading: Words
    lines: list[Words] = field(default_factory=list)
    parts: list[Section] = field(default_factory=list)


def document(kept: KeptMatch, onlooker: Onlooker) -> Section:
    """The whole match: its title, the players, the result, then round by round.

    A round has a part for each turn, unless all decide at once or somebody plays alone.
    """
    setup = kept.match.setup
    players = tuple(Who(seat) for seat in range(len(setup.players)))
    title = Message("export-title", {"title": Title(setup.game.id), "players": players})
    who = Section(onlooker.words(Message("export-players")))
    who.lines = [onlooker.words(message) for message in opening(setup)]
    result = Section(onlooker.words(Message("export-result")))
    result.lines = [onlooker.words(message) for message in where_it_stands(kept)]
    return Section(onlooker.words(title), parts=[who, result, *_rounds(kept, onlooker)])


def where_it_stands(kept: KeptMatch) -> Iterator[Message]:
    """Who has won, or that the match is not over and what is due; and the scores."""
    game, match = kept.match.setup.game, kept.match
    view = game.rules.seen_by(match.state, None)
    if kept.is_torn:
        yield Message("cli-torn")
    if not match.is_over:
        yield Message("cli-unfinished")
    for topic in (Topic.TURN, Topic.SCORES):
        yield from game.describe.describe(view, decider(view), topic, 0)


def text_lines(kept: KeptMatch, onlooker: Onlooker) -> Iterator[str]:
    """The match as plain text: headings after an empty line, one announcement a line."""
    yield from _plain(document(kept, onlooker))


def _plain(section: Section) -> Iterator[str]:
    yield section.heading
    yield from section.lines
    for part in section.parts:
        yield ""
        yield from _plain(part)


def _rounds(kept: KeptMatch, onlooker: Onlooker) -> list[Section]:
    """Everything that was announced, each sentence once and in its order."""
    rounds: list[Section] = []
    for message in _announced(kept):
        if not rounds or begins_round(message):
            heading = Message("export-round", {"round": len(rounds) + 1})
            rounds.append(Section(onlooker.words(heading)))
            _begin_turn(rounds[-1], seat_of(message), kept, onlooker)
        elif begins_turn(message):
            _begin_turn(rounds[-1], seat_of(message), kept, onlooker)
        turns = rounds[-1].parts or rounds[-1:]
        turns[-1].lines.append(onlooker.words(message))
    return rounds


def _announced(kept: KeptMatch) -> Iterator[Message]:
    for _, events in kept.played:
        yield from public(kept.match.setup.game, events)


def _begin_turn(whole: Section, seat: Seat | None, kept: KeptMatch, onlooker: Onlooker) -> None:
    """A part for the turn of a seat, where each seat has a turn of its own."""
    if seat is not None and len(kept.match.setup.players) > 1:
        heading = Message("export-turn", {"who": Who(seat)})
        whole.parts.append(Section(onlooker.words(heading)))
