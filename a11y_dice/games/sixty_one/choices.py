"""What a seat of Sixty-One is asked, and the answers: an area, a die, its place."""

from __future__ import annotations

from a11y_dice.core.game import Choice
from a11y_dice.core.message import Fact, Message, Seat, Who
from a11y_dice.games.sixty_one.nouns import area_head, area_name, contents, place_name
from a11y_dice.games.sixty_one.rules import legal_actions
from a11y_dice.games.sixty_one.sheet import (
    LEAVES,
    MILESTONES,
    PLACES,
    WILDS,
    Sheet,
    X,
    area_points,
    is_full,
    leaf_total,
    written,
)
from a11y_dice.games.sixty_one.state import (
    DECIDED,
    OWES,
    Action,
    PlaceWild,
    Skip,
    State,
    Write,
)

Path = tuple[str, ...]
Cell = Write | PlaceWild


def step(state: State, seat: Seat) -> str:
    """What is due from a seat: "area", "skip", "wild", "wait", "rolling" or "over"."""
    if state.winners:
        return "over"
    if state.rolling:
        return "rolling"
    if state.stages[seat] == DECIDED:
        return "wait"
    if state.stages[seat] == OWES:
        return "wild"
    return "skip" if isinstance(legal_actions(state, seat)[0], Skip) else "area"


def question(state: State, seat: Seat, path: Path) -> Message:
    """What is due from `seat`; after an area the die that goes there, after the die its place."""
    now = step(state, seat)
    facts: dict[str, Fact] = {"who": Who(seat), "dice": contents(state.dice)}
    if now == "wait":
        waiting = tuple(Who(other) for other in state.to_act)
        return Message("question-wait", facts | {"seats": waiting})
    chosen = _of_path(state, seat, path)
    if path and chosen:
        facts["area"] = area_name(chosen[0].area)
        return _question_in_area(chosen, path, facts)
    return Message(f"question-{now}", facts)


def _question_in_area(chosen: list[Cell], path: Path, facts: dict[str, Fact]) -> Message:
    if isinstance(chosen[0], PlaceWild):
        return Message("question-wild-place", facts)
    if len(path) > 1:
        return Message("question-place", facts | {"value": chosen[0].value})
    return Message("question-die" if len(_values(chosen)) > 1 else "question-write", facts)


def choices(state: State, seat: Seat, path: Path) -> tuple[Choice, ...]:
    """The answers: an area, then a die, then its place; a step with one answer only is left out."""
    legal = legal_actions(state, seat)
    if legal and isinstance(legal[0], Skip):
        return tuple(_skip_choice(state, seat, action) for action in legal)
    cells = [action for action in legal if not isinstance(action, Skip)]
    if path:
        return _choices_in_area(state, seat, path)
    areas = dict.fromkeys(cell.area for cell in cells)
    return tuple(_area_choice(state, seat, f"area {area}") for area in areas)


def _choices_in_area(state: State, seat: Seat, path: Path) -> tuple[Choice, ...]:
    """Which die of several, else every place with all that it gives."""
    chosen = _of_path(state, seat, path)
    values = _values(chosen)
    if len(path) == 1 and len(values) > 1:
        return tuple(_die_choice(state, seat, path, value) for value in values)
    return tuple(Choice(label(state, seat, cell), _step_of(cell), cell) for cell in chosen)


def _of_path(state: State, seat: Seat, path: Path) -> list[Cell]:
    """The actions in the area, and with the die, that the steps of a path name."""
    return [
        action
        for action in legal_actions(state, seat)
        if not isinstance(action, Skip)
        and path[:1] == (f"area {action.area}",)
        and (len(path) < 2 or path[1] == _die_step(action))
    ]


def _values(cells: list[Cell]) -> list[int]:
    """The different dice that may be written, in the order of the actions; none for an X."""
    return list(dict.fromkeys(cell.value for cell in cells if isinstance(cell, Write)))


def _die_step(cell: Cell) -> str:
    return f"write {cell.value}" if isinstance(cell, Write) else ""


def _die_choice(state: State, seat: Seat, path: Path, value: int) -> Choice:
    """A die for the chosen area; with one place for it, the whole action."""
    name = f"write {value}"
    cells = _of_path(state, seat, (*path, name))
    if len(cells) == 1:
        return Choice(label(state, seat, cells[0]), name, cells[0])
    sheet, first = state.sheets[seat], cells[0]
    assert isinstance(first, Write)
    best = max(_gain(sheet, cell) for cell in cells)
    facts: dict[str, Fact] = {"value": value, "count": len(cells), "best": best}
    return Choice(Message("choice-die", facts | _leaf_facts(sheet, first.leaf)), name)


def _step_of(cell: Cell) -> str:
    place = PLACES[cell.area][cell.place]
    return f"write {cell.value} at {place}" if isinstance(cell, Write) else f"at {place}"


def _area_choice(state: State, seat: Seat, name: str) -> Choice:
    """An area; with one thing to do in it, the whole action."""
    cells = _of_path(state, seat, (name,))
    head = area_head(cells[0].area)
    if len(cells) == 1:
        said = Message("choice-only", {"area": head, "choice": label(state, seat, cells[0])})
        return Choice(said, name, cells[0])
    best = max(_gain(state.sheets[seat], cell) for cell in cells)
    facts: dict[str, Fact] = {"area": head, "count": len(cells), "best": best}
    return Choice(Message("choice-area", facts), name)


def label(state: State, seat: Seat, action: Action) -> Message:
    """What an action does and what it gives."""
    sheet = state.sheets[seat]
    if isinstance(action, Skip):
        return Message("choice-skip", _leaf_facts(sheet, action.leaf))
    after = after_cell(sheet, action)
    is_filled = is_full(after, action.area)
    facts: dict[str, Fact] = {
        "place": place_name(action.area, action.place),
        "acorns": _gain(sheet, action),
        "filled": "yes" if is_filled else "no",
        "area": area_name(action.area),
    }
    if isinstance(action, PlaceWild):
        return Message("choice-wild", facts)
    return Message(
        "choice-write", facts | {"value": action.value} | _leaf_facts(sheet, action.leaf)
    )


def after_cell(sheet: Sheet, cell: Cell) -> Sheet:
    """The sheet with this cell written; the leaf row is as it was."""
    value = cell.value if isinstance(cell, Write) else X
    return written(sheet, sheet[LEAVES], cell.area, cell.place, value)


def _gain(sheet: Sheet, cell: Cell) -> int:
    area = cell.area
    return area_points(area, after_cell(sheet, cell)[area]) - area_points(area, sheet[area])


def _leaf_facts(sheet: Sheet, leaf: int) -> dict[str, Fact]:
    """A leaf, the total after it, and whether that is a milestone."""
    row = leaf_total(sheet) + leaf
    kind = "wild" if row in WILDS else "acorns" if row in MILESTONES else "none"
    return {"leaf": leaf, "row": row, "milestone": kind, "bonus": MILESTONES.get(row, 0)}


def _skip_choice(state: State, seat: Seat, action: Action) -> Choice:
    assert isinstance(action, Skip)
    return Choice(label(state, seat, action), f"leaf {action.leaf}", action)
