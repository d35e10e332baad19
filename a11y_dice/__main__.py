"""The program: without arguments play, else do what they ask for."""

from __future__ import annotations

import sys


def main() -> None:
    """Run the program and leave with its exit status."""
    try:
        sys.exit(_run(sys.argv[1:]))
    except KeyboardInterrupt:  # the program was still loading, or a command was at work
        sys.exit(130)


def _run(arguments: list[str]) -> int:
    if arguments:
        from a11y_dice.front import front  # noqa: PLC0415 - plain playing needs none of it

        return front(arguments)
    from a11y_dice.ui.welcome import play  # noqa: PLC0415 - the commands need none of it

    return play()


if __name__ == "__main__":
    main()
