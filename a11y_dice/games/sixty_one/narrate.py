"""What is said when something becomes true in Sixty-One."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import assert_never

from a11y_dice.core.message import Facts, Message, Seat, Who
from a11y_dice.games.sixty_one import sounds
from a11y_dice.games.sixty_one.nouns import area_head, area_name, contents, place_name
from a11y_dice.games.sixty_one.sheet import (
    AREAS,
    LEAVES,
    MILESTONES,
    WILDS,
    Sheet,
    X,
    area_points,
    is_full,
    leaf_total,
    new_cells,
    sheet_points,
)
from a11y_dice.games.sixty_one.state import (
    FIRST_FILL,
    ROUNDS,
    Decided,
    DiceRolled,
    Event,
    FirstFilled,
    GameOver,
    Paid,
    RoundClosed,
    WildOwed,
    WildPlaced,
    bonuses,
)


def narrate(event: Event) -> Iterator[Message]:
    """The sentences about `event`; the shorter and longer ones are in the language files."""
    match event:
        case DiceRolled(number, dice):
            name = "rolled-last" if number >= ROUNDS else "rolled"
            yield Message(name, {"round": number, "dice": contents(dice)}, "roll")
        case Decided(seat):
            yield Message("decided", {"who": Who(seat)}, "move")
        case WildOwed(seat, total):
            yield Message("wild-owed", {"who": Who(seat), "total": total}, "private")
        case WildPlaced(seat, area, place):
            facts: Facts = {"who": Who(seat), "place": place_name(area, place)}
            yield Message("wild-placed", facts, "private")
        case RoundClosed():
            yield from _round_closed(event)
        case FirstFilled():
            yield _first_filled(event)
        case GameOver():
            yield from _game_over(event)
        case _:
            assert_never(event)


def _round_closed(event: RoundClosed) -> Iterator[Message]:
    for seat, (before, after) in enumerate(zip(event.before, event.after, strict=True)):
        yield from _choice_told(seat, before, after, event.closed)


def _choice_told(
    seat: Seat, before: Sheet, after: Sheet, closed: tuple[Paid, ...]
) -> Iterator[Message]:
    """What one seat wrote, its leaf, its X, and what is full now without a bonus."""
    total = sheet_points(before) + bonuses(closed, seat)
    cells = new_cells(before, after)
    first = [cell for cell in cells if cell[2] != X]
    for area, place, value in first:
        worth = _worth(before, area, place, value)
        total += worth
        yield _cell("wrote", seat, (area, place, value), (worth, total))
    if before[LEAVES] != after[LEAVES]:
        if not first:
            yield Message("skipped", {"who": Who(seat)}, "move")
        total += MILESTONES.get(leaf_total(after), 0)
        yield _leaf(seat, leaf_total(after) - leaf_total(before), leaf_total(after), total)
    for area, place, value in [cell for cell in cells if cell[2] == X]:
        worth = area_points(area, after[area]) - _points_before(before, area, first)
        yield _cell("wild", seat, (area, place, value), (worth, total + worth))
    for area in AREAS:
        if closed[area] is not None and is_full(after, area) and not is_full(before, area):
            facts: Facts = {"who": Who(seat), "area": area_name(area)}
            yield Message("filled-late", facts, "move", sounds.full(area))


def _worth(sheet: Sheet, area: int, place: int, value: int) -> int:
    """The acorns that a new cell brings."""
    return _points_before(sheet, area, [(area, place, value)]) - area_points(area, sheet[area])


def _points_before(sheet: Sheet, area: int, added: list[tuple[int, int, int]]) -> int:
    """The acorns of an area with these cells added to it."""
    cells = list(sheet[area])
    for where, place, value in added:
        if where == area:
            cells[place] = value
    return area_points(area, tuple(cells))


def _cell(name: str, seat: Seat, cell: tuple[int, int, int], score: tuple[int, int]) -> Message:
    """Something was written; `score` is what it brings, and the new total."""
    (area, place, value), (worth, total) = cell, score
    facts: Facts = {"who": Who(seat), "value": value, "place": place_name(area, place)}
    heard = sounds.written(area, value)
    if not worth:
        return Message(f"{name}-plain", facts, "move", heard)
    return Message(f"{name}-scored", facts | {"acorns": worth, "total": total}, "score", heard)


def _leaf(seat: Seat, leaf: int, row: int, total: int) -> Message:
    facts: Facts = {"who": Who(seat), "leaf": leaf, "row": row}
    heard = sounds.leaf(row)
    if row in WILDS:
        return Message("leaf-wild", facts, "move", heard)
    if row in MILESTONES:
        scored: Facts = {"acorns": MILESTONES[row], "total": total}
        return Message("leaf-scored", facts | scored, "score", heard)
    return Message("leaf", facts, "move", heard)


def _first_filled(event: FirstFilled) -> Message:
    """One sentence, whether one filled the area or several together."""
    facts: Facts = {"area": area_name(event.area), "acorns": FIRST_FILL}
    if len(event.seats) > 1:
        return Message(
            "first-filled-shared",
            facts | {"head": area_head(event.area), "seats": _totals(event.seats, event.totals)},
            "score",
        )
    facts |= {"who": Who(event.seats[0]), "total": event.totals[0]}
    return Message("first-filled", facts, "score")


def _totals(seats: Iterable[Seat], totals: Iterable[int]) -> tuple[Message, ...]:
    """Everybody named with a total: "Ola 42 and Bob 39"."""
    return tuple(
        Message("seat-total", {"who": Who(seat), "total": total})
        for seat, total in zip(seats, totals, strict=True)
    )


def _game_over(event: GameOver) -> Iterator[Message]:
    """That the match is over and why, who has won, and the total of everybody."""
    yield _reason(event)
    seats = tuple(Who(seat) for seat in event.winners)
    facts: Facts = {"acorns": event.scores[event.winners[0]]}
    if len(event.scores) == 1:
        yield Message("solo-over", facts | {"rounds": event.round}, "end")
        return
    if len(seats) > 1:
        yield Message("win-shared", facts | {"seats": seats}, "end")
    else:
        yield Message("wins", facts | {"who": seats[0]}, "end")
    yield Message("all-totals", {"seats": _totals(range(len(event.scores)), event.scores)}, "end")


def _reason(event: GameOver) -> Message:
    if event.reached:
        return Message("over-leaves", {"seats": tuple(Who(seat) for seat in event.reached)}, "end")
    name = "over-rounds" if event.round >= ROUNDS else "over-full-row"
    return Message(name, {"round": event.round}, "end")
