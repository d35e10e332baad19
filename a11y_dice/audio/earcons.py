"""Earcons to sounds: which files, one after the other, how loud, and whether speech waits."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from threading import Lock, Thread
from time import monotonic
from typing import NamedTuple, Protocol

from a11y_dice.audio.lines import RATE, Samples
from a11y_dice.audio.mixer import NoSoundError, shared_mixer
from a11y_dice.audio.sound_files import SoundLibrary
from a11y_dice.core.message import Earcon, Message
from a11y_dice.settings.values import Settings

OWN_VOICE = frozenset({"voice", "spoken-only"})
"""The ways to speak that come out of our own mixer."""
QUIET = frozenset({"text", "reader"})
"""The ways in which a reader speaks whose voice we cannot hear: sounds are short and quiet."""
QUIET_VOLUME = 0.4
QUIET_SECONDS = 0.4
"""Beside a reader, no sound of a sequence begins later than this."""
DIE = "die-"
"""The names of falling dice begin so: they follow each other quickly."""
DICE_SECONDS = 0.9
"""The time in which all dice of a roll fall, where that leaves each one time enough."""
LEAST_GAP, MOST_GAP = 0.07, 0.25
"""Seconds between two dice."""
SAME_KEY = 0.1
"""Sequences that come within so many seconds belong to one key, and are played in their order."""
BACKLOG = 1.5
"""Seconds of sound that may wait. With more, what waits is dropped for what is newer."""
LOST = "sounds-lost"
"""The sentence that the device is gone."""
RETRY = 5.0
"""Seconds after which a device that went away is looked for again, when a sound is due."""


class SoundMixer(Protocol):
    """What plays samples, as audio/mixer.py does."""

    @property
    def is_open(self) -> bool:
        """Whether there is a device that plays."""

    def open(self) -> None:
        """Open the device unless it is open. Raises NoSoundError."""

    def change(self, *, sounds_volume: float, voice_volume: float) -> None:
        """How loud sounds and voice are, 0 to 1 each."""

    def play(self, samples: Samples, *, place: float, volume: float, delay_ms: int) -> None:
        """Play them, from a place in stereo, after a delay."""

    def stop_sounds(self) -> None:
        """End all sounds, those that wait too."""


class Cue(NamedTuple):
    """A sound of a sequence and when it begins, in seconds."""

    samples: Samples
    place: float
    start: float

    @property
    def end(self) -> float:
        """When it is over, in seconds."""
        return self.start + len(self.samples) / RATE


def arranged(
    earcons: tuple[Earcon, ...], find: Callable[[str], Samples | None], *, is_short: bool
) -> list[Cue]:
    """The sounds of a sequence, each after the one before; dice fall close together."""
    dice = sum(_is_die(earcon) for earcon in earcons)
    cues: list[Cue] = []
    start = 0.0
    for earcon in earcons:
        samples = find(earcon.name)
        if samples is None:
            continue
        if is_short and start > QUIET_SECONDS:
            break
        cues.append(Cue(samples, earcon.place, start))
        length = len(samples) / RATE
        start += _gap(length, dice, is_short=is_short) if _is_die(earcon) else length
    return cues


def _is_die(earcon: Earcon) -> bool:
    return earcon.name.rpartition("/")[2].startswith(DIE)


def _gap(length: float, dice: int, *, is_short: bool) -> float:
    """The seconds from one die to the next."""
    most = LEAST_GAP if is_short else min(MOST_GAP, DICE_SECONDS / dice)
    return max(LEAST_GAP, min(length, most))


class EarconPlayer:
    """Plays the sounds of what is said. Never waits, prints or raises; without a device: silence.

    `tell` is called, from any thread, with what the player should know. The mixer belongs to
    others too: it is opened here where it has to be, and never closed.
    """

    def __init__(
        self, settings: Settings, tell: Callable[[Message], None], mixer: SoundMixer
    ) -> None:
        self._settings = settings
        self._tell = tell
        self._mixer = mixer
        self._library = SoundLibrary()
        self._told: set[str] = set()
        self.is_ready = False
        """Whether the sounds are loaded and a device was looked for."""
        self._had_device = False
        self._preparing = Lock()
        self._turn = Lock()
        self._asked = self._until = self._tried = 0.0

    @property
    def silence(self) -> Message | None:
        """Why no sound can be heard; None when sounds can, or will as soon as all is ready."""
        if not self._settings.sounds_volume:
            return Message("sounds-off")
        return Message("sounds-no-device") if self.is_ready and not self._mixer.is_open else None

    def open(self) -> None:
        """Load the sounds and open the device, in the background."""
        if self._settings.sounds_volume:
            self._tried = monotonic()
            Thread(target=self._prepare, name="sounds", daemon=True).start()

    def play(self, earcons: tuple[Earcon, ...]) -> float:
        """Begin to play them. Returns the seconds that speech should wait for them."""
        settings = self._settings
        if not (self.is_ready and settings.sounds_volume and self._has_device()):
            return 0.0
        is_quiet = settings.speak in QUIET
        cues = arranged(earcons, self._library.find, is_short=is_quiet)
        if not cues:
            return 0.0
        length = max(cue.end for cue in cues)
        delay = self._delay(length)
        for cue in cues:
            self._mixer.play(
                cue.samples,
                place=cue.place,
                volume=QUIET_VOLUME if is_quiet else 1.0,
                delay_ms=round((delay + cue.start) * 1000),
            )
        waits = settings.speak in OWN_VOICE and not settings.sounds_over_speech
        return delay + length if waits else 0.0

    def hush(self) -> None:
        """End every sound, those that wait too."""
        self._mixer.stop_sounds()

    def change(self, settings: Settings) -> None:
        """Go by other settings from now on."""
        before, self._settings = self._settings, settings
        self._set_volumes()
        if settings.sounds_folder != before.sounds_folder:
            self._told.clear()
            self.open()
        elif not self.is_ready:
            self.open()

    def close(self) -> None:
        """Be silent for good."""
        self._settings = replace(self._settings, sounds_volume=0)
        self._mixer.stop_sounds()

    def _prepare(self) -> None:
        with self._preparing:
            self._library = SoundLibrary.load(self._settings.sounds_folder)
            for problem in self._library.problems:
                self._tell_once(problem)
            self._open_device()
            self.is_ready = True

    def _open_device(self) -> None:
        """Without a device all is silent, which is no error; one that comes later is taken."""
        if not self._settings.sounds_volume:  # switched off or closed meanwhile
            return
        with suppress(NoSoundError):
            self._mixer.open()
            self._had_device = True
            self._told.discard(LOST)
            self._set_volumes()

    def _set_volumes(self) -> None:
        settings = self._settings
        self._mixer.change(
            sounds_volume=settings.sounds_volume / 100, voice_volume=settings.voice_volume / 100
        )

    def _has_device(self) -> bool:
        """Whether sounds can be heard. A device that went away is told of, and looked for again."""
        if self._mixer.is_open:
            return True
        if self._had_device:
            self._tell_once(Message(LOST))
        if monotonic() - self._tried > RETRY:
            self._tried = monotonic()
            Thread(target=self._open_device, name="sounds", daemon=True).start()
        return False

    def _tell_once(self, problem: Message) -> None:
        if problem.id not in self._told:
            self._told.add(problem.id)
            self._tell(problem)

    def _delay(self, length: float) -> float:
        """The seconds until a sequence may begin: what came with the same key is heard first."""
        with self._turn:
            now = monotonic()
            is_same = now - self._asked < SAME_KEY and self._until - now < BACKLOG
            if self._until > now and not is_same:
                self._mixer.stop_sounds()
                self._until = now
            self._asked = now
            delay = max(0.0, self._until - now)
            self._until = now + delay + length
            return delay


def make_player(settings: Settings, tell: Callable[[Message], None]) -> EarconPlayer:
    """The player of this process, which shares the mixer with our own voice; not yet open."""
    return EarconPlayer(settings, tell, shared_mixer())
