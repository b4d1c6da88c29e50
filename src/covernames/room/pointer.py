"""A card that somebody points at while they think; no part of the room, and no touch (A-68)."""

from __future__ import annotations

from typing import Annotated

import msgspec

from ..game.key import CELLS


class Pointer(msgspec.Struct, frozen=True, omit_defaults=True):
    """One card, and how sure whoever points is of it."""

    cell: int
    sure: Annotated[int, msgspec.Meta(ge=0, le=100)] | None = None
    """In percent; bots say so."""


Pointed = Annotated[tuple[Pointer, ...], msgspec.Meta(max_length=CELLS)]
"""All that one member points at, the card that they would touch next first."""
