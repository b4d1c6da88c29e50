"""The stream of a room: one row per command, guarded by the room's expected number.

Concurrent rooms share a commit (``writer.py``); nobody hears of an event before it is stored.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from sqlalchemy import select

from ...game.events import Whisper
from ...game.key import Key, OpenKey
from ...room.events import AnyRoomEvent
from . import lists, schema
from .append_thread import AppendThread
from .engine import TIMEOUT, Database
from .entries import Conflict, NewEntry, Secrets, StoredEntry
from .postgres_log import PostgresLog
from .postgres_reader import PostgresReader
from .sqlite_log import SqliteLog
from .trouble import Unavailable, told_as_unavailable
from .writer import Writer

_events = msgspec.json.Decoder(tuple[AnyRoomEvent, ...])
_whispers = msgspec.json.Decoder(tuple[Whisper, ...])
_key = msgspec.json.Decoder(OpenKey)


class Stream(Database):
    """What happened in the rooms, and what only some may know of it."""

    def __init__(self, url: str, timeout: float = TIMEOUT) -> None:
        super().__init__(url, timeout)
        self.writer: Writer[NewEntry] = Writer(self._append_all, self._append_alone)
        self.log: PostgresLog | AppendThread
        self._reader = PostgresReader(self.url, timeout) if self.postgres else None
        if self.postgres:
            self.log = PostgresLog(self.url, timeout, self.node)
        else:
            self.log = AppendThread(SqliteLog(str(self.file), timeout))

    async def close(self) -> None:
        """Write what is waiting, then let go."""
        await self.writer.close()
        await self.log.stop()
        if self._reader is not None:
            await self._reader.stop()
        await super().close()

    def append(self, entry: NewEntry) -> asyncio.Future[None]:
        """Store what a command added, or raise `Conflict`; durable when it is done."""
        return self.writer.write(entry)

    async def entries_after(self, room: str, version: int) -> list[StoredEntry]:
        """What was added after a command."""
        table = schema.stream
        query = (
            select(table)
            .where(table.c.room == room, table.c.version > version)
            .order_by(table.c.version)
        )
        async with self.reading() as connection:
            rows = await connection.execute(query)
            return [_entry(row) for row in rows.mappings()]

    async def steps_after(
        self, room: str, version: int
    ) -> list[tuple[StoredEntry, Secrets | None]]:
        """What was added after a command, each with what only some may know of it."""
        if self._reader is not None:
            rows = await self._reader.rows_after(room, version)
            return [(_entry(row), _secrets(row)) for row in rows]
        # In this order: what is appended in between must not be read without what it hides.
        entries = await self.entries_after(room, version)
        hidden = {kept.version: kept for kept in await self.secrets(room, version)}
        return [(entry, hidden.get(entry.version)) for entry in entries]

    async def secrets(self, room: str, version: int = 0) -> list[Secrets]:
        """What the vault of a room has been given after a command, in order."""
        table = schema.vault
        query = (
            select(table)
            .where(table.c.room == room, table.c.version > version)
            .order_by(table.c.version)
        )
        async with self.reading() as connection:
            rows = await connection.execute(query)
            return [_secrets(row) for row in rows.mappings()]

    async def events_after(self, room: str, seq: int) -> list[AnyRoomEvent]:
        """The events after a number."""
        table = schema.stream
        query = (
            select(table.c.first, table.c.events)
            .where(table.c.room == room, table.c.last > seq)
            .order_by(table.c.version)
        )
        async with self.reading() as connection:
            rows = list(await connection.execute(query))
        numbered = [
            pair for row in rows for pair in enumerate(_events.decode(row.events), row.first)
        ]
        return [event for number, event in numbered if number > seq]

    async def words(self, room: str, hash_: str) -> tuple[str, ...] | None:
        """The words of a list of the room's own; None: the room has no such list."""
        async with self.reading() as connection:
            return lists.words_of((await connection.execute(lists.wanted(room, hash_))).first())

    async def picture(self, room: str, id_: str) -> bytes | None:
        """A picture of the room's own; None: the room has no such picture."""
        async with self.reading() as connection:
            row = (await connection.execute(lists.picture_wanted(room, id_))).first()
            return None if row is None else bytes(row.image)

    async def _append_all(self, entries: Sequence[NewEntry]) -> None:
        with told_as_unavailable():
            await self.log.append(entries)

    async def _append_alone(self, entry: NewEntry) -> None:
        try:
            await self._append_all([entry])
        except sqlite3.IntegrityError as error:
            raise Conflict from error
        except sqlite3.Error as error:
            raise Unavailable(type(error).__name__) from error


def _entry(row: Mapping[Any, Any]) -> StoredEntry:
    place = (row["version"], row["first"], row["last"])
    return StoredEntry(*place, row["command"], row["at"], _events.decode(row["events"]))


def _secrets(row: Mapping[Any, Any]) -> Secrets:
    whispers = _whispers.decode(row["whispers"]) if row["whispers"] else ()
    return Secrets(
        row["version"], whispers, Key.sealed(_key.decode(row["key"])) if row["key"] else None
    )
