"""The page about the settings is made from their table."""

from __future__ import annotations

from dataclasses import fields
from pathlib import Path

import a11y_dice
from a11y_dice.core.message import Message
from a11y_dice.session.checkup.setting_list import value_text
from a11y_dice.session.onlooker import Onlooker
from a11y_dice.settings.first import PREFIX
from a11y_dice.settings.values import READERS, Settings, option_name

PAGE = Path(a11y_dice.__file__).parents[1] / "docs" / "reference" / "settings.md"
HEAD = """# The settings

Each setting can be given on the command line (`a11y-dice --voice-rate 300`), in the environment
(`A11Y_DICE_VOICE_RATE=300`) and in the file `settings.toml` (`voice-rate = 300`), the stronger one
first. All are in the settings of the program (F2), and in `a11y-dice settings`, which keeps the
comments of the file.

"""


def page() -> str:
    """The page as it should be."""
    onlooker, lines = Onlooker(), []
    for setting in fields(Settings):
        name = option_name(setting.name)
        usual = value_text(getattr(Settings(), setting.name)) or "nothing"
        allowed = onlooker.words(READERS[setting.name].allowed)
        lines += [f"## {name}", "", f"{onlooker.words(Message(f'about-{name}'))}", ""]
        lines += [f"- It can be {allowed}.", f"- Usual: {usual}."]
        lines += [f"- In the environment: `{PREFIX}{setting.name.upper()}`.", ""]
    return HEAD + "\n".join(lines)


def test_the_page_is_up_to_date() -> None:
    assert PAGE.read_text(encoding="utf-8") == page()
