"""Where the texts are: English beside the code, every other language in `locales/<language>`.

The first line of the program waits for this module, so it imports next to nothing.
"""

from __future__ import annotations

import os.path

PACKAGE = os.path.dirname(os.path.dirname(__file__))  # noqa: PTH120 - pathlib would cost 14 ms
ENGLISH = "en"
SHELL = "shell"


def catalog_path(language: str, part: str) -> str:
    """The file of one part (`SHELL` or the id of a game) in one language."""
    if language != ENGLISH:
        return f"{PACKAGE}/locales/{language}/{part}.ftl"
    return f"{PACKAGE}/en.ftl" if part == SHELL else f"{PACKAGE}/games/{part}/en.ftl"


def plain(part: str, message_id: str, language: str = ENGLISH) -> str:
    """The text of a message of one line without facts, found without reading the rest.

    For the first line and the titles in the menu, which must not wait for a parser to load.
    Raises KeyError when there is no such line.
    """
    head = f"{message_id} ="
    with open(catalog_path(language, part), encoding="utf-8") as lines:  # noqa: PTH123 - as above
        for line in lines:
            if line.startswith(head):
                return line[len(head) :].strip()
    raise KeyError(message_id)
