"""R39: when a list changes, the focus stays on its item, else goes to the nearest that is left."""

from __future__ import annotations

from functools import partial

from helpers.keyboard import Keyboard
from hypothesis import given
from hypothesis import strategies as st

from a11y_dice.core.message import Message
from a11y_dice.ui.focus import distinct, refocused
from a11y_dice.ui.screens.menu import Item, Menu

IDS = st.lists(st.sampled_from("abcdefgh"), unique=True, min_size=1).map(tuple)


@given(IDS, IDS, st.integers(0, 7))
def test_the_focus_stays_else_the_next_survivor_else_the_one_before(
    before: tuple[str, ...], after: tuple[str, ...], at: int
) -> None:
    at %= len(before)
    now = refocused(before, at, after)
    left = [name for name in before if name in after]
    if before[at] in after:
        assert after[now] == before[at]
    elif following := [name for name in before[at:] if name in after]:
        assert after[now] == following[0]
    elif left:
        assert after[now] == left[-1]
    else:
        assert now == min(at, len(after) - 1)


@given(st.lists(st.sampled_from("aab")))
def test_ids_are_made_different_in_the_same_way_each_time(given_ids: list[str]) -> None:
    made = distinct(given_ids)
    assert len(set(made)) == len(made) == len(given_ids)
    assert distinct(given_ids) == made


class Shelf(Menu):
    """A menu whose lines the test changes while it is open."""

    def __init__(self, keyboard: Keyboard, lines: tuple[str, ...]) -> None:
        super().__init__(keyboard.desk)
        self.lines = lines
        self.taken = ""

    def title(self) -> Message:
        """Where we are."""
        return Message("speech-title")

    def items(self) -> list[Item]:
        """The lines of now."""
        labels = {line: Message("typed", {"text": f"Line {line}."}) for line in self.lines}
        return [Item(label, partial(self._took, line), line) for line, label in labels.items()]

    def _took(self, line: str) -> None:
        self.taken = line
        self.say("typed", text=line)


@given(IDS, IDS, st.integers(0, 7), st.sampled_from(["up", "down", "enter", "space"]))
def test_every_menu_follows_the_rule(
    before: tuple[str, ...], after: tuple[str, ...], at: int, key: str
) -> None:
    at %= len(before)
    keyboard = Keyboard()
    shelf = Shelf(keyboard, before)
    keyboard.desk.push(shelf)
    keyboard.press(*["down"] * at)
    shelf.lines = after
    focus = refocused(before, at, after)
    said = keyboard.press(key)
    moved = focus + {"up": -1, "down": 1}.get(key, 0)
    now = min(max(moved, 0), len(after) - 1)
    assert (shelf.at, shelf.lines[shelf.at]) == (now, after[now])
    assert after[now] in said[-1]
    assert shelf.taken == (after[now] if key == "enter" else "")


def test_the_focus_stays_on_a_line_while_its_value_changes() -> None:
    keyboard = Keyboard()
    keyboard.press("1", "end")
    keyboard.press("enter", "7", "enter")
    assert keyboard.press("up", "down")[-1].startswith("Seed of the dice: 7.")
