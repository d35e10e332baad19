"""`a11y-dice keys`, and the page of the documentation that is made from the same table."""

from __future__ import annotations

from pathlib import Path

import pytest

import a11y_dice
from a11y_dice.cli import run_command
from a11y_dice.cli.keys import sheet
from a11y_dice.core.message import Message
from a11y_dice.session.key_sheet import key_lines
from a11y_dice.session.onlooker import Onlooker
from a11y_dice.settings.clashes import CLASHES, TERMINAL
from a11y_dice.settings.keymap import USUAL_KEYMAP

PAGE = Path(a11y_dice.__file__).parents[1] / "docs" / "reference" / "keys.md"


def page() -> str:
    """The page as it should be."""
    onlooker = Onlooker()
    lines = ["# The keys", "", "`a11y-dice keys` prints this list, with your own keys in it.", ""]
    for name, commands in key_lines(USUAL_KEYMAP):
        lines += [f"## {onlooker.words(Message(f'keys-group-{name}'))}", ""]
        lines += [f"- {onlooker.words(line)}" for line in commands] + [""]
    lines += ["## Keys that other programs keep", ""]
    lines += [
        "Whoever gives such a key to a command is told. `settings/clashes.py` says where each is"
    ]
    lines += ["known from.", ""]
    for who in dict.fromkeys(clash.who for clash in CLASHES):
        keys = ", ".join(f"`{clash.key}`" for clash in CLASHES if clash.who == who)
        lines.append(f"- {'Terminals' if who == TERMINAL else who}: {keys}.")
    return "\n".join(lines) + "\n"


def test_the_page_is_up_to_date() -> None:
    assert PAGE.read_text(encoding="utf-8") == page()


def test_the_sheet_has_the_players_own_keys(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert run_command("keys", []) == 0
    assert capsys.readouterr().out.splitlines() == [*sheet(Onlooker(), USUAL_KEYMAP)]
    monkeypatch.setenv("A11Y_DICE_KEYS", "f8=roll nokey=roll")
    assert run_command("keys", []) == 0
    told = capsys.readouterr().out.splitlines()
    assert told[0].startswith("One of your own keys in the settings cannot be used, nokey")
    assert "R or F8: roll, or continue." in told
