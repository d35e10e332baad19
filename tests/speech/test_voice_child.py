"""The process that speaks: its answers, its voices, its end."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from itertools import pairwise
from operator import mul
from pathlib import Path

import pytest
from helpers.pulse import PATIENCE
from hypothesis import example, given
from hypothesis import strategies as st

from a11y_dice.audio.lines import Samples
from a11y_dice.audio.wave_files import read_speech
from a11y_dice.settings.values import Settings
from a11y_dice.speech.child import ChildDiedError, NoSynthesizerError, VoiceChild
from a11y_dice.speech.manner import Manner, manner_of
from a11y_dice.speech.pieces import pieces
from a11y_dice.speech.voice_child import find_voice
from speech.hearing import await_end, folders

ENGLISH = Manner("", "en", 200, 50, 1.0)
WITHOUT_ESPEAK = """
import ctypes
real = ctypes.CDLL.__init__
def init(self, name, *args, **others):
    if "espeak" in str(name).lower():
        raise OSError("there is no " + str(name))
    real(self, name, *args, **others)
ctypes.CDLL.__init__ = init
"""


@pytest.fixture(scope="module")
def child() -> Iterator[VoiceChild]:
    """A process that is ready to speak."""
    started = VoiceChild()
    started.await_ready()
    yield started
    started.kill()


def made(child: VoiceChild, text: str, manner: Manner = ENGLISH) -> Samples:
    """The sound of a text. It is never quite the same twice."""
    file = child.folder / "made.wav"
    child.ask(text, manner, str(file), PATIENCE)
    return read_speech(file)


def period(sound: Samples) -> int:
    """After how many samples a vowel repeats itself: the lower the voice, the more."""
    vowel = sound[4000:6500]
    likeness = {by: sum(map(mul, vowel[:2000], vowel[by:])) for by in range(60, 400)}
    return max(likeness, key=likeness.__getitem__)


def test_every_language_has_its_voice(child: VoiceChild) -> None:
    lengths = [
        len(made(child, "777 777", ENGLISH._replace(language=tag)))
        for tag in ("ru", "fr", "en", "pl")
    ]
    assert all(shorter * 1.03 < longer for shorter, longer in pairwise(lengths))


@pytest.mark.parametrize("wanted", ["en", "en-us", "pl", "pl-PL", "pt_BR", "zh", "de-AT"])
def test_a_language_is_found_however_it_is_written(child: VoiceChild, wanted: str) -> None:
    assert (
        child.ask("a", ENGLISH._replace(language=wanted), str(child.folder / "a"), PATIENCE) == ""
    )


@pytest.mark.parametrize(
    "manner", [ENGLISH._replace(voice="gmw/nobody"), ENGLISH._replace(language="xx")]
)
def test_a_missing_voice_is_named_and_an_english_one_speaks(
    child: VoiceChild, manner: Manner
) -> None:
    name = child.ask("777 777", manner, str(child.folder / "a"), PATIENCE)
    assert name == (manner.voice or manner.language)
    assert len(made(child, "777 777", manner)) == pytest.approx(
        len(made(child, "777 777")), rel=0.03
    )


def test_rate_and_pitch_are_heard(child: VoiceChild) -> None:
    text = "oooooh oooh"
    usual, fast = made(child, text), made(child, text, ENGLISH._replace(rate=400))
    assert len(fast) < 0.7 * len(usual)
    pitches = [period(made(child, text, ENGLISH._replace(pitch=pitch))) for pitch in (90, 50, 10)]
    assert all(higher * 1.2 < lower for higher, lower in pairwise(pitches))
    assert len(made(child, text)) == pytest.approx(len(usual), rel=0.03)


def test_all_voices_are_told(child: VoiceChild) -> None:
    child.ask("a", ENGLISH, str(child.folder / "a"), PATIENCE)
    assert {"gmw/en-us", "zlw/pl"} <= {voice.id for voice in child.voices}


@given(st.text(st.characters(), max_size=80))
@example("\ud800")
@example("😀" * 160)
@example("♞\u202e\u0301" * 50)
@example("<speak><mark name='x'/></speak> [[hello]]")
@example("字" * 200)
@example(" ".join("'-_.,:;()\"!?"))
def test_any_text_becomes_sound(child: VoiceChild, text: str) -> None:
    for piece in pieces(text):
        assert made(child, piece)


def test_nothing_is_left_when_it_is_killed(temporary: Path) -> None:
    child = VoiceChild()
    child.await_ready()
    assert len(folders(temporary)) == 1
    child.kill()
    with pytest.raises(ChildDiedError):
        child.ask("a", ENGLISH, "", PATIENCE)
    with pytest.raises(ProcessLookupError):
        os.kill(child.pid, 0)
    assert folders(temporary) == []


def test_it_ends_and_takes_its_files_along_when_the_game_was_killed(tmp_path: Path) -> None:
    program = (
        "import os\nfrom a11y_dice.speech.child import VoiceChild\nchild = VoiceChild()\n"
        "child.await_ready()\nprint(child.pid, flush=True)\nos.kill(os.getpid(), 9)"
    )
    environment = {**os.environ, "TMPDIR": str(tmp_path)}
    command = [sys.executable, "-c", program]
    ended = subprocess.run(command, env=environment, stdout=subprocess.PIPE, check=False)
    child = int(ended.stdout)
    await_end(child)
    assert folders(tmp_path) == []


def test_without_a_synthesizer_it_says_why(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, temporary: Path
) -> None:
    (tmp_path / "sitecustomize.py").write_text(WITHOUT_ESPEAK, encoding="utf-8")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    with pytest.raises(NoSynthesizerError):
        VoiceChild().await_ready()
    assert folders(temporary) == []


VOICES = [
    ("gmw/en", "English (Great Britain)", "en-gb"),
    ("gmw/en-us", "English (America)", "en-us"),
    ("HKEY\\TTS_MS_EN-US_ZIRA_11.0", "Zira", "en-US"),
    ("com.apple.Zosia", "Zosia", "pl-PL"),
]


@pytest.mark.parametrize(
    ("name", "found"),
    [
        ("en", "gmw/en"),
        ("en-us", "gmw/en-us"),
        ("pl", "com.apple.Zosia"),
        ("com.apple.zosia", "com.apple.Zosia"),
        ("ru", ""),
        ("", ""),
    ],
)
def test_a_voice_is_found_by_id_or_by_language(name: str, found: str) -> None:
    assert find_voice(VOICES, name) == found


def test_settings_choose_the_voice() -> None:
    settings = Settings(voice_names="en=gmw/en-us pl=zlw/pl", voice_rate=300, voice_volume=50)
    assert manner_of(settings, "pl") == Manner("zlw/pl", "pl", 300, 50, 0.5)
    assert manner_of(settings, "fr").voice == ""
    forced = settings.with_value("voice_language", "en")
    assert manner_of(forced, "pl") == Manner("gmw/en-us", "en", 300, 50, 0.5)
