"""How nodes hear of each other: of appends, and of what is not in any stream.

One node needs no bus. Several share a PostgreSQL: an append notifies inside its own transaction, so
a notification exists only if the append does; presence, marks and chat go over a second channel and
may be lost, since they are told again.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

RETRY = 0.5
LARGEST = 7_900
"""Bytes of a notification; more would abort its transaction."""


class Passing(msgspec.Struct, frozen=True):
    """Something of a room that is not in its stream, from another node."""

    node: str
    room: str
    members: tuple[str, ...] = ()
    spectators: int = 0
    told: str = ""
    """A message for every line of the room, as it is sent."""
    mark: tuple[str, int, bool] | None = None
    """Somebody put a mark on a card, or took it away."""


Appended = Callable[[str, int], Awaitable[None]]
Passed = Callable[[Passing], None]
Missed = Callable[[], Awaitable[None]]


class Bus:
    """The line between nodes."""

    def __init__(self, url: str, appended: Appended, passed: Passed, missed: Missed) -> None:
        self.node = secrets.token_hex(4)
        self.alone = not url.startswith("postgresql")
        self._url = url.replace("postgresql+asyncpg://", "postgresql://")
        self._appended, self._passed, self._missed = appended, passed, missed
        self._connection: Any = None
        self._speaking = asyncio.Lock()
        self._tasks: set[asyncio.Future[object]] = set()

    async def run(self) -> None:
        """Listen as long as the server runs, also across a lost connection."""
        if self.alone:
            return
        from asyncpg import InterfaceError, PostgresError  # noqa: PLC0415 - an optional dependency

        while True:
            try:
                await self._listen()
            except (OSError, PostgresError, InterfaceError):
                self._connection = None
            await asyncio.sleep(RETRY)

    def publish(self, passing: Passing) -> None:
        """Tell the other nodes, without waiting."""
        if self._connection is None:
            return
        payload = msgspec.json.encode(passing).decode()
        if len(payload.encode()) <= LARGEST:
            self._later(self._notify(payload))

    async def _notify(self, payload: str) -> None:
        from asyncpg import InterfaceError, PostgresError  # noqa: PLC0415 - as above

        try:
            async with self._speaking:  # a connection does one thing at a time
                if self._connection is not None:
                    await self._connection.execute("SELECT pg_notify('passing', $1)", payload)
        except (OSError, PostgresError, InterfaceError):
            self._connection = None

    async def _listen(self) -> None:
        from asyncpg import connect  # noqa: PLC0415 - as above

        connection = await connect(self._url)
        lost = asyncio.Event()
        connection.add_termination_listener(lambda _: lost.set())
        await connection.add_listener("rooms", self._heard_append)
        await connection.add_listener("passing", self._heard_passing)
        self._connection = connection
        # What was missed while not listening is caught up with by number.
        await self._missed()
        await lost.wait()
        self._connection = None

    def _heard_append(self, _: object, __: int, ___: str, payload: object) -> None:
        room, _space, version = str(payload).partition(" ")
        self._later(self._appended(room, int(version)))

    def _heard_passing(self, _: object, __: int, ___: str, payload: object) -> None:
        passing = msgspec.json.decode(str(payload), type=Passing)
        if passing.node != self.node:
            self._passed(passing)

    def _later(self, work: Awaitable[object]) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
