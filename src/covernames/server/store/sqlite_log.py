"""Appends to SQLite: a batch of rows in one transaction, mostly in one statement.

For every statement SQLite lets go of Python's lock, and it takes up to some milliseconds to get it
back from an event loop that is busy. So there is one for all rows of a batch, its check included.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from contextlib import suppress
from functools import cache
from typing import Final

from . import lists, rooms, schema
from .entries import NewEntry, stream_row, vault_row

LARGEST: Final = 128
"""Rows of a statement; one is compiled for each number of rows that comes up."""
CACHE: Final = 16_384
"""Kilobytes of the database that are kept in memory; the rows of a thousand rooms are far apart."""
VAULT: Final = 'INSERT INTO vault (room, version, "key", whispers) VALUES (?, ?, ?, ?)'
LEFT: Final = "DELETE FROM lists WHERE room = ? AND hash NOT IN (?, ?)"
LIST: Final = "INSERT INTO lists (room, hash, words) VALUES (?, ?, ?)"
UNSEEN: Final = "DELETE FROM pictures WHERE room = ?"
PICTURE: Final = "INSERT INTO pictures (room, id, image) VALUES (?, ?, ?)"
ACTIVE: Final = "UPDATE rooms SET touched = ? WHERE code = ?"


class SqliteLog:
    """The connection of the one thread that appends."""

    def __init__(self, file: str, timeout: float) -> None:
        self._file, self._timeout = file, timeout
        self._connection: sqlite3.Connection | None = None
        self._last_active: dict[str, int] = {}
        """When the idle time of a room was last set back."""

    def append(self, entries: Sequence[NewEntry]) -> None:
        """All of them, durable when it returns; or none, and whatever SQLite raises."""
        connection = self._connection or self._open()
        secret = [vault_row(entry) for entry in entries if entry.whispers or entry.key is not None]
        changes = lists.changes(entries)
        active = rooms.stale(entries, self._last_active)
        try:
            if len(entries) <= LARGEST and not secret and not changes and not active:
                _append(connection, entries)  # a transaction by itself
                return
            with connection:
                connection.execute("BEGIN IMMEDIATE")
                for at in range(0, len(entries), LARGEST):
                    _append(connection, entries[at : at + LARGEST])
                connection.executemany(VAULT, secret)
                for change in changes:
                    connection.execute(LEFT, (change.room, *change.kept))
                    connection.executemany(LIST, change.lists)
                    if change.unseen:
                        connection.execute(UNSEEN, (change.room,))
                        connection.executemany(PICTURE, change.pictures)
                connection.executemany(ACTIVE, active)
        except sqlite3.IntegrityError:
            raise
        except BaseException:
            self.close()  # whatever state it is in, the next one is fresh
            raise

    def close(self) -> None:
        """Let go; what was not committed is undone."""
        connection, self._connection = self._connection, None
        if connection is not None:
            with suppress(sqlite3.Error):
                connection.close()

    def _open(self) -> sqlite3.Connection:
        connection = sqlite3.connect(
            self._file, self._timeout, isolation_level=None, cached_statements=2 * LARGEST
        )
        try:
            connection.execute("PRAGMA journal_mode=WAL")
            connection.execute("PRAGMA synchronous=FULL")
            connection.execute("PRAGMA wal_autocheckpoint=0")
            connection.execute(f"PRAGMA cache_size=-{CACHE}")
        except BaseException:
            connection.close()
            raise
        self._connection = connection
        return connection


def _append(connection: sqlite3.Connection, entries: Sequence[NewEntry]) -> None:
    values = tuple(v for entry in entries for v in (*stream_row(entry), entry.after))
    connection.execute(_statement(len(entries)), values)


@cache
def _statement(rows: int) -> str:
    """Rows of the stream, each with the command that must stand before it, if one must.

    Where it does not, the row has no room, which the table refuses: the batch is undone. It is
    looked up for every row; "in" a list of rows would read the whole table.
    """
    columns = schema.stream.columns.keys()
    names = ", ".join(f'"{name}"' for name in columns)
    rest = ", ".join(f"column{number}" for number in range(2, len(columns) + 1))
    after = f"column{len(columns) + 1}"
    row = f"({', '.join('?' * (len(columns) + 1))})"
    before = "room = column1 AND version = column2 - 1 AND command = " + after
    return (
        f"INSERT INTO stream ({names}) SELECT"  # noqa: S608 - all of it is ours
        f" CASE WHEN {after} = '' OR EXISTS (SELECT 1 FROM stream WHERE {before}) THEN column1 END,"
        f" {rest} FROM (VALUES {', '.join([row] * rows)})"
    )
