"""Who shows the others a replay, and how far they are in it (A-78): told to all, stored nowhere.

The lead hangs on the connection that it came by. It ends when its member says so, leaves the room
or stays away, when somebody else takes it, and when the next game is dealt.
"""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from ..game.events import GameDealt
from ..refusals import Rejected
from ..room.events import MemberGone
from ..room.lead import Lead
from ..room.room import Room
from . import wire
from .bus import NodeMessage
from .clock import Clock, Timer, Times
from .committed import Committed
from .connection import Connection
from .game_logs import game_logs
from .gathered import Gathered
from .presence import Presence
from .store import Store


class Leading:
    """The lead in a room."""

    def __init__(
        self,
        store: Store,
        presence: Presence,
        room: Callable[[], Room],
        clock: Clock,
        times: Times,
    ) -> None:
        self._store, self._presence, self._room = store, presence, room
        self._clock, self._times = clock, times
        self._gathered = Gathered(presence, clock, times)
        self._latest = Lead("", 0, 0, 0)
        """Also when it is over: what is older and comes late counts no more."""
        self._connection: Connection | None = None
        """The leader's; None: on another node."""
        self._leaving: Timer | None = None
        presence.on_moved.append(self._moved)

    @property
    def now(self) -> Lead | None:
        """The lead, if somebody has it."""
        return self._latest if self._latest.at is not None else None

    def message(self) -> wire.Led | None:
        """For somebody who comes in."""
        now = self.now
        return None if now is None else wire.Led(now.member, now.game, now.at or 0)

    async def lead(self, connection: Connection, game: int | None, at: int | None) -> None:
        """Take the lead in the replay of a game, go on in it, or end it; or `Rejected`."""
        if game is None or at is None:
            self.step(connection, at)
            return
        member = connection.member
        self._check(member)  # before the store is asked
        games = await game_logs(self._store, self._presence.code)
        self._check(member)
        if not 1 <= game <= len(games):
            raise Rejected("record-unknown")
        length = len(games[game - 1])
        _check_moment(at, length)
        # Later than the lead that it replaces, whatever the other node's clock says.
        since = max(self._clock.now(), self._latest.since + 1)
        self._connection = connection
        self._tell(Lead(member, since, game, length, at))

    def step(self, connection: Connection, at: int | None) -> None:
        """Go on, or end it. Who does not lead, or no longer, changes nothing."""
        now = self.now
        if now is None or now.member != connection.member:
            return
        if at is not None:
            _check_moment(at, now.length)
        self._connection = connection
        self._tell(replace(now, at=at))

    def on_node_message(self, message: NodeMessage) -> None:
        """Somebody on another node leads, goes on or ends it."""
        lead = message.lead
        if lead is None or (lead.at is not None and self._room().playing):
            return
        if (lead.since, lead.member) >= (self._latest.since, self._latest.member):
            self._connection = None
            self._show(lead)

    def committed(self, step: Committed) -> None:
        """The next game begins, or the leader leaves the room: every node sees that by itself."""
        now = self.now
        if now is None:
            return
        gone = (each.member for each in step.others if isinstance(each, MemberGone))
        if now.member in gone or any(isinstance(event, GameDealt) for event in step.played):
            self._show(replace(now, at=None))

    def stop(self) -> None:
        """Tell no more."""
        self._gathered.stop()
        if self._leaving is not None:
            self._leaving.cancel()
            self._leaving = None

    def _check(self, member: str) -> None:
        room = self._room()
        if member not in room.members:
            raise Rejected("not-a-member")
        if room.playing:
            raise Rejected("lead-playing")

    def _tell(self, lead: Lead) -> None:
        self._show(lead)
        self._presence.publish(lead=lead)

    def _show(self, lead: Lead) -> None:
        self._latest = lead
        self._gathered.tell(self.message() or wire.Led())

    def _moved(self, _: set[str]) -> None:
        """Somebody came or went: a leader who is not back in a moment leads no longer."""
        if self.now is not None and not self._is_here() and self._leaving is None:
            self._leaving = self._clock.call_later(self._times.lead_grace, self._give_up)

    def _give_up(self) -> None:
        self._leaving = None
        if self.now is not None and not self._is_here():
            self._tell(replace(self.now, at=None))

    def _is_here(self) -> bool:
        if self._connection is not None:
            return self._connection in self._presence.connections
        return self._latest.member in self._presence.present()


def _check_moment(at: int, length: int) -> None:
    if not 1 <= at <= length:
        raise Rejected("moment-unknown")
