"""Writing a setting into the file: its comments and everything else in it stay as they are."""

from __future__ import annotations

import os
from pathlib import Path

import tomlkit
from tomlkit.exceptions import TOMLKitError

from a11y_dice.settings.sources import option_name


def store(values: dict[str, str | int | bool], path: Path) -> None:
    """Keep these settings in the file. Raises OSError; ValueError when the file is no TOML."""
    try:
        document = tomlkit.parse(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        document = tomlkit.document()
    except TOMLKitError as error:
        raise ValueError(str(error)) from error
    for name, value in values.items():
        document[option_name(name)] = value
    path.parent.mkdir(parents=True, exist_ok=True)
    fresh = path.with_name(f"{path.name}.new")
    with fresh.open("w", encoding="utf-8") as file:
        file.write(tomlkit.dumps(document))
        file.flush()
        os.fsync(file.fileno())
    fresh.replace(path)
