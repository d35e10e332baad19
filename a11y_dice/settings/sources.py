"""Settings from the command line, the environment and the file, the stronger before the weaker."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from a11y_dice.core.message import Facts, Message
from a11y_dice.settings.first import PREFIX, TEXT, is_accessible, settings_path
from a11y_dice.settings.readers import BadValueError, option_name, shortened
from a11y_dice.settings.reading import read_settings
from a11y_dice.settings.values import READERS, Origin, Settings

TOLD = 3
"""Names of settings that nobody knows which are told; of more, their number."""


@dataclass(frozen=True, slots=True)
class Chosen:
    """The settings of now, where each that is not the usual one comes from, and what was wrong."""

    settings: Settings = field(default_factory=Settings)
    origins: Mapping[str, Origin] = field(default_factory=dict)
    problems: tuple[Message, ...] = ()

    def origin(self, name: str) -> Origin:
        """Where the value of a setting comes from."""
        return self.origins.get(name, Origin.DEFAULT)


def chosen(
    flags: Mapping[str, object], environ: Mapping[str, str] | None = None, path: Path | None = None
) -> Chosen:
    """The settings that hold now. Never raises: what is wrong is left out and told.

    `flags` are values by the names of settings, already checked.
    """
    environ = os.environ if environ is None else environ
    from_file, problems = _from_file(path or settings_path())
    sources: list[tuple[Origin, Mapping[str, object]]] = [
        (Origin.FILE, from_file),
        (Origin.ENVIRONMENT, _from_environment(environ)),
        (Origin.FLAG, flags),
    ]
    settings, origins = Settings(), dict[str, Origin]()
    for origin, values in sources:
        wrong: list[Facts] = []
        for name, value in values.items():
            good, errors = _good_part(name, value)
            wrong += errors
            if good is not None:
                settings = replace(settings, **{name: good})
                origins[name] = origin
        problems += _told(origin, wrong)
    return Chosen(settings, origins, tuple(problems))


def _good_part(name: str, given: object) -> tuple[Any, list[Facts]]:
    """The value of a setting, None where there is none, and what was wrong with it.

    Of a table the entries are used that can be read.
    """
    read = READERS[name]
    try:
        return read(given), []
    except BadValueError as error:
        wrong = error.facts(name, given)
    if not isinstance(given, Mapping):
        return None, [wrong]
    good: dict[str, Any] = {}
    for path, part in _entries(given):
        entry = {path[0]: {path[1]: part}} if path[1:] else {path[0]: part}
        try:
            read(entry)
        except BadValueError as error:
            wrong = error.facts(name, part)
            continue
        if path[1:]:
            good.setdefault(path[0], {})[path[1]] = part
        else:
            good[path[0]] = part
    return (read(good) if good else None), [wrong]


def _entries(table: Mapping[str, object]) -> Iterator[tuple[tuple[str, ...], object]]:
    """The entries of a table and of the tables in it, each with its names."""
    for name, part in table.items():
        if isinstance(part, Mapping) and part:
            yield from (((name, inner), value) for inner, value in part.items())
        else:
            yield (name,), part


def _told(origin: Origin, wrong: list[Facts]) -> list[Message]:
    """One sentence about the wrong values of a source."""
    if len(wrong) > 1:
        return [Message(f"settings-bad-{origin}", wrong[0] | {"count": len(wrong)})]
    return [Message(f"setting-bad-{origin}", facts) for facts in wrong]


def _from_environment(environ: Mapping[str, str]) -> dict[str, object]:
    found: dict[str, object] = {}
    if is_accessible(environ):
        found["speak"] = TEXT
    for name in READERS:
        if value := environ.get(PREFIX + name.upper()):
            found[name] = value
    return found


def _from_file(path: Path) -> tuple[dict[str, object], list[Message]]:
    """The known settings of the file, and what was wrong with it; it is left as it is."""
    read = read_settings(path)
    problems = [read.problem] if read.problem else []
    known = {option_name(name): name for name in READERS}
    found = {known[key]: value for key, value in read.values.items() if key in known}
    unknown = [key for key in read.values if key not in known]
    if unknown:
        names = tuple(Message("typed", {"text": shortened(key)}) for key in unknown[:TOLD])
        facts: Facts = {"names": names, "count": len(unknown), "path": str(path)}
        problems.append(Message("setting-unknown", facts))
    return found, problems
