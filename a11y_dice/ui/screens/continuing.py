"""Going on with a kept match: from its record, from what can be read of it, or as an onlooker."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from a11y_dice.core.match import Match
from a11y_dice.core.message import Facts, Message
from a11y_dice.core.record import RecordError
from a11y_dice.session.damage import Damage, damage_of
from a11y_dice.session.records import InUseError, MatchRecord, continued
from a11y_dice.session.table import Table
from a11y_dice.ui.desk import Desk
from a11y_dice.ui.screens.table import TableScreen
from a11y_dice.ui.screens.watching import watch


def go_on(desk: Desk, path: Path) -> None:
    """Continue the match of a record, or say why not and what is possible instead."""
    try:
        match, record = continued(path)
    except (UnicodeDecodeError, RecordError):
        _find_damage(desk, path)
    except InUseError:
        desk.ask(Message("match-in-use"), partial(watch, desk, path))
    except OSError as error:
        facts: Facts = {"path": path.name, "reason": error.strerror or str(error)}
        desk.say(Message("continue-fails", facts))
    else:
        _sit_down(desk, match, record)


def _sit_down(desk: Desk, match: Match, record: MatchRecord) -> None:
    table = Table(match, desk.announcer, record)
    desk.table = table
    desk.push(TableScreen(desk, table, table.resume))


def _find_damage(desk: Desk, path: Path) -> None:
    """Look what is wrong with a record that cannot be read."""
    damage = damage_of(path)
    if damage:  # else another program has just put it right
        _tell_damage(desk, damage)


def _tell_damage(desk: Desk, damage: Damage) -> None:
    """Say what is wrong; set a damaged record aside, and offer what can be played of it."""
    facts: Facts = {"path": damage.path.name, "line": damage.line, "reason": damage.reason}
    desk.announcer.open(damage.game_id)
    if not damage.is_ours:
        desk.say(Message("continue-fails-at", facts))
        return
    try:
        kept = damage.set_aside()
        match = damage.good_part()
    except OSError as error:
        desk.say(Message("continue-fails-at", facts))
        desk.say(Message("record-not-aside", {"reason": error.strerror or str(error)}))
        return
    desk.say(Message("record-aside", facts | {"new": str(kept)}))
    if match is None:
        desk.say(Message("record-nothing-left"))
        return
    actions = len(match.entries())
    desk.ask(Message("record-part-left", {"count": actions}), partial(_go_on_from, desk, match))


def _go_on_from(desk: Desk, match: Match) -> None:
    """Go on with a part of a match, in a record of its own."""
    record = MatchRecord(match)
    record.append(match, match.entries())
    _sit_down(desk, match, record)
