"""Pig, as small as a whole game can be: roll one die and add it up; a 1 loses the turn."""

from a11y_dice.core.game import Game, Option

from . import notation, rules, speech

GAME = Game(
    id="pig",
    rules_version=1,
    seats=range(1, 5),
    faces=("1", "2", "3", "4", "5", "6"),
    sides=bytes(range(6)),
    options=(Option("target", ("20", "50")),),
    rules=rules,
    notation=notation,
    describe=speech,
    narrate=speech,
    keys=rules,
    bots=rules.BOTS,
)
