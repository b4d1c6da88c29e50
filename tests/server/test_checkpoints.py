"""SQLite's log: nobody's commit copies it into the database, and yet it stays short."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from covernames.room.events import MemberRenamed
from covernames.server.store import NewEntry, Store
from covernames.server.store.checkpoint import Checkpointer
from covernames.server.store.sqlite_log import SqliteLog
from nodes import sqlite_in
from waiting import LONGEST

PAGE = 4_096


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A database that somebody has opened."""

    async def make() -> None:
        store = Store(sqlite_in(tmp_path))
        await store.open()
        await store.close()

    asyncio.run(make())
    return tmp_path / "rooms.db"


@pytest.fixture
def log(file: Path) -> Iterator[SqliteLog]:
    with closing(SqliteLog(str(file), 5.0)) as log:
        yield log


def append(log: SqliteLog, room: str, count: int) -> None:
    """So many commands of a new room, each a commit."""
    for version in range(1, count + 1):
        after = f"c{version - 1}" if version > 1 else ""
        event = MemberRenamed("ann", "x" * 2_000)
        log.append([NewEntry(room, version, version, f"c{version}", 1, (event,), after=after)])


def wal(file: Path) -> int:
    return file.with_name("rooms.db-wal").stat().st_size


def stored(file: Path) -> int:
    with closing(sqlite3.connect(file)) as reader:
        count: int = reader.execute("SELECT count(*) FROM stream").fetchone()[0]
        return count


def test_a_commit_never_copies_the_log(file: Path, log: SqliteLog) -> None:
    """By itself SQLite would do so after a thousand pages."""
    append(log, "room", 600)
    assert wal(file) > 1_500 * PAGE


def test_every_connection_leaves_it_to_the_checkpointer(tmp_path: Path) -> None:
    async def work() -> None:
        store = Store(sqlite_in(tmp_path))
        await store.open()
        async with store.engine.connect() as connection:
            found = await connection.exec_driver_sql("PRAGMA wal_autocheckpoint")
            assert found.scalar_one() == 0
        await store.close()

    asyncio.run(work())


def test_a_log_that_rests_is_emptied(file: Path, log: SqliteLog) -> None:
    append(log, "room", 20)
    keeper = Checkpointer(file)
    with closing(sqlite3.connect(file, isolation_level=None)) as connection:
        keeper.look(connection)
        assert wal(file) > 0  # perhaps more is on its way
        keeper.look(connection)
    assert wal(file) == 0
    assert stored(file) == 20


def test_a_log_that_never_rests_begins_anew(file: Path, log: SqliteLog) -> None:
    keeper = Checkpointer(file, most_pages=100)
    sizes = []
    with closing(sqlite3.connect(file, isolation_level=None)) as connection:
        for number in range(10):
            append(log, f"room {number}", 50)
            keeper.look(connection)
            sizes.append(wal(file))
    assert max(sizes) <= 2 * sizes[0]
    assert stored(file) == 500


def test_a_reader_holds_up_neither_writer_nor_checkpoint(file: Path, log: SqliteLog) -> None:
    append(log, "room", 10)
    keeper = Checkpointer(file, most_pages=10)
    with (
        closing(sqlite3.connect(file, isolation_level=None)) as reader,
        closing(sqlite3.connect(file, 0.01, isolation_level=None)) as connection,
    ):
        reader.execute("BEGIN")
        assert reader.execute("SELECT count(*) FROM stream").fetchone() == (10,)
        append(log, "another", 10)
        keeper.look(connection)
        append(log, "a third", 10)
        assert reader.execute("SELECT count(*) FROM stream").fetchone() == (10,)
    assert stored(file) == 30


def test_a_row_that_does_not_follow_undoes_its_batch(file: Path, log: SqliteLog) -> None:
    append(log, "room", 1)
    good = NewEntry("room", 2, 2, "c2", 1, (MemberRenamed("ann", "x"),), after="c1")
    for wrong in (
        NewEntry("other", 2, 2, "c2", 1, (MemberRenamed("bo", "x"),), after="c1"),  # lost
        NewEntry("room", 1, 1, "again", 1, (MemberRenamed("bo", "x"),)),  # another was quicker
    ):
        with pytest.raises(sqlite3.IntegrityError):
            log.append([good, wrong])
        assert stored(file) == 1
    log.append([good])
    assert stored(file) == 2


def test_it_runs_beside_and_ends(tmp_path: Path) -> None:
    async def work() -> None:
        store = Store(sqlite_in(tmp_path))
        store._checkpointer = Checkpointer(tmp_path / "rooms.db", seconds=0.01)  # noqa: SLF001 - in time
        await store.open()
        await store.open_room("abc")
        async with asyncio.timeout(LONGEST):
            while wal(tmp_path / "rooms.db"):  # noqa: ASYNC110 - nothing tells of it
                await asyncio.sleep(0.01)
        assert await store.passcode("abc") == ""
        await store.close()

    asyncio.run(work())
