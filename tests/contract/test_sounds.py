"""Whatever is heard is a sound that is there, is learnt in the menu, and is told in words too."""

from __future__ import annotations

from collections.abc import Iterator

from helpers.listening import english
from helpers.play import every_game, opened, playout, seat_counts

from a11y_dice.audio.sound_files import SoundLibrary
from a11y_dice.core.earcons import COMMON
from a11y_dice.core.game import Event, Game
from a11y_dice.core.match import Match
from a11y_dice.core.message import Message
from a11y_dice.session.sounding import sounded

OURS = SoundLibrary.load("")


def own_names(game: Game) -> tuple[str, ...]:
    """The sounds that a game has for itself."""
    return game.sounds.NAMES if game.sounds else ()


def happenings(game: Game) -> Iterator[tuple[Match, Event]]:
    """What happens in whole matches, and the match after it."""
    for seats in seat_counts(game):
        match, events = opened(game, "sounds", seats)
        yield from ((match, event) for event in events)
        for turn in playout(game, "sounds", seats, at_most=400):
            yield from ((turn.after, event) for event in turn.events)


def heard(game: Game, persons: tuple[int, ...]) -> Iterator[tuple[Event, list[Message]]]:
    """Each event and what is said of it, with its sounds."""
    for match, event in happenings(game):
        yield event, list(sounded(match, event, persons))


@every_game
def test_every_sound_of_an_event_is_there_and_is_told(game: Game) -> None:
    names = set()
    for event, messages in heard(game, (0,)):
        assert messages, event
        names |= {earcon.name for message in messages for earcon in message.earcons}
    assert names
    for name in names:
        folder, _, stem = name.partition("/")
        assert folder == game.id
        assert stem in (*own_names(game), *COMMON), name
        assert OURS.find(name), name


@every_game
def test_every_event_is_heard(game: Game) -> None:
    """Where everybody is a person. Of a bot the beginning of a turn is only told."""
    silent = {
        type(event).__name__
        for event, messages in heard(game, tuple(range(game.seats[-1])))
        if not any(message.earcons for message in messages)
    }
    assert silent == set()


@every_game
def test_every_place_is_in_stereo(game: Game) -> None:
    for _, messages in heard(game, (0,)):
        assert all(-1 <= earcon.place <= 1 for said in messages for earcon in said.earcons)


@every_game
def test_sounds_change_nothing_that_is_said(game: Game) -> None:
    for match, event in happenings(game):
        plain = [(said.id, said.facts, said.cue) for said in game.narrate.narrate(event)]
        assert [(said.id, said.facts, said.cue) for said in sounded(match, event, ())] == plain


@every_game
def test_a_turn_and_a_win_are_only_heard_of_people(game: Game) -> None:
    names = {
        earcon.name.partition("/")[2]
        for _, messages in heard(game, ())
        for said in messages
        for earcon in said.earcons
    }
    assert not names & {"turn", "win"}


@every_game
def test_every_own_sound_has_a_file_and_words_and_is_no_common_one(game: Game) -> None:
    names = own_names(game)
    assert len(set(names)) == len(names)
    assert not set(names) & set(COMMON)
    files = {name.partition("/")[2] for name in OURS.ours if name.startswith(f"{game.id}/")}
    assert files == set(names)
    assert all(english(game.id).has(f"sound-{name}") for name in names)


@every_game
def test_the_common_sounds_are_there_for_it(game: Game) -> None:
    assert all(OURS.find(f"{game.id}/{name}") for name in COMMON)
    assert all(english(game.id).has(f"sound-{name}") for name in COMMON)
