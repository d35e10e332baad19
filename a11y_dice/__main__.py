"""The program: without a command play, else one of the commands of `cli`."""

from __future__ import annotations

import sys


def main() -> None:
    """Run the program and leave with its exit status."""
    arguments = sys.argv[1:]
    if arguments:
        from a11y_dice.cli.front import front  # noqa: PLC0415 - plain playing needs none of it

        sys.exit(front(arguments))
    from a11y_dice.ui.app import run  # noqa: PLC0415 - the commands need none of it

    sys.exit(run())


if __name__ == "__main__":
    main()
