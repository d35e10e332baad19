"""What an area offers in each of its states, worked out once and then looked up.

The states of an area are finitely many (some ten thousand come up in play, most of them burrows),
and so are the entries of these tables.
"""

from __future__ import annotations

from functools import cache
from typing import TypeAlias

from a11y_dice.games.sixty_one.sheet import AREAS, PLACES, Cells, Fits, X, fitting
from a11y_dice.games.sixty_one.state import Action, PlaceWild, Write

Pair: TypeAlias = tuple[int, int]
"""The two dice that remain when one has picked the area, higher first."""


@cache
def write(area: int, value: int, place: int, leaf: int) -> Write:
    """The action of these dice; equal arguments, the same object."""
    return Write(area, value, place, leaf)


class Offer(dict[Pair, tuple[Action, ...]]):
    """What may be written in an area with one of two dice, by place and then by leaf.

    A pair is worked out when it is first asked for. Every state of the area in which the same
    `fits` shares one offer. `wilds` are the places for an X.
    """

    def __init__(self, area: int, fits: Fits) -> None:
        super().__init__()
        self.area, self.fits = area, fits
        places = range(len(PLACES[area]))
        self.wilds = tuple([PlaceWild(area, place) for place in places if (place, X) in fits])

    def __missing__(self, pair: Pair) -> tuple[Action, ...]:
        high, low = pair
        self[pair] = tuple(
            [
                write(self.area, value, place, leaf)
                for place in range(len(PLACES[self.area]))
                for value, leaf in ((high, low), (low, high))[: 1 + (high != low)]
                if (place, value) in self.fits
            ]
        )
        return self[pair]


class Offers(dict[Cells, Offer]):
    """The offer of each state of an area."""

    def __init__(self, area: int) -> None:
        super().__init__()
        self._area = area
        self._shared: dict[Fits, Offer] = {}

    def __missing__(self, cells: Cells) -> Offer:
        fits = fitting(self._area, cells)
        if fits not in self._shared:
            self._shared[fits] = Offer(self._area, fits)
        self[cells] = self._shared[fits]
        return self[cells]


OFFERS = (Offers(0), *(Offers(area) for area in AREAS))
"""The offers of each area by its number; there is no area 0."""
