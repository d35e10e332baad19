"""What an area offers in each of its states, worked out once and then looked up.

The states of an area are finitely many (some ten thousand come up in play, most of them burrows),
and so are the entries of these tables.
"""

from __future__ import annotations

from typing import TypeAlias

from a11y_dice.games.sixty_one.sheet import AREAS, PLACES, VALUES, WILD, Cells, Mask, openings
from a11y_dice.games.sixty_one.state import Action, PlaceWild, Write

Pair: TypeAlias = tuple[int, int]
"""The two dice that remain when one has picked the area, higher first."""
DICE = (0, *VALUES)
WRITES = tuple(
    tuple(
        tuple(tuple(Write(area, value, place, leaf) for leaf in DICE) for value in DICE)
        for place in range(len(names))
    )
    for area, names in enumerate(PLACES)
)
"""Every action that writes, by area, place, die and leaf, each made once."""


class Offer(dict[Pair, tuple[Action, ...]]):
    """What may be written in an area with one of two dice, by place and then by leaf.

    A pair is worked out when it is first asked for. All states of the area that have the same
    `openings` share one offer. `wilds` are the places for an X.
    """

    def __init__(self, area: int, masks: tuple[Mask, ...]) -> None:
        super().__init__()
        self.area, self.openings = area, masks
        self.wilds = tuple([PlaceWild(area, at) for at, mask in enumerate(masks) if mask & WILD])

    def __missing__(self, pair: Pair) -> tuple[Action, ...]:
        high, low = pair
        found = []
        for place, mask in enumerate(self.openings):
            if mask >> high & 1:
                found.append(WRITES[self.area][place][high][low])
            if mask >> low & 1 and low != high:
                found.append(WRITES[self.area][place][low][high])
        self[pair] = tuple(found)
        return self[pair]


class Offers(dict[Cells, Offer]):
    """The offer of each state of an area."""

    def __init__(self, area: int) -> None:
        super().__init__()
        self._area = area
        self._shared: dict[tuple[Mask, ...], Offer] = {}

    def __missing__(self, cells: Cells) -> Offer:
        masks = openings(self._area, cells)
        if masks not in self._shared:
            self._shared[masks] = Offer(self._area, masks)
        self[cells] = self._shared[masks]
        return self[cells]


OFFERS = (Offers(0), *(Offers(area) for area in AREAS))
"""The offers of each area by its number; there is no area 0."""
