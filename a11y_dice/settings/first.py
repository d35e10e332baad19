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
SPEAK = "A11Y_DICE_SPEAK"
BESIDE = "A11Y_DICE_TEXT_BESIDE"
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
    if way := _of_file(settings_path(), "speak"):
        return way, "file"
    return TEXT, "default"


def is_text_beside(way: str, flags: Mapping[str, object], environ: Mapping[str, str]) -> bool:
    """Whether the text is shown as well while this way speaks."""
    if way in WITHOUT_TEXT:
        return False
    chosen = flags.get("text_beside", environ.get(BESIDE)) or _of_file(
        settings_path(), "text-beside"
    )
    return str(chosen).strip().lower() in YES


def _of_file(path: Path, name: str) -> str:
    """A setting of the file as one line in small letters; empty where there is none."""
    try:
        text = path.read_text(encoding="utf-8")
        import tomllib  # noqa: PLC0415 - see above

        value = tomllib.loads(text).get(name, "")
    except (OSError, ValueError):
        return ""
    return " ".join(str(value).split()).lower()
