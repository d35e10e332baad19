"""`a11y-dice doctor`: what is here to speak and play with, for ears, eyes, programs and reports."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from a11y_dice.cli.arguments import parse, parser, words_of
from a11y_dice.cli.complaint import Complaint
from a11y_dice.cli.printing import complain, print_lines
from a11y_dice.core.message import Facts, Message, Words
from a11y_dice.i18n.audience import Verbosity
from a11y_dice.session.checkup.examination import SECONDS, Examination, examine
from a11y_dice.session.checkup.found import Found, Topic
from a11y_dice.session.checkup.privacy import Veil, veil
from a11y_dice.session.checkup.ways import any_spoken_way, chosen_way, has_own_voice, spoken_way
from a11y_dice.session.new_file import write_new
from a11y_dice.session.onlooker import Onlooker
from a11y_dice.settings.sources import Chosen, chosen

NAME = "doctor"
OPTIONS = ("speak", "test", "report", "json")
"""The options, for the help."""
SPOKEN = ("voice", "reader")
"""The ways that can speak the findings."""
ANY = ""
"""An option without a word after it."""
NOTHING_HEARD = 1
"""The exit status where nothing can be said in any way."""


class Wishes(NamedTuple):
    """What the arguments ask for. `speak` and `report` are None where they are not given."""

    speak: str | None
    report: str | None
    is_test: bool
    is_json: bool


def wishes_of(arguments: Sequence[str]) -> Wishes:
    """Read the arguments. Raises Complaint."""
    made = parser(NAME)
    made.add_argument("--speak", nargs="?", const=ANY)
    made.add_argument("--report", nargs="?", const=ANY)
    made.add_argument("--test", action="store_true")
    given = parse(made, arguments)
    words_of(NAME, given.words, (), 0)
    if given.speak not in (None, ANY, *SPOKEN):
        facts: Facts = {"name": "speak", "value": given.speak, "allowed": ", ".join(SPOKEN)}
        raise Complaint(Message("cli-setting", facts))
    return Wishes(given.speak, given.report, given.test, given.json)


def doctor(wishes: Wishes) -> int:
    """Look at everything and tell it. Returns the exit status."""
    choice = chosen({})
    is_report = wishes.report is not None
    is_plain = not (wishes.is_json or is_report)
    if is_plain:
        _print([Onlooker().words(Message("doctor-begin", {"seconds": SECONDS}))])
    seen = examine(choice)
    if is_report:
        seen = hidden(seen, veil(choice))
    verbosity = choice.settings.verbosity
    lines = [_json(seen)] if wishes.is_json else _lines(seen, verbosity, is_report=is_report)
    if wishes.report:
        _write(Path(wishes.report), lines)
    else:
        _print(lines)
    if wishes.speak is not None or (is_plain and _is_without_reader(choice)):
        _speak(lines, wishes.speak or ANY, choice, seen)
    return 0 if seen.is_playable else NOTHING_HEARD


def hidden(seen: Examination, veiled: Veil) -> Examination:
    """An examination without names."""
    findings = tuple(
        (topic, found) for topic, each in seen.findings for found in veiled.found([each])
    )
    return seen._replace(findings=findings, verdict=veiled.message(seen.verdict))


def _lines(seen: Examination, verbosity: str, *, is_report: bool) -> list[Words]:
    """All of it as lines to be read one by one: the result, the problems, then topic by topic."""
    told: list[Found | Message] = [Message("doctor-report")] if is_report else []
    problems = [found for _, found in seen.findings if found.is_problem]
    told += [seen.verdict, Message("doctor-problems", {"count": len(problems)}), *problems]
    for topic in Topic:
        of_topic = [
            found for each, found in seen.findings if each is topic and not found.is_problem
        ]
        told += [Message("doctor-topic", {"topic": topic.value}), *of_topic] if of_topic else []
    return list(_words(told, verbosity))


def _words(told: Iterable[Found | Message], verbosity: str) -> Iterator[Words]:
    onlookers: dict[str, Onlooker] = {}
    for each in told:
        message, game_id = (each, "") if isinstance(each, Message) else (each.message, each.game_id)
        if game_id not in onlookers:
            onlookers[game_id] = Onlooker(game_id, verbosity=verbosity)
        yield onlookers[game_id].words(message)


def _json(seen: Examination) -> Words:
    """All of it for programs: one line of JSON."""
    findings = [
        {
            "topic": topic.value,
            "id": found.message.id,
            "problem": found.is_problem,
            "facts": _plain_facts(found.message),
            "text": text,
        }
        for topic, found in seen.findings
        for text in _words([found], Verbosity.STANDARD)
    ]
    (verdict,) = _words([seen.verdict], Verbosity.STANDARD)
    whole = {"playable": seen.is_playable, "verdict": verdict, "findings": findings}
    return Words(json.dumps(whole, ensure_ascii=False))


def _plain_facts(message: Message) -> Facts:
    """The facts that are numbers or texts by themselves."""
    return {name: fact for name, fact in message.facts.items() if isinstance(fact, int | str)}


def _write(path: Path, lines: Iterable[str]) -> None:
    """Write the report into a new file, and say where it is. Raises Complaint."""
    facts: Facts = {"path": str(path)}
    try:
        facts["path"] = str(write_new(path, lines))
    except OSError as error:
        facts["reason"] = error.strerror or str(error)
        raise Complaint(Message("doctor-report-not-written", facts)) from error
    _print([Onlooker().words(Message("doctor-report-written", facts))])


def _speak(lines: Iterable[Words], wanted: str, choice: Chosen, seen: Examination) -> None:
    """Speak the lines: by the way that was asked for, else the chosen one, else any that works."""
    way = spoken_way(wanted, seen.parts) if wanted else any_spoken_way(choice, seen.parts)
    if not way:
        _print([Onlooker().words(Message("doctor-not-spoken"))])
        return
    from a11y_dice.cli.speaking import say_all  # noqa: PLC0415 - few need it

    problem = say_all(lines, way, choice.settings)
    if problem:
        _print([Onlooker().words(problem)])


def _print(lines: Iterable[str]) -> None:
    """Print lines; on standard error where standard output is closed, which is a finding too."""
    if sys.stdout:
        print_lines(lines)
    else:
        complain("\n".join(lines))


def _is_without_reader(choice: Chosen) -> bool:
    """Whether our own voice is chosen: then nothing else may read what is at the terminal."""
    is_at_terminal = bool(sys.stdout and sys.stdout.isatty())
    return is_at_terminal and has_own_voice(chosen_way(choice))
