"""Two different positions sound different, and feel different in braille."""

from __future__ import annotations

import pytest
from helpers.listening import answers, words
from helpers.play import every_game, rests

from a11y_dice.core.game import Game
from a11y_dice.core.message import Message
from a11y_dice.i18n.audience import Verbosity

ANSWERS = 12
"""So many times in a row a question is asked."""


class Ear:
    """Hears messages; equal ones are put into words once."""

    def __init__(self, game: Game, verbosity: Verbosity) -> None:
        self._game = game
        self._verbosity = verbosity
        self._heard: dict[str, str] = {}

    def hears(self, message: Message) -> str:
        """The words of a message."""
        key = repr(message)
        if key not in self._heard:
            self._heard[key] = words(self._game, message, self._verbosity)
        return self._heard[key]


@pytest.mark.parametrize("verbosity", [Verbosity.STANDARD, Verbosity.BRAILLE])
@every_game
def test_if_two_positions_differ_somebody_can_hear_it(game: Game, verbosity: Verbosity) -> None:
    for seats in list(game.seats)[:3]:
        ear, heard = Ear(game, verbosity), dict[str, object]()
        for match in rests(game, "ear", seats, 30) + rests(game, "other ear", seats, 10):
            state = game.rules.seen_by(match.state, None)
            told = "\n".join(
                ear.hears(message)
                for seat in range(seats)
                for message in answers(game, state, seat, ANSWERS)
            )
            assert heard.setdefault(told, state) == state, told
