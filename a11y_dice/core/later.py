"""Parts of a game that take long to load, and are loaded when they are first asked for."""

from __future__ import annotations

from importlib import import_module
from typing import Any


class LaterOdds:
    """The odds of a game in a module of its own, as `OddsOf` in `core/odds.py` describes them."""

    def __init__(self, module: str) -> None:
        self._module = module

    def goals(self, state: Any) -> Any:
        """What can be told of a position."""
        return import_module(self._module).goals(state)

    def odds(self, state: Any, seat: int, goal: Any) -> Any:
        """What a seat can expect of each legal action."""
        return import_module(self._module).odds(state, seat, goal)
