"""Reading the file of the settings: what cannot be read in it costs nothing but itself.

The first line of the program waits for this module, so it imports what it needs when it needs it.
"""

from __future__ import annotations

TYPE_CHECKING = False  # typing itself would cost 5 ms before the first line
if TYPE_CHECKING:
    from pathlib import Path
    from typing import Any

    from a11y_dice.core.message import Message

LARGEST = 100_000
"""Bytes of a file that somebody may have written as settings."""
LONGEST = 2000
"""Bytes of a line that somebody may have written: a name of many parts takes its square in time."""


class Read:
    """What a file says: `values` by name, and `problem`, where something cannot be read."""

    def __init__(self, values: dict[str, Any], problem: Message | None = None) -> None:
        self.values = values
        self.problem = problem


def read_settings(path: Path) -> Read:
    """The values of the file. Never raises; where there is no file, there are none."""
    try:
        with path.open("rb") as file:
            data = file.read(LARGEST + 1)
    except FileNotFoundError:
        return Read({})
    except OSError as error:
        return _unread(path, error.strerror or str(error))
    if len(data) > LARGEST:
        return _unread(path, _message("settings-too-large", {"most": LARGEST // 1000}))
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        return _in_part(path, data, line, _message("settings-no-text", {}))
    lines = data.splitlines()
    if longest := next((at for at, line in enumerate(lines, 1) if len(line) > LONGEST), 0):
        return _in_part(path, data, longest, _message("settings-too-long", {"most": LONGEST}))
    import tomllib  # noqa: PLC0415 - see above

    try:
        return Read(tomllib.loads(text))
    except (ValueError, RecursionError) as error:
        reason, line = _where(error, text)
        return _in_part(path, data, line, reason)


def _unread(path: Path, reason: str | Message) -> Read:
    return Read({}, _message("settings-broken", {"path": str(path), "reason": reason}))


def _in_part(path: Path, data: bytes, line: int, reason: str | Message) -> Read:
    """The lines of a broken file that can be read by themselves."""
    facts = {"path": str(path), "line": line, "reason": reason}
    return Read(_whole_lines(data), _message("settings-broken-line", facts))


def _message(name: str, facts: dict[str, Any]) -> Message:
    from a11y_dice.core.message import Message  # noqa: PLC0415 - see above

    return Message(name, facts)


def _where(error: Exception, text: str) -> tuple[str | Message, int]:
    """Why the text is no TOML, and in which line."""
    reason, _, place = str(error).rpartition(" (at ")
    number = place.removeprefix("line ").partition(",")[0]
    if number.isdigit():
        return reason, int(number)
    if reason:
        return reason, text.count("\n", 0, len(text.rstrip())) + 1  # at the end of the document
    return _message("settings-too-deep", {}), _deepest(text)


def _deepest(text: str) -> int:
    """The line with most brackets, where a file nests too deeply to be read."""
    lines = text.split("\n")
    return lines.index(max(lines, key=lambda line: line.count("[") + line.count("{"))) + 1


def _whole_lines(data: bytes) -> dict[str, Any]:
    """What the lines say that are a name and a value, each in the table whose head is above it."""
    found: dict[str, Any] = {}
    head: bytes | None = b""
    for line in data.splitlines():
        stripped = line.strip()
        if not stripped or stripped.startswith(b"#") or len(stripped) > LONGEST:
            continue
        if stripped.startswith(b"["):
            head = None if _values(stripped) is None else stripped
        elif head is not None and b"=" in stripped:
            _add(found, _values(head + b"\n" + stripped) or {})
    return found


def _values(lines: bytes) -> dict[str, Any] | None:
    """The values of a few lines; None when they make no sense."""
    import tomllib  # noqa: PLC0415 - see above

    try:
        return tomllib.loads(lines.decode("utf-8-sig"))
    except (ValueError, RecursionError):
        return None


def _add(found: dict[str, Any], more: dict[str, Any]) -> None:
    """Add values; what was there first stays."""
    for name, value in more.items():
        there = found.setdefault(name, value)
        if there is not value and isinstance(there, dict) and isinstance(value, dict):
            _add(there, value)
