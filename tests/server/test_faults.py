"""A database that fails for a while, or has lost something, stops no game for good."""

from __future__ import annotations

import asyncio
import errno
import sqlite3
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import Any
from unittest.mock import Mock

import pytest
from sqlalchemy import delete, text

from clocks import TurnedClock
from covernames import GiveClue, Settings, Timer
from covernames.game import actions as act
from covernames.game.view import View
from covernames.room import commands as cmd
from covernames.room.room import RoomSettings
from covernames.server import hub as hubs
from covernames.server import wire
from covernames.server.clock import CLOCK, Clock, Times
from covernames.server.connection import Connection
from covernames.server.hub import Hub
from covernames.server.membership import Membership
from covernames.server.open_room import OpenRoom
from covernames.server.store import NewEntry, Store, Unavailable, schema
from covernames.server.store.append_thread import AppendThread
from covernames.server.store.sqlite_log import SqliteLog
from covernames.server.team_sheet import TeamSheet
from in_process import House
from lines import HeardLine
from nodes import sqlite_in
from waiting import LONGEST, until

SEATS = ("red-spymaster", "red-operatives", "blue-spymaster", "blue-operatives")


def sqlite_log(store: Store) -> SqliteLog:
    """Where the database behind a store is written to."""
    assert isinstance(store.log, AppendThread)
    return store.log._log  # noqa: SLF001 - as above


class Away:
    """Lets appends fail for as long as it is told to, as a lost database does."""

    def __init__(self, store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
        self.away = False
        self.failed = 0
        self.error: Exception = sqlite3.OperationalError("database is locked")
        log = sqlite_log(store)
        self._append = log.append
        monkeypatch.setattr(log, "append", self.append)

    def append(self, entries: Sequence[NewEntry]) -> None:
        if self.away:
            self.failed += 1
            raise self.error
        self._append(entries)


class Bots:
    """Bots that know at once what they would do."""

    async def choose(self, _: str, view: View, __: tuple[str, ...]) -> act.Action | None:
        return GiveClue("tree", 1) if "give-clue" in view.table.turn.may[view.seat] else None

    def close(self) -> None:
        """Nothing to close."""


AT_ONCE = Times(bot_pause=0.0, retry=(0.01, 0.02))


@pytest.fixture
def store(tmp_path: Path) -> Store:
    return Store(sqlite_in(tmp_path), timeout=0.05)


def in_a_room(
    store: Store,
    work: Callable[[Hub, OpenRoom, str], Awaitable[None]],
    settings: RoomSettings | None = None,
    clock: Clock = CLOCK,
) -> None:
    """Do something in a room whose host has all four seats of a game before her."""

    async def whole() -> None:
        await store.open()
        hub = Hub(store, clock=clock, times=AT_ONCE)
        settled = settings or RoomSettings(referee="off")
        code, host, _ = await hub.membership.open_room(settled, "Ann")
        table = await hub.room(code)
        assert table is not None
        table.bots.pool = Bots()  # type: ignore[assignment]  # as they are asked
        await work(hub, table, host)
        await hub.close()
        await store.close()

    asyncio.run(whole())


async def do(table: OpenRoom, member: str, id_: str, command: cmd.Command) -> None:
    answer = await table.send(member, id_, command)
    assert isinstance(answer, wire.Done), answer


async def seated(hub: Hub, table: OpenRoom, host: str, *, bot: str = "") -> None:
    """Everybody sits, on one seat a bot, and cards are dealt."""
    for seat in SEATS:
        if seat == bot:
            await do(table, host, f"add {seat}", cmd.AddBot(seat, "Bot", "random"))
            continue
        member = host if seat == SEATS[1] else (await hub.membership.join(table, seat))[0]
        await do(table, member, f"sit {seat}", cmd.TakeSeat(seat))


# What cannot be saved


@pytest.mark.parametrize(
    "error",
    [
        sqlite3.OperationalError("database is locked"),
        sqlite3.OperationalError("database or disk is full"),
        sqlite3.OperationalError("attempt to write a readonly database"),
        sqlite3.DatabaseError("database disk image is malformed"),
        OSError(errno.ENOSPC, "No space left on device"),
    ],
    ids=["locked", "full", "read-only", "damaged", "no space"],
)
def test_a_command_that_cannot_be_saved_is_refused_and_can_be_sent_again(
    store: Store, error: Exception, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = Away(store, monkeypatch)
    database.error = error

    async def work(_: Hub, table: OpenRoom, host: str) -> None:
        database.away = True
        refused = await table.send(host, "one", cmd.Rename("Anna"))
        assert refused == wire.Refused("one", "not-saved")
        database.away = False
        await do(table, host, "one", cmd.Rename("Anna"))
        assert table.room is not None
        assert table.room.members[host].name == "Anna"

    in_a_room(store, work)


def test_what_was_saved_though_nobody_heard_of_it_is_done_once(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    log = sqlite_log(store)
    append = log.append

    def lost_answer(entries: Sequence[NewEntry]) -> None:
        append(entries)
        raise TimeoutError

    async def work(_: Hub, table: OpenRoom, host: str) -> None:
        with monkeypatch.context() as patch:
            patch.setattr(log, "append", lost_answer)
            refused = await table.send(host, "one", cmd.Rename("Anna"))
            assert refused == wire.Refused("one", "not-saved")
        assert table.room is not None
        await until(lambda: table.room.members[host].name == "Anna")
        await do(table, host, "one", cmd.Rename("Anna"))
        commands = [kept.command for kept in await store.entries_after(table.code, 0)]
        assert commands.count(f"{host}:one") == 1

    in_a_room(store, work)


def test_a_database_that_somebody_else_has_locked(store: Store, tmp_path: Path) -> None:
    async def work(_: Hub, table: OpenRoom, host: str) -> None:
        other = sqlite3.connect(tmp_path / "rooms.db", isolation_level=None)
        other.execute("BEGIN EXCLUSIVE")
        waiting = [table.send(host, f"c{n}", cmd.Rename(f"Ann {n}")) for n in range(3)]
        assert {answer.code for answer in await asyncio.gather(*waiting)} == {"not-saved"}  # type: ignore[union-attr]
        other.execute("ROLLBACK")
        other.close()
        await do(table, host, "c1", cmd.Rename("Ann 1"))

    in_a_room(store, work)


def test_many_rooms_wait_for_a_locked_database_once(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = Away(store, monkeypatch)

    async def work(hub: Hub, _: OpenRoom, __: str) -> None:
        rooms = [await hub.membership.open_room(RoomSettings(), f"Ann {n}") for n in range(5)]
        tables = [await hub.room(code) for code, *_ in rooms]
        database.away = True
        told = [
            table.send(host, "one", cmd.Rename("Bo"))
            for table, (_, host, _) in zip(tables, rooms, strict=True)
            if table is not None
        ]
        answers = await asyncio.gather(*told)
        assert [answer.code for answer in answers] == ["not-saved"] * 5  # type: ignore[union-attr]
        assert database.failed <= 2  # not a wait for each of them

    in_a_room(store, work)


def test_a_strict_clock_goes_on_when_the_database_is_back(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = Away(store, monkeypatch)
    clock = TurnedClock()
    settings = RoomSettings(
        referee="off",
        game=Settings(starting="red", timer=Timer(mode="strict", clue=60, guess=60)),
    )

    async def work(hub: Hub, table: OpenRoom, host: str) -> None:
        await seated(hub, table, host)
        await do(table, host, "deal", cmd.StartGame())
        database.away = True
        await clock.turn(59.9)
        assert not database.failed
        await turned(clock, lambda: database.failed > 2)
        database.away = False
        may = "give-clue"
        await turned(clock, lambda: may in table.room.game.turn.may["blue-spymaster"])  # type: ignore[union-attr]

    in_a_room(store, work, settings, clock)


async def turned(clock: TurnedClock, true: Callable[[], bool]) -> None:
    """Let seconds pass until something holds."""
    async with asyncio.timeout(LONGEST):
        while not true():
            await clock.turn(1)
            await asyncio.sleep(0.01)  # for the database


def test_what_a_bot_does_is_tried_until_it_is_saved(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = Away(store, monkeypatch)
    settings = RoomSettings(referee="off", game=Settings(starting="red"))

    async def work(hub: Hub, table: OpenRoom, host: str) -> None:
        await seated(hub, table, host, bot=SEATS[0])
        choose = table.bots.pool.choose

        async def then_it_is_gone(*args: Any) -> act.Action | None:  # noqa: ANN401 - passed on
            database.away = True
            return await choose(*args)

        monkeypatch.setattr(table.bots.pool, "choose", then_it_is_gone)
        await do(table, host, "deal", cmd.StartGame())
        await until(lambda: database.failed > 2)
        monkeypatch.setattr(table.bots.pool, "choose", choose)
        database.away = False
        assert table.room is not None
        await until(lambda: bool(table.room.game.clues))  # type: ignore[union-attr]
        assert len(table.room.game.clues) == 1  # type: ignore[union-attr]

    in_a_room(store, work, settings)


def test_a_won_mission_reaches_its_sheet_in_the_end(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The move is saved and acknowledged; the sheet follows as soon as it can."""
    told: list[str] = []

    async def write(_: object, team: str, __: object) -> None:
        told.append(team)
        if len(told) < 4:
            raise Unavailable

    monkeypatch.setattr(TeamSheet, "write", write)
    settings = RoomSettings(referee="off", team="us", game=Settings(starting="red"))

    async def work(hub: Hub, table: OpenRoom, host: str) -> None:
        await seated(hub, table, host)
        await do(table, host, "deal", cmd.StartGame())
        await do(table, host, "give up", cmd.EndGame())
        await until(lambda: told == ["us"] * 4)

    in_a_room(store, work, settings)


def test_a_won_mission_reaches_its_sheet_after_a_kill(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The last move was acknowledged, and the server killed before it wrote the sheet."""
    told: list[str] = []

    async def write(_: object, team: str, __: object) -> None:
        told.append(team)

    settings = RoomSettings(referee="off", team="us", game=Settings(starting="red"))

    async def work(hub: Hub, table: OpenRoom, host: str) -> None:
        await seated(hub, table, host)
        with monkeypatch.context() as killed:
            killed.setattr(TeamSheet, "committed", lambda *_: None)
            await do(table, host, "deal", cmd.StartGame())
            await do(table, host, "give up", cmd.EndGame())
        monkeypatch.setattr(TeamSheet, "write", write)
        again = Hub(store)
        assert await again.room(table.code) is not None
        await until(lambda: told == ["us"])
        await again.close()

    in_a_room(store, work, settings)


def test_who_comes_while_the_database_is_away_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def away(*_: object) -> None:
        raise Unavailable

    async def work() -> None:
        async with House(sqlite_in(tmp_path)) as house:
            room = await house.made("/api/rooms")
            with monkeypatch.context() as patch:
                patch.setattr(Membership, "device", away)
                async with house.socket(room["code"]) as ann:
                    assert await ann.hello(room["secret"]) == {"is": "bye", "code": "not-saved"}
                    await ann.ended()
            async with house.socket(room["code"]) as ann:
                assert (await ann.hello(room["secret"]))["is"] == "welcome"

    asyncio.run(work())


# What the database has lost


async def lose(store: Store, code: str, above: int) -> None:
    """As a backup does that is a little older."""
    async with store.engine.begin() as connection:
        for table in (schema.stream, schema.vault):
            await connection.execute(
                delete(table).where(table.c.room == code, table.c.version > above)
            )


@pytest.mark.parametrize("how", ["hello", "command"])
def test_a_room_is_read_anew_when_the_database_has_lost_some_of_it(
    store: Store, how: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    log = Mock()
    monkeypatch.setattr(hubs, "log", log)

    async def work(hub: Hub, table: OpenRoom, host: str) -> None:
        line = HeardLine()
        await table.welcome(Connection(line, host), None)
        for n in range(3):
            await do(table, host, f"c{n}", cmd.Rename(f"Ann {n}"))
        await lose(store, table.code, 2)
        async with asyncio.timeout(LONGEST):
            if how == "hello":
                await table.welcome(Connection(HeardLine(), host), table.stream.seq - 2)
            else:
                refused = await table.send(host, "more", cmd.Rename("Bo"))
                assert refused == wire.Refused("more", "not-saved")
        assert line.closed
        assert wire.encode(wire.Bye("restart")) == line.said[-1]
        assert table.code not in repr(log.mock_calls)
        log.error.assert_called_once()
        fresh = await hub.room(table.code)
        assert fresh is not None
        assert fresh is not table
        assert fresh.stream.version == 2
        await do(fresh, host, "more", cmd.Rename("Bo"))
        kept = await store.entries_after(table.code, 0)
        assert [row.version for row in kept] == [1, 2, 3]
        # Whoever knows of events that are no more gets the whole room.
        again = HeardLine()
        await fresh.welcome(Connection(again, host), fresh.stream.seq)
        assert '"is":"welcome"' in again.said[-1]
        assert '"room":{' in again.said[-1]

    in_a_room(store, work)


def test_what_another_node_has_written_instead_is_not_built_upon(store: Store) -> None:
    async def work(_: Hub, table: OpenRoom, host: str) -> None:
        await do(table, host, "here", cmd.Rename("Anna"))
        async with store.engine.begin() as connection:
            there = schema.stream.c.command == f"{host}:here"
            await connection.execute(
                schema.stream.update().where(there).values(command=f"{host}:there")
            )
        async with asyncio.timeout(LONGEST):
            refused = await table.send(host, "more", cmd.Rename("Bo"))
        assert refused == wire.Refused("more", "not-saved")
        assert table.host.lost

    in_a_room(store, work)


def test_one_room_that_cannot_be_read_does_not_stop_the_others(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    log = Mock()
    monkeypatch.setattr(hubs, "log", log)

    async def work(hub: Hub, table: OpenRoom, _: str) -> None:
        code, host, _ = await hub.membership.open_room(RoomSettings(), "Ben")
        other = await hub.room(code)
        assert other is not None
        elsewhere = Hub(store)
        there = await elsewhere.room(code)
        assert there is not None
        await do(there, host, "one", cmd.Rename("Benno"))
        row = f"INSERT INTO stream VALUES ('{table.code}', 2, 3, 3, 'x', 0, x'7b')"  # noqa: S608 - ours
        async with store.engine.begin() as connection:
            await connection.execute(text(row))
        await hub.catch_up()
        await hub.on_appended(table.code, 2)
        assert other.stream.version == there.stream.version
        log.error.assert_called_once()  # said, but not at every beat
        assert table.code not in repr(log.mock_calls)
        await elsewhere.close()

    in_a_room(store, work)
