"""Nodes that lose each other: connections that break, and those that fall silent."""

from __future__ import annotations

import asyncio
import gc
import sqlite3
import weakref
from collections.abc import Awaitable, Callable
from pathlib import Path
from unittest.mock import Mock
from urllib.parse import urlsplit

import asyncpg
import pytest
from alembic.util.exc import CommandError
from sqlalchemy import text
from sqlalchemy.exc import ArgumentError, DatabaseError, OperationalError

from clocks import TurnedClock
from covernames.room import commands as cmd
from covernames.room.room import Member, Room, RoomSettings
from covernames.server import bus as buses
from covernames.server import hub as hubs
from covernames.server import supervisor as supervisors
from covernames.server import wire
from covernames.server.background import Background
from covernames.server.bus import Bus
from covernames.server.clock import TIMES, Times
from covernames.server.committed import Committed
from covernames.server.connection import Connection
from covernames.server.host_watch import HostWatch
from covernames.server.hub import Hub
from covernames.server.presence import Presence
from covernames.server.store import Store, Unavailable, why_not_opened
from covernames.server.store.trouble import told_as_unavailable
from covernames.server.supervisor import Supervisor
from databases import Wire
from lines import HeardLine
from waiting import LONGEST, until

QUICK = Times(host_timeout=0.3, presence_ttl=1.0, heartbeat=0.1)


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(buses, "PULSE", 0.05)
    monkeypatch.setattr(buses, "BUS_TIMEOUT", 0.5)
    monkeypatch.setattr(buses, "SETTLED", 0.2)


@pytest.fixture
def log(monkeypatch: pytest.MonkeyPatch) -> Mock:
    said = Mock()
    for module in (supervisors, hubs):
        monkeypatch.setattr(module, "log", said)
    return said


def on_a_wire(
    postgres: str,
    folder: Path,
    work: Callable[[Wire, Hub, Supervisor], Awaitable[None]],
    timeout: float = LONGEST,
) -> None:
    """Do something on a node whose way to the database can be cut or stopped."""

    async def whole() -> None:
        async with Wire(postgres, folder).laid() as wire:
            store = Store(wire.url, timeout=timeout)
            await store.open()
            hub = Hub(store, times=QUICK)
            tasks = Supervisor(lambda task: hub.metrics.restarts.labels(task).inc(), steady=0.0)
            tasks.start("bus", hub.bus.run, (0.01, 0.05))
            await until(lambda: hub.bus.hearing)
            try:
                await work(wire, hub, tasks)
            finally:
                wire.passing.set()
                await tasks.stop()
                await hub.close()
                await store.close()

    asyncio.run(whole())


@pytest.fixture
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("w")  # the path of a socket is short


def test_a_node_that_hears_nothing_notices_and_listens_anew(
    postgres: str, folder: Path, log: Mock, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(wire: Wire, hub: Hub, _: Supervisor) -> None:
        wire.passing.clear()
        await until(lambda: not hub.bus.hearing)
        assert not hub.bus.trusted
        monkeypatch.setattr(buses, "SETTLED", LONGEST)
        wire.passing.set()
        await until(lambda: hub.bus.hearing)
        assert not hub.bus.trusted  # the others have yet to say who is there
        monkeypatch.setattr(buses, "SETTLED", 0.0)
        await until(lambda: hub.bus.trusted)

    on_a_wire(postgres, folder, work)
    assert {call.kwargs["task"] for call in log.error.call_args_list} == {"bus"}


def test_a_node_that_is_answered_but_told_nothing_listens_anew(
    postgres: str, folder: Path, log: Mock
) -> None:
    async def work(_: Wire, hub: Hub, __: Supervisor) -> None:
        async with hub.bus._speaking:  # noqa: SLF001 - as a pooler does that gives it another one
            await hub.bus._connection.execute("UNLISTEN *")  # noqa: SLF001 - as above
        await until(lambda: not hub.bus.hearing)
        await until(lambda: hub.bus.hearing)

    on_a_wire(postgres, folder, work)
    assert log.error.called


def test_what_was_missed_is_read_though_one_room_cannot_be(
    postgres: str, folder: Path, log: Mock
) -> None:
    async def work(wire: Wire, hub: Hub, __: Supervisor) -> None:
        elsewhere = Hub(Store(postgres))
        rooms = [await elsewhere.membership.open_room(RoomSettings(), f"Ann {n}") for n in range(3)]
        tables = [await hub.room(code) for code, *_ in rooms]
        bad = tables[0]
        assert bad is not None

        async def unreadable() -> bool:
            raise ValueError("unreadable")

        bad.host.catch_up = unreadable  # type: ignore[method-assign]  # as one damaged row does
        for n in range(2):
            wire.cut()
            await until(lambda: not hub.bus.hearing)
            for code, host, _ in rooms[1:]:
                there = await elsewhere.room(code)
                assert there is not None
                await there.send(host, f"c{n}", cmd.Rename(f"Bo {n}"))
            await until(lambda: hub.bus.hearing)
            for code, *_ in rooms[1:]:
                here, there = hub.rooms[code], elsewhere.rooms[code]
                await until(lambda: here.stream.version == there.stream.version)  # noqa: B023 - at once
        await elsewhere.close()
        await elsewhere.store.close()

    on_a_wire(postgres, folder, work)
    said = [call.args[0] for call in log.error.call_args_list]
    assert said.count("a room cannot be read") == 1


def test_a_command_is_refused_while_the_database_says_nothing(
    postgres: str, folder: Path, log: Mock
) -> None:
    async def work(wire_: Wire, hub: Hub, __: Supervisor) -> None:
        elsewhere = Hub(Store(postgres))
        code, host, _ = await elsewhere.membership.open_room(RoomSettings(), "Ann")
        table = await hub.room(code)
        assert table is not None
        wire_.passing.clear()
        async with asyncio.timeout(60):  # it would hang for ever
            refused = await table.send(host, "one", cmd.Rename("Bo"))
        assert refused == wire.Refused("one", "not-saved")
        with pytest.raises(Unavailable):
            await hub.store.pulse("me")
        wire_.passing.set()
        async with asyncio.timeout(LONGEST):
            while isinstance(await table.send(host, "one", cmd.Rename("Bo")), wire.Refused):
                pass
        kept = await hub.store.entries_after(code, 0)
        assert [row.command for row in kept].count(f"{host}:one") == 1
        await elsewhere.close()
        await elsewhere.store.close()

    on_a_wire(postgres, folder, work, timeout=2.0)
    assert log.error.called


def test_a_node_that_is_deaf_replaces_no_host() -> None:
    clock = TurnedClock()
    presence, bus = Presence("code", None, clock, TIMES), Mock(trusted=False)
    room = Room("ann", RoomSettings(), {"ann": Member("Ann"), "ben": Member("Ben")})
    insisted = Mock()

    async def work() -> None:
        watch = HostWatch(presence, bus, Background(clock, TIMES), insisted)
        watch.committed(Committed(None, room, 1, (), (), mine=True))
        presence.enter(Connection(HeardLine(), "ben"))
        await clock.turn(200)
        insisted.assert_not_called()
        bus.trusted = True
        await clock.turn(60)
        insisted.assert_called_once_with("ann", "away:0", cmd.PassHost("ben"))
        watch.stop()
        presence.stop()

    asyncio.run(work())


def test_a_node_alone_is_never_deaf() -> None:
    bus = Bus("sqlite:///x", Mock(), Mock(), Mock())
    assert bus.hearing
    assert bus.trusted
    asyncio.run(bus.run())


def test_what_was_heard_is_held_on_to_until_it_is_read() -> None:
    """Python lets a task go that nobody refers to."""

    async def work() -> None:
        reading: list[weakref.ref[asyncio.Future[None]]] = []

        async def appended(_: str, __: int) -> None:
            read: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            reading.append(weakref.ref(read))
            await read

        bus = Bus("postgresql://x/y", appended, Mock(), Mock())
        bus._heard_append(None, 0, "rooms", "room 2 there")  # noqa: SLF001 - as asyncpg calls it
        await asyncio.sleep(0)
        gc.collect()
        assert [future() is not None for future in reading] == [True]

    asyncio.run(work())


@pytest.mark.parametrize("named", ["postgres@/nothing", "nobody@/postgres"])
def test_a_database_that_refuses(postgres: str, named: str) -> None:
    url = f"postgresql://{named}?{urlsplit(postgres).query}"

    async def work() -> str:
        store = Store(url)
        try:
            await store.open()
        except Exception as error:  # noqa: BLE001 - whatever the driver raises
            fault = why_not_opened(url, error)
            assert fault is not None
            return fault.code
        finally:
            await store.close()
        return ""

    assert asyncio.run(work()) == "store-refuses"


@pytest.mark.parametrize(
    ("error", "code"),
    [
        (ArgumentError("no address"), "store-address-wrong"),
        (ModuleNotFoundError(name="asyncpg"), "store-driver-missing"),
        (CommandError("no such revision"), "store-newer"),
        (PermissionError("not yours"), "file-unwritable"),
        (OperationalError("PRAGMA", None, Exception("database is locked")), "store-busy"),
        (DatabaseError("PRAGMA", None, Exception("file is not a database")), "store-damaged"),
        (ValueError("ours"), ""),
    ],
)
def test_why_a_file_cannot_be_used(error: Exception, code: str) -> None:
    fault = why_not_opened("sqlite+aiosqlite:////here/rooms.db", error)
    assert (fault.code if fault else "") == code


def test_connections_that_were_cut_are_noticed_before_they_are_used(postgres: str) -> None:
    """PostgreSQL was started again, or a firewall forgot about them: nobody is refused for it."""

    async def work() -> None:
        store, other = Store(postgres), Store(postgres)
        await store.open()
        async with store.engine.connect() as connection:
            pid = (await connection.execute(text("select pg_backend_pid()"))).scalar_one()
        async with other.engine.connect() as connection:
            await connection.execute(text("select pg_terminate_backend(:pid)"), {"pid": pid})
        assert await store.passcode("nowhere") is None
        await store.close()
        await other.close()

    asyncio.run(work())


@pytest.mark.parametrize(
    ("error", "trouble"),
    [
        (asyncpg.InterfaceError("connection is closed"), True),
        (sqlite3.OperationalError("disk I/O error"), True),
        (ConnectionResetError(), True),
        (sqlite3.IntegrityError("UNIQUE"), False),
        (ValueError("ours"), False),
    ],
)
def test_what_is_the_databases_fault(error: Exception, trouble: bool) -> None:
    with pytest.raises(Unavailable if trouble else type(error)), told_as_unavailable():
        raise error


def test_the_host_is_still_there_for_a_node_that_hears_again(
    postgres: str, folder: Path, log: Mock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody on this node, the host on another one: silence does not make a new host."""
    monkeypatch.setattr(buses, "SETTLED", 1.0)

    async def work(wire: Wire, hub: Hub, tasks: Supervisor) -> None:
        far = Hub(Store(postgres), times=QUICK)
        tasks.start("far bus", far.bus.run, (0.01, 0.05))
        tasks.start("far heartbeat", far.heartbeat)
        tasks.start("heartbeat", hub.heartbeat)
        await until(lambda: far.bus.hearing)
        code, host, _ = await far.membership.open_room(RoomSettings(), "Ann")
        there, here = await far.room(code), await hub.room(code)
        assert there is not None
        assert here is not None
        ben, _ = await hub.membership.join(here, "Ben")
        await there.welcome(Connection(HeardLine(), host), None)
        await here.welcome(Connection(HeardLine(), ben), None)
        await until(lambda: set(here.presence.present()) == {host, ben})
        wire.passing.clear()
        await until(lambda: host not in here.presence.present())  # its node's word has expired
        wire.passing.set()
        await until(lambda: host in here.presence.present())
        assert here.room is not None
        assert here.room.host == host
        await far.close()
        await tasks.stop()
        await far.store.close()

    on_a_wire(postgres, folder, work)
    assert log.error.called
