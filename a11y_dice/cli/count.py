"""`a11y-dice perft`: how many positions lie so many decisions away."""

from __future__ import annotations

import json
from collections.abc import Sequence

from a11y_dice.cli.arguments import game_of, parse, parser, position_of, whole_number, words_of
from a11y_dice.core.engine import perft
from a11y_dice.session.onlooker import Onlooker

DEEPEST = 1000


def count_positions(arguments: Sequence[str]) -> list[str]:
    """The lines of the command. Raises Complaint."""
    made = parser("perft")
    given = parse(made, arguments)
    name, number, *position = words_of("perft", given.words, ("game", "depth"), 3)
    game = game_of(name)
    depth = whole_number(number, DEEPEST)
    if not position:
        options = {option.name: option.values[0] for option in game.options}
        state = game.rules.start(1, options)
    else:
        state = game.rules.settle(position_of(position[0], game))[0]
    count = perft(game, state, depth)
    if given.json:
        return [json.dumps({"count": count})]
    return [Onlooker().line("perft", count=count, depth=depth)]
