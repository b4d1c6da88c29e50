"""The rooms of this node: loaded when somebody asks for them, told when another node appends."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from contextlib import suppress
from functools import partial

from ..judging import Precedent
from ..referee import Verdict
from ..room.room import Room
from ..text import same
from .analyst import Analyst
from .bot_pool import BotPool
from .bus import Bus, NodeMessage
from .clock import CLOCK, TIMES, Clock, Times
from .codes import fold
from .daily_pool import DailyPool
from .list_reader import ListReader
from .logs import log, veiled
from .membership import Membership
from .metrics import Metrics
from .open_room import OpenRoom, Services
from .print_pool import PrintPool
from .referee import Question, Referee
from .store import Store, Unavailable
from .workers import Workers

DRAIN_SECONDS = 2.0
"""Until a server that ends hangs up on whoever has not heard that it does."""


class Hub:
    """Finds rooms and forgets them."""

    def __init__(
        self, store: Store, *, workers: int = 0, clock: Clock = CLOCK, times: Times = TIMES
    ) -> None:
        self.store = store
        self.clock, self.times = clock, times
        self.metrics = Metrics()
        told = (self.on_appended, self.on_node_message, self.catch_up)
        self.bus = Bus(store.url, *told, store.node)
        self.rooms: dict[str, OpenRoom] = {}
        self._loading: dict[str, asyncio.Lock] = {}
        self._behind: set[str] = set()
        """Rooms that were not caught up with: tried again at every heartbeat."""
        self._unreadable: set[str] = set()
        """Those that cannot be read, which is said once."""
        self._doubted: set[str] = set()
        """Rooms of which the store has lost something, until they are read anew."""
        self.membership = Membership(store, clock)
        self.workers = Workers(workers, self.metrics)
        self.referee = Referee(self.workers, times.referee_timeout)
        self.lists = ListReader(self.workers)
        self.analyst = Analyst(self.workers)
        self.daily = DailyPool(self.workers)
        self.prints = PrintPool(self.workers)
        self.services = Services(
            store,
            lambda code: partial(self._verdict, code),
            self.referee.warm_up,
            partial(BotPool, self.workers),
            self.metrics,
            self.bus,
            clock,
            times,
        )

    async def drain(self) -> None:
        """Tell everybody to come back, and wait a moment until they have heard it."""
        for room in self.rooms.values():
            room.presence.disconnect_all("restart")
        deadline = time.monotonic() + DRAIN_SECONDS
        while any(room.presence.connections for room in self.rooms.values()):
            if time.monotonic() > deadline:
                return
            await asyncio.sleep(0.02)

    async def close(self) -> None:
        """Stop the clocks and the workers."""
        for room in self.rooms.values():
            await room.close()
        await self.workers.close()

    async def room(self, typed: str) -> OpenRoom | None:
        """The room of a code, however it is typed; loaded from the store if it is not here yet."""
        code = fold(typed)
        if not code:
            return None
        if code not in self.rooms:
            await self._load(code)
        room = self.rooms.get(code)
        if room is not None:
            room.last_used = self.clock.monotonic()
        return room

    async def _load(self, code: str) -> None:
        async with self._loading.setdefault(code, asyncio.Lock()):
            if code not in self.rooms:
                room = OpenRoom(code, self.services)
                if await room.host.catch_up():
                    room.host.on_lost.append(partial(self._lost, room))
                    self.rooms[code] = room
                    if code in self._doubted:
                        self._doubted.discard(code)
                        room.sure = room.stream.seq
        self._loading.pop(code, None)

    def figures(self) -> bytes:
        """What an operator watches."""
        self.metrics.rooms.set(len(self.rooms))
        connections = sum(len(room.presence.connections) for room in self.rooms.values())
        self.metrics.connections.set(connections)
        return self.metrics.text()

    def _lost(self, room: OpenRoom) -> None:
        """The store has less of a room than this node has told: it is read anew."""
        log.error("the store has lost a part of a room", room=veiled(room.code))
        if self.rooms.get(room.code) is room:
            del self.rooms[room.code]
        self._doubted.add(room.code)

    async def _verdict(
        self, code: str, room: Room, word: str, number: object, visible: Sequence[str]
    ) -> Verdict | None:
        """What the referee says of a clue, if the room has one."""
        settings = room.settings
        if settings.referee == "off":
            return None
        said = [ruled for ruled in room.rulings if same(ruled.clue) == same(word)]
        before = tuple(Precedent(r.clue, r.board, r.valid, r.reason, r.card) for r in said)
        asked = Question(word, number, tuple(visible), settings.language, settings.options, before)
        return await self.referee.ruling(code, asked)

    # Other nodes

    async def on_appended(self, code: str, version: int) -> None:
        """Another node has appended to a room."""
        room = self.rooms.get(code)
        if room is not None and room.stream.version < version:
            with suppress(Unavailable):  # the next heartbeat tries again
                await self._caught_up(room)

    def on_node_message(self, message: NodeMessage) -> None:
        """Another node tells something that is in no stream."""
        room = self.rooms.get(message.room)
        if room is not None:
            room.on_node_message(message)

    async def catch_up(self) -> None:
        """Nothing was heard for a while: read what was missed."""
        for room in list(self.rooms.values()):
            await self._caught_up(room)

    async def _caught_up(self, room: OpenRoom) -> None:
        """One room that cannot be read is no other one's trouble; a store that is away is."""
        self._behind.add(room.code)
        try:
            await room.host.catch_up()
        except Unavailable:
            raise
        except Exception as error:  # noqa: BLE001 - whatever is wrong with it
            if room.code not in self._unreadable:
                self._unreadable.add(room.code)
                log.error("a room cannot be read", room=veiled(room.code), exc_info=error)
        else:
            self._behind.discard(room.code)
            self._unreadable.discard(room.code)

    # Now and then

    async def heartbeat(self) -> None:
        """Hang up on who fell silent, tell the other nodes who is here, forget empty rooms."""
        while True:
            await self.clock.sleep(self.times.heartbeat)
            await self._look_after_rooms()
            await self._catch_up_with_the_rest()

    async def _look_after_rooms(self) -> None:
        for room in list(self.rooms.values()):
            room.presence.heartbeat()
            self._forget(room)
            await asyncio.sleep(0)  # other work goes first

    async def _catch_up_with_the_rest(self) -> None:
        for code in list(self._behind):
            room = self.rooms.get(code)
            if room is None:
                self._behind.discard(code)
                self._unreadable.discard(code)
                continue
            with suppress(Unavailable):
                await self._caught_up(room)

    def _forget(self, room: OpenRoom) -> None:
        """A room where nobody has been for a while; the store has everything.

        Not at once: somebody may be on the way in, and would then stand in a room of their own.
        """
        long_ago = self.clock.monotonic() - self.times.empty_room_ttl
        if not room.presence.connections and room.last_used < long_ago:
            room.stop()
            self.rooms.pop(room.code, None)
