"""How something is said by our own voice."""

from __future__ import annotations

from typing import NamedTuple

from a11y_dice.settings.values import Settings

AUTO = "auto"


class Manner(NamedTuple):
    """A way to say something. `voice` may be empty: any of the language. `volume` is 0 to 1."""

    voice: str
    language: str
    rate: int
    pitch: int
    volume: float


def manner_of(settings: Settings, language: str) -> Manner:
    """How the settings want words of a language to be said."""
    forced = settings.voice_language
    language = language if forced in (AUTO, "") else forced
    chosen = dict(pair.split("=", 1) for pair in settings.voice_names.split() if "=" in pair)
    return Manner(
        chosen.get(language, ""),
        language,
        settings.voice_rate,
        settings.voice_pitch,
        settings.voice_volume / 100,
    )
