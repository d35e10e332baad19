"""A real Speech Dispatcher of a test's own, which writes down what it would say, or says it.

with dispatcher() as daemon:
    ... start something with `daemon.environment` ...
    daemon.await_heard("Your turn.")
"""

from __future__ import annotations

import contextlib
import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator, Mapping
from pathlib import Path

PATIENCE = 60.0
CONFIGURATION = """
LogLevel 3
LogDir "{folder}/log"
SymbolsPreproc "none"
AudioOutputMethod "{audio}"
MaxHistoryMessages 1
AddModule "{module}" "{program}" "{module}.conf"
DefaultModule {module}
"""
MODULE = """
GenericExecuteSynth "printf '%s\\\\n' \\'$DATA\\' >> {folder}/heard; sleep {seconds}"
GenericLanguage "en" "en" "utf-8"
GenericDefaultCharset "utf-8"
GenericMaxChunkLength 60000
GenericDelimiters "\x02"
GenericPunctNone ""
GenericPunctSome ""
GenericPunctMost ""
GenericPunctAll ""
AddVoice "en" "male1" "en"
"""


class Daemon:
    """The daemon. It takes `seconds` for a message, which it writes down when it begins with it.

    `address` is for SPEECHD_ADDRESS, and is in `environment`.

    With the `environment` of a sound server it speaks with eSpeak there instead.
    """

    def __init__(
        self, folder: Path, seconds: float = 0, environment: Mapping[str, str] | None = None
    ) -> None:
        self.folder = folder
        self.socket = folder / "speech-dispatcher" / "speechd.sock"
        self.address = f"unix_socket:{self.socket}"
        self.environment = {
            **(environment or os.environ),
            "XDG_RUNTIME_DIR": str(folder),
            "SPEECHD_ADDRESS": self.address,
        }
        self._seconds = seconds
        self._has_voice = environment is not None
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start it, and await that it answers."""
        self._configure()
        options = ["-C", "conf", "-L", "log", "-P", "pid"]
        named = [f"{self.folder}/{each}" if at % 2 else each for at, each in enumerate(options)]
        self._process = subprocess.Popen(
            ["speech-dispatcher", "-s", "-t", "0", *named],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            env={**self.environment, "HOME": str(self.folder)},
            start_new_session=True,
        )
        deadline = time.monotonic() + PATIENCE
        while not self._answers():
            assert self._process.poll() is None, "Speech Dispatcher does not start"
            assert time.monotonic() < deadline, "Speech Dispatcher does not answer"
            time.sleep(0.02)

    def kill(self) -> None:
        """Kill it, with its modules, in whatever it does."""
        if self._process:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(self._process.pid, signal.SIGKILL)
            self._process.wait()
            self._process = None

    @property
    def process(self) -> int:
        """The number of its process and of the group of its modules."""
        assert self._process
        return self._process.pid

    def stop(self) -> None:
        """Let it end with its modules, as at the end of a session."""
        if self._process:
            self.thaw()
            self._process.terminate()
            with contextlib.suppress(subprocess.TimeoutExpired):
                self._process.wait(5)
        self.kill()

    def freeze(self) -> None:
        """Let it do nothing until it is thawed."""
        assert self._process
        os.kill(self._process.pid, signal.SIGSTOP)

    def thaw(self) -> None:
        """Let it go on."""
        assert self._process
        os.kill(self._process.pid, signal.SIGCONT)

    def heard(self) -> list[str]:
        """What it has begun to say, one text for each message, all runs of it together."""
        log = self.folder / "heard"
        return log.read_text(encoding="utf-8").split("\n")[:-1] if log.exists() else []

    def await_heard(self, text: str) -> list[str]:
        """Await that this is said. Returns all that was said."""
        deadline = time.monotonic() + PATIENCE
        while text not in (heard := self.heard()):
            assert time.monotonic() < deadline, (text, heard)
            time.sleep(0.02)
        return heard

    def _configure(self) -> None:
        for name in ("conf/modules", "log"):
            (self.folder / name).mkdir(parents=True, exist_ok=True)
        for old in (self.folder / "pid", self.socket):
            old.unlink(missing_ok=True)
        module = "espeak-ng" if self._has_voice else "heard"
        configuration = CONFIGURATION.format(
            folder=self.folder,
            module=module,
            audio="pulse" if self._has_voice else "libao",  # libao needs no device
            program="sd_espeak-ng" if self._has_voice else "sd_generic",
        )
        (self.folder / "conf" / "speechd.conf").write_text(configuration, encoding="utf-8")
        own = "" if self._has_voice else MODULE.format(folder=self.folder, seconds=self._seconds)
        path = self.folder / "conf" / "modules" / f"{module}.conf"
        path.write_text(own, encoding="utf-8")

    def _answers(self) -> bool:
        with contextlib.suppress(OSError), socket.socket(socket.AF_UNIX) as visitor:
            visitor.settimeout(1)
            visitor.connect(str(self.socket))
            visitor.sendall(b"QUIT\r\n")
            return bool(visitor.recv(1))
        return False


@contextlib.contextmanager
def dispatcher(
    seconds: float = 0, environment: Mapping[str, str] | None = None, *, started: bool = True
) -> Iterator[Daemon]:
    """A daemon in a short folder of its own; nothing is left of it afterwards."""
    folder = Path(tempfile.mkdtemp(prefix="sd"))  # a socket's path must be short
    daemon = Daemon(folder, seconds, environment)
    try:
        if started:
            daemon.start()
        yield daemon
    finally:
        daemon.stop()
        shutil.rmtree(folder, ignore_errors=True)
