"""`a11y-dice perft`: how many positions lie so many decisions away."""

from __future__ import annotations

import json
from collections.abc import Sequence

from a11y_dice.cli.arguments import game_of, parse, parser, position_of, whole_number
from a11y_dice.cli.onlooker import Onlooker
from a11y_dice.core.engine import perft

DEEPEST = 1000


def count_positions(arguments: Sequence[str]) -> list[str]:
    """The lines of the command. Raises Complaint."""
    made = parser("perft")
    made.add_argument("game")
    made.add_argument("depth")
    made.add_argument("position", nargs="?")
    given = parse(made, arguments)
    game = game_of(given.game)
    depth = whole_number(given.depth, DEEPEST)
    if given.position is None:
        options = {option.name: option.values[0] for option in game.options}
        state = game.rules.start(1, options)
    else:
        state = game.rules.settle(position_of(given.position, game)).state
    count = perft(game, state, depth)
    if given.json:
        return [json.dumps({"count": count})]
    return [Onlooker().line("perft", count=count, depth=depth)]
