"""How somebody at this keyboard wants to hear it, where that differs from the others."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from a11y_dice.i18n.catalog import spoken_language
from a11y_dice.settings.first import AUTO
from a11y_dice.settings.values import Settings


def with_verbosity(settings: Settings, name: str, verbosity: str) -> Settings:
    """The settings with another verbosity for whoever is at the keyboard.

    It is that person's own where the person has one, else that of everybody.
    """
    wishes = dict(dict(settings.people).get(name, ()))
    if "verbosity" not in wishes:
        return replace(settings, verbosity=verbosity)
    return with_wishes(settings, name, {**wishes, "verbosity": verbosity})


def with_wishes(settings: Settings, name: str, wishes: Mapping[str, str]) -> Settings:
    """The settings with other wishes of a person; without any, the person has none."""
    people = {**dict(settings.people), name: tuple(wishes.items())}
    return replace(settings, people=tuple(pair for pair in people.items() if pair[1]))


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
