"""Sixty-One, as one value."""

from a11y_dice.core.game import Game
from a11y_dice.games.sixty_one import describe, keys, narrate, notation, rules, sounds, state
from a11y_dice.games.sixty_one.bots import BOTS

GAME = Game(
    id="sixty_one",
    rules_version=1,
    seats=range(1, rules.MOST_SEATS + 1),
    faces=state.FACES,
    sides=state.SIDES,
    options=(),
    rules=rules,
    notation=notation,
    describe=describe,
    narrate=narrate,
    keys=keys,
    bots=BOTS,
    sounds=sounds,
    rolls_alone=True,
)
