"""Tables for the benchmarks: a game in play, with a recorder for ears."""

from __future__ import annotations

import os
import random
from pathlib import Path
from typing import Any

from a11y_dice.core.engine import advance, settle
from a11y_dice.core.game import Game
from a11y_dice.core.match import Log, Match, Player, Setup, begin
from a11y_dice.i18n.audience import Audience
from a11y_dice.session.announcer import Announcer
from a11y_dice.session.records import MatchRecord
from a11y_dice.session.table import Table
from a11y_dice.speech.outputs.recorder import Recorder
from a11y_dice.ui.desk import Desk
from a11y_dice.ui.screens.main_menu import MainMenu
from a11y_dice.ui.screens.table import TableScreen


def new_match(game: Game, seed: str, players: int, bots: int = 0) -> Match:
    """A match with its first dice on the table."""
    people = tuple(Player(f"Player {n + 1}") for n in range(players))
    robots = tuple(Player(f"Careful {n + 1}", "careful") for n in range(bots))
    return settle(begin(Setup(game, seed, people + robots)))[0]


def played_out(game: Game, seed: str, players: int) -> int:
    """Play a match at random through `advance`; how many entries its log has."""
    luck = random.Random(seed)
    match = new_match(game, seed, players)
    while not match.is_over:
        state = match.state
        seat = state.to_act[0]
        action: Any = luck.choice(game.rules.legal_actions(state, seat))
        match, _ = advance(match, seat, action)
    entries, log = 0, match.log
    while log is not None:
        entries, log = entries + 1, log[0]
    return entries


def table_in_play(game: Game, seed: str, record: Path, entries_before: int = 0) -> Desk:
    """A desk with a person and a bot at the table; its log may have many entries already.

    What stands in the log before makes no sense as a match; keys must not care how long it is.
    """
    os.environ["XDG_DATA_HOME"] = str(record.parent)
    seats = 1 if game.seats[-1] > 1 else 0
    match = new_match(game, seed, 1, seats)
    log: Log = match.log
    seat = match.state.to_act[0]
    earlier = (seat, game.rules.legal_actions(match.state, seat)[0])
    for _ in range(entries_before):
        log = (log, earlier)
    record.touch()
    match = Match(match.setup, match.state, log, match.rolls)
    desk = Desk(Announcer(Recorder()))
    desk.push(MainMenu(desk))
    desk.announcer.open(game.id, Audience(("Player 1", "Careful 1")))
    table = Table(match, desk.announcer, MatchRecord(match, record))
    desk.table = table
    desk.push(TableScreen(desk, table, None))
    return desk
