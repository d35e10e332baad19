"""Sixty-One as lines of plain words: actions (docs/reference/notation.md)."""

from __future__ import annotations

from a11y_dice.core.notation import Line
from a11y_dice.games.sixty_one.offers import WRITES
from a11y_dice.games.sixty_one.positions import position_text, read_position
from a11y_dice.games.sixty_one.sheet import PLACES
from a11y_dice.games.sixty_one.state import Action, PlaceWild, Skip, Write

__all__ = ["action_text", "position_text", "read_action", "read_position"]


def action_text(action: Action) -> str:
    """One line: "area 4 write 4 at 4 leaf 2", "skip leaf 3" or "wild area 5 at m1"."""
    if isinstance(action, Skip):
        return f"skip leaf {action.leaf}"
    place = PLACES[action.area][action.place]
    if isinstance(action, Write):
        return f"area {action.area} write {action.value} at {place} leaf {action.leaf}"
    return f"wild area {action.area} at {place}"


def read_action(text: str) -> Action:
    """The action of a line. Raises NotationError."""
    line = Line(text)
    action: Action
    match line.word("area", "skip", "wild"):
        case "skip":
            line.word("leaf")
            action = Skip(line.number(1, 6))
        case "wild":
            line.word("area")
            area = line.number(1, 6)
            action = PlaceWild(area, _read_place(line, area))
        case _:
            action = _read_write(line)
    line.end()
    return action


def _read_write(line: Line) -> Write:
    area = line.number(1, 6)
    line.word("write")
    value = line.number(1, 6)
    place = _read_place(line, area)
    line.word("leaf")
    return WRITES[area][place][value][line.number(1, 6)]


def _read_place(line: Line, area: int) -> int:
    line.word("at")
    return PLACES[area].index(line.word(*PLACES[area]))
