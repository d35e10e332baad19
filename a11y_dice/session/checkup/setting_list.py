"""The settings that are not the usual ones, each with where it comes from, and what is wrong."""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import fields

from a11y_dice.core.message import Message
from a11y_dice.session.checkup.found import Found, problem
from a11y_dice.settings.first import settings_path
from a11y_dice.settings.sources import Chosen
from a11y_dice.settings.values import Origin, Settings, Value, option_name


def look_at_settings(choice: Chosen) -> Iterator[Found]:
    """The file, its problems, and every setting that is not the usual one."""
    for wrong in choice.problems:
        yield problem(wrong)
    path = settings_path()
    is_there = os.path.lexists(path)
    name = "doctor-settings-file" if is_there else "doctor-settings-no-file"
    yield Found(Message(name, {"path": str(path)}))
    usual = 0
    for setting in fields(Settings):
        origin = choice.origin(setting.name)
        if origin is Origin.DEFAULT:
            usual += 1
            continue
        value = value_text(getattr(choice.settings, setting.name))
        facts = {"name": option_name(setting.name), "value": value}
        yield Found(Message(f"doctor-setting-{origin}", {**facts}))
    yield Found(Message("doctor-settings-usual", {"count": usual}))


def value_text(value: Value) -> str:
    """A value as it is written in the environment."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if not isinstance(value, tuple):
        return str(value)
    parts = [
        f"{name}={inner}" if isinstance(inner, str) else f"{name}: {value_text(inner)}"
        for name, inner in value
    ]
    return ("; " if any(": " in part for part in parts) else " ").join(parts)
