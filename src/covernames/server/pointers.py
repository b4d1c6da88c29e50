"""Where people point while they think: told to everybody, stored nowhere.

A member points at one card or at none. Only this class takes pointers away: that of a card that is
touched or covered, that of a member who may no longer guess, and all of them with a deal, a clue
and the end of a turn.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ..game.choices import finder_of
from ..game.events import ClueGiven, GameDealt, TurnEnded
from ..game.key import CELLS
from ..game.variants import VARIANTS
from ..refusals import Rejected
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
        self.cells: Mapping[str, int] = {}
        """The card that each member points at."""
        self._presence, self._clock, self._times = presence, clock, times
        self._shown: Mapping[str, int] = {}
        self._showing: Timer | None = None

    def point(
        self, room: Room, member: str, cell: int | None, connection: Connection | None = None
    ) -> None:
        """Somebody who may guess points at a card, or at none; or `Rejected`.

        The connection that asked gets its answer (`message`) and is not told once more.
        """
        if cell is not None:
            _check(room, member, cell)
        if self.cells.get(member) != cell:
            self._set(member, cell, connection)
            self._presence.publish(pointer=(member, cell))

    def at(self, cell: int) -> frozenset[str]:
        """Who points at a card."""
        return frozenset(member for member, at in self.cells.items() if at == cell)

    def message(self) -> wire.Pointers:
        """For one device."""
        return wire.Pointers(dict(self.cells))

    def on_node_message(self, room: Room, message: NodeMessage) -> None:
        """Somebody on another node points; what comes too late for the turn is dropped."""
        if message.pointer is not None:
            member, cell = message.pointer
            if cell is None or _stands(room, member, cell):
                self._set(member, cell)

    def clear(self, step: Committed) -> dict[str, int] | None:
        """Take away what a step has made void; what is left, or None if nothing was."""
        if not self.cells:
            return None
        if any(isinstance(event, CLEARING) for event in step.played):
            left: dict[str, int] = {}
        else:
            left = {who: at for who, at in self.cells.items() if _stands(step.after, who, at)}
        if len(left) == len(self.cells):
            return None
        self.cells = self._shown = left
        return left

    def stop(self) -> None:
        """Show no more."""
        if self._showing is not None:
            self._showing.cancel()
            self._showing = None

    def _set(self, member: str, cell: int | None, besides: Connection | None = None) -> None:
        others = {who: at for who, at in self.cells.items() if who != member}
        self.cells = others if cell is None else {**others, member: cell}
        self._show(besides)

    def _show(self, besides: Connection | None = None) -> None:
        """At once, then once for all that change in a short while."""
        if self._showing is None:
            self._presence.broadcast(wire.encode(self.message()), besides)
            self._shown = self.cells
            self._showing = self._clock.call_later(self._times.coalesce, self._show_more)

    def _show_more(self) -> None:
        self._showing = None
        if self._shown != self.cells:
            self._show()


def _check(room: Room, member: str, cell: int) -> None:
    """Refuse a pointer where its member could not guess."""
    table = room.game
    seat = room.seat_of(member) if member else ""
    if table is None or "guess" not in table.turn.may.get(seat, ()) or cell not in range(CELLS):
        raise Rejected("guess-not-your-turn")
    VARIANTS[table.variant].check_touch(table, finder_of(table, seat), cell)


def _stands(room: Room, member: str, cell: int) -> bool:
    try:
        _check(room, member, cell)
    except Rejected:
        return False
    return True
