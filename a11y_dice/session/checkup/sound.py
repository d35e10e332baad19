"""Sound: the device, and the files of the sounds."""

from __future__ import annotations

from collections.abc import Iterator

from a11y_dice.audio.mixer import NoSoundError, device_names, shared_mixer
from a11y_dice.audio.sound_files import SoundLibrary
from a11y_dice.core.message import Message
from a11y_dice.session.checkup.found import Found, Part, problem
from a11y_dice.settings.values import Settings


def look_for_device() -> Iterator[Found]:
    """Open the device as a game would, and name all that there are."""
    try:
        shared_mixer().open()
    except NoSoundError as error:
        yield problem(Message("doctor-device-none", {"reason": str(error).rstrip(".")}))
        return
    yield Found(Message("doctor-device"), gives=Part.DEVICE)
    names = device_names()
    yield Found(Message("doctor-devices", {"count": len(names)}))
    for name in names:
        yield Found(Message("doctor-device-name", {"name": name}), is_private=True)


def look_at_sounds(settings: Settings) -> Iterator[Found]:
    """Load all sounds, and tell what is wrong with any."""
    try:
        library = SoundLibrary.load(settings.sounds_folder)
    except ImportError as error:
        yield problem(Message("doctor-sounds-library", {"reason": str(error)}))
        return
    for wrong in library.problems:
        yield problem(wrong)
    yield Found(Message("doctor-sounds", {"count": len(library.ours)}))
    if settings.sounds_folder:
        yield Found(Message("doctor-sounds-own", {"count": len(library.own)}))
    if not settings.sounds_volume:
        yield Found(Message("doctor-sounds-off"))
