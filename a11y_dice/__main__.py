"""The program: without arguments play, else do what they ask for."""

from __future__ import annotations

import os
import sys

TOLD = frozenset({"-h", "--help", "--version"})
"""Arguments that are answered without playing."""


def main() -> None:
    """Run the program and leave with its exit status."""
    _keep_standard_files()
    try:
        sys.exit(_run(sys.argv[1:]))
    except KeyboardInterrupt:  # the program was still loading, or a command was at work
        sys.exit(130)


def _keep_standard_files() -> None:
    """Let nothing else get the number of a standard file that is closed.

    What a library opens there would be lost when another one silences standard error.
    """
    for number in (0, 1, 2):
        try:
            os.fstat(number)
        except OSError:
            os.open(os.devnull, os.O_RDWR)  # takes the lowest number, which is this one


def _run(arguments: list[str]) -> int:
    if not _plays(arguments):
        from a11y_dice.front import front  # noqa: PLC0415 - plain playing needs none of it

        return front(arguments)
    from a11y_dice.ui.echo import NoEcho  # noqa: PLC0415 - a command may not touch the terminal

    with NoEcho():  # before anything else is loaded, which takes a while
        if arguments:
            from a11y_dice.front import front  # noqa: PLC0415 - see above

            return front(arguments)
        from a11y_dice.ui.welcome import play  # noqa: PLC0415 - the commands need none of it

        return play()


def _plays(arguments: list[str]) -> bool:
    """Whether these arguments play: none, or options alone."""
    is_command = bool(arguments) and not arguments[0].startswith("-")
    return not is_command and TOLD.isdisjoint(arguments)


if __name__ == "__main__":
    main()
