"""Our own voice: whether it makes any sound, and the voices that can be chosen."""

from __future__ import annotations

import sys
import threading
import time
from collections.abc import Iterator, Sequence

from a11y_dice.core.message import Message
from a11y_dice.session.checkup.found import Found, Part, problem
from a11y_dice.settings.values import Settings
from a11y_dice.speech.child import ChildDiedError, NoSynthesizerError, VoiceChild, VoiceName
from a11y_dice.speech.manner import AUTO, manner_of

PATIENCE = 6.0
"""Seconds in which the voice must be ready and have made a sound."""
LISTING = 1.0
"""Seconds in which the voices must be named after that."""
SAMPLE = "one"
"""A word of which the voice makes a sound that nobody hears."""
LANGUAGES = ("en", "pl", "ru", "fr")
"""The languages that the program speaks or will speak."""


def look_for_voice(settings: Settings) -> Iterator[Found]:
    """Start the voice as a game would, have it make a sound, and count the voices."""
    try:
        child = VoiceChild()
    except OSError as error:
        yield problem(Message("doctor-voice-no-process", {"reason": error.strerror or str(error)}))
        return
    too_long = threading.Timer(PATIENCE, child.stop)
    too_long.start()
    try:
        yield from _try(child, settings)
    finally:
        too_long.cancel()
        child.kill()


def _try(child: VoiceChild, settings: Settings) -> Iterator[Found]:
    try:
        child.await_ready()
        is_heard = _makes_sound(child, settings)
    except NoSynthesizerError as error:
        yield problem(Message("doctor-voice-none", {"reason": str(error).rstrip(".")}))
    except (ChildDiedError, OSError):
        yield problem(Message("doctor-voice-hangs"))
    else:
        if is_heard:
            yield Found(Message("doctor-voice"), gives=Part.SYNTHESIZER)
        else:
            yield problem(Message("doctor-voice-silent"))
        yield from voice_list(_voices(child), settings)


def _makes_sound(child: VoiceChild, settings: Settings) -> bool:
    """Whether a word becomes a sound. Where the voice speaks by itself, it is taken to be one."""
    if not sys.platform.startswith("linux"):
        return True
    from a11y_dice.audio.wave_files import QUIET, read_speech  # noqa: PLC0415 - on Linux alone

    file = child.folder / "sample.wav"
    child.ask(SAMPLE, manner_of(settings, "en")._replace(volume=1.0), str(file), PATIENCE)
    return any(abs(sample) > QUIET for sample in read_speech(file))


def _voices(child: VoiceChild) -> Sequence[VoiceName]:
    """The voices, which are named soon after the voice is ready."""
    deadline = time.monotonic() + LISTING
    while not child.voices and time.monotonic() < deadline:
        time.sleep(0.02)
    return child.voices


def voice_list(voices: Sequence[VoiceName], settings: Settings) -> Iterator[Found]:
    """How many voices there are, for which languages, and whether the chosen ones are there."""
    languages = {_main_part(voice.language) for voice in voices} - {""}
    count = {"count": len(voices), "languages": len(languages)}
    yield Found(Message("doctor-voices", {**count}))
    for language in LANGUAGES:
        of_language = sum(_main_part(voice.language) == language for voice in voices)
        yield Found(Message("doctor-voices-of", {"language": language, "count": of_language}))
    wanted = settings.voice_language
    if wanted not in (AUTO, "") and _main_part(wanted) not in languages:
        yield problem(Message("doctor-voice-language-missing", {"language": wanted}))


def _main_part(language: str) -> str:
    """The language of a tag like "en-us", without its land."""
    return language.replace("_", "-").partition("-")[0].lower()
