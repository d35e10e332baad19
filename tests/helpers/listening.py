"""Hearing: messages as words, and everything that can be asked at one moment."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Any

from a11y_dice.core.game import Choice, Game, Topic
from a11y_dice.core.message import Message, Seat
from a11y_dice.i18n.audience import Audience, Verbosity
from a11y_dice.i18n.localizer import Localizer
from helpers.play import NAMES

Path = tuple[str, ...]


@lru_cache
def english(game_id: str) -> Localizer:
    """The English of one game and of the shell."""
    return Localizer(game_id=game_id)


def words(
    game: Game,
    message: Message,
    verbosity: Verbosity = Verbosity.STANDARD,
    you: Seat | None = None,
) -> str:
    """What a listener hears of a message."""
    return english(game.id).words(message, Audience(NAMES, you), verbosity)


def told(game: Game, events: tuple[Any, ...]) -> list[Message]:
    """The messages about events, in order."""
    return [message for event in events for message in game.narrate.narrate(event)]


def choice_tree(game: Game, state: Any, seat: Seat, path: Path = ()) -> Iterator[tuple[Path, Any]]:
    """Each question that can be reached from `path`, with its choices."""
    choices = game.describe.choices(state, seat, path)
    yield path, choices
    for choice in choices:
        if choice.action is None:
            yield from choice_tree(game, state, seat, (*path, choice.step))


def leaves(game: Game, state: Any, seat: Seat) -> list[Choice]:
    """The choices that play something."""
    tree = choice_tree(game, state, seat)
    return [choice for _, choices in tree for choice in choices if choice.action is not None]


def answers(game: Game, state: Any, seat: Seat, most_times: int) -> Iterator[Message]:
    """The answers to every topic, asked again and again."""
    for topic in Topic:
        for times in range(most_times + 1):
            yield from game.describe.describe(state, seat, topic, times)


def sentences(game: Game, state: Any, seat: Seat, most_times: int = 3) -> Iterator[Message]:
    """Every whole sentence that `seat` can be told at this moment without playing."""
    describe = game.describe
    yield from answers(game, state, seat, most_times)
    for index in range(describe.places(state)):
        yield describe.place(state, seat, index)
        yield describe.around(state, seat, index)
    if seat not in state.to_act:
        yield describe.question(state, seat, ())
        return
    for path, _ in choice_tree(game, state, seat):
        yield describe.question(state, seat, path)
    for action in game.rules.legal_actions(state, seat):
        if question := describe.confirm(state, seat, action):
            yield question


def labels(game: Game, state: Any, seat: Seat) -> Iterator[Message]:
    """The lines of every list of choices."""
    for _, choices in choice_tree(game, state, seat):
        for choice in choices:
            yield choice.label
