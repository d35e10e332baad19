"""Frozen values that cost little to make.

A frozen dataclass sets each field through `object.__setattr__`, which was most of the time of a
game's step. A `value` is frozen for the type checker, which refuses every assignment to a field;
at run time it is a plain slotted dataclass, compared and hashed by its fields, made three to five
times as fast (docs/explanation/decisions/0003-values.md).
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TypeVar, dataclass_transform

T = TypeVar("T")


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
def value(cls: type[T]) -> type[T]:
    """A slotted dataclass that the type checker holds to be frozen."""
    return dataclass(slots=True, unsafe_hash=True)(cls)
