"""Games by our own voice: every announcement is begun once, in its order, or known to be missed."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

from helpers.keyboard import Keyboard, new_match
from helpers.pulse import PulseServer, Recording

from a11y_dice.audio.mixer import Mixer
from a11y_dice.games import all_games
from a11y_dice.session.announcer import Announcer
from a11y_dice.session.ears import SessionEars
from a11y_dice.session.records import MatchRecord
from a11y_dice.session.table import Table
from a11y_dice.settings.values import Settings
from a11y_dice.speech.mixed_mouth import MixedMouth
from a11y_dice.speech.speaker import Speaker
from a11y_dice.speech.utterance import Utterance
from a11y_dice.ui.screens.table import TableScreen
from speech.hearing import Signal

EVENTS = 1000
ASKED = ("d", "s", "t", "w", "o", "z")
SETTINGS = Settings(speak="voice", voice_rate=450)


class Counted(SessionEars, Signal):
    """Ears that keep what begins."""

    def __init__(self) -> None:
        SessionEars.__init__(self)
        Signal.__init__(self)
        self.begun: list[Utterance] = []

    def begins(self, utterance: Utterance) -> float:
        """Keep it."""
        self.keep(lambda: self.begun.append(utterance))
        return super().begins(utterance)


class Kept(Speaker):
    """The real voice; what it is given and what was skipped is kept."""

    def __init__(self) -> None:
        mixer = Mixer()
        super().__init__(SETTINGS, lambda: MixedMouth(mixer))
        self.given: list[Utterance] = []
        self.missed: list[Utterance] = []

    def speak(self, utterance: Utterance) -> None:
        """Keep what is to be said; each by itself, however often its words come."""
        self.given.append(replace(utterance))
        super().speak(self.given[-1])

    def skip(self) -> tuple[Utterance, ...]:
        """Keep what was not begun."""
        missed = super().skip()
        self.missed += missed
        return missed


def test_a_thousand_announcements_are_begun_once_or_missed(
    server: PulseServer, sound: Recording
) -> None:
    voice, ears, number = Kept(), Counted(), 0
    keyboard = Keyboard()
    keyboard.desk.announcer = Announcer(voice, SETTINGS, ears)
    voice.open(ears)
    while len(voice.given) < EVENTS:
        game = all_games()[number % 3]
        table = Table(
            match := new_match(game, "Ola", "bot careful", seed=str(number)),
            keyboard.desk.announcer,
            MatchRecord(match),
        )
        keyboard.desk.table = table
        keyboard.desk.push(TableScreen(keyboard.desk, table, table.open))
        for key in range(60):
            already = len(ears.begun)
            keyboard.press(*(("down", "enter") if key % 2 else (ASKED[key % 6],)))
            ears.wait_until(lambda before=already: len(ears.begun) > before)  # type: ignore[misc]
            if table.match.is_over:
                break
        number += 1
    voice.finish()
    voice.close()
    told = Counter(map(id, [*ears.begun, *voice.missed]))
    assert told == Counter(map(id, voice.given))
    assert max(told.values()) == 1
    order = {id(utterance): at for at, utterance in enumerate(voice.given)}
    begun = [order[id(utterance)] for utterance in ears.begun]
    assert begun == sorted(begun)
    assert sound.seconds_loud() > 1
