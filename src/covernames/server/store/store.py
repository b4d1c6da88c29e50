"""The durable log: one row a command, guarded by the room's expected number.

Both databases go through the same code. Concurrent rooms share a commit (``writer.py``); nobody
hears of an event before it is stored.
"""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import AsyncIterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import msgspec
from alembic import command as migrate
from alembic.config import Config
from sqlalchemy import (
    Connection,
    Engine,
    Row,
    create_engine,
    delete,
    event,
    func,
    insert,
    select,
    text,
    tuple_,
    update,
)
from sqlalchemy.engine import ExceptionContext, make_url
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from ...game.events import Whisper
from ...game.key import Key, OpenKey
from ...game.missions import SheetEvent
from ...room.events import AnyRoomEvent
from . import lists, schema
from .trouble import Unavailable, told_as_unavailable
from .writer import Writer

_events = msgspec.json.Decoder(tuple[AnyRoomEvent, ...])
_whispers = msgspec.json.Decoder(tuple[Whisper, ...])
_sheet = msgspec.json.Decoder(tuple[SheetEvent, ...])
_key = msgspec.json.Decoder(OpenKey)


TRIES = 8
AN_HOUR = 60 * 60 * 1000
MOST_TOUCHED = 100_000
PATIENCE = 5.0
"""Seconds that the database may take for one thing."""
MIGRATING = 0x636F7665
"""Nodes that start at the same time change the tables one after the other."""


class Conflict(Exception):  # noqa: N818 - what it is
    """Another node has appended to this room in the meantime, or knows this command.

    Or the row is not there that this one should follow: the database has lost it.
    """


class Entry(msgspec.Struct, frozen=True):
    """What one command adds to a room."""

    room: str
    version: int
    """The number of this command in the room."""
    first: int
    """The number of its first event."""
    command: str
    at: int
    events: Sequence[AnyRoomEvent]
    whispers: Sequence[Whisper] = ()
    key: Key | None = None
    after: str = ""
    """The command before it, which must be in the store; empty: it is the first of the room."""
    words: tuple[str, ...] = ()
    """The list of words that its settings refer to, where it is a new one."""

    @property
    def last(self) -> int:
        """The number of the last event; one before the first if there are only whispers."""
        return self.first + len(self.events) - 1


class Kept(msgspec.Struct, frozen=True):
    """What a command had added, as it is read back."""

    version: int
    first: int
    last: int
    command: str
    at: int
    events: tuple[AnyRoomEvent, ...]


class Secrets(msgspec.Struct, frozen=True):
    """What the vault keeps of one command."""

    version: int
    whispers: tuple[Whisper, ...]
    key: Key | None


class Store:
    """A database of rooms."""

    def __init__(self, url: str, patience: float = PATIENCE) -> None:
        self.url = _async_url(url)
        self.patience = patience
        self.postgres = self.url.startswith("postgresql")
        self.file = None if self.postgres else _file_of(url)
        """Where SQLite keeps everything."""
        if self.postgres:
            self.engine = _postgres(self.url, patience)
        else:
            self.engine = create_async_engine(self.url, hide_parameters=True)
            event.listen(self.engine.sync_engine, "connect", self._durable)
        self.writer: Writer[Entry] = Writer(self._append_all, self._append_alone)
        # SQLite appends in a thread of its own, a batch at a time: the driver's own way of
        # crossing threads costs a dozen hops a batch.
        self._appending = create_engine(url, hide_parameters=True) if not self.postgres else None
        if self._appending is not None:
            event.listen(self._appending, "connect", self._durable)
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="append")
        self._touched: dict[str, int] = {}
        """When the idle time of a room was last set back."""

    async def open(self) -> None:
        """Bring the tables up to date."""
        if self.file is not None:
            _make(self.file)
        if not self.postgres:
            async with self.engine.begin() as connection:
                await connection.run_sync(_migrate)
            return
        # However long it takes: only reaching the database has a limit here.
        reaching = {"timeout": self.patience}
        engine = create_async_engine(self.url, hide_parameters=True, connect_args=reaching)
        try:
            async with engine.begin() as connection:
                await connection.execute(select(func.pg_advisory_xact_lock(MIGRATING)))
                await connection.run_sync(_migrate)
        finally:
            await engine.dispose()

    async def close(self) -> None:
        """Write what is waiting, then let go."""
        await self.writer.close()
        self._thread.shutdown()
        if self._appending is not None:
            self._appending.dispose()
        await self.engine.dispose()

    @asynccontextmanager
    async def _reading(self) -> AsyncIterator[AsyncConnection]:
        """A connection; what goes wrong with it is `Unavailable`, and nobody waits for ever."""
        with told_as_unavailable():
            async with asyncio.timeout(self._longest), self.engine.connect() as connection:
                yield connection

    @asynccontextmanager
    async def _writing(self) -> AsyncIterator[AsyncConnection]:
        """As above, and what is written is kept when it ends well."""
        with told_as_unavailable():
            async with asyncio.timeout(self._longest), self.engine.begin() as connection:
                yield connection

    @property
    def _longest(self) -> float | None:
        """Drivers keep to the patience, step by step; this is for what they do not see.

        A thread of SQLite's cannot be called back: its own patience must do.
        """
        return 3 * self.patience if self.postgres else None

    # Whether it works

    async def pulse(self, node: str) -> None:
        """Write a row and read it back, or raise `Unavailable`."""
        table, at = schema.pulse, _now()
        mine = table.c.node == node
        async with self._writing() as connection:
            if not (await connection.execute(update(table).where(mine).values(at=at))).rowcount:
                await connection.execute(insert(table).values(node=node, at=at))
        async with self._reading() as connection:
            kept = (await connection.execute(select(table.c.at).where(mine))).scalar()
        if kept is None or kept < at:
            raise Unavailable("what was written is not there")

    async def forget_old_pulses(self, before: int) -> None:
        """Nodes that are no more."""
        async with self._writing() as connection:
            await connection.execute(delete(schema.pulse).where(schema.pulse.c.at < before))

    # Rooms

    async def open_room(self, code: str, passcode: str = "") -> bool:
        """Make a room; False: the code is taken. Of a passcode only the hash comes here."""
        now = _now()
        row = {"code": code, "opened": now, "touched": now, "passcode": passcode}
        try:
            async with self._writing() as connection:
                await connection.execute(insert(schema.rooms).values(row))
        except IntegrityError:
            return False
        return True

    async def passcode(self, code: str) -> str | None:
        """The hash of a room's passcode; empty: it has none. None: there is no such room."""
        query = select(schema.rooms.c.passcode).where(schema.rooms.c.code == code)
        async with self._reading() as connection:
            row = (await connection.execute(query)).first()
        return None if row is None else str(row.passcode)

    async def forget_idle(self, before: int) -> int:
        """Delete rooms that nobody has touched since, with everything about their people."""
        rooms = schema.rooms
        async with self._writing() as connection:
            idle = select(rooms.c.code).where(rooms.c.touched < before)
            for table in (schema.stream, schema.vault, schema.lists, schema.devices):
                await connection.execute(delete(table).where(table.c.room.in_(idle)))
            gone = await connection.execute(delete(rooms).where(rooms.c.touched < before))
            return gone.rowcount

    # The stream

    async def append(self, entry: Entry) -> None:
        """Store what a command added, or raise `Conflict`; durable when it returns."""
        await self.writer.write(entry)

    async def since(self, room: str, version: int) -> list[Kept]:
        """What was added after a command."""
        table = schema.stream
        query = (
            select(table)
            .where(table.c.room == room, table.c.version > version)
            .order_by(table.c.version)
        )
        async with self._reading() as connection:
            rows = await connection.execute(query)
            return [_kept(row) for row in rows]

    async def secrets(self, room: str, version: int = 0) -> list[Secrets]:
        """What the vault of a room has been given after a command, in order."""
        table = schema.vault
        query = (
            select(table)
            .where(table.c.room == room, table.c.version > version)
            .order_by(table.c.version)
        )
        async with self._reading() as connection:
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
        async with self._reading() as connection:
            rows = list(await connection.execute(query))
        numbered = [
            pair for row in rows for pair in enumerate(_events.decode(row.events), row.first)
        ]
        return [event for number, event in numbered if number > seq]

    async def words(self, room: str, hash_: str) -> tuple[str, ...] | None:
        """The words of a list of the room's own; None: the room has no such list."""
        async with self._reading() as connection:
            return lists.words_of((await connection.execute(lists.wanted(room, hash_))).first())

    def _durable(self, connection: DBAPIConnection, _: object) -> None:
        """SQLite: readers beside a writer, and an acknowledged move survives a power cut."""
        cursor = connection.cursor()
        try:
            cursor.execute(f"PRAGMA busy_timeout={round(1_000 * self.patience)}")
            cursor.execute("PRAGMA journal_mode=WAL")
            cursor.execute("PRAGMA synchronous=FULL")
        except Exception:  # a file that is damaged, or no database: nobody else would close it
            connection.close()
            raise
        cursor.close()

    async def _append_all(self, entries: Sequence[Entry]) -> None:
        if self._appending is None:
            async with self._writing() as connection:
                await connection.run_sync(self._insert, entries)
        else:
            loop = asyncio.get_running_loop()
            with told_as_unavailable():
                await loop.run_in_executor(self._thread, self._append_now, self._appending, entries)

    def _append_now(self, engine: Engine, entries: Sequence[Entry]) -> None:
        with engine.begin() as connection:
            self._insert(connection, entries)

    async def _append_alone(self, entry: Entry) -> None:
        try:
            await self._append_all([entry])
        except IntegrityError as error:
            raise Conflict from error
        except SQLAlchemyError as error:
            raise Unavailable(type(error).__name__) from error

    def _insert(self, connection: Connection, entries: Sequence[Entry]) -> None:
        connection.execute(insert(schema.stream), [_stream_row(entry) for entry in entries])
        self._check_what_is_before(connection, entries)
        secrets = [_vault_row(entry) for entry in entries if entry.whispers or entry.key]
        if secrets:
            connection.execute(insert(schema.vault), secrets)
        lists.shelve(connection, entries)
        self._touch(connection, {entry.room for entry in entries})
        if self.postgres:
            # Inside the appending transaction: a notification exists only if the append does.
            latest = {entry.room: entry for entry in entries}
            connection.execute(
                text("SELECT pg_notify('rooms', :told)"),
                [{"told": f"{entry.room} {entry.version}"} for entry in latest.values()],
            )

    def _check_what_is_before(self, connection: Connection, entries: Sequence[Entry]) -> None:
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

    def _touch(self, connection: Connection, rooms: set[str]) -> None:
        """Set back the idle time of these rooms, once an hour each: it is counted in days."""
        now = _now()
        stale = [room for room in rooms if self._touched.get(room, 0) < now - AN_HOUR]
        if not stale:
            return
        table = schema.rooms
        connection.execute(update(table).where(table.c.code.in_(stale)).values(touched=now))
        if len(self._touched) > MOST_TOUCHED:
            self._touched.clear()
        self._touched.update(dict.fromkeys(stale, now))

    # Devices

    async def add_device(self, room: str, secret: str, member: str, *, board: bool) -> None:
        """Remember the hash of a device's secret, and whose it is."""
        row = {"room": room, "secret": secret, "member": member, "board": board}
        async with self._writing() as connection:
            await connection.execute(insert(schema.devices).values(row))

    async def device(self, room: str, secret: str) -> tuple[str, bool] | None:
        """Whose device it is, and whether it is linked as a board."""
        table = schema.devices
        query = select(table).where(table.c.room == room, table.c.secret == secret)
        async with self._reading() as connection:
            row = (await connection.execute(query)).first()
        return None if row is None else (row.member, row.board)

    async def renew_device(self, room: str, secret: str, fresh: str) -> bool:
        """A device's secret is good no longer, another one is in its place; False: it was not."""
        table = schema.devices
        known = (table.c.room == room) & (table.c.secret == secret)
        async with self._writing() as connection:
            renewed = await connection.execute(update(table).where(known).values(secret=fresh))
        return bool(renewed.rowcount)

    async def forget_member(self, room: str, member: str) -> None:
        """The devices of somebody who was sent out no longer open the room."""
        table = schema.devices
        async with self._writing() as connection:
            await connection.execute(
                delete(table).where(table.c.room == room, table.c.member == member)
            )

    # Team sheets

    async def add_to_sheet(self, team: str, events: Sequence[SheetEvent]) -> None:
        """Add to a team's sheet; of two at once one comes after the other."""
        table = schema.teams
        latest = select(func.coalesce(func.max(table.c.version), 0)).where(table.c.team == team)
        for _ in range(TRIES):
            try:
                async with self._writing() as connection:
                    version = (await connection.execute(latest)).scalar_one() + 1
                    row = {"team": team, "version": version, "at": _now()}
                    await connection.execute(
                        insert(table).values(**row, events=msgspec.json.encode(events))
                    )
            except IntegrityError:
                continue
            return
        raise Conflict

    async def sheet(self, team: str) -> list[SheetEvent]:
        """What has happened to a team, in order."""
        table = schema.teams
        query = select(table.c.events).where(table.c.team == team).order_by(table.c.version)
        async with self._reading() as connection:
            rows = await connection.execute(query)
            return [event for row in rows for event in _sheet.decode(row.events)]

    async def has_sheet(self, team: str) -> bool:
        """Whether there is such a team."""
        query = select(schema.teams.c.team).where(schema.teams.c.team == team).limit(1)
        async with self._reading() as connection:
            return (await connection.execute(query)).first() is not None

    async def forget_old_sheets(self, before: int) -> int:
        """Delete the sheets of teams that have not played since."""
        table = schema.teams
        latest = select(table.c.team).group_by(table.c.team).having(func.max(table.c.at) < before)
        async with self._writing() as connection:
            old = list((await connection.execute(latest)).scalars())
            await connection.execute(delete(table).where(table.c.team.in_(old)))
            return len(old)


def _kept(row: Row[Any]) -> Kept:
    events = _events.decode(row.events)
    return Kept(row.version, row.first, row.last, row.command, row.at, events)


def _stream_row(entry: Entry) -> dict[str, object]:
    return {
        "room": entry.room,
        "version": entry.version,
        "first": entry.first,
        "last": entry.last,
        "command": entry.command,
        "at": entry.at,
        "events": msgspec.json.encode(entry.events),
    }


def _vault_row(entry: Entry) -> dict[str, object]:
    return {
        "room": entry.room,
        "version": entry.version,
        "key": msgspec.json.encode(entry.key.open()) if entry.key else None,
        "whispers": msgspec.json.encode(entry.whispers) if entry.whispers else None,
    }


def _async_url(url: str) -> str:
    for plain, driver in (
        ("sqlite:///", "sqlite+aiosqlite:///"),
        ("postgresql://", "postgresql+asyncpg://"),
    ):
        if url.startswith(plain):
            return driver + url.removeprefix(plain)
    return url


def _postgres(url: str, patience: float) -> AsyncEngine:
    """Connections that nobody waits for in vain: packets may go nowhere without a word."""
    engine = create_async_engine(
        url,
        hide_parameters=True,
        pool_pre_ping=True,
        pool_timeout=patience,
        connect_args={"timeout": patience, "command_timeout": patience},
    )
    event.listen(engine.sync_engine, "handle_error", _silence_is_a_lost_connection)
    return engine


def _silence_is_a_lost_connection(context: ExceptionContext) -> None:
    """Who does not answer in time is gone, and the other connections of the pool with it."""
    if isinstance(context.original_exception, TimeoutError):
        context.is_disconnect = True


def _file_of(url: str) -> Path | None:
    database = make_url(url).database
    return Path(database) if database and database != ":memory:" else None


def _make(file: Path) -> None:
    """A new database is for nobody else to read; what SQLite puts beside it is like it."""
    if file.is_dir():
        raise IsADirectoryError(file)
    if not file.exists():  # one that is there is never touched: that would take away its locks
        with suppress(FileExistsError):
            os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))


def _migrate(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    migrate.upgrade(config, "head")


def _now() -> int:
    return int(time.time() * 1000)
