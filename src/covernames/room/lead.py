"""A replay that a member shows to the others; no part of the room (A-78)."""

from __future__ import annotations

import msgspec


class Lead(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who leads, and how far they are in the replay."""

    member: str
    since: int
    """When they took the lead, in milliseconds: of two leads, the later one counts."""
    game: int
    """As the room's records are counted, from 1."""
    length: int
    """How many events the record has."""
    at: int | None = None
    """How many of them are shown; None: they lead no longer."""
