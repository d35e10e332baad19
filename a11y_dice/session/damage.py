"""Damaged records: set aside, never lost, and played as far as they go."""

from __future__ import annotations

from pathlib import Path

from a11y_dice.core.match import Match
from a11y_dice.core.message import Message
from a11y_dice.core.record import RecordError
from a11y_dice.session.kept_match import game_named, read_kept
from a11y_dice.session.new_file import free_path
from a11y_dice.session.records import committed_text

DAMAGED = "damaged"
"""The folder of records that were set aside."""
NOT_OURS = frozenset({"notation-format", "notation-rules-version"})
"""Reasons for which a record is not damaged: another version of the program can read it."""


class Damage:
    """What is wrong with the record at `path`: its first bad `line`, and the reason.

    `game_id` is the game whose words the reason may need, "" where the record names none.
    """

    def __init__(self, path: Path, line: int, reason: Message, game_id: str = "") -> None:
        self.path = path
        self.line = line
        self.reason = reason
        self.game_id = game_id

    @property
    def is_ours(self) -> bool:
        """Whether the record is really damaged, not made by another version."""
        return self.reason.id not in NOT_OURS

    def good_part(self) -> Match | None:
        """The match before the first bad line; None when nothing of it can be played.

        Raises OSError.
        """
        lines = self.path.read_bytes().split(b"\n")[: self.line - 1]
        text = "".join(f"{line.decode()}\n" for line in lines)
        try:
            match = read_kept(text).match
        except RecordError:
            return None
        return match if match.log else None

    def set_aside(self) -> Path:
        """Move the record into the folder of damaged ones. Returns its new name. Raises OSError."""
        folder = self.path.parent.parent / DAMAGED
        folder.mkdir(parents=True, exist_ok=True)
        new = free_path(folder / self.path.name)
        self.path = self.path.replace(new)
        return self.path


def damage_of(path: Path) -> Damage | None:
    """What is wrong with a record, if anything is. Raises OSError."""
    try:
        text, _ = committed_text(path)
        read_kept(text)
    except UnicodeDecodeError as error:
        line = bytes(error.object[: error.start]).count(b"\n") + 1
        return Damage(path, line, Message("record-no-text"))
    except RecordError as error:
        return Damage(path, error.line, error.message, game_named(text))
    return None
