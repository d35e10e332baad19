"""How somebody at this keyboard wants to hear it, where that differs from the others."""

from __future__ import annotations

from dataclasses import replace

from a11y_dice.i18n.catalog import spoken_language
from a11y_dice.settings.first import AUTO
from a11y_dice.settings.values import Settings


def heard_by(settings: Settings, name: str) -> Settings:
    """The settings that hold while the person of this name is at the keyboard."""
    wishes = dict(dict(settings.people).get(name, ()))
    if not wishes:
        return settings
    language = wishes.get("language", settings.language)
    voice_language = AUTO if "language" in wishes else settings.voice_language
    names = settings.voice_names
    if "voice" in wishes:
        spoken = spoken_language(language) if voice_language == AUTO else voice_language
        names = f"{names} {spoken}={wishes['voice']}"  # the last one of a language counts
    return replace(
        settings,
        language=language,
        verbosity=wishes.get("verbosity", settings.verbosity),
        voice_language=voice_language,
        voice_names=names,
    )
