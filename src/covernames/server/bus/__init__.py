"""How nodes hear of each other: of appends, and of what is not in any stream.

One node needs no bus. Several share a PostgreSQL: an append notifies inside its own transaction, so
a notification exists only if the append does; presence, pointers and chat go over a second channel
and may be lost, since they are told again.

A connection can be lost without a word: packets go nowhere. So a node tells itself something now
and then, and if it does not hear it, begins anew. Until then it does not believe what it has not
heard: `trusted`.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

import msgspec

from ...room.lead import Lead
from ...room.pointer import Pointed

PULSE = 3.0
"""Seconds between the signs that a node gives itself."""
BUS_TIMEOUT = 4.0
"""Seconds until such a sign, or an answer, must be there: sooner than others' word expires."""
SETTLED = 12.0
"""Seconds of hearing until everybody elsewhere has been heard of."""
LARGEST = 7_900
"""Bytes of a notification; more would abort its transaction."""


class NodeMessage(msgspec.Struct, frozen=True):
    """Something of a room that is not in its stream, from another node."""

    node: str
    room: str
    members: tuple[str, ...] = ()
    spectators: int = 0
    told: str = ""
    """A message for every line of the room, as it is sent."""
    pointing: tuple[str, Pointed] | None = None
    """Who points, and at what; it may be nothing any more."""
    draft: tuple[str, bool] | None = None
    """Who is writing a clue; True: they let a bot begin."""
    hurry: str = ""
    """Who would rather not wait for bots."""
    lead: Lead | None = None
    """Who shows a replay, and how far they are; or that they no longer do."""


Appended = Callable[[str, int], Awaitable[None]]
OnMessage = Callable[[NodeMessage], None]
Missed = Callable[[], Awaitable[None]]


class Bus:
    """The line between nodes."""

    def __init__(
        self, url: str, appended: Appended, on_message: OnMessage, missed: Missed, node: str = ""
    ) -> None:
        self.node = node or secrets.token_hex(4)
        self.alone = not url.startswith("postgresql")
        self._url = url.replace("postgresql+asyncpg://", "postgresql://")
        self._appended, self._on_message, self._missed = appended, on_message, missed
        self._connection: Any = None
        self._speaking = asyncio.Lock()
        self._tasks: set[asyncio.Future[object]] = set()
        self._hearing_since: float | None = None
        self._returned = asyncio.Event()
        """Set when this node hears its own sign."""

    @property
    def hearing(self) -> bool:
        """Whether other nodes are heard, or there are none."""
        return self.alone or self._hearing_since is not None

    @property
    def trusted(self) -> bool:
        """Whether somebody who is on another node would have been heard of."""
        since = self._hearing_since
        return self.alone or (since is not None and time.monotonic() - since >= SETTLED)

    async def run(self) -> None:
        """Listen until the connection is lost, which raises; whoever runs this begins anew."""
        if self.alone:
            return
        from asyncpg import connect  # noqa: PLC0415 - an optional dependency

        connection = await connect(self._url, timeout=BUS_TIMEOUT, command_timeout=BUS_TIMEOUT)
        try:
            await self._listen(connection)
        finally:
            self._connection = self._hearing_since = None
            connection.terminate()  # whatever state it is in

    def publish(self, message: NodeMessage) -> None:
        """Tell the other nodes, without waiting."""
        if self._connection is None:
            return
        payload = msgspec.json.encode(message).decode()
        if len(payload.encode()) <= LARGEST:
            self._later(self._notify(payload))

    async def _notify(self, payload: str) -> None:
        from asyncpg import InterfaceError, PostgresError  # noqa: PLC0415 - as above

        connection = self._connection
        try:
            await self._tell(connection, "passing", payload)
        except (OSError, PostgresError, InterfaceError):
            if connection is not None:
                connection.terminate()  # which ends the listening, too

    async def _tell(self, connection: Any, channel: str, payload: str) -> None:  # noqa: ANN401 - asyncpg's
        async with self._speaking:  # a connection does one thing at a time
            if connection is not None and connection is self._connection:
                await connection.execute("SELECT pg_notify($1, $2)", channel, payload)

    async def _listen(self, connection: Any) -> None:  # noqa: ANN401 - as above
        lost = asyncio.Event()
        own = f"pulse-{self.node}"
        connection.add_termination_listener(lambda _: lost.set())
        await connection.add_listener("rooms", self._heard_append)
        await connection.add_listener("passing", self._heard_message)
        await connection.add_listener(own, lambda *_: self._returned.set())
        self._connection = connection
        # What was missed while not listening is caught up with by number.
        await self._missed()
        while not lost.is_set():
            self._returned.clear()
            await self._tell(connection, own, "")
            async with asyncio.timeout(BUS_TIMEOUT):
                await self._returned.wait()
            if self._hearing_since is None:
                self._hearing_since = time.monotonic()
            with suppress(TimeoutError):
                async with asyncio.timeout(PULSE):
                    await lost.wait()
        raise ConnectionError("the connection to the other nodes is lost")

    def _heard_append(self, _: object, __: int, ___: str, payload: object) -> None:
        room, version, *node = str(payload).split(" ")
        if node != [self.node]:  # what was written here is known here
            self._later(self._appended(room, int(version)))

    def _heard_message(self, _: object, __: int, ___: str, payload: object) -> None:
        message = msgspec.json.decode(str(payload), type=NodeMessage)
        if message.node != self.node:
            self._on_message(message)

    def _later(self, work: Awaitable[object]) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
