"""One way to the sound card for all: sounds lie over each other, and one voice speaks in a line.

Mixing is plain Python on small arrays. An open miniaudio device keeps the interpreter from ending,
and one that is closed while the sound server does not answer keeps its thread waiting. So each
device belongs to a thread of its own, which also watches that the device still asks for sound.
"""

from __future__ import annotations

import atexit
import contextlib
import os
import threading
from collections.abc import Callable, Generator, Iterator
from functools import lru_cache
from typing import TypeAlias

from a11y_dice.audio.lines import RATE, Samples, Sounds, VoiceLine, interleaved, lifted

__all__ = ["RATE", "Mixer", "NoSoundError", "Samples", "device_names", "shared_mixer"]

_Buffers: TypeAlias = "Generator[bytes | Samples, int, None]"

PERIOD_MS = 10
PERIODS = 3
OPENING = 5.0
"""Seconds that a device may take to open. One that comes later is there at the next look."""
WATCH = 0.5
"""Seconds between two looks at whether the device still asks for sound."""
LOOKS = 3
"""Looks in which it asked for nothing until it is taken for gone; one may follow Ctrl+Z at once."""
LOOKS_AT_FIRST = 12
"""The same before it has begun: a sound card that sleeps wakes up slowly."""
AT_ONCE = PERIODS
"""Buffers that a device asks for when it is opened, whether it plays them or not."""
LEAVING = 0.5
"""Seconds that a device may take to close; a sound server that hangs must not keep us here."""


class NoSoundError(Exception):
    """There is no sound device that answers, or miniaudio is not installed."""


class Mixer:
    """Plays sounds over each other, and a voice. Without an open device everything is dropped.

    Every method may be called from any thread and returns at once, `open` and `close` excepted.
    `on_lost` is called once, from a thread of the mixer, when the device goes away; the mixer is
    closed then and may be opened again.
    """

    def __init__(self) -> None:
        self.on_lost: Callable[[str], None] | None = None
        self._lock = threading.Lock()
        self._opening = threading.Lock()
        self._sounds = Sounds()
        self._voice = VoiceLine()
        self._keeper: _Keeper | None = None
        self._attempt: threading.Thread | None = None
        self._failure = ""

    @property
    def is_open(self) -> bool:
        """Whether a device plays what is given to it."""
        return self._keeper is not None

    def open(self) -> None:
        """Open the sound device, unless it is open. Raises NoSoundError; prints nothing.

        A sound server that hangs makes its own thread wait, not us.
        """
        with self._opening:
            if self._keeper:
                return
            if self._attempt is None or not self._attempt.is_alive():
                self._failure = "the sound device does not answer"
                self._attempt = threading.Thread(target=self._try, name="opening", daemon=True)
                self._attempt.start()
            self._attempt.join(OPENING)
            if not self._keeper:
                raise NoSoundError(self._failure)

    def play(
        self, samples: Samples, *, place: float = 0.0, volume: float = 1.0, delay_ms: int = 0
    ) -> None:
        """Play a sound over all others, `delay_ms` from now. `place` is -1, left, to 1, right."""
        if self.is_open:
            with self._lock:
                self._sounds.add(samples, place, volume, delay_ms)

    def stop_sounds(self) -> None:
        """End all sounds, also those that wait for their delay. The voice goes on."""
        with self._lock:
            self._sounds.clear()

    def speak(self, samples: Samples, on_end: Callable[[], None] | None = None) -> None:
        """Say this after what the voice line says already.

        `on_end` is called, from the mixer's thread, when the last sample was given to the device;
        never if it is hushed before.
        """
        if self.is_open:
            with self._lock:
                self._voice.add(samples, on_end)

    def hush(self) -> None:
        """Empty the voice line: silence begins with the next buffer, a few milliseconds later."""
        with self._lock:
            self._voice.hush()

    def change(self, *, sounds_volume: float, voice_volume: float) -> None:
        """Set how loud sounds and voice are: 0 to 1 each. Heard from the next buffer on."""
        with self._lock:
            self._sounds.volume, self._voice.volume = sounds_volume, voice_volume

    def close(self) -> None:
        """Give the device back. What was playing is dropped."""
        with self._opening:
            keeper, self._keeper = self._keeper, None
        self._drop()
        if keeper:
            atexit.unregister(self.close)
            keeper.leave()

    def _try(self) -> None:
        """Open a device, however long that takes."""
        try:
            with _no_errors_from_c():
                keeper = _Keeper(self._buffers(), self._lose)
        except (ImportError, OSError) as error:
            self._failure = str(error)
            return
        self._keeper = keeper
        atexit.register(self.close)
        keeper.start()

    def _lose(self, keeper: _Keeper) -> None:
        """Act on a device that has gone, unless it was just closed."""
        if self._keeper is not keeper:
            return
        self._keeper = None
        atexit.unregister(self.close)
        self._drop()
        if self.on_lost:
            self.on_lost("the device asks for no more sound")

    def _drop(self) -> None:
        with self._lock:
            self._sounds.clear()
            self._voice.clear()

    def _buffers(self) -> _Buffers:
        """Give the device what it asks for."""
        frames = yield b""
        while True:
            frames = yield self._mixed(frames)

    def _mixed(self, frames: int) -> bytes | Samples:
        """The next buffer of both sides, and the news that a voice has ended."""
        with self._lock:
            voice, ended = self._voice.take(frames)
            sides = self._sounds.take(frames, is_under_speech=self._voice.sounds)
        for on_end in ended:
            on_end()
        if sides:
            return lifted(voice, *sides)
        return interleaved(voice) if voice else bytes(4 * frames)


@lru_cache
def shared_mixer() -> Mixer:
    """The one mixer of this process. It is not opened by this."""
    return Mixer()


def device_names() -> list[str]:
    """The names of all devices that could play; none where that is not told. Prints nothing.

    Takes as long as the sound server takes to answer.
    """
    try:
        import miniaudio  # noqa: PLC0415 - as below

        with _no_errors_from_c():
            return [str(device["name"]) for device in miniaudio.Devices().get_playbacks()]
    except (ImportError, OSError, miniaudio.MiniaudioError):
        return []


class _Keeper(threading.Thread):
    """Owns an open device: watches it, and closes it without letting anybody else wait."""

    def __init__(self, buffers: _Buffers, on_lost: Callable[[_Keeper], None]) -> None:
        import miniaudio  # noqa: PLC0415 - 100 ms, and not installed everywhere

        super().__init__(name="sound device", daemon=True)
        self._on_lost = on_lost
        self._leaving = threading.Event()
        self._asked = 0
        try:
            self._device = miniaudio.PlaybackDevice(
                output_format=miniaudio.SampleFormat.SIGNED16,
                nchannels=2,
                sample_rate=RATE,
                buffersize_msec=PERIOD_MS,
                callback_periods=PERIODS,
                app_name="a11y-dice",
            )
            counted = self._counted(buffers)
            next(counted)
            self._device.start(counted)
        except miniaudio.MiniaudioError as error:
            raise OSError(" ".join(map(str, error.args))) from error

    def run(self) -> None:
        """Watch until somebody wants to leave or the device asks for nothing at several looks."""
        looks, patience = 0, LOOKS_AT_FIRST
        while looks < patience and not self._leaving.is_set():
            asked = self._asked
            self._leaving.wait(WATCH)
            looks += 1
            if self._asked > max(asked, AT_ONCE):
                looks, patience = 0, LOOKS
        if not self._leaving.is_set():
            self._on_lost(self)
        self._device.close()

    def leave(self) -> None:
        """Close the device; if the sound server does not answer, leave it to its thread."""
        self._leaving.set()
        self.join(LEAVING)

    def _counted(self, buffers: _Buffers) -> _Buffers:
        frames = yield next(buffers)
        while True:
            self._asked += 1
            frames = yield buffers.send(frames)


@contextlib.contextmanager
def _no_errors_from_c() -> Iterator[None]:
    """Let nothing come through to standard error: ALSA and JACK write there by themselves."""
    try:
        saved, null = os.dup(2), os.open(os.devnull, os.O_WRONLY)
    except OSError:  # there is no standard error
        yield
        return
    os.dup2(null, 2)
    os.close(null)
    try:
        yield
    finally:
        os.dup2(saved, 2)
        os.close(saved)
