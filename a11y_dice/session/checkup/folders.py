"""The folders: whether they are there, can be written, and have room."""

from __future__ import annotations

import os
import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path

from a11y_dice.audio.sound_files import our_folder, own_folder
from a11y_dice.core.message import Message
from a11y_dice.session.checkup.found import Found, problem
from a11y_dice.session.records import matches_folder
from a11y_dice.session.transcript_file import transcripts_folder
from a11y_dice.settings.first import settings_path
from a11y_dice.settings.values import Settings

LITTLE = 20
"""Megabytes below which there is little room."""


def look_at_folders(settings: Settings) -> Iterator[Found]:
    """Home, the folders that we write into, and those of the sounds."""
    yield _home()
    written = {
        "settings": settings_path().parent,
        "records": matches_folder(),
        "transcripts": transcripts_folder(),
    }
    for kind, folder in written.items():
        yield _written(kind, folder)
    yield from _room(matches_folder())
    ours = our_folder()
    if ours:
        yield Found(Message("doctor-folder-sounds", {"path": str(ours)}))
    if settings.sounds_folder:
        yield _own_sounds(own_folder(settings.sounds_folder))


def _home() -> Found:
    try:
        home = Path.home()
    except RuntimeError:
        return problem(Message("doctor-home-none"))
    if not home.is_dir():
        return problem(Message("doctor-home-missing", {"path": str(home)}))
    return Found(Message("doctor-home", {"path": str(home)}))


def _written(kind: str, folder: Path) -> Found:
    """Whether a file can be made there, or in the folder in which it would be made."""
    facts = {"kind": kind, "path": str(folder)}
    try:
        place = _nearest(folder)
        with tempfile.TemporaryFile(dir=place) as file:
            file.write(b"room")
            file.flush()
    except (OSError, RuntimeError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        return problem(Message("doctor-folder-closed", {**facts, "reason": reason}))
    is_there = place == folder
    return Found(Message("doctor-folder" if is_there else "doctor-folder-later", {**facts}))


def _nearest(folder: Path) -> Path:
    """The folder, or the innermost one around it that is there. Raises OSError."""
    for place in (folder, *folder.parents):
        if os.path.lexists(place):
            return place
    raise FileNotFoundError(2, os.strerror(2))


def _room(folder: Path) -> Iterator[Found]:
    """How much room is left where the records are."""
    try:
        free = shutil.disk_usage(_nearest(folder)).free // 1_000_000
    except OSError:  # told of the folder itself
        return
    facts = {"megabytes": free}
    little = free < LITTLE
    yield Found(Message("doctor-room-little" if little else "doctor-room", {**facts}), little)


def _own_sounds(folder: Path) -> Found:
    facts = {"path": str(folder)}
    try:
        os.listdir(folder)  # noqa: PTH208 - the folder of a player may be none
    except OSError as error:
        reason = error.strerror or str(error)
        return problem(Message("doctor-folder-own-sounds-closed", {**facts, "reason": reason}))
    return Found(Message("doctor-folder-own-sounds", {**facts}))
