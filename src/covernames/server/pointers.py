"""Where people point while they think (A-68): told to everybody, stored nowhere.

A member points at any number of cards; the first is the one that they would touch next. Only this
class takes pointers away: those at a card that is touched or covered, those of a member who may no
longer guess, and all of them with a deal, a clue and the end of a turn.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ..game.choices import finder_of
from ..game.events import ClueGiven, GameDealt, TurnEnded
from ..game.key import CELLS
from ..game.variants import VARIANTS
from ..game.view import face_of
from ..refusals import Rejected
from ..room.pointer import Pointed, Pointer
from ..room.room import Room
from . import wire
from .bus import NodeMessage
from .clock import Clock, Times
from .committed import Committed
from .connection import Connection
from .gathered import Gathered
from .presence import Presence

CLEARING: Final = (GameDealt, ClueGiven, TurnEnded)
"""What begins a new turn of thought: pointers from before no longer count."""


class Pointers:
    """The pointers of a room."""

    def __init__(self, presence: Presence, clock: Clock, times: Times) -> None:
        self.all: Mapping[str, Pointed] = {}
        """What each member points at; who points at nothing is missing."""
        self._presence = presence
        self._gathered = Gathered(presence, clock, times)

    def point(
        self, room: Room, member: str, at: Pointed, connection: Connection | None = None
    ) -> None:
        """Somebody who may guess points at cards, or at none; or `Rejected`.

        A card that was touched a moment ago is left out: the others are still meant. The connection
        that asked gets its answer (`message`) and is not told once more.
        """
        left = _left(room, member, at)
        if at and not left:
            _check(room, member, at[0].cell)  # says why
        if self.of(member) != left:
            self._set(member, left, connection)
            self._presence.publish(pointing=(member, left))

    def of(self, member: str) -> Pointed:
        """What a member points at."""
        return self.all.get(member, ())

    def at(self, cell: int) -> frozenset[str]:
        """Who would touch a card next: each has one word, however many cards they point at."""
        return frozenset(member for member, at in self.all.items() if at[0].cell == cell)

    def message(self) -> wire.Pointers:
        """For one device."""
        return wire.Pointers(dict(self.all))

    def on_node_message(self, room: Room, message: NodeMessage) -> None:
        """Somebody on another node points; what comes too late for the turn is dropped."""
        if message.pointing is not None:
            member, at = message.pointing
            left = _left(room, member, at)
            if left or not at:
                self._set(member, left)

    def clear(self, step: Committed) -> dict[str, Pointed] | None:
        """Take away what a step has made void; what is left, or None if nothing was."""
        if not self.all:
            return None
        left: dict[str, Pointed] = {}
        if not any(isinstance(event, CLEARING) for event in step.played):
            now = {who: _left(step.after, who, at) for who, at in self.all.items()}
            left = {who: at for who, at in now.items() if at}
        if left == self.all:
            return None
        self.all = left
        self._gathered.told(self.message())
        return left

    def stop(self) -> None:
        """Show no more."""
        self._gathered.stop()

    def _set(self, member: str, at: Pointed, besides: Connection | None = None) -> None:
        # Whoever points already keeps their place, so that chips on a card do not change theirs.
        self.all = {who: where for who, where in {**self.all, member: at}.items() if where}
        self._gathered.tell(self.message(), besides)


def _seat(room: Room, member: str) -> str:
    return room.seat_of(member) if member else ""


def _check(room: Room, member: str, cell: int) -> None:
    """Refuse a pointer where its member could not guess."""
    table, seat = room.game, _seat(room, member)
    if table is None or "guess" not in table.turn.may.get(seat, ()) or cell not in range(CELLS):
        raise Rejected("guess-not-your-turn")
    VARIANTS[table.variant].check_touch(table, finder_of(table, seat), cell)


def _left(room: Room, member: str, at: Pointed) -> Pointed:
    """The pointers that their member may have, each card once.

    Whoever sees a face of the key does not say how sure they are: the other side reads it, and it
    may tell of that face (D-040).
    """
    secret = room.game is not None and bool(face_of(room.game, _seat(room, member)))
    cells = {each.cell: each for each in at if _stands(room, member, each.cell)}
    return tuple(Pointer(cell) if secret else each for cell, each in cells.items())


def _stands(room: Room, member: str, cell: int) -> bool:
    try:
        _check(room, member, cell)
    except Rejected:
        return False
    return True
