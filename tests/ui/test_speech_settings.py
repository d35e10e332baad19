"""The list of settings of speech, braille and sounds: changed, heard, kept."""

from __future__ import annotations

import tomllib

import pytest
from helpers.keyboard import EVERY_KEY, Keyboard

from a11y_dice.settings.first import settings_path
from a11y_dice.settings.keymap import USUAL_KEYMAP
from a11y_dice.settings.sources import chosen
from a11y_dice.speech.outputs.text import Terminal
from a11y_dice.ui.screens.setting_list import VALUES
from a11y_dice.ui.screens.speech import NAMES, SpeechScreen


@pytest.fixture
def keyboard() -> Keyboard:
    keyboard = Keyboard()
    keyboard.desk.push(SpeechScreen(keyboard.desk))
    return keyboard


def at(keyboard: Keyboard, name: str) -> str:
    """Go to a setting; returns what is read there."""
    keyboard.press("home")
    return keyboard.press(*["down"] * [*NAMES].index(name))[-1]


def test_it_is_a_line_of_the_main_menu() -> None:
    keyboard = Keyboard()
    said = keyboard.press("end", "up", "up", "enter")
    assert said[-2].startswith("Speech, braille and sounds, 14 lines.")
    assert keyboard.press("escape")[0].startswith("Main menu")


def test_arrows_change_a_value_and_stop_at_its_ends(keyboard: Keyboard) -> None:
    at(keyboard, "voice_rate")
    assert keyboard.press("right")[-1].startswith("Voice: 210 words a minute.")
    assert keyboard.press("left", "left")[-1].startswith("Voice: 190 words a minute.")
    assert keyboard.press(*["left"] * 40)[-1].startswith("Voice: 80 words a minute.")
    assert keyboard.desk.announcer.settings.voice_rate == 80


def test_enter_goes_round_and_every_change_is_in_the_file(keyboard: Keyboard) -> None:
    at(keyboard, "sounds_over_speech")
    assert keyboard.press("enter")[-1].startswith("The voice waits until sounds are over.")
    at(keyboard, "voice_pitch")
    keyboard.press("enter")
    kept = tomllib.loads(settings_path().read_text(encoding="utf-8"))
    assert kept == {"sounds-over-speech": False, "voice-pitch": 55}
    assert chosen({}).settings.voice_pitch == 55
    keyboard.press("up", "down")
    assert keyboard.press(*["enter"] * 21)[-1].startswith("Voice pitch 55.")


@pytest.mark.parametrize("name", [name for name in NAMES if name != "speak"])
def test_every_value_of_every_setting_has_words_and_can_be_kept(
    keyboard: Keyboard, name: str
) -> None:
    at(keyboard, name)
    for _ in VALUES[name]:
        said = keyboard.press("enter")
        assert said
        assert all(line[-1] in ".?!" for line in said)
    read = tomllib.loads(settings_path().read_text(encoding="utf-8"))
    assert list(read) == [name.replace("_", "-")]


@pytest.mark.parametrize("start", [1, len(NAMES) - 1])
def test_every_key_is_answered(start: int) -> None:
    for key in EVERY_KEY:
        if (
            USUAL_KEYMAP.key(key) != "1"
        ):  # it takes another way to speak, which has a test of its own
            keyboard = Keyboard()
            keyboard.desk.push(SpeechScreen(keyboard.desk))
            keyboard.press(*["down"] * start)
            assert keyboard.press(key), key


def test_comments_in_the_file_stay(keyboard: Keyboard) -> None:
    path = settings_path()
    path.parent.mkdir(parents=True)
    path.write_text("# mine\nvoice-rate = 300  # fast\n", encoding="utf-8")
    at(keyboard, "voice_rate")
    keyboard.press("right")
    assert path.read_text(encoding="utf-8") == "# mine\nvoice-rate = 210  # fast\n"


def test_a_file_that_cannot_be_written_is_told(keyboard: Keyboard) -> None:
    path = settings_path()
    path.mkdir(parents=True)
    at(keyboard, "voice_rate")
    said = keyboard.press("right")
    assert "cannot be kept" in said[0]
    assert said[1].startswith("Voice: 210")


def test_another_way_speaks_at_once(keyboard: Keyboard) -> None:
    keyboard.press("home")
    assert "recorder" not in VALUES["speak"]
    while keyboard.desk.announcer.settings.speak != "none":
        keyboard.press("left")
    keyboard.press("right", "right")
    output = keyboard.desk.announcer.output
    keyboard.desk.announcer.close()
    assert keyboard.desk.announcer.settings.speak == "spoken-only"
    assert not isinstance(output, Terminal)
