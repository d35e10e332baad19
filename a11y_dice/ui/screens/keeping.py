"""Keeping what was chosen in the file of the settings."""

from __future__ import annotations

from collections.abc import Mapping

from a11y_dice.core.message import Message
from a11y_dice.settings.first import settings_path
from a11y_dice.settings.values import Value


def keep(values: Mapping[str, Value]) -> Message | None:
    """Write these settings into the file. Returns why that failed; the file is as it was then."""
    from a11y_dice.settings.store import NotKeptError, store  # noqa: PLC0415 - slow to import

    path = settings_path()
    try:
        store(values, path)
    except NotKeptError as error:
        return Message("settings-not-kept", {"path": str(path), "reason": error.reason})
    return None
