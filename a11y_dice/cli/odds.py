"""`a11y-dice odds`: what each choice is worth in a position, and the best one."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from a11y_dice.cli.arguments import game_of, parse, parser, position_of, words_of
from a11y_dice.cli.complaint import Complaint
from a11y_dice.core.engine import settle
from a11y_dice.core.game import CHANCE, Game
from a11y_dice.core.match import Player, Setup, begin
from a11y_dice.core.message import Message
from a11y_dice.core.odds import Goal, Odds
from a11y_dice.session.advising import advice, each_choice, exact
from a11y_dice.session.onlooker import Onlooker


def tell_odds(arguments: Sequence[str]) -> list[str]:
    """The lines of the command. Raises Complaint."""
    made = parser("odds")
    made.add_argument("--goal", choices=[goal.value for goal in Goal], default=Goal.POINTS.value)
    given = parse(made, arguments)
    name, *position = words_of("odds", given.words, ("game",), 2)
    game, goal = game_of(name), Goal(given.goal)
    state = _position(game, position, goal)
    seat = state.to_act[0]
    if game.odds is None or goal not in game.odds.goals(state):
        facts: dict[str, Any] = {"game": game.id, "goal": goal.value}
        raise Complaint(Message("cli-no-odds", facts), game.id)
    found: Odds = game.odds.odds(state, seat, goal)
    if given.json:
        return [json.dumps(_as_json(game, state, found), ensure_ascii=False)]
    onlooker = Onlooker(game.id, (f"{number + 1}" for number in range(len(state.scores))))
    told = [*each_choice(game, state, seat, found), *advice(game, state, seat, found)]
    return [onlooker.words(message) for message in told]


def _position(game: Game, texts: Sequence[str], goal: Goal) -> Any:
    """The position that is asked about, in which a seat must act. Raises Complaint."""
    if texts:
        state = game.rules.settle(position_of(texts[0], game))[0]
    else:
        seats = 2 if goal is Goal.WIN else game.seats[0]
        state = settle(begin(Setup(game, "1", (Player(""),) * seats)))[0].state
    if not state.to_act or state.to_act[0] == CHANCE:
        raise Complaint(Message("cli-nobody-acts"), game.id)
    return state


def _as_json(game: Game, state: Any, found: Odds) -> dict[str, Any]:
    text = game.notation.action_text
    return {
        "position": f"{game.id} {game.notation.position_text(state)}",
        "goal": found.goal.value,
        "value": exact(found.value),
        "best": text(found.best),
        "actions": [
            {
                "action": text(odds.action),
                "value": exact(odds.value),
                "bust": exact(odds.bust),
                "distribution": {str(points): exact(share) for points, share in odds.distribution},
            }
            for odds in found.actions
        ],
    }
