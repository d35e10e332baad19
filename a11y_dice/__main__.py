"""The program: without arguments play, else do what they ask for."""

from __future__ import annotations

import sys


def main() -> None:
    """Run the program and leave with its exit status."""
    if sys.argv[1:]:
        from a11y_dice.front import front  # noqa: PLC0415 - plain playing needs none of it

        try:
            sys.exit(front(sys.argv[1:]))
        except KeyboardInterrupt:
            sys.exit(130)
    from a11y_dice.ui.welcome import play  # noqa: PLC0415 - the commands need none of it

    sys.exit(play())


if __name__ == "__main__":
    main()
