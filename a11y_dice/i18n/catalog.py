"""Where the texts are: English beside the code, every other language in `locales/<language>`.

The first line of the program waits for this module, so it imports next to nothing.
"""

from __future__ import annotations

import os.path

from a11y_dice.settings.first import AUTO, first_language

TYPE_CHECKING = False  # typing itself would cost 5 ms before the first line
if TYPE_CHECKING:
    from collections.abc import Mapping

PACKAGE = os.path.dirname(os.path.dirname(__file__))  # noqa: PTH120 - pathlib would cost 14 ms
LOCALES = f"{PACKAGE}/locales"
ENGLISH = "en"
SHELL = "shell"
OF_THE_SYSTEM = ("LC_ALL", "LC_MESSAGES", "LANG")
"""Where a system says which language its programs should speak, the strongest first."""


def languages() -> dict[str, str]:
    """The languages that are there, by code, each with its name in itself; English is first."""
    codes = sorted(os.listdir(LOCALES)) if os.path.isdir(LOCALES) else []  # noqa: PTH208, PTH112 - as above
    return {code: _own_name(code) for code in (ENGLISH, *codes) if is_language(code)}


def is_language(code: str) -> bool:
    """Whether a language can be offered: it has a name, and words for the program itself."""
    is_code = code.replace("_", "").replace("-", "").isalnum()
    needed = (_name_path(code), catalog_path(code, SHELL))
    return is_code and all(os.path.isfile(path) for path in needed)  # noqa: PTH113 - as above


def spoken_language(chosen: str, environ: Mapping[str, str] | None = None) -> str:
    """The language in which to speak, where `chosen` is a code or "auto"; English if in doubt."""
    if chosen == AUTO:
        environ = os.environ if environ is None else environ
        wanted = next((environ[name] for name in OF_THE_SYSTEM if environ.get(name)), ENGLISH)
        chosen = wanted.partition(".")[0].partition("_")[0].lower()
    return chosen if is_language(chosen) else ENGLISH


def language_here(flags: Mapping[str, object] | None = None) -> str:
    """The language in which to speak here: of flags, environment, settings or system."""
    return spoken_language(first_language(flags or {}, os.environ))


def _name_path(code: str) -> str:
    return f"{PACKAGE}/name.txt" if code == ENGLISH else f"{LOCALES}/{code}/name.txt"


def _own_name(code: str) -> str:
    with open(_name_path(code), encoding="utf-8") as file:  # noqa: PTH123 - as above
        return " ".join(file.read().split()) or code


def catalog_path(language: str, part: str) -> str:
    """The file of one part (`SHELL` or the id of a game) in one language."""
    if language != ENGLISH:
        return f"{LOCALES}/{language}/{part}.ftl"
    return f"{PACKAGE}/en.ftl" if part == SHELL else f"{PACKAGE}/games/{part}/en.ftl"


def plain(part: str, message_id: str, language: str = ENGLISH) -> str:
    """The text of a message of one line without facts, found without reading the rest.

    For the first line and the titles in the menu, which must not wait for a parser to load. It is
    English where the language has no such line. Raises KeyError when English has none either.
    """
    head = f"{message_id} ="
    for code in dict.fromkeys((language, ENGLISH)):
        path = catalog_path(code, part)
        if code != ENGLISH and not os.path.isfile(path):  # noqa: PTH113 - as above
            continue
        with open(path, encoding="utf-8") as lines:  # noqa: PTH123 - as above
            for line in lines:
                if line.startswith(head):
                    return line[len(head) :].strip()
    raise KeyError(message_id)
