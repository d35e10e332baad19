"""The ways to be spoken to; each is one file here, and keeps the promise of `speech.output`.

The name of a way is the name of its file, with hyphens. The first line of the program waits for
this module, so it imports next to nothing.
"""

import os

TYPE_CHECKING = False  # typing itself would cost 5 ms before the first line
if TYPE_CHECKING:
    from a11y_dice.settings.values import Settings
    from a11y_dice.speech.output import Output


class OutputClosed(Exception):  # noqa: N818 - it is no fault, the listener has gone
    """Nobody listens at the other end any more."""


def all_outputs() -> tuple[str, ...]:
    """The names of all ways to be spoken to, in the order of the alphabet."""
    files = sorted(os.listdir(os.path.dirname(__file__)))  # noqa: PTH120, PTH208 - pathlib would cost 14 ms
    return tuple(
        file.removesuffix(".py").replace("_", "-")
        for file in files
        if file.endswith(".py") and not file.startswith("_")
    )


def make_output(name: str, settings: "Settings") -> "Output":
    """The way of a name, ready to be opened. Raises KeyError when there is none."""
    if name not in all_outputs():
        raise KeyError(name)
    from importlib import import_module  # noqa: PLC0415 - see above

    module = import_module(f"{__name__}.{name.replace('-', '_')}")
    made: Output = module.make(settings)
    return made
