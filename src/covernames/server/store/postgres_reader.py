"""What other nodes have appended, read from PostgreSQL for many rooms at once.

Notifications come in crowds. Rooms that ask while a query is on its way share the next one, as
appends share a commit.
"""

from __future__ import annotations

import asyncio
from collections import defaultdict
from typing import Any, Final

from .trouble import Unavailable, is_trouble

AFTER: Final = """
SELECT stream.room, stream.version, "first", "last", command, at, events, "key", whispers
FROM unnest($1::varchar[], $2::int[]) AS wanted(room, version)
JOIN stream ON stream.room = wanted.room AND stream.version > wanted.version
LEFT JOIN vault ON vault.room = stream.room AND vault.version = stream.version
ORDER BY stream.room, stream.version
"""


class PostgresReader:
    """The one connection that reads streams."""

    def __init__(self, url: str, timeout: float) -> None:
        self._url = url.replace("postgresql+asyncpg://", "postgresql://")
        self._timeout = timeout
        self._connection: Any = None
        self._waiting: dict[tuple[str, int], asyncio.Future[list[Any]]] = {}
        self._task: asyncio.Task[None] | None = None

    async def rows_after(self, room: str, version: int) -> list[Any]:
        """The rows of a room after a number, with their secrets, in order; or `Unavailable`."""
        found = self._waiting.get((room, version))
        if found is None:
            found = asyncio.get_running_loop().create_future()
            self._waiting[room, version] = found
        if self._task is None:
            self._task = asyncio.ensure_future(self._run())
        return await asyncio.shield(found)

    async def stop(self) -> None:
        """Let go."""
        if self._task is not None:
            await self._task
        self._let_go()

    async def _run(self) -> None:
        while self._waiting:
            waiting, self._waiting = self._waiting, {}
            try:
                found = await self._read(list(waiting))
            except Exception as error:  # noqa: BLE001 - whoever waits hears of it
                self._let_go()
                for future in waiting.values():
                    future.set_exception(_told(error))
                    future.exception()  # whoever asked may be gone
            else:
                for key, future in waiting.items():
                    future.set_result([row for row in found[key[0]] if row["version"] > key[1]])
        self._task = None

    async def _read(self, wanted: list[tuple[str, int]]) -> defaultdict[str, list[Any]]:
        from asyncpg import connect  # noqa: PLC0415 - optional

        if self._connection is None or self._connection.is_closed():
            limits = {"timeout": self._timeout, "command_timeout": self._timeout}
            self._connection = await connect(self._url, **limits)
        lowest: dict[str, int] = {}
        for room, version in wanted:
            lowest[room] = min(version, lowest.get(room, version))
        rows = await self._connection.fetch(AFTER, list(lowest), list(lowest.values()))
        found: defaultdict[str, list[Any]] = defaultdict(list)
        for row in rows:
            found[row["room"]].append(row)
        return found

    def _let_go(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.terminate()


def _told(error: Exception) -> Exception:
    return Unavailable(type(error).__name__) if is_trouble(error) else error
