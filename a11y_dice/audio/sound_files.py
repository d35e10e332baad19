"""The files of our sounds and of the player's own: finding and decoding them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

import a11y_dice
from a11y_dice.audio.lines import RATE, Samples
from a11y_dice.core.message import Facts, Message
from a11y_dice.games import game_ids

COMMON = "common"
"""The folder of the sounds that every game may use."""
ENDINGS = (".wav", ".ogg", ".flac", ".mp3")
LARGEST = 5_000_000
"""Bytes of a file that is still decoded."""
LONGEST = 10.0
"""Seconds of a sound that is still played."""


class BadSoundError(Exception):
    """A file that is not played. `reason` is the name of the sentence that says why."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


def our_folder() -> Path | None:
    """Where our sounds are: in the package, or beside it in a checkout; None when nowhere."""
    package = Path(a11y_dice.__file__).parent
    places = (package / "sounds", package.parent / "sounds")
    return next((folder for folder in places if (folder / COMMON).is_dir()), None)


def own_folder(setting: str) -> Path:
    """The folder that a player means by the setting of this name."""
    try:
        return Path(setting).expanduser()
    except RuntimeError:  # "~name" of nobody
        return Path(setting)


def decoded(path: Path) -> Samples:
    """The samples of a file. Raises BadSoundError."""
    import miniaudio  # noqa: PLC0415 - 100 ms to import, and needed in the background only

    try:
        if path.stat().st_size > LARGEST or miniaudio.get_file_info(str(path)).duration > LONGEST:
            raise BadSoundError("sounds-huge")
        sixteen = miniaudio.SampleFormat.SIGNED16
        sound = miniaudio.decode_file(str(path), sixteen, nchannels=1, sample_rate=RATE)
    except (OSError, ValueError, miniaudio.MiniaudioError) as error:
        raise BadSoundError("sounds-broken") from error
    samples: Samples = sound.samples
    if not samples:
        raise BadSoundError("sounds-broken")
    return samples


def wanted(names: Iterable[str]) -> Iterator[str]:
    """The names that files of the player's own may have, without endings; `names` are ours."""
    by_folder: dict[str, set[str]] = {}
    for folder, _, name in (name.partition("/") for name in names):
        by_folder.setdefault(folder, set()).add(name)
    common = by_folder.get(COMMON, set())
    for folder in (COMMON, *game_ids()):
        for name in sorted(common | by_folder.get(folder, set())):
            yield f"{folder}/{name}"
    yield from sorted(set().union(*by_folder.values()))


@dataclass
class SoundLibrary:
    """Sounds by name, as "common/edge" or "martian_dice/die-ray"; the player's own come first.

    `problems` has one sentence for each kind of fault that was met while they were loaded.
    """

    ours: dict[str, Samples] = field(default_factory=dict)
    own: dict[str, Samples] = field(default_factory=dict)
    problems: list[Message] = field(default_factory=list)

    @staticmethod
    def load(setting: str) -> SoundLibrary:
        """Everything there is, with the folder of this setting (empty: none). Takes a while."""
        library, bad = SoundLibrary(), dict[str, list[Path]]()
        ours = our_folder()
        names = _names(ours) if ours else []
        if ours:
            library.ours = _loaded(ours, names, bad)
        else:
            library.problems.append(Message("sounds-missing"))
        folder = own_folder(setting)
        if setting and _is_folder(folder):
            library.own = _loaded(folder, wanted(names), bad)
        elif setting:
            library.problems.append(Message("sounds-folder-missing", {"path": str(folder)}))
        for reason, paths in bad.items():
            facts: Facts = {"file": paths[0].name, "count": len(paths)}
            library.problems.append(Message(reason, facts))
        return library

    def find(self, name: str) -> Samples | None:
        """The sound of a name; a game without one of its own has the common one."""
        folder, _, stem = name.rpartition("/")
        common = f"{COMMON}/{stem}"
        full = f"{folder or COMMON}/{stem}"
        for kept, key in ((self.own, full), (self.own, common), (self.own, stem)):
            if key in kept:
                return kept[key]
        return self.ours.get(full) or self.ours.get(common)


def _names(folder: Path) -> list[str]:
    """The names of our sounds."""
    files = sorted(folder.glob("*/*.wav"))
    return [path.relative_to(folder).with_suffix("").as_posix() for path in files]


def _is_folder(path: Path) -> bool:
    """Whether this is a folder that may be looked into."""
    try:
        return path.is_dir()
    except OSError:
        return False


def _loaded(folder: Path, names: Iterable[str], bad: dict[str, list[Path]]) -> dict[str, Samples]:
    """The sounds of these names that are there; those that cannot be played come into `bad`."""
    loaded = {}
    for name in names:
        path = _file(folder, name)
        if path:
            try:
                loaded[name] = decoded(path)
            except BadSoundError as error:
                bad.setdefault(error.reason, []).append(path)
    return loaded


def _file(folder: Path, name: str) -> Path | None:
    """The file of a name, by any of its endings."""
    try:
        paths = (folder / f"{name}{ending}" for ending in ENDINGS)
        return next((path for path in paths if path.is_file()), None)
    except OSError:
        return None
