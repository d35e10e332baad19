"""How many words the announcements of whole games have. Prints figures; judges nothing.

python benchmarks/words.py [GAMES]    so many games of each kind and verbosity, 20 if not said
"""

from __future__ import annotations

import sys
from itertools import pairwise

from a11y_dice.core.engine import advance, settle
from a11y_dice.core.game import Event, Game
from a11y_dice.core.match import Match, Player, Setup, begin
from a11y_dice.games import all_games
from a11y_dice.i18n.audience import Audience, Verbosity
from a11y_dice.i18n.localizer import Localizer

NAMES = ("Ola", "Piotr")


def main() -> None:
    """Print the averages for every game and verbosity."""
    games = int(sys.argv[1]) if sys.argv[1:] else 20
    for game in all_games():
        localizer = Localizer(game_id=game.id)
        for verbosity in Verbosity:
            _measure(game, localizer, verbosity, games)


def _measure(game: Game, localizer: Localizer, verbosity: Verbosity, games: int) -> None:
    counts: list[int] = []
    rolls: list[int] = []
    doubles = 0
    for number in range(games):
        said = []
        for events in _whole_game(game, str(number)):
            for event in events:
                for message in game.narrate.narrate(event):
                    words = localizer.words(message, Audience(NAMES), verbosity)
                    (rolls if message.cue == "roll" else counts).append(len(words.split()))
                    said.append((words, event))
        doubles += sum(1 for (a, e), (b, f) in pairwise(said) if a == b and e is f)
    print(
        f"words: {game.id}, {verbosity}: {sum(counts) / len(counts):.1f} an announcement"
        f" ({len(counts)} of them), {sum(rolls) / len(rolls):.1f} a roll,"
        f" longest {max(counts)}, said twice {doubles}"
    )


def _whole_game(game: Game, seed: str) -> list[tuple[Event, ...]]:
    """What happens in a match of two careful bots."""
    players = tuple(Player(name, "careful") for name in NAMES[: game.seats[-1]])
    match: Match = begin(Setup(game, seed, players))
    match, events = settle(match)
    told = [events]
    while not match.is_over:
        seat = match.state.to_act[0]
        view = game.rules.seen_by(match.state, seat)
        advice = game.bots["careful"](view, seat, f"{seed}/{match.rolls}")
        match, events = advance(match, seat, advice.action)
        told.append(events)
    return told


if __name__ == "__main__":
    main()
