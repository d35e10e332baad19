"""Where the settings are, and which way to be spoken to they choose.

The first line of the program waits for this module, so it imports what it needs when it needs it.
All other settings, and what is wrong with them, are the business of `settings.sources`.
"""

from __future__ import annotations

TYPE_CHECKING = False  # typing itself would cost 5 ms before the first line
if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

TEXT = "text"
"""The way that always works."""
SPOKEN_ONLY = "spoken-only"
"""The way that shows nothing."""
AUTO = "auto"
"""The language of the system, where it is there."""
PREFIX = "A11Y_DICE_"
"""The environment's name of a setting is this and its name in capitals."""
SPEAK = f"{PREFIX}SPEAK"
WITHOUT_VOICE = frozenset({TEXT, "none", "recorder"})
"""Ways that are not spoken by a voice of ours, or one that we command."""
WITHOUT_TEXT = WITHOUT_VOICE | {SPOKEN_ONLY}
"""Ways beside which no text is shown."""
YES = frozenset({"yes", "on", "true", "1"})
ACCESSIBLE = "ACCESSIBLE"
"""What other programs read too: whoever sets it has a reader that reads the terminal."""


def settings_path() -> Path:
    """The file of the settings."""
    from platformdirs import user_config_path  # noqa: PLC0415 - see above

    return user_config_path("a11y-dice", appauthor=False) / "settings.toml"


def is_accessible(environ: Mapping[str, str]) -> bool:
    """Whether the environment asks every program to be accessible."""
    return environ.get(ACCESSIBLE, "").strip().lower() not in ("", "0", "no", "false")


def first_way(flags: Mapping[str, object], environ: Mapping[str, str]) -> tuple[str, str]:
    """The way that is chosen, and by what: flag, environment, file or default."""
    if "speak" in flags:
        return str(flags["speak"]).strip().lower(), "flag"
    if way := environ.get(SPEAK, "").strip().lower():
        return way, "environment"
    if is_accessible(environ):
        return TEXT, "environment"
    if way := _of_file("speak"):
        return way, "file"
    return TEXT, "default"


def first_language(flags: Mapping[str, object], environ: Mapping[str, str]) -> str:
    """The language that is chosen, or "auto"."""
    return _first("language", flags, environ) or AUTO


def is_text_beside(way: str, flags: Mapping[str, object], environ: Mapping[str, str]) -> bool:
    """Whether the text is shown as well while this way speaks."""
    return way not in WITHOUT_VOICE and _first("text_beside", flags, environ) in YES


def _first(name: str, flags: Mapping[str, object], environ: Mapping[str, str]) -> str:
    """A setting as one line in small letters, by the strongest source that has it; else empty."""
    chosen = flags.get(name) or environ.get(PREFIX + name.upper())
    return _line(chosen) if chosen else _of_file(name)


def _of_file(name: str) -> str:
    from a11y_dice.settings.reading import read_settings  # noqa: PLC0415 - see above

    return _line(read_settings(settings_path()).values.get(name.replace("_", "-"), ""))


def _line(value: object) -> str:
    if isinstance(value, dict | list):
        return ""
    try:
        return " ".join(str(value).split()).lower()
    except ValueError:  # a number of thousands of digits
        return ""
