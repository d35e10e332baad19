"""How the player is spoken to: way, voice, braille and sounds. Changes are heard at once."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from a11y_dice.core.message import Message
from a11y_dice.ui.preferences import beside_caution
from a11y_dice.ui.screens.hearing import HearingTest
from a11y_dice.ui.screens.menu import Item
from a11y_dice.ui.screens.setting_list import SettingList, Value

NAMES = (
    *("speak", "text_beside", "verbosity", "never_interrupt", "reading_speed", "braille_cells"),
    *("voice_rate", "voice_pitch", "voice_volume", "voice_language"),
    *("sounds_volume", "sounds_over_speech"),
)
VOICE = "voice_names"


class SpeechScreen(SettingList):
    """The settings of speech, braille and sounds, and the test of what reaches the player."""

    title_id = "speech-title"

    def names(self) -> Sequence[str]:
        """All settings of speech; a voice can be chosen where the way of speaking knows several."""
        return (*NAMES, VOICE) if self._voices() else NAMES

    def values(self, name: str) -> Sequence[Value]:
        """What a setting can be; the voices are those of the language that is spoken."""
        return ["auto", *self._voices()] if name == VOICE else super().values(name)

    def value(self, name: str) -> Value:
        """What a setting is; of the voices the one of the language that is spoken."""
        if name == VOICE:
            return self._chosen_voices().get(self._language(), "auto")
        return super().value(name)

    def more(self) -> list[Item]:
        """The folder of the player's own sounds, and the test of what reaches the player."""
        return [self.text_item("sounds_folder"), Item(Message("speech-test"), self._test)]

    def change(self, name: str, value: Value) -> Mapping[str, Any]:
        """Of the voices the one of another language stays."""
        return {name: self._with_voice(str(value)) if name == VOICE else value}

    def set(self, name: str, value: Value) -> None:
        """Say what text beside a voice means, too."""
        super().set(name, value)
        if name == "text_beside" and value:
            self.desk.say(beside_caution(self.announcer.settings.speak))

    def _test(self) -> None:
        """Test what reaches the player."""
        self.desk.push(HearingTest(self.desk))

    def _voices(self) -> list[str]:
        """The voices of the language that is spoken now, where the way knows some."""
        known: Callable[[], Sequence[tuple[str, str, str]]] | None
        known = getattr(self.announcer.output, "voices", None)
        own = self._language()
        found = known() if known else ()
        return [id_ for id_, _, language in found if language[:2] == own and " " not in id_]

    def _language(self) -> str:
        chosen = self.announcer.settings.voice_language
        return self.announcer.language if chosen == "auto" else chosen

    def _chosen_voices(self) -> dict[str, str]:
        pairs = (pair.split("=", 1) for pair in self.announcer.settings.voice_names.split())
        return {pair[0]: pair[1] for pair in pairs if len(pair) == 2}

    def _with_voice(self, voice: str) -> str:
        voices = self._chosen_voices() | {self._language(): voice}
        return " ".join(f"{key}={value}" for key, value in voices.items() if value != "auto")
