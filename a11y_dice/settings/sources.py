"""Settings from the command line, the environment and the file, the stronger before the weaker."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from a11y_dice.core.message import Facts, Message
from a11y_dice.settings.first import TEXT, is_accessible, settings_path
from a11y_dice.settings.values import PREFIX, READERS, BadValueError, Origin, Settings


@dataclass(frozen=True, slots=True)
class Chosen:
    """The settings of now, where each that is not the usual one comes from, and what was wrong."""

    settings: Settings = field(default_factory=Settings)
    origins: Mapping[str, Origin] = field(default_factory=dict)
    problems: tuple[Message, ...] = ()

    def origin(self, name: str) -> Origin:
        """Where the value of a setting comes from."""
        return self.origins.get(name, Origin.DEFAULT)


def option_name(name: str) -> str:
    """How a setting is called in the file and on the command line."""
    return name.replace("_", "-")


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
        for name, value in values.items():
            try:
                settings = settings.with_value(name, value)
                origins[name] = origin
            except BadValueError as error:
                facts: Facts = {"name": option_name(name), "value": str(value)}
                problems.append(Message(f"setting-bad-{origin}", facts | {"allowed": str(error)}))
    return Chosen(settings, origins, tuple(problems))


def _from_environment(environ: Mapping[str, str]) -> dict[str, object]:
    found: dict[str, object] = {}
    if is_accessible(environ):
        found["speak"] = TEXT
    for name in READERS:
        if value := environ.get(PREFIX + name.upper()):
            found[name] = value
    return found


def _from_file(path: Path) -> tuple[dict[str, object], list[Message]]:
    """The known settings of the file; a file that cannot be read is told and left as it is."""
    try:
        text = path.read_text(encoding="utf-8")
        import tomllib  # noqa: PLC0415 - the first word of a voice waits for this module

        read = tomllib.loads(text)
    except FileNotFoundError:
        return {}, []
    except (OSError, ValueError) as error:  # ValueError: no TOML, or no text at all
        reason = (getattr(error, "strerror", None) or str(error)).rstrip(".")
        return {}, [Message("settings-broken", {"path": str(path), "reason": reason})]
    known = {option_name(name): name for name in READERS}
    found = {known[key]: value for key, value in read.items() if key in known}
    unknown = [key for key in read if key not in known]
    problems = [Message("setting-unknown", {"name": key, "path": str(path)}) for key in unknown]
    return found, problems
