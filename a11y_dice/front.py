"""What the arguments ask for: a command, help, the version, or a game with options."""

from __future__ import annotations

import os
from collections.abc import Sequence

from a11y_dice import __version__
from a11y_dice.cli import COMMANDS, run_command
from a11y_dice.cli.arguments import settings_of
from a11y_dice.cli.complaint import Complaint
from a11y_dice.cli.printing import complain, print_lines
from a11y_dice.core.message import Message, Words
from a11y_dice.i18n.catalog import language_here
from a11y_dice.session.onlooker import Onlooker
from a11y_dice.settings.first import SPOKEN_ONLY, first_way

DOCTOR = "doctor"
HELP = frozenset({"--help", "-h"})


def front(arguments: Sequence[str]) -> int:
    """Do what the arguments ask for. Returns the exit status; 2 when they make no sense."""
    first = arguments[0]
    if first in COMMANDS:
        return run_command(first, arguments[1:])
    if first == DOCTOR:
        return _doctor(arguments[1:])
    if first in ("help", "--help", "-h"):
        names = ("play", *COMMANDS, DOCTOR, "more")
        print_lines([Onlooker().line(f"help-{name}") for name in names])
        return 0
    if first == "--version":
        print_lines([Onlooker().line("version", version=__version__)])
        return 0
    try:
        return _play(arguments)
    except Complaint as complaint:
        language = language_here(_named(arguments, "language"))
        _tell(Onlooker(language=language).words(complaint.message), arguments)
        return 2


def _doctor(arguments: Sequence[str]) -> int:
    """Look at what is here and tell it, or test what can be heard. Returns the exit status."""
    from a11y_dice.cli.doctor import OPTIONS, doctor, wishes_of  # noqa: PLC0415 - it loads much

    if not HELP.isdisjoint(arguments):
        print_lines([Onlooker().line(f"help-{part}") for part in (DOCTOR, *OPTIONS)])
        return 0
    try:
        wishes = wishes_of(arguments)
        if not wishes.is_test:
            return doctor(wishes)
    except Complaint as complaint:
        complain(Onlooker().words(complaint.message))
        return 2
    from a11y_dice.ui.welcome import test_what_is_heard  # noqa: PLC0415 - see above

    return test_what_is_heard()


def _tell(words: Words, arguments: Sequence[str]) -> None:
    """Say what does not fit: to somebody without a screen by the voice, else as other programs."""
    if first_way(_named(arguments, "speak"), os.environ)[0] == SPOKEN_ONLY:
        from a11y_dice.cli.speaking import say_once  # noqa: PLC0415 - few need it

        if say_once(words):
            return
    complain(words)


def _named(arguments: Sequence[str], option: str) -> dict[str, object]:
    """The value of one option, if it has one, in arguments that make no sense as a whole."""
    flags: dict[str, object] = {}
    for argument, following in zip(arguments, (*arguments[1:], ""), strict=True):
        name, has_value, value = argument.partition("=")
        if name == f"--{option}" and (said := value if has_value else following):
            flags[option] = said
    return flags


def _play(arguments: Sequence[str]) -> int:
    """Play with options. Raises Complaint."""
    if not arguments[0].startswith("-"):
        raise Complaint(Message("cli-no-such-command", {"name": arguments[0]}))
    flags = settings_of(arguments)
    from a11y_dice.ui.welcome import play  # noqa: PLC0415 - only now it is sure that we play

    return play(flags)
