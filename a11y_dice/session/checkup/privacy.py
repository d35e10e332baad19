"""Findings without names: of people, of the computer, of the home folder."""

from __future__ import annotations

import getpass
import os
import platform
import re
import socket
from collections.abc import Iterable, Iterator, Mapping
from contextlib import suppress
from itertools import islice
from pathlib import Path
from unicodedata import normalize

from a11y_dice.core.message import Either, Fact, Message, Series, Who
from a11y_dice.session.checkup.found import Found
from a11y_dice.session.records import FINISHED, UNFINISHED, matches_folder
from a11y_dice.settings.first import settings_path
from a11y_dice.settings.sources import Chosen
from a11y_dice.settings.values import READERS, option_name

HOME, USER, HOST, PLAYER = "~", "USER", "HOST", "PLAYER"
"""What stands in the place of names."""
PEOPLE = "people"
"""The setting that holds names of players."""
SHORT = 3
"""Letters below which a name is replaced as a whole word only, or nothing would stay readable."""
MOST = 1000
"""Records whose players are looked up."""
LARGEST = 100_000
"""Bytes of the settings file that are looked through."""
ACCOUNT = ("USER", "LOGNAME", "USERNAME", "SUDO_USER", "LNAME")
MACHINE = ("HOSTNAME", "COMPUTERNAME", "HOST")
SEAT = re.compile(r"^seat \d+ \S+ (.+)$", re.MULTILINE)
IN_FILE = re.compile(r"""people['"]?\s*[.\]]?\s*\.\s*(?:"([^"\n]+)"|'([^'\n]+)'|([\w-]+))""")


class Veil:
    """Replaces names in facts. Our own sentences around them have none."""

    def __init__(self, names: Mapping[str, str]) -> None:
        self._of = {form.casefold(): sign for name, sign in names.items() for form in _forms(name)}
        longest_first = sorted(self._of, key=len, reverse=True)
        found = "|".join(_pattern(name, self._of[name]) for name in longest_first)
        self._names = re.compile(found or r"(?!)", re.IGNORECASE)

    def text(self, text: str) -> str:
        """A text of the system, the environment or a file, without names."""
        return self._names.sub(lambda match: self._of.get(match[0].casefold(), PLAYER), text)

    def found(self, findings: Iterable[Found]) -> Iterator[Found]:
        """Findings without names; those that may hold a name that nobody knows are left out."""
        for found in findings:
            if not found.is_private:
                yield Found(self.message(found.message), found.is_problem, game_id=found.game_id)

    def message(self, message: Message) -> Message:
        """A message whose facts have no names."""
        facts = {name: self._fact(fact) for name, fact in message.facts.items()}
        if facts.get("name") == PEOPLE and "value" in facts:  # it may be cut within a name
            facts["value"] = PLAYER
        return Message(message.id, facts)

    def _fact(self, fact: Fact) -> Fact:
        if isinstance(fact, str):
            return self.text(fact)
        if isinstance(fact, Message):
            return self.message(fact)
        if isinstance(fact, Either | Series):
            return type(fact)(tuple(map(self._part, fact.parts)))
        return tuple(map(self._part, fact)) if isinstance(fact, tuple) else fact

    def _part(self, part: Who | Message) -> Who | Message:
        return self.message(part) if isinstance(part, Message) else part


def veil(choice: Chosen) -> Veil:
    """What hides the names of this account, this computer, and the players that are known here."""
    names: dict[str, str] = {}
    for sign, some in (
        (PLAYER, players(choice)),
        (HOST, _machine()),
        (USER, _account()),
        (HOME, _homes()),
    ):
        names |= {name: sign for name in some if name.strip()}
    return Veil(names)


def players(choice: Chosen) -> Iterator[str]:
    """The names of players in the settings, also in broken ones, and in the kept matches."""
    yield from (name for name, _ in choice.settings.people)
    for entry in re.split("[;\n]", os.environ.get("A11Y_DICE_PEOPLE", "")):
        yield entry.partition(":")[0].strip()
    yield from _players_of_file(settings_path())
    for name in (UNFINISHED, FINISHED):
        for path in islice(matches_folder().joinpath(name).glob("*.txt"), MOST):
            with suppress(OSError), path.open(encoding="utf-8", errors="replace") as file:
                yield from SEAT.findall(file.read(2000))


def _players_of_file(path: Path) -> Iterator[str]:
    """What the file has as names of players, also where it is no TOML, or in the wrong place."""
    from a11y_dice.settings.reading import read_settings  # noqa: PLC0415 - as everybody who reads it

    values = read_settings(path).values
    known = {option_name(name) for name in READERS}
    people = values.get(PEOPLE)
    yield from people if isinstance(people, dict) else ()
    yield from (name for name in values if name not in known)
    with suppress(OSError):
        text = path.read_bytes()[:LARGEST].decode(errors="replace")
        for groups in IN_FILE.findall(text):
            yield from filter(None, groups)


def _account() -> Iterator[str]:
    """The names of whoever runs this."""
    yield from (os.environ.get(name, "") for name in ACCOUNT)
    with suppress(KeyError, OSError, ImportError):  # nobody has a name here
        yield getpass.getuser()
    with suppress(KeyError, ImportError):
        import pwd  # noqa: PLC0415 - not everywhere

        entry = pwd.getpwuid(os.getuid())
        full_name = entry.pw_gecos.partition(",")[0]
        yield from (entry.pw_name, full_name)
        yield from (part for part in full_name.split() if len(part) >= SHORT)


def _machine() -> Iterator[str]:
    for name in (socket.gethostname(), platform.node(), *map(os.environ.get, MACHINE)):
        yield from (name or "", (name or "").partition(".")[0])


def _homes() -> Iterator[str]:
    """The home folder by all its names; a home that is the root of everything hides nothing."""
    found = [os.environ.get("HOME", ""), os.environ.get("USERPROFILE", "")]
    with suppress(RuntimeError):
        found += [str(Path.home()), os.path.realpath(Path.home())]
    with suppress(KeyError, ImportError):
        import pwd  # noqa: PLC0415 - as above

        found.append(pwd.getpwuid(os.getuid()).pw_dir)
    yield from (home.rstrip("/\\") for home in found)


def _forms(name: str) -> set[str]:
    """A name as systems write it: letters and their accents together, or apart."""
    return {name.strip(), *(normalize(form, name.strip()) for form in ("NFC", "NFD"))}


def _pattern(name: str, sign: str) -> str:
    escaped = re.escape(name)
    if sign == HOME:
        return rf"{escaped}(?!\w)"
    return rf"(?<!\w){escaped}(?!\w)" if len(name) < SHORT else escaped
