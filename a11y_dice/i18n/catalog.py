"""Where the texts are: English beside the code, every other language in `locales/<language>`."""

from __future__ import annotations

from pathlib import Path

PACKAGE = Path(__file__).parent.parent
ENGLISH = "en"
SHELL = "shell"


def catalog_path(language: str, part: str) -> Path:
    """The file of one part (`SHELL` or the id of a game) in one language."""
    if language != ENGLISH:
        return PACKAGE / "locales" / language / f"{part}.ftl"
    return PACKAGE / "en.ftl" if part == SHELL else PACKAGE / "games" / part / "en.ftl"


def plain(part: str, message_id: str, language: str = ENGLISH) -> str:
    """The text of a message of one line without facts, found without reading the rest.

    For the first line and the titles in the menu, which must not wait for a parser to load.
    Raises KeyError when there is no such line.
    """
    head = f"{message_id} ="
    with catalog_path(language, part).open(encoding="utf-8") as lines:
        for line in lines:
            if line.startswith(head):
                return line[len(head) :].strip()
    raise KeyError(message_id)
