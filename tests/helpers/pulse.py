"""A sound server of a test's own, with a sound card that is not there, and what it would play.

with pulse_server() as server, server.recording() as sound:
    ... start something with `server.environment` ...
    begun = sound.await_loud(since)
"""

from __future__ import annotations

import array
import contextlib
import os
import shutil
import signal
import subprocess
import tempfile
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

RATE = 44100
WINDOW = 0.010
"""Seconds that are judged at once."""
LOUD = 60
"""A window with a sample of at least this size, of 32767, is loud."""
PATIENCE = 60.0
NO_DEVICE = {"PULSE_SERVER": "unix:/nowhere", "ALSA_CONFIG_PATH": "/dev/null"}
"""The environment of a machine without any sound device."""
_FRAME = 4
_STEP = round(RATE * WINDOW) * _FRAME


class NotHeardError(AssertionError):
    """What was awaited did not sound, or went on sounding."""


class Window(NamedTuple):
    """Ten milliseconds: when they were over, by time.monotonic, and the peaks on both sides."""

    time: float
    left: int
    right: int

    @property
    def is_loud(self) -> bool:
        """Whether something sounds."""
        return max(self.left, self.right) >= LOUD


class Recording:
    """What the sound card plays, heard while it plays.

    Times are those of `time.monotonic` when a sound has come out of the monitor: never too early,
    and late by up to about 15 ms, or more while the machine is busy.
    """

    def __init__(self, environment: dict[str, str]) -> None:
        self.samples = array.array("h")
        """Left and right in turn, at RATE."""
        self._windows: list[Window] = []
        self._news = threading.Condition()
        self._process = subprocess.Popen(
            [
                "parec",
                "--device=card.monitor",
                "--format=s16le",
                f"--rate={RATE}",
                "--channels=2",
                "--latency-msec=5",
                "--raw",
            ],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            env=environment,
        )
        self._thread = threading.Thread(target=self._listen, daemon=True)
        self._thread.start()
        self.await_windows(1)

    def windows(self, since: float = 0.0) -> list[Window]:
        """What was heard after a moment."""
        with self._news:
            return [window for window in self._windows if window.time >= since]

    def intervals(self, since: float = 0.0, pause: float = 0.25) -> list[tuple[float, float]]:
        """When it was loud: begin and end of each sound; shorter pauses do not part them."""
        found: list[tuple[float, float]] = []
        for window in self.windows(since):
            if not window.is_loud:
                continue
            if found and window.time - found[-1][1] <= pause:
                found[-1] = (found[-1][0], window.time)
            else:
                found.append((window.time - WINDOW, window.time))
        return found

    def await_loud(self, since: float, patience: float = PATIENCE) -> float:
        """Await the first sound after a moment. Returns when it came. Raises NotHeardError."""
        deadline = time.monotonic() + patience
        while time.monotonic() < deadline:
            for window in self.windows(since):
                if window.is_loud:
                    return window.time
            self._await_news()
        raise NotHeardError(f"silent for {patience} seconds")

    def await_silence(self, since: float, length: float = 0.3, patience: float = PATIENCE) -> float:
        """Await this many seconds of silence. Returns when they began. Raises NotHeardError."""
        deadline = time.monotonic() + patience
        while time.monotonic() < deadline:
            began = since
            for window in self.windows(since):
                if window.is_loud:
                    began = window.time
                elif window.time - began >= length:
                    return began
            self._await_news()
        raise NotHeardError(f"never silent for {length} seconds in {patience} seconds")

    def seconds_loud(self, since: float = 0.0) -> float:
        """For how long something sounded."""
        return sum(window.is_loud for window in self.windows(since)) * WINDOW

    def await_windows(self, count: int) -> None:
        """Await that so much was heard, loud or silent. Raises NotHeardError."""
        deadline = time.monotonic() + PATIENCE
        while len(self.windows()) < count:
            if time.monotonic() > deadline or self._process.poll() is not None:
                raise NotHeardError("nothing can be recorded")
            self._await_news()

    def stop(self) -> None:
        """Record no more; what was heard is kept."""
        self._process.kill()
        self._process.wait()
        self._thread.join()
        if self._process.stdout:
            self._process.stdout.close()

    def _await_news(self) -> None:
        with self._news:
            self._news.wait(0.05)

    def _listen(self) -> None:
        assert self._process.stdout
        source, waiting = self._process.stdout.fileno(), b""
        while data := os.read(source, 65536):
            now = time.monotonic()
            waiting += data
            with self._news:
                while len(waiting) >= _STEP:
                    part, waiting = array.array("h", waiting[:_STEP]), waiting[_STEP:]
                    later = len(waiting) / _FRAME / RATE
                    left, right = part[0::2], part[1::2]
                    self._windows.append(Window(now - later, _peak(left), _peak(right)))
                    self.samples.extend(part)
                self._news.notify_all()


class PulseServer:
    """A PulseAudio daemon of our own.

    `environment` is for programs that shall use it, by PulseAudio or by ALSA.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.socket = folder / "pulse.sock"
        self.environment = {
            **os.environ,
            "XDG_RUNTIME_DIR": str(folder),
            "PULSE_SERVER": f"unix:{self.socket}",
            "PULSE_COOKIE": str(folder / "cookie"),
            "ALSA_CONFIG_PATH": str(folder / "asound.conf"),
        }
        (folder / "asound.conf").write_text("pcm.!default { type pulse }\n", encoding="ascii")
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start the daemon and await that it answers."""
        self.socket.unlink(missing_ok=True)
        protocol = f"module-native-protocol-unix auth-anonymous=1 socket={self.socket}"
        self._process = subprocess.Popen(
            [
                "pulseaudio",
                "-n",
                "--daemonize=no",
                "--use-pid-file=no",
                "--exit-idle-time=120",  # should this process be killed
                "--log-target=null",
                "--disable-shm=yes",
                "-L",
                f"module-null-sink sink_name=card rate={RATE} channels=2",
                "-L",
                protocol,
            ],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            env={**self.environment, "HOME": str(self.folder)},
            start_new_session=True,
        )
        deadline = time.monotonic() + PATIENCE
        while not self._answers():
            assert self._process.poll() is None, "PulseAudio does not start"
            assert time.monotonic() < deadline, "PulseAudio does not answer"
            time.sleep(0.02)

    def freeze(self) -> None:
        """Let the daemon stand still; `kill` ends it all the same."""
        assert self._process
        self._process.send_signal(signal.SIGSTOP)

    def kill(self) -> None:
        """Kill the daemon, as when a sound card is pulled out."""
        if self._process:
            self._process.kill()
            self._process.wait()
            self._process = None
        self.socket.unlink(missing_ok=True)

    @contextlib.contextmanager
    def recording(self) -> Iterator[Recording]:
        """Hear what is played meanwhile."""
        recording = Recording(self.environment)
        try:
            yield recording
        finally:
            recording.stop()

    def _answers(self) -> bool:
        command = ["pactl", "list", "short", "sinks"]
        asked = subprocess.run(
            command, env=self.environment, capture_output=True, check=False, timeout=PATIENCE
        )
        return b"card" in asked.stdout


@contextlib.contextmanager
def pulse_server() -> Iterator[PulseServer]:
    """A running sound server in a short folder of its own; nothing is left of it afterwards."""
    folder = Path(tempfile.mkdtemp(prefix="pulse"))  # a socket's path must be short
    server = PulseServer(folder)
    try:
        server.start()
        yield server
    finally:
        server.kill()
        shutil.rmtree(folder, ignore_errors=True)


def _peak(samples: array.array[int]) -> int:
    highest, lowest = max(samples), min(samples)
    return max(highest, -lowest)
