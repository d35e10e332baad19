"""Geek Out! Masters, as one value."""

from a11y_dice.core.game import Game
from a11y_dice.core.later import LaterOdds
from a11y_dice.games.geek_out_masters import describe, keys, narrate, notation, rules, sounds, state
from a11y_dice.games.geek_out_masters.bots import BOTS

GAME = Game(
    id="geek_out_masters",
    rules_version=1,
    seats=range(1, notation.MOST_SEATS + 1),
    faces=state.FACES,
    sides=state.SIDES,
    options=notation.OPTIONS,
    rules=rules,
    notation=notation,
    describe=describe,
    narrate=narrate,
    keys=keys,
    bots=BOTS,
    sounds=sounds,
    odds=LaterOdds("a11y_dice.games.geek_out_masters.odds"),
)
