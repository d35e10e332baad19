"""A game is one folder: put it there, and it is listed, played and tested like the others."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import a11y_dice

TESTS = Path(__file__).parent.parent
TOY = Path(__file__).parent / "pig"


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the package as it is installed, with one folder more."""
    home = tmp_path_factory.mktemp("copy")
    package = home / "a11y_dice"
    ignored = shutil.ignore_patterns("__pycache__")
    shutil.copytree(Path(a11y_dice.__file__).parent, package, ignore=ignored)
    shutil.copytree(TOY, package / "games" / "pig", ignore=ignored)
    shutil.copytree(TESTS.parent / "sounds", package / "sounds", ignore=ignored)
    return home


def run(home: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """Python with the copy in place of the package."""
    path = os.pathsep.join(map(str, (home, TESTS)))
    return subprocess.run(
        [sys.executable, *words],
        cwd=home,
        env=os.environ | {"PYTHONPATH": path, "PYTHONDONTWRITEBYTECODE": "1"},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )


def test_the_new_game_is_listed_with_the_others(copy: Path) -> None:
    listed = run(
        copy,
        "-c",
        "from a11y_dice.games import all_games; print(*[game.id for game in all_games()])",
    )
    assert listed.stderr == ""
    here = [path.parent.name for path in (copy / "a11y_dice" / "games").glob("*/__init__.py")]
    assert listed.stdout.split() == sorted(here)
    assert "pig" in here


def test_the_laws_of_all_games_hold_for_it(copy: Path) -> None:
    contract = str(TESTS / "contract")
    tested = run(copy, "-m", "pytest", contract, "-k", "pig", "-p", "no:cacheprovider", "-vv")
    assert tested.returncode == 0, tested.stdout + tested.stderr
    assert tested.stdout.count("PASSED") > 40
    assert "[pig]" in tested.stdout
