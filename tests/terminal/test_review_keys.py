"""What was said is found, spelt, muted and kept in a file through a real terminal."""

from __future__ import annotations

import pytest
from helpers.running import bare

from terminal.conftest import Open


@pytest.mark.parametrize("columns", [40, 200])
def test_the_review_keys_in_a_terminal(columns: int, terminal: Open) -> None:
    play = terminal(columns)
    play.start("martian_dice")
    play.press("r", "1", "b", "g", "f", *"you take", "backspace", "enter", "f", "f4", "escape")
    play.press("j", "a", "a", "i", "i", "f6", "f6", "f5", "tab", "q", "r", "1", "b", "q", "?", "a")
    play.press("right", "escape", "escape", "q", "n")
    play.assert_clean()


def test_a_file_that_was_named_is_there(terminal: Open) -> None:
    play = terminal()
    play.start("martian_dice")
    play.press("r", "e", "end")
    play.send_keys("enter")
    play.await_part("Kept in")
    play.await_part(".txt.")
    (kept,) = (play.data / "a11y-dice" / "transcripts").glob("* all.txt")
    assert bare(str(kept)) in bare(play.output)
    lines = kept.read_text(encoding="utf-8").splitlines()
    transcript = [said.words for said in play.twin.desk.announcer.transcript]
    said = transcript[: len(lines)]
    assert lines == said
    assert any(line.startswith("You roll") for line in lines)
