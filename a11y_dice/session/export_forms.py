"""The forms in which a match can be exported, by name, and the folder for them."""

from __future__ import annotations

from pathlib import Path

from a11y_dice.session.export import Export, text_lines
from a11y_dice.session.export_html import html_lines
from a11y_dice.session.export_lines import json_lines
from a11y_dice.session.kept_match import KeptMatch
from a11y_dice.session.new_file import write_new
from a11y_dice.session.onlooker import Onlooker

FORMS: dict[str, Export] = {"text": text_lines, "html": html_lines, "jsonl": json_lines}
ENDINGS = {"text": ".txt", "html": ".html", "jsonl": ".jsonl"}
"""By form, how the name of its file ends."""


def exports_folder() -> Path:
    """Where exports that are made in the program are, in the user's data folder."""
    from platformdirs import user_data_path  # noqa: PLC0415 - not needed for the first line

    return user_data_path("a11y-dice", appauthor=False) / "exports"


def export_new(kept: KeptMatch, onlooker: Onlooker, form: str, stem: str) -> Path:
    """Export a match into a new file of the folder. Raises OSError; then there is no file."""
    return write_new(exports_folder() / f"{stem}{ENDINGS[form]}", FORMS[form](kept, onlooker))
