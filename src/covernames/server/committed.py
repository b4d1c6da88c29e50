"""What a room tells its listeners once a step is stored."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Protocol

from ..game.events import Event, Whisper
from ..game.table import Table
from ..room.events import AnyRoomEvent, Played
from ..room.room import Room


class Committed(NamedTuple):
    """A step of a room that is stored: what it was before, what it is now, what happened."""

    before: Room | None
    """None: the room has just been read from the store."""
    after: Room
    first: int
    """The number of the first event."""
    events: Sequence[AnyRoomEvent]
    whispers: tuple[Whisper, ...]
    mine: bool
    """Whether this node stored it; another node looks after what follows from its own steps."""
    encoded: bytes = b""
    """The events in JSON, where somebody has needed that before."""

    others: tuple[AnyRoomEvent, ...] = ()
    """The events that are not of the game; seldom any."""

    @property
    def old_game(self) -> Table | None:
        """The game before."""
        return None if self.before is None else self.before.game

    @property
    def played(self) -> list[Event]:
        """What happened in the game."""
        return [event.event for event in self.events if isinstance(event, Played)]


class Listener(Protocol):
    """Does something about steps of a room; what is none of its business it passes over."""

    def committed(self, step: Committed) -> None:
        """A step is stored."""

    def stop(self) -> None:
        """The room is let go."""
