"""Bots play whole games legally, and play the same when nothing else is different."""

from __future__ import annotations

import pytest
from helpers.listening import words
from helpers.play import every_game, opened, seat_counts

from a11y_dice.core.engine import advance
from a11y_dice.core.game import Game
from a11y_dice.core.match import Match
from a11y_dice.games import all_games
from a11y_dice.i18n.audience import Verbosity

every_bot = pytest.mark.parametrize(
    ("game", "level"),
    [pytest.param(game, bot, id=f"{game.id}-{bot}") for game in all_games() for bot in game.bots],
)


def step(match: Match, level: str) -> Match:
    """The next action of the bot in turn."""
    game = match.setup.game
    seat = match.state.to_act[0]
    seen = game.rules.seen_by(match.state, seat)
    luck = f"{match.setup.seed}/{match.rolls}"
    advice = game.bots[level](seen, seat, luck)
    assert advice == game.bots[level](seen, seat, luck)
    assert game.rules.why_not(match.state, seat, advice.action) is None
    for verbosity in Verbosity:
        assert words(game, advice.reason, verbosity)
    return advance(match, seat, advice.action)[0]


@every_bot
def test_bots_play_whole_games(game: Game, level: str) -> None:
    for seats in seat_counts(game):
        match, _ = opened(game, f"bots {seats}", seats)
        while not match.is_over:
            match = step(match, level)
        assert match.state.winners


@every_game
def test_there_is_a_random_bot_and_a_better_one(game: Game) -> None:
    assert "random" in game.bots
    assert len(game.bots) > 1
