"""One window for each match: whoever plays it holds its lock, which ends with the program."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from filelock import BaseFileLock


class MatchLock:
    """The lock of the record at `path`. Where a folder allows no locks, nobody is kept out."""

    def __init__(self, path: Path) -> None:
        self._file = path.with_suffix(".lock")
        self._lock: BaseFileLock | None = None

    def take(self) -> bool:
        """Hold the lock from now on. False when another program holds it."""
        from filelock import FileLock, Timeout  # noqa: PLC0415 - only who plays waits for it

        lock = FileLock(self._file)
        try:
            lock.acquire(timeout=0)
        except Timeout:
            return False
        except (OSError, NotImplementedError):
            return True
        self._lock = lock
        return True

    def free(self) -> None:
        """Let others play; the lock leaves no file behind."""
        if self._lock:
            with suppress(OSError):
                self._file.unlink()
            self._lock.release()
            self._lock = None
