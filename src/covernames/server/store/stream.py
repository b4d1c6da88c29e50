"""The stream of a room: one row per command, guarded by the room's expected number.

Concurrent rooms share a commit (``writer.py``); nobody hears of an event before it is stored.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import msgspec
from sqlalchemy import (
    Connection,
    Engine,
    Row,
    create_engine,
    event,
    func,
    insert,
    select,
    text,
    tuple_,
)
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from ...game.events import Whisper
from ...game.key import Key, OpenKey
from ...room.events import AnyRoomEvent
from . import lists, schema
from .engine import TIMEOUT, Database
from .entries import Conflict, NewEntry, Secrets, StoredEntry
from .rooms import set_active
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
        # SQLite appends in a thread of its own, a batch at a time: the driver's own way of
        # crossing threads costs a dozen hops a batch.
        self._appending = create_engine(url, hide_parameters=True) if not self.postgres else None
        if self._appending is not None:
            event.listen(self._appending, "connect", self._sqlite_pragmas)
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="append")
        self._last_active: dict[str, int] = {}
        """When the idle time of a room was last set back."""

    async def close(self) -> None:
        """Write what is waiting, then let go."""
        await self.writer.close()
        self._thread.shutdown()
        if self._appending is not None:
            self._appending.dispose()
        await super().close()

    async def append(self, entry: NewEntry) -> None:
        """Store what a command added, or raise `Conflict`; durable when it returns."""
        await self.writer.write(entry)

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
            return [_stored(row) for row in rows]

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
            return [
                Secrets(
                    row.version,
                    _whispers.decode(row.whispers) if row.whispers else (),
                    Key.sealed(_key.decode(row.key)) if row.key else None,
                )
                for row in rows
            ]

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

    async def _append_all(self, entries: Sequence[NewEntry]) -> None:
        if self._appending is None:
            async with self.writing() as connection:
                await connection.run_sync(self._insert, entries)
        else:
            loop = asyncio.get_running_loop()
            with told_as_unavailable():
                await loop.run_in_executor(self._thread, self._append_now, self._appending, entries)

    def _append_now(self, engine: Engine, entries: Sequence[NewEntry]) -> None:
        with engine.begin() as connection:
            self._insert(connection, entries)

    async def _append_alone(self, entry: NewEntry) -> None:
        try:
            await self._append_all([entry])
        except IntegrityError as error:
            raise Conflict from error
        except SQLAlchemyError as error:
            raise Unavailable(type(error).__name__) from error

    def _insert(self, connection: Connection, entries: Sequence[NewEntry]) -> None:
        connection.execute(insert(schema.stream), [_stream_row(entry) for entry in entries])
        self._check_what_is_before(connection, entries)
        secrets = [_vault_row(entry) for entry in entries if entry.whispers or entry.key]
        if secrets:
            connection.execute(insert(schema.vault), secrets)
        lists.shelve(connection, entries)
        set_active(connection, {entry.room for entry in entries}, self._last_active)
        if self.postgres:
            # Inside the appending transaction: a notification exists only if the append does.
            latest = {entry.room: entry for entry in entries}
            connection.execute(
                text("SELECT pg_notify('rooms', :told)"),
                [{"told": f"{entry.room} {entry.version}"} for entry in latest.values()],
            )

    def _check_what_is_before(self, connection: Connection, entries: Sequence[NewEntry]) -> None:
        """A row follows the one that its node knows, or is not stored.

        A database that came back from a backup may lack that row, or have another one there.
        """
        before = [(e.room, e.version - 1, e.after) for e in entries if e.after]
        if before:
            table = schema.stream
            there = tuple_(table.c.room, table.c.version, table.c.command).in_(before)
            query = select(func.count()).select_from(table).where(there)
            if connection.execute(query).scalar_one() < len(before):
                raise Conflict


def _stored(row: Row[Any]) -> StoredEntry:
    events = _events.decode(row.events)
    return StoredEntry(row.version, row.first, row.last, row.command, row.at, events)


def _stream_row(entry: NewEntry) -> dict[str, object]:
    return {
        "room": entry.room,
        "version": entry.version,
        "first": entry.first,
        "last": entry.last,
        "command": entry.command,
        "at": entry.at,
        "events": msgspec.json.encode(entry.events),
    }


def _vault_row(entry: NewEntry) -> dict[str, object]:
    return {
        "room": entry.room,
        "version": entry.version,
        "key": msgspec.json.encode(entry.key.open()) if entry.key else None,
        "whispers": msgspec.json.encode(entry.whispers) if entry.whispers else None,
    }
