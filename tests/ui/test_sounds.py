"""What is heard beside the words while keys are pressed, and the menu to learn the sounds."""

from __future__ import annotations

import pytest
from helpers.keyboard import Keyboard, new_match, seated
from helpers.play import every_game

from a11y_dice.core.earcons import COMMON
from a11y_dice.core.game import Game
from a11y_dice.core.message import Earcon, Message, Words
from a11y_dice.games import all_games, find_game
from a11y_dice.settings.values import Settings
from a11y_dice.speech.utterance import Priority, plain_utterance

MARTIAN = find_game("martian_dice")
GEEK = find_game("geek_out_masters")
SIXTY_ONE = find_game("sixty_one")
TO_SOUNDS = ("end", "up", "enter")


class Silent:
    """A player of sounds that cannot, and says why; the settings that it was given are kept."""

    def __init__(self, reason: Message | None) -> None:
        self.silence = reason
        self.settings = Settings()
        self.hushed = 0

    def hush(self) -> None:
        """Count it."""
        self.hushed += 1

    def play(self, earcons: tuple[Earcon, ...]) -> float:
        """Play nothing."""
        return 0.0

    def change(self, settings: Settings) -> None:
        """Keep them."""
        self.settings = settings


def heard(keyboard: Keyboard, *keys: str) -> list[str]:
    """The names of the sounds that these keys bring about, in order, without the game's."""
    before = len(keyboard.recorder.utterances)
    keyboard.press(*keys)
    utterances = keyboard.recorder.utterances[before:]
    return [earcon.name.rpartition("/")[2] for said in utterances for earcon in said.earcons]


def at_table(game: Game, *players: str, seed: str = "1") -> Keyboard:
    return seated(new_match(game, *(players or ("Ola", "bot careful")), seed=seed))


def test_the_edges_of_a_menu_are_heard() -> None:
    keyboard = Keyboard()
    assert heard(keyboard, "down", "up") == []
    assert heard(keyboard, "up") == ["edge"]
    assert heard(keyboard, "end", "home", "end") == []
    assert heard(keyboard, "down") == ["edge"]


@every_game
def test_the_edges_of_choices_and_places_are_heard(game: Game) -> None:
    keyboard = at_table(game)
    assert heard(keyboard, "home", "up") == ["edge"]
    assert heard(keyboard, "end", "down") == ["edge"]
    for key in ("left", "right"):
        while not heard(keyboard, key):
            pass
        assert heard(keyboard, key) == ["edge"]


@every_game
def test_the_first_look_at_choices_and_places_is_no_edge(game: Game) -> None:
    for key in ("up", "down", "left", "right"):
        keyboard = at_table(game, "Ola", "Bob")
        if keyboard.screen.at < 0:  # type: ignore[attr-defined] # a table
            assert heard(keyboard, key) == []


def test_a_refusal_is_heard() -> None:
    assert heard(at_table(MARTIAN), "b") == ["refuse"]


def test_a_choice_that_is_taken_is_heard() -> None:
    assert heard(at_table(SIXTY_ONE), "1") == ["taken"]


def test_dice_in_the_air_and_each_die_that_falls_are_heard() -> None:
    keyboard = at_table(MARTIAN, "Ola")
    names = heard(keyboard, "r")
    assert names[0] == "dice"
    rolled = keyboard.match.state
    faces = rolled.table[1:]
    for face, count in zip(MARTIAN.faces[1:], faces, strict=True):
        assert names.count(f"die-{face}") == count
    assert names.count("die-tank") == rolled.aside[0]
    assert names.count("to-tanks") == (1 if rolled.aside[0] else 0)


def test_the_review_and_its_ends_are_heard() -> None:
    keyboard = at_table(MARTIAN)
    assert heard(keyboard, ",") == ["review"]
    while (names := heard(keyboard, ",")) == ["review"]:
        pass
    assert names == ["edge"]


def test_what_is_said_again_is_not_heard_again() -> None:
    keyboard = at_table(MARTIAN)
    assert heard(keyboard, "b") == ["refuse"]
    assert heard(keyboard, "p") == []
    assert heard(keyboard, "u", "y") == ["refuse", "refuse"]


def test_a_turn_is_heard_when_it_is_a_persons() -> None:
    keyboard = at_table(MARTIAN, "Ola", "bot careful", seed="3")
    turns = [
        said.words
        for said in keyboard.recorder.utterances
        if Earcon("martian_dice/turn") in said.earcons
    ]
    assert len(turns) == (1 if keyboard.recorder.said else 0)
    names = list[str]()
    while "turn" not in names:
        names = heard(keyboard, "1")
        if "Confirm" in keyboard.names():
            names = heard(keyboard, "y")
    assert names.count("turn") == 1
    assert keyboard.table.seat == 0


def test_another_person_at_the_keyboard_is_called_by_the_sound_of_a_turn() -> None:
    keyboard = at_table(SIXTY_ONE, "Ola", "Bob")
    names = list[str]()
    while keyboard.table.seat == 0:
        names = heard(keyboard, "1")
    assert names[:1] == ["taken"]
    assert names[-1] == "turn"


def test_when_a_round_closes_each_sentence_has_its_own_sound() -> None:
    keyboard = at_table(SIXTY_ONE, "Ola")
    number = keyboard.match.state.round
    before = 0
    while keyboard.match.state.round == number:
        before = len(keyboard.recorder.utterances)
        keyboard.press("1")
    keyboard.press("r")
    said = [each for each in keyboard.recorder.utterances[before:] if each.earcons]
    areas = set(SIXTY_ONE.sounds.NAMES[6:12]) if SIXTY_ONE.sounds else set()
    firsts = [each.earcons[0].name.partition("/")[2] for each in said]
    assert firsts[0] in areas
    assert firsts[1] == "leaf"
    assert firsts[-1] == "dice"


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
@pytest.mark.parametrize("seed", ["1", "2", "3", "4"])
def test_a_win_is_heard_when_a_person_wins_and_else_the_end(game: Game, seed: str) -> None:
    keyboard = at_table(game, "Ola", "bot random", seed=seed)
    while not keyboard.match.is_over:
        names = heard(keyboard, "i", "1")
        if "Confirm" in keyboard.names():
            names = heard(keyboard, "y")
    is_won = any(seat in keyboard.table.persons for seat in keyboard.match.state.winners)
    assert names.count("win" if is_won else "end") == 1
    assert names.count("end" if is_won else "win") == 0


def test_alone_a_target_that_was_missed_is_no_win() -> None:
    keyboard = seated(new_match(GEEK, "Ola", options={"target": "100"}))
    names = list[str]()
    while not keyboard.match.is_over:
        names = heard(keyboard, "1")
        if "Confirm" in keyboard.names():
            names = heard(keyboard, "y")
    assert "end" in names
    assert "win" not in names


def test_messages_that_were_missed_are_heard() -> None:
    keyboard = Keyboard()
    cut = plain_utterance(Words("Bob rolls."))
    assert cut.priority is Priority.NORMAL
    keyboard.recorder.skip = lambda: (cut,)  # type: ignore[method-assign] # as a voice does
    assert heard(keyboard, "down") == ["missed"]


def test_the_menu_has_a_list_of_common_sounds_and_one_of_each_game() -> None:
    keyboard = Keyboard()
    said = keyboard.press(*TO_SOUNDS)
    games = [game for game in all_games() if game.sounds]
    assert f"The sounds, {len(games) + 1} lists. Enter opens one." in said
    assert keyboard.press("end")[-1].startswith("Sounds of Sixty-One.")


@pytest.mark.parametrize("at", range(4))
def test_whatever_is_read_in_a_list_of_sounds_is_heard_with_its_name(at: int) -> None:
    keyboard = Keyboard()
    keyboard.press(*TO_SOUNDS)
    game = [None, *all_games()][at]
    names = game.sounds.NAMES if game and game.sounds else COMMON
    assert heard(keyboard, str(at + 1)) == [names[0]]
    assert [heard(keyboard, "down") for _ in names[1:]] == [[name] for name in names[1:]]
    assert heard(keyboard, "down") == [names[-1], "edge"]
    assert heard(keyboard, "enter") == [names[-1]]
    assert heard(keyboard, "1") == [names[0]]
    place = f"{game.id}/{names[0]}" if game else names[0]
    assert keyboard.recorder.utterances[-1].earcons == (Earcon(place),)
    keyboard.press("escape")
    assert keyboard.names()[-1] == "SoundsScreen"


@pytest.mark.parametrize("at", ["1", "2"])
def test_where_no_sound_can_be_heard_the_list_says_why(at: str) -> None:
    keyboard = Keyboard()
    keyboard.press(*TO_SOUNDS)
    assert keyboard.press(at)[0] == "No sound device was found, so none is heard."
    for reason, first in (
        (Message("sounds-off"), "The volume of the sounds is 0, so none is heard."),
        (None, ""),
    ):
        keyboard = Keyboard()
        keyboard.desk.announcer.ears.player = Silent(reason)
        keyboard.press(*TO_SOUNDS)
        said = keyboard.press(at)
        assert len(said) == (3 if first else 2)
        assert said[0].startswith(first)


def test_the_player_of_sounds_goes_by_the_settings_from_their_change_on() -> None:
    keyboard = Keyboard()
    player = Silent(None)
    keyboard.desk.announcer.ears.player = player
    keyboard.press("v")
    assert player.settings is keyboard.desk.announcer.settings


def test_the_hush_key_ends_the_sounds_too() -> None:
    keyboard = Keyboard()
    player = Silent(None)
    keyboard.desk.announcer.ears.player = player
    assert keyboard.press("delete", "f9") == ["Quiet.", "Quiet."]
    assert player.hushed == 2
