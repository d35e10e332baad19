"""Records of every earlier format, as they were written then: they read for ever.

`records/<format>` holds files that the program wrote by itself, and `positions` names the position
where each of them ends. Nothing in these folders is ever changed; a new format adds a folder.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from a11y_dice.core.record import CONVERTERS, FIRST, NEWEST, format_of, read_record, record_text
from a11y_dice.games import find_game, game_ids

KEPT = Path(__file__).parent / "records"
FILES = sorted(KEPT.glob("*/*.txt"))


def ends(version: str) -> dict[str, str]:
    """The position where each record of a format ends."""
    lines = (KEPT / version / "positions").read_text(encoding="utf-8").splitlines()
    return dict(line.split(" ", 1) for line in lines)


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_kept_record_is_read_to_its_end(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    match, told = read_record(text, find_game)
    game = match.setup.game
    position = f"{game.id} {game.notation.position_text(match.state)}"
    assert position == ends(path.parent.name)[path.name]
    assert len(told) == len(match.entries())
    assert str(format_of(text)) == path.parent.name
    again, told_again = read_record(record_text(match), find_game)
    assert (again, told_again) == (match, told)


def test_every_game_is_kept_in_every_format() -> None:
    for version in range(FIRST, NEWEST):
        names = {path.name for path in FILES if path.parent.name == str(version)}
        assert names == set(ends(str(version)))
        for game_id in game_ids():
            assert any(name.startswith(game_id) for name in names), (version, game_id)


def test_there_is_a_step_from_each_format_to_the_next() -> None:
    assert sorted(CONVERTERS) == list(range(FIRST, NEWEST))


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_the_oldest_format_is_written_that_can_tell_a_match(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    match, _ = read_record(text, find_game)
    if path.parent.name == "1":
        assert record_text(match) == text
