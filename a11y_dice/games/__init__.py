"""The games: every package in this folder is one. There is no list to edit."""

from __future__ import annotations

from functools import lru_cache
from importlib import import_module
from pathlib import Path

from a11y_dice.core.game import Game


@lru_cache(maxsize=1)
def game_ids() -> tuple[str, ...]:
    """The names of the folders here that hold a game, sorted. Imports none of them."""
    here = Path(__file__).parent
    return tuple(sorted(path.parent.name for path in here.glob("*/__init__.py")))


def find_game(game_id: str) -> Game:
    """The game of an id. Raises KeyError when there is none."""
    if game_id not in game_ids():
        raise KeyError(game_id)
    game: Game = import_module(f"{__name__}.{game_id}").GAME
    return game


def all_games() -> tuple[Game, ...]:
    """Every game, in the order of their ids."""
    return tuple(find_game(game_id) for game_id in game_ids())
