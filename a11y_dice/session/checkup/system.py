"""The system, and the versions of everything that the program consists of."""

from __future__ import annotations

import locale
import os
import platform
import re
import sys
from collections.abc import Iterator
from importlib import metadata

from a11y_dice import __version__
from a11y_dice.core.message import Message
from a11y_dice.session.checkup.found import Found, problem

OURS = "a11y-dice"
NAME = re.compile(r"[\w.-]+")
SYSTEM = re.compile(r"sys_platform\s*==\s*['\"](\w+)['\"]")
EXTRA = re.compile(r"extra\s*==\s*['\"](\w+)['\"]")
TOOLS = "dev"
"""The extra with what only developers need."""


def look_at_system() -> Iterator[Found]:
    """Program, Python, system, language, and every library."""
    yield Found(Message("doctor-program", {"version": __version__}))
    facts = {"name": platform.python_implementation(), "version": platform.python_version()}
    yield Found(Message("doctor-python", {**facts}))
    system = " ".join((platform.system(), platform.release(), platform.machine()))
    yield Found(Message("doctor-system", {"name": system}))
    language = next(filter(None, map(os.environ.get, ("LC_ALL", "LC_MESSAGES", "LANG"))), "")
    if language:
        yield Found(Message("doctor-language", {"name": language}))
    else:
        yield Found(Message("doctor-no-language"))
    yield Found(Message("doctor-file-names", {"encoding": locale.getpreferredencoding()}))
    yield from _libraries()


def _libraries() -> Iterator[Found]:
    try:
        wanted = metadata.requires(OURS) or []
    except metadata.PackageNotFoundError:
        yield Found(Message("doctor-not-installed"))
        return
    for requirement in wanted:
        yield from _library(requirement)


def _library(requirement: str) -> Iterator[Found]:
    """What there is of one line of our requirements, if it is for this system."""
    bounds, _, condition = requirement.partition(";")
    extra, system = EXTRA.search(condition), SYSTEM.search(condition)
    if (extra and extra[1] == TOOLS) or (system and system[1] != sys.platform):
        return
    found = NAME.match(bounds.strip())
    name = found[0] if found else bounds
    try:
        version = metadata.version(name)
    except metadata.PackageNotFoundError:
        missing = {"name": name, "wanted": bounds.strip()}
        if extra:
            yield Found(Message("doctor-library-extra", {"name": name, "extra": extra[1]}))
        else:
            yield problem(Message("doctor-library-missing", {**missing}))
    else:
        yield Found(Message("doctor-library", {"name": name, "version": version}))
