"""`a11y-dice export`: a recorded match as text, as a web page or as lines of JSON."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path

from a11y_dice.cli.arguments import add_verbosity, parse, parser, words_of
from a11y_dice.cli.complaint import Complaint
from a11y_dice.cli.replay import kept_record, onlooker_of
from a11y_dice.core.message import Facts, Message
from a11y_dice.session.export_forms import FORMS
from a11y_dice.session.onlooker import Onlooker


def export(arguments: Sequence[str]) -> list[str]:
    """The lines of the export; of a file, the sentence that names it. Raises Complaint."""
    made = parser("export")
    made.add_argument("--format", choices=list(FORMS), default="text")
    made.add_argument("--output")
    add_verbosity(made)
    given = parse(made, arguments)
    (name,) = words_of("export", given.words, ("file",), 1)
    kept = kept_record(name)
    lines = FORMS[given.format](kept, onlooker_of(kept, given.verbosity))
    if given.output is None:
        return [*lines]
    _write(Path(given.output), lines)
    return [Onlooker().line("exported", path=given.output)]


def _write(path: Path, lines: Iterable[str]) -> None:
    """Write a file that is not there yet. Raises Complaint; then there is no new file."""
    text = "".join(f"{line}\n" for line in lines)
    facts: Facts = {"path": str(path)}
    try:
        with path.open("x", encoding="utf-8", newline="\n") as file:
            file.write(text)
    except FileExistsError as error:
        raise Complaint(Message("cli-file-exists", facts)) from error
    except OSError as error:
        facts["reason"] = error.strerror or str(error)
        raise Complaint(Message("cli-not-written", facts)) from error
