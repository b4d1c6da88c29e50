"""Appends to PostgreSQL: a batch of rows in one statement, over a connection of its own.

The other nodes are told in the same statement: a notification exists only if the append does. It
names the node, which need not read what it has written itself.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from . import lists, rooms
from .entries import Conflict, NewEntry, stream_row, vault_row

APPEND: Final = """
WITH new AS (
    SELECT * FROM unnest(
        $1::varchar[], $2::int[], $3::int[], $4::int[], $5::varchar[], $6::bigint[], $7::bytea[],
        $8::varchar[]
    ) AS new(room, version, "first", "last", command, at, events, after)
), added AS (
    INSERT INTO stream (room, version, "first", "last", command, at, events)
    SELECT
        CASE WHEN after = '' OR EXISTS (
            SELECT FROM stream AS old
            WHERE old.room = new.room AND old.version = new.version - 1 AND old.command = after
        ) THEN room END,
        version, "first", "last", command, at, events
    FROM new
    RETURNING room, version
)
SELECT pg_notify('rooms', room || ' ' || version || ' ' || $9::varchar) FROM added
"""
"""A row that does not follow the one its node knows has no room, which the table refuses."""
VAULT: Final = 'INSERT INTO vault (room, version, "key", whispers) VALUES ($1, $2, $3, $4)'
LEFT: Final = "DELETE FROM lists WHERE room = $1 AND hash NOT IN ($2, $3)"
LIST: Final = "INSERT INTO lists (room, hash, words) VALUES ($1, $2, $3)"
UNSEEN: Final = "DELETE FROM pictures WHERE room = $1"
PICTURE: Final = "INSERT INTO pictures (room, id, image) VALUES ($1, $2, $3)"
ACTIVE: Final = "UPDATE rooms SET touched = $1 WHERE code = $2"


class PostgresLog:
    """The one connection that appends."""

    def __init__(self, url: str, timeout: float, node: str) -> None:
        self._url = url.replace("postgresql+asyncpg://", "postgresql://")
        self._timeout, self._node = timeout, node
        self._connection: Any = None
        self._last_active: dict[str, int] = {}
        """When the idle time of a room was last set back."""

    async def append(self, entries: Sequence[NewEntry]) -> None:
        """All of them, durable when it returns; or none, and `Conflict` or what asyncpg raises."""
        from asyncpg import IntegrityConstraintViolationError  # noqa: PLC0415 - optional

        connection = await self._connected()
        secret = [vault_row(entry) for entry in entries if entry.whispers or entry.key is not None]
        changes = lists.changes(entries)
        active = rooms.stale(entries, self._last_active)
        columns = zip(*((*stream_row(entry), entry.after) for entry in entries), strict=True)
        try:
            if not secret and not changes and not active:
                await connection.fetch(APPEND, *columns, self._node)  # a transaction by itself
                return
            async with connection.transaction():
                await connection.fetch(APPEND, *columns, self._node)
                await connection.executemany(VAULT, secret)
                for change in changes:
                    await connection.execute(LEFT, change.room, *change.kept)
                    await connection.executemany(LIST, change.lists)
                    if change.unseen:
                        await connection.execute(UNSEEN, change.room)
                        await connection.executemany(PICTURE, change.pictures)
                await connection.executemany(ACTIVE, active)
        except IntegrityConstraintViolationError as error:
            raise Conflict from error
        except BaseException:
            self._let_go()  # whatever state it is in, the next one is fresh
            raise

    async def stop(self) -> None:
        """Let go."""
        self._let_go()

    async def _connected(self) -> Any:  # noqa: ANN401 - asyncpg ships without types
        from asyncpg import connect  # noqa: PLC0415 - optional

        if self._connection is None or self._connection.is_closed():
            limits = {"timeout": self._timeout, "command_timeout": self._timeout}
            self._connection = await connect(self._url, **limits)
        return self._connection

    def _let_go(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.terminate()
