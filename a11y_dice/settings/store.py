"""Writing a setting into the file: its comments and everything else in it stay as they are."""

from __future__ import annotations

import os
import shutil
import tomllib
from collections.abc import Mapping, MutableMapping
from contextlib import suppress
from pathlib import Path
from typing import Any

import tomlkit
from tomlkit.exceptions import TOMLKitError

from a11y_dice.core.message import Fact, Message
from a11y_dice.settings.readers import Value, option_name
from a11y_dice.settings.reading import read_settings


class NotKeptError(Exception):
    """The file is as it was. `reason` says why nothing could be written."""

    def __init__(self, reason: Fact) -> None:
        super().__init__(reason)
        self.reason = reason


def store(values: Mapping[str, Value], path: Path) -> None:
    """Keep these settings in the file. Raises NotKeptError; a broken file is not written over."""
    path = path.resolve()  # a link to the file goes on being one
    read = read_settings(path)
    if read.problem:
        raise NotKeptError(Message(f"{read.problem.id}-why", read.problem.facts))
    wanted = read.values | {option_name(name): _plain(value) for name, value in values.items()}
    try:
        text = _changed(path.read_bytes(), values) if path.exists() else tomlkit.dumps(wanted)
        if not _says(text, wanted):
            raise NotKeptError(Message("settings-not-changeable"))
        _write(path, text)
    except OSError as error:
        raise NotKeptError((error.strerror or str(error)).rstrip(".")) from error


def _changed(data: bytes, values: Mapping[str, Value]) -> str:
    """The text of the file with these values in it; empty when they cannot be put there.

    tomlkit fails in many ways where the parts of one table are apart.
    """
    try:
        document = tomlkit.parse(data.decode("utf-8-sig"))
        for name, value in values.items():
            _put(document, option_name(name), value)
        return tomlkit.dumps(document)
    except (TOMLKitError, ValueError, LookupError, TypeError, AttributeError, RecursionError):
        return ""


def _says(text: str, wanted: Mapping[str, Any]) -> bool:
    """Whether a text says just this: nothing that the file said is lost."""
    try:
        return _same(tomllib.loads(text), wanted)
    except (ValueError, RecursionError):
        return False


def _same(one: Any, other: Any) -> bool:
    """Whether two values are the same in any order of their names."""
    if isinstance(one, Mapping) and isinstance(other, Mapping):
        names = one.keys() | other.keys()
        return all(
            name in one and name in other and _same(one[name], other[name]) for name in names
        )
    return repr(one) == repr(other)  # "not a number" is not equal to itself


def _write(path: Path, text: str) -> None:
    """Replace the file as a whole, so that it is never half written."""
    path.parent.mkdir(parents=True, exist_ok=True)
    fresh = path.with_name(f"{path.name}.{os.getpid()}.new")  # two windows may write at once
    try:
        with fresh.open("w", encoding="utf-8", newline="") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        with suppress(FileNotFoundError):
            shutil.copymode(path, fresh)
        fresh.replace(path)
    finally:
        fresh.unlink(missing_ok=True)


def _plain(value: Any) -> Any:
    """A value as the file has it: names with their values become a table."""
    if isinstance(value, tuple):
        return {name: _plain(part) for name, part in value}
    return value


def _put(table: MutableMapping[str, Any], name: str, value: Value) -> None:
    """Give a name of a table a value; what has not changed keeps its place and its comments."""
    if not isinstance(value, tuple):
        table[name] = value
        return
    if not isinstance(table.get(name), MutableMapping):
        table[name] = tomlkit.table()
    wanted: dict[str, Any] = dict(value)
    inner = table[name]
    for gone in inner.keys() - wanted.keys():
        del inner[gone]
    for key, part in wanted.items():
        if inner.get(key) != part:
            _put(inner, key, part)
