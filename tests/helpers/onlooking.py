"""Matches of bots that somebody listens to, and walks through afterwards."""

from __future__ import annotations

from functools import lru_cache

from a11y_dice.core.engine import retold
from a11y_dice.core.game import Game
from a11y_dice.core.match import Match
from a11y_dice.core.message import Words
from a11y_dice.games import find_game
from a11y_dice.i18n.audience import Verbosity
from a11y_dice.session.announcer import Announcer
from a11y_dice.session.kept_match import KeptMatch
from a11y_dice.session.onlooker import Onlooker
from a11y_dice.session.records import MatchRecord
from a11y_dice.session.table import Table
from a11y_dice.session.transcript import Buffer
from a11y_dice.session.walk import Walk
from a11y_dice.settings.values import Settings
from a11y_dice.speech.outputs.recorder import Recorder
from helpers.keyboard import new_match


def heard_live(
    game: Game, *players: str, seed: str = "1", verbosity: Verbosity = Verbosity.STANDARD
) -> tuple[Match, list[Words]]:
    """A match of bots to its end, and what somebody heard who only looked on."""
    announcer = Announcer(Recorder(), Settings(verbosity=verbosity.value))
    match = new_match(game, *players, seed=seed)
    table = Table(match, announcer, MatchRecord(match))
    table.open()
    assert table.match.is_over
    heard = [said.words for said in announcer.transcript if said.buffer is Buffer.TABLE]
    return table.match, heard


def bots_match(game: Game, seats: int = 2, seed: str = "1") -> Match:
    """A match of bots to its end, without a listener."""
    return _bots_match(game.id, seats, seed)


@lru_cache
def _bots_match(game_id: str, seats: int, seed: str) -> Match:
    players = ("bot careful", "bot random", "bot careful")[:seats]
    return heard_live(find_game(game_id), *players, seed=seed)[0]


def kept(match: Match) -> KeptMatch:
    """A match as its record would give it."""
    return KeptMatch(match, tuple(retold(match)))


def walk_of(match: Match) -> Walk:
    """The walk through a match."""
    return Walk(match.setup, retold(match))


def onlooker_of(match: Match, verbosity: Verbosity = Verbosity.STANDARD) -> Onlooker:
    """Somebody who hears everybody of a match by name."""
    names = [player.name for player in match.setup.players]
    return Onlooker(match.setup.game.id, names, verbosity)
