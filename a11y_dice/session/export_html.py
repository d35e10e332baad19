"""A match as a web page: headings and lists, and nothing that a screen reader cannot read."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape

from a11y_dice.session.export import Section, document
from a11y_dice.session.kept_match import KeptMatch
from a11y_dice.session.onlooker import Onlooker


def html_lines(kept: KeptMatch, onlooker: Onlooker) -> Iterator[str]:
    """The match as one page, which needs nothing else to be read."""
    whole = document(kept, onlooker)
    yield "<!DOCTYPE html>"
    yield f'<html lang="{escape(onlooker.language)}">'
    yield "<head>"
    yield '<meta charset="utf-8">'
    yield '<meta name="viewport" content="width=device-width, initial-scale=1">'
    yield f"<title>{escape(whole.heading)}</title>"
    yield "</head>"
    yield "<body>"
    yield "<main>"
    yield from _section(whole, 1)
    yield "</main>"
    yield "</body>"
    yield "</html>"


def _section(section: Section, level: int) -> Iterator[str]:
    """A heading of a level, the list of its lines, and what is one level below."""
    yield f"<h{level}>{escape(section.heading)}</h{level}>"
    if section.lines:
        yield "<ul>"
        yield from (f"<li>{escape(line)}</li>" for line in section.lines)
        yield "</ul>"
    for part in section.parts:
        yield from _section(part, level + 1)
