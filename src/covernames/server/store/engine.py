"""The database behind the store: SQLite or PostgreSQL, opened, migrated, reached in time."""

from __future__ import annotations

import asyncio
import os
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

from alembic import command as migrate
from alembic.config import Config
from sqlalchemy import Connection, event, func, select
from sqlalchemy.engine import ExceptionContext, make_url
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from .checkpoint import Checkpointer
from .trouble import told_as_unavailable

TIMEOUT = 5.0
"""Seconds that the database may take for one thing."""
MIGRATING = 0x636F7665
"""Nodes that start at the same time change the tables one after the other."""


class Database:
    """Connections to a database, each with a time limit."""

    def __init__(self, url: str, timeout: float = TIMEOUT) -> None:
        self.url = _async_url(url)
        self.timeout = timeout
        self.node = secrets.token_hex(4)
        """Who writes, for the nodes that hear of it."""
        self.postgres = self.url.startswith("postgresql")
        self.file = None if self.postgres else _file_of(url)
        """Where SQLite keeps everything."""
        if self.postgres:
            self.engine = _postgres(self.url, timeout)
            self._reading = self.engine.execution_options(isolation_level="AUTOCOMMIT")
        else:
            self.engine = create_async_engine(self.url, hide_parameters=True)
            event.listen(self.engine.sync_engine, "connect", self._sqlite_pragmas)
            self._reading = self.engine
        self._checkpointer = Checkpointer(self.file) if self.file is not None else None

    async def open(self) -> None:
        """Bring the tables up to date."""
        if self.file is not None:
            _make(self.file)
        if not self.postgres:
            async with self.engine.begin() as connection:
                await connection.run_sync(_migrate)
            if self._checkpointer is not None:
                self._checkpointer.start()
            return
        # However long it takes: only reaching the database has a limit here.
        reaching = {"timeout": self.timeout}
        engine = create_async_engine(self.url, hide_parameters=True, connect_args=reaching)
        try:
            async with engine.begin() as connection:
                await connection.execute(select(func.pg_advisory_xact_lock(MIGRATING)))
                await connection.run_sync(_migrate)
        finally:
            await engine.dispose()

    async def close(self) -> None:
        """Let go."""
        if self._checkpointer is not None:
            await asyncio.to_thread(self._checkpointer.stop)
        await self.engine.dispose()

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """A connection; what goes wrong with it is `Unavailable`, and nobody waits for ever."""
        with told_as_unavailable():
            async with asyncio.timeout(self._longest), self._reading.connect() as connection:
                yield connection

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """As above, and what is written is kept when it ends well."""
        with told_as_unavailable():
            async with asyncio.timeout(self._longest), self.engine.begin() as connection:
                yield connection

    @property
    def _longest(self) -> float | None:
        """Drivers keep to the timeout, step by step; this is for what they do not see.

        A thread of SQLite's cannot be called back: its own timeout must do.
        """
        return 3 * self.timeout if self.postgres else None

    def _sqlite_pragmas(self, connection: DBAPIConnection, _: object) -> None:
        """SQLite: readers beside a writer, and an acknowledged move survives a power cut."""
        cursor = connection.cursor()
        try:
            cursor.execute(f"PRAGMA busy_timeout={round(1_000 * self.timeout)}")
            cursor.execute("PRAGMA journal_mode=WAL")
            cursor.execute("PRAGMA synchronous=FULL")
            cursor.execute("PRAGMA wal_autocheckpoint=0")  # checkpoint.py does that
        except Exception:  # a file that is damaged, or no database: nobody else would close it
            connection.close()
            raise
        cursor.close()


def _async_url(url: str) -> str:
    for plain, driver in (
        ("sqlite:///", "sqlite+aiosqlite:///"),
        ("postgresql://", "postgresql+asyncpg://"),
    ):
        if url.startswith(plain):
            return driver + url.removeprefix(plain)
    return url


def _postgres(url: str, timeout: float) -> AsyncEngine:
    """Connections that nobody waits for in vain: packets may go nowhere without a word."""
    engine = create_async_engine(
        url,
        hide_parameters=True,
        pool_pre_ping=True,
        pool_timeout=timeout,
        connect_args={"timeout": timeout, "command_timeout": timeout},
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
