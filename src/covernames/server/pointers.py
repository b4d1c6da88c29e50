"""Where people point while they think: marks on cards, told to everybody and forgotten."""

from __future__ import annotations

from typing import Final

from ..game.events import ClueGiven, GameDealt, TurnEnded
from ..room.room import Room
from . import wire
from .bus import NodeMessage
from .clock import Clock, Timer, Times
from .committed import Committed
from .connection import Connection
from .presence import Presence

CLEARING: Final = (GameDealt, ClueGiven, TurnEnded)
"""What begins a new turn of thought: pointers from before no longer count."""


class Pointers:
    """The pointers of a room."""

    def __init__(self, presence: Presence, clock: Clock, times: Times) -> None:
        self.cells: dict[int, tuple[str, ...]] = {}
        """Who points where."""
        self._presence, self._clock, self._times = presence, clock, times
        self._shown = self.cells
        self._showing: Timer | None = None
        presence.on_enter.append(self._tell)

    def point(self, room: Room, member: str, cell: int, *, on: bool) -> bool:
        """Somebody who may guess now points at a card, or no longer; whether that was taken."""
        table = room.game
        seat = room.seat_of(member) if member else ""
        if table is None or cell not in range(len(table.words)):
            return False
        if "guess" not in table.turn.may.get(seat, ()):
            return False
        if self._set(member, cell, on):
            self._presence.publish(pointer=(member, cell, on))
        return True

    def point_only(self, room: Room, member: str, cell: int) -> None:
        """Somebody points at one card and at no other."""
        for other in [at for at, who in self.cells.items() if member in who and at != cell]:
            self.point(room, member, other, on=False)
        self.point(room, member, cell, on=True)

    def at(self, cell: int) -> frozenset[str]:
        """Who points at a card."""
        return frozenset(self.cells.get(cell, ()))

    def on_node_message(self, message: NodeMessage) -> None:
        """Somebody on another node points."""
        if message.pointer is not None:
            self._set(*message.pointer)

    def committed(self, step: Committed) -> None:
        """A new turn of thought may have begun."""
        if self.cells and any(isinstance(event, CLEARING) for event in step.played):
            self.cells = {}
            self._show()

    def stop(self) -> None:
        """Show no more."""
        if self._showing is not None:
            self._showing.cancel()
            self._showing = None

    def _set(self, member: str, cell: int, on: bool) -> bool:
        """Whether that changed something."""
        before = self.cells.get(cell, ())
        if (member in before) == on:
            return False
        after = (*before, member) if on else tuple(name for name in before if name != member)
        others = {at: who for at, who in self.cells.items() if at != cell}
        self.cells = {**others, cell: after} if after else others
        self._show()
        return True

    def _tell(self, connection: Connection) -> None:
        if self.cells:
            connection.send(wire.encode(wire.Marks(self.cells)))

    def _show(self) -> None:
        """At once, then once for all that change in a short while."""
        if self._showing is None:
            self._presence.broadcast(wire.encode(wire.Marks(self.cells)))
            self._shown = self.cells
            self._showing = self._clock.call_later(self._times.coalesce, self._show_more)

    def _show_more(self) -> None:
        self._showing = None
        if self._shown != self.cells:
            self._show()
