"""Who is in a room, on this node and on others.

Presence is ephemeral: gathered, told again, forgotten. On several nodes each tells the others over
the bus who is with it; the word of a node that fell silent expires.
"""

from __future__ import annotations

from collections.abc import Callable

from ..room.lead import Lead
from ..room.pointer import Pointed
from . import wire
from .bus import Bus, NodeMessage
from .clock import Clock, Timer, Times
from .connection import Connection
from .frames import framed


class Presence:
    """The connections of a room."""

    def __init__(self, code: str, bus: Bus | None, clock: Clock, times: Times) -> None:
        self.code = code
        self.connections: set[Connection] = set()
        self.on_moved: list[Callable[[set[str]], None]] = []
        """Told a moment after people came or went, and who."""
        self._bus, self._clock, self._times = bus, clock, times
        self._moved: set[str] = set()
        self._elsewhere: dict[str, tuple[NodeMessage, float]] = {}
        """Who is on other nodes, and until when that is believed."""
        self._cooldowns: dict[str, float] = {}
        self._present: tuple[str, ...] | None = None
        """Who is here on this node, until somebody comes or goes."""
        self._telling: Timer | None = None

    def enter(self, connection: Connection) -> None:
        """A device has come; it hears everything from now on."""
        self.heard(connection)
        self.connections.add(connection)
        self._present = None
        self._changed({connection.member})

    def heard(self, connection: Connection) -> None:
        """It has said something."""
        connection.last_seen = self._clock.monotonic()

    def leave(self, connection: Connection) -> None:
        """A device is gone; its member keeps the seat."""
        self.connections.discard(connection)
        self._present = None
        self._changed({connection.member})

    def disconnect(self, member: str, code: str) -> None:
        """Hang up on somebody who is no longer of the room, and say why."""
        for connection in [each for each in self.connections if each.member == member]:
            connection.close(code)
        self._present = None

    def disconnect_all(self, code: str) -> None:
        """Hang up on everybody, and say why."""
        for connection in list(self.connections):
            connection.close(code)
        self._present = None

    def cool_down(self, who: str) -> None:
        """Somebody was disconnected for flooding."""
        self._cooldowns[who] = self._clock.monotonic() + self._times.cooldown

    def cooldown_left(self, who: str) -> float:
        """Seconds that somebody must wait before they are let in again."""
        now = self._clock.monotonic()
        self._cooldowns = {name: until for name, until in self._cooldowns.items() if until > now}
        return self._cooldowns.get(who, now) - now

    def present(self) -> tuple[str, ...]:
        """The members who have a device here or on another node."""
        if self._elsewhere:
            return tuple(sorted({*self._here(), *(m for p in self._others() for m in p.members)}))
        if self._present is None:
            self._present = tuple(sorted(self._here()))
        return self._present

    def stop(self) -> None:
        """Say no more."""
        if self._telling is not None:
            self._telling.cancel()
            self._telling = None

    # Telling

    def broadcast(self, message: str, besides: Connection | None = None) -> None:
        """To every connection here, in a frame that is built once; `besides` has its own answer."""
        frame = framed(message)
        for connection in self.connections:
            if connection is not besides:
                connection.write(frame)

    def broadcast_everywhere(self, message: wire.FromServer) -> None:
        """To every connection of the room, on every node."""
        told = wire.encode(message)
        self.broadcast(told)
        self.publish(told)

    def publish(
        self,
        told: str = "",
        pointing: tuple[str, Pointed] | None = None,
        draft: tuple[str, bool] | None = None,
        hurry: str = "",
        lead: Lead | None = None,
    ) -> None:
        """Tell the other nodes who is here, and whatever else there is."""
        if self._bus is not None and not self._bus.alone:
            here, looking_on = tuple(sorted(self._here())), self._looking_on()
            node = self._bus.node
            beside = told, pointing, draft, hurry, lead
            self._bus.publish(NodeMessage(node, self.code, here, looking_on, *beside))

    # Other nodes, and time

    def on_node_message(self, message: NodeMessage) -> None:
        """Another node has something for the connections here."""
        known = self._elsewhere.get(message.node)
        until = self._clock.monotonic() + self._times.presence_ttl
        self._elsewhere[message.node] = (message, until)
        if known is None or _who(known[0]) != _who(message):
            before = set(known[0].members) if known else set()
            self._changed(set(message.members) ^ before, publish=False)
        if message.told:
            self.broadcast(message.told)

    def heartbeat(self) -> None:
        """Now and then: hang up on devices and forget nodes that fell silent; tell who is here."""
        quiet = self._clock.monotonic() - self._times.idle_timeout
        for connection in [c for c in self.connections if c.closed or c.last_seen < quiet]:
            connection.abort()
            self.leave(connection)  # one that does not even read cannot be told to go
        before = len(self._elsewhere)
        if len(self._others()) != before:
            self._changed(set())
        self.publish()

    def _here(self) -> set[str]:
        return {each.member for each in self.connections if each.member and not each.closed}

    def _looking_on(self) -> int:
        return sum(not each.member for each in self.connections)

    def _others(self) -> list[NodeMessage]:
        """What other nodes have said of late; that of a lost node expires."""
        if not self._elsewhere:
            return []
        now = self._clock.monotonic()
        self._elsewhere = {node: kept for node, kept in self._elsewhere.items() if kept[1] > now}
        return [message for message, _ in self._elsewhere.values()]

    def _changed(self, moved: set[str], *, publish: bool = True) -> None:
        """Tell it soon, and once for all who come and go in the meantime."""
        self._moved |= moved
        if publish:
            self.publish()
        if self._telling is None:
            self._telling = self._clock.call_later(self._times.coalesce, self._tell)

    def _tell(self) -> None:
        self._telling = None
        moved, self._moved = self._moved, set()
        for told in self.on_moved:
            told(moved)
        looking_on = self._looking_on() + sum(message.spectators for message in self._others())
        self.broadcast(wire.encode(wire.Here(self.present(), looking_on)))


def _who(message: NodeMessage) -> tuple[tuple[str, ...], int]:
    return message.members, message.spectators
