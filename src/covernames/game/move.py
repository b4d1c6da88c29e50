"""What a rule gets to look at, and what it answers."""

from __future__ import annotations

from typing import Final, NamedTuple

from .actions import Actor
from .events import Events, Whisper
from .key import Key
from .table import Table
from .variant import Variant

HOST: Final = "host"
"""Acts for the room: ends an abandoned game."""
CLOCK: Final = "clock"
"""Acts for the time: says that a deadline has passed."""


class Move(NamedTuple):
    """One action in its circumstances."""

    variant: Variant
    table: Table
    key: Key
    actor: Actor
    now: int
    whispers: tuple[Whisper, ...]


class Decision(NamedTuple):
    """What follows: public events, and whispers for the seats they name."""

    events: Events
    whispers: tuple[Whisper, ...] = ()
