"""What a seat of Sixty-One is asked, and the answers: an area, a die, its place."""

from __future__ import annotations

from a11y_dice.core.game import Choice
from a11y_dice.core.message import Fact, Message, Seat, Who
from a11y_dice.games.sixty_one.labels import Cell, gain, label, leaf_facts, place_label
from a11y_dice.games.sixty_one.nouns import area_head, area_name
from a11y_dice.games.sixty_one.rules import legal_actions
from a11y_dice.games.sixty_one.sheet import PLACES
from a11y_dice.games.sixty_one.slots import SLOTS
from a11y_dice.games.sixty_one.state import DECIDED, OWES, Skip, State, Write

Path = tuple[str, ...]


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
    if now == "wait":
        return Message("question-wait", {"seats": tuple(Who(other) for other in state.to_act)})
    chosen = _of_path(state, seat, path) if path else []
    if not chosen:
        return Message(f"question-{now}")
    first = chosen[0]
    facts: dict[str, Fact] = {"area": area_name(first.area)}
    if not isinstance(first, Write):
        return Message("question-wild-place", facts)
    if len(_values(chosen)) > 1:
        return Message("question-die", facts)
    facts["value"] = first.value
    if len(path) > 1:
        return Message("question-place", facts)
    return Message("question-write", facts | leaf_facts(state.sheets[seat], first.leaf))


def choices(state: State, seat: Seat, path: Path) -> tuple[Choice, ...]:
    """The answers: an area, then a die, then its place; a step with one answer only is left out."""
    if path:
        return _choices_in_area(state, seat, path)
    areas: dict[int, list[Cell]] = {}
    skips = []
    for action in legal_actions(state, seat):
        if isinstance(action, Skip):
            skips.append(Choice(label(state, seat, action), f"leaf {action.leaf}", action))
        else:
            areas.setdefault(action.area, []).append(action)
    return (*skips, *(_area_choice(state, seat, cells) for cells in areas.values()))


def _choices_in_area(state: State, seat: Seat, path: Path) -> tuple[Choice, ...]:
    """Which die of several, else every place with what it gives."""
    chosen = _of_path(state, seat, path)
    values = _values(chosen)
    if len(values) > 1:
        return tuple(_die_choice(state, seat, path, value) for value in values)
    return tuple(
        Choice(place_label(state, seat, cell), _step_of(cell), cell, _slot(cell)) for cell in chosen
    )


def _slot(cell: Cell) -> int:
    """The place of the sheet that a choice is about, as the left and right arrows count them."""
    return SLOTS.index((cell.area, cell.place))


def _of_path(state: State, seat: Seat, path: Path) -> list[Cell]:
    """The actions in the area, and with the die, that the steps of a path name."""
    return [
        action
        for action in legal_actions(state, seat)
        if not isinstance(action, Skip)
        and path[0] == f"area {action.area}"
        and (len(path) < 2 or path[1] == _die_step(action))
    ]


def _values(cells: list[Cell]) -> list[int]:
    """The different dice that may be written, in the order of the actions; none for an X."""
    return list(dict.fromkeys(cell.value for cell in cells if isinstance(cell, Write)))


def _die_step(cell: Cell) -> str:
    return f"write {cell.value}" if isinstance(cell, Write) else ""


def _step_of(cell: Cell) -> str:
    place = PLACES[cell.area][cell.place]
    return f"write {cell.value} at {place}" if isinstance(cell, Write) else f"at {place}"


def _die_choice(state: State, seat: Seat, path: Path, value: int) -> Choice:
    """A die for the chosen area; with one place for it, the whole action."""
    name = f"write {value}"
    cells = _of_path(state, seat, (*path, name))
    first = cells[0]
    if len(cells) == 1:
        return Choice(label(state, seat, first), name, first, _slot(first))
    assert isinstance(first, Write)
    sheet = state.sheets[seat]
    best = max(gain(sheet, cell) for cell in cells)
    facts: dict[str, Fact] = {"value": value, "count": len(cells), "best": best}
    said = Message("choice-die", facts | leaf_facts(sheet, first.leaf))
    return Choice(said, name, place=_slot(first))


def _area_choice(state: State, seat: Seat, cells: list[Cell]) -> Choice:
    """An area; with one thing to do in it, the whole action."""
    area = cells[0].area
    name, head = f"area {area}", area_head(area)
    if len(cells) == 1:
        said = Message("choice-only", {"area": head, "choice": label(state, seat, cells[0])})
        return Choice(said, name, cells[0], _slot(cells[0]))
    best = max(gain(state.sheets[seat], cell) for cell in cells)
    facts: dict[str, Fact] = {"area": head, "count": len(cells), "best": best}
    return Choice(Message("choice-area", facts), name, place=_slot(cells[0]))
