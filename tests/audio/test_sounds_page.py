"""The page about the sounds names each of them, and says of it what the menu says."""

from __future__ import annotations

import re
from pathlib import Path

import make_sounds
import pytest

from a11y_dice.audio import earcons, sound_files
from a11y_dice.core.earcons import COMMON
from a11y_dice.core.message import Message
from a11y_dice.games import find_game, game_ids
from a11y_dice.i18n.audience import Audience
from a11y_dice.i18n.localizer import Localizer
from audio.test_sound_files import LEAST_DISTANCE

SOUNDS = Path(make_sounds.__file__).parent
PAGE = (SOUNDS.parent / "docs" / "reference" / "sounds.md").read_text(encoding="utf-8")


def rows(folder: str) -> list[list[str]]:
    """The table of a folder: name, what it is, how it sounds."""
    _, _, after = PAGE.partition(f", folder `{folder}`\n")
    section, _, _ = after.partition("\n## ")
    return [re.findall(r"[^|]+", line) for line in section.splitlines() if line.startswith("| `")]


def written(folder: str) -> dict[str, str]:
    """By name, what the page says of each sound of a folder."""
    return {name.strip(" `"): what.strip() for name, what, _ in rows(folder)}


@pytest.mark.parametrize("folder", ["common", *game_ids()])
def test_each_file_has_a_line_and_each_line_a_file(folder: str) -> None:
    files = {path.stem for path in (SOUNDS / folder).glob("*.wav")}
    assert set(written(folder)) == files
    assert len(rows(folder)) == len(files)


@pytest.mark.parametrize("folder", ["common", *game_ids()])
def test_the_page_says_what_the_menu_says_in_its_order(folder: str) -> None:
    game = find_game(folder) if folder != "common" else None
    own = game.sounds.NAMES if game and game.sounds else ()
    names = own if game else COMMON
    english = Localizer(game_id=game.id if game else "")
    said = {name: english.words(Message(f"sound-{name}"), Audience()) for name in names}
    assert list(written(folder).items()) == list(said.items())


@pytest.mark.parametrize("folder", ["common", *game_ids()])
def test_no_two_sounds_are_described_alike(folder: str) -> None:
    here = [how.strip() for _, _, how in rows(folder)]
    common = [how.strip() for _, _, how in rows("common")] if folder != "common" else []
    assert len({*here, *common}) == len(here) + len(common)


def test_the_numbers_of_the_page_are_those_of_the_program() -> None:
    for text in (
        f"{earcons.QUIET_VOLUME} of their volume",
        f"first {earcons.QUIET_SECONDS} seconds",
        f"more than {earcons.BACKLOG}\n  seconds",
        f"{sound_files.LARGEST // 1_000_000} megabytes",
        f"{sound_files.LONGEST:.0f} seconds",
        f"{-make_sounds.LOUDNESS:.0f} dB below full",
        f"above {make_sounds.HIGHEST:.0f} dB",
        f"is {LEAST_DISTANCE} at least",
    ):
        assert text in PAGE, text
