"""Who sits where before a match: a pure value that the set-up screen changes step by step."""

from __future__ import annotations

from dataclasses import dataclass, replace

from a11y_dice.core.game import Game, Option
from a11y_dice.core.match import Player, Setup, UndoRule, seated_at_random


@dataclass(frozen=True, slots=True)
class Seating:
    """A table before the match begins. `undo` is None where the usual rule holds."""

    game: Game
    players: tuple[Player, ...]
    options: dict[str, str]
    seed: str = ""
    undo: UndoRule | None = None

    def with_player(self, player: Player) -> Seating:
        """One more at the table."""
        return replace(self, players=(*self.players, player))

    def changed(self, seat: int, player: Player) -> Seating:
        """Somebody else at a seat."""
        return replace(self, players=(*self.players[:seat], player, *self.players[seat + 1 :]))

    def without(self, seat: int) -> Seating:
        """One less at the table."""
        return replace(self, players=self.players[:seat] + self.players[seat + 1 :])

    def with_next_value(self, option: Option) -> Seating:
        """The next value of a table option; the first after the last."""
        at = option.values.index(self.options[option.name]) + 1
        value = option.values[at % len(option.values)]
        return replace(self, options={**self.options, option.name: value})

    def with_next_undo(self) -> Seating:
        """The next rule of undo; the usual one after the last."""
        rules = (None, *UndoRule)
        return replace(self, undo=rules[(rules.index(self.undo) + 1) % len(rules)])

    def with_seed(self, seed: str) -> Seating:
        """Another seed; empty to have one drawn when the match begins."""
        return replace(self, seed=seed)

    @property
    def is_full(self) -> bool:
        """Whether nobody else can sit down."""
        return len(self.players) >= self.game.seats[-1]

    @property
    def persons(self) -> int:
        """How many people sit at the table."""
        return sum(1 for player in self.players if not player.bot)

    def free_name(self, stem: str) -> str:
        """The stem, or the stem with a number, that nobody has, in capitals or not."""
        taken = {player.name.lower() for player in self.players}
        name, number = stem, 1
        while name.lower() in taken:
            number += 1
            name = f"{stem} {number}"
        return name

    def setup(self, seed: str) -> Setup:
        """The match that begins from here; who is first is drawn by the seed."""
        players = seated_at_random(self.players, seed)
        return Setup(self.game, seed, players, dict(self.options), self.undo)


def usual(game: Game, person: str, bot: str, undo: UndoRule | None = None) -> Seating:
    """A table for one person and, where two may play, one careful bot."""
    players: tuple[Player, ...] = (Player(person),)
    if len(game.seats) > 1:
        players += (Player(bot, "careful"),)
    options = {option.name: option.values[0] for option in game.options}
    return Seating(game, players, options, undo=undo)
