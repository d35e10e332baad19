"""Writing a setting into the file: its comments and everything else in it stay as they are."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import tomlkit
from tomlkit.exceptions import TOMLKitError
from tomlkit.items import Table

from a11y_dice.settings.sources import option_name
from a11y_dice.settings.values import Value


def store(values: Mapping[str, Value], path: Path) -> None:
    """Keep these settings in the file. Raises OSError; ValueError when the file is no TOML."""
    try:
        document = tomlkit.parse(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        document = tomlkit.document()
    except TOMLKitError as error:
        raise ValueError(str(error)) from error
    for name, value in values.items():
        document[option_name(name)] = _table(value) if isinstance(value, tuple) else value
    path.parent.mkdir(parents=True, exist_ok=True)
    fresh = path.with_name(f"{path.name}.new")
    with fresh.open("w", encoding="utf-8") as file:
        file.write(tomlkit.dumps(document))
        file.flush()
        os.fsync(file.fileno())
    fresh.replace(path)


def _table(pairs: tuple[tuple[str, Any], ...]) -> Table:
    """Names with their values as a table of the file, which may hold tables."""
    table = tomlkit.table()
    for name, value in pairs:
        table[name] = _table(value) if isinstance(value, tuple) else value
    return table
