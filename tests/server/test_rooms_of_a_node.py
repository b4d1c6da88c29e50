"""What one node does with its rooms, without sockets: faults stay apart, hosts are replaced."""

from __future__ import annotations

import asyncio
import weakref
from collections.abc import Callable
from pathlib import Path
from unittest.mock import Mock

import msgspec
import pytest

from clocks import TurnedClock
from collecting import without_collection
from covernames.game import actions as act
from covernames.referee import Verdict
from covernames.room import commands as cmd
from covernames.room.events import AnyRoomEvent
from covernames.room.room import RoomSettings
from covernames.server import open_room, referee, wire
from covernames.server.connection import Connection
from covernames.server.hub import Hub
from covernames.server.open_room import OpenRoom
from covernames.server.questions import Unanswered
from covernames.server.referee import SILENT, Question, Referee
from covernames.server.store import Store
from lines import HeardLine
from nodes import sqlite_in
from scenes import RED_BEGINS, Scene
from waiting import until


@pytest.fixture
def store(tmp_path: Path) -> Store:
    return Store(sqlite_in(tmp_path))


def test_a_host_who_stays_away_is_replaced(store: Store) -> None:
    async def work() -> None:
        await store.open()
        clock = TurnedClock()
        hub = Hub(store, clock=clock)
        code, host, _ = await hub.membership.open_room(RoomSettings(), "Ann")
        table = await hub.room(code)
        assert table is not None
        await hub.membership.join(table, "Ben")
        cleo, _ = await hub.membership.join(table, "Cleo")
        assert table.room is not None
        assert table.room.host == host
        await table.welcome(Connection(HeardLine(), cleo), None)
        await clock.turn(1)
        await clock.turn(59)
        assert table.room.host == host
        await clock.turn(1)
        await until(lambda: table.room.host == cleo)  # Ben is older, but not here
        await hub.close()
        await store.close()

    asyncio.run(work())


def test_deserted_rooms_are_let_go(store: Store) -> None:
    async def work() -> None:
        await store.open()
        clock = TurnedClock()
        hub = Hub(store, clock=clock)
        beating = asyncio.create_task(hub.heartbeat())
        code, *_ = await hub.membership.open_room(RoomSettings(), "Ann")
        assert await hub.room(code) is not None
        assert await hub.room("nowhere") is None
        await clock.turn(59)
        assert code in hub.rooms  # somebody may be on the way
        await clock.turn(7)
        assert not hub.rooms
        table = await hub.room(code)
        assert table is not None
        await table.welcome(Connection(HeardLine()), None)
        await clock.turn(70)
        assert code in hub.rooms  # somebody is there
        beating.cancel()
        await hub.close()
        await store.close()

    asyncio.run(work())


def test_a_room_that_was_let_go_leaves_no_circle_behind(store: Store) -> None:
    """Python looks for objects that refer to each other too seldom for room after room."""

    async def work() -> None:
        await store.open()
        clock = TurnedClock()
        hub = Hub(store, clock=clock)
        beating = asyncio.create_task(hub.heartbeat())
        code, *_ = await hub.membership.open_room(RoomSettings(), "Ann")
        await hub.room(code)
        room = hub.rooms[code]
        parts = [room, room.host, room.stream, room.presence, room.pointers, room.bots]
        left = [weakref.ref(part) for part in parts]
        del room, parts
        await clock.turn(70)
        assert [part() for part in left] == [None] * len(left)
        beating.cancel()
        await hub.close()
        await store.close()

    with without_collection():
        asyncio.run(work())


# Coming back


async def told(table: OpenRoom, since: int) -> wire.Welcome:
    """The welcome for somebody who says that they have this event."""
    line = HeardLine()
    connection = Connection(line)
    await table.welcome(connection, since)
    connection.close("left")
    welcome: wire.Welcome = msgspec.json.decode(line.said[0], type=wire.Welcome)
    return welcome


def test_who_has_missed_much_gets_a_snapshot_and_no_history_is_read(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(open_room, "MOST_MISSED", 10)
    read: list[int] = []
    events_after = store.events_after

    async def watched(room: str, seq: int) -> list[AnyRoomEvent]:
        read.append(seq)
        return await events_after(room, seq)

    monkeypatch.setattr(store, "events_after", watched)

    async def work() -> None:
        await store.open()
        hub = Hub(store)
        code, host, _ = await hub.membership.open_room(RoomSettings(), "Ann")
        table = await hub.room(code)
        assert table is not None
        for number in range(18):
            await table.send(host, f"name {number}", cmd.Rename(f"Ann {number}"))
        assert table.stream.seq == 20
        for since in (0, 9):
            welcome = await told(table, since)
            assert welcome.room is not None
            assert (welcome.room.members[host].name, welcome.seq) == ("Ann 17", 20)
            assert welcome.events == ()
        assert read == []
        welcome = await told(table, 10)
        assert (welcome.room, welcome.seq, len(welcome.events)) == (None, 20, 10)
        assert read == [10]
        await hub.close()
        await store.close()

    asyncio.run(work())


# The referee


class Stuck:
    """Workers that raise, or never come back."""

    def __init__(self, error: Exception | None) -> None:
        self.error = error

    async def ask(self, *_: object, **__: object) -> Verdict:
        if self.error is not None:
            raise self.error
        await asyncio.Event().wait()
        raise AssertionError


@pytest.mark.parametrize(
    ("error", "logged"),
    [
        (RuntimeError("no"), 1),
        (None, 1),
        (Unanswered("died", "judge"), 1),
        (Unanswered("crowded", "judge"), 0),  # who asks too much does not fill the log
    ],
)
def test_a_game_goes_on_without_the_referee(
    monkeypatch: pytest.MonkeyPatch, error: Exception | None, logged: int
) -> None:
    fault = Mock()
    monkeypatch.setattr(referee, "fault", fault)

    async def work() -> Verdict:
        asked = Referee(Stuck(error), timeout=0.01)  # type: ignore[arg-type]  # as it is asked
        return await asked.ruling("code", Question("sank", 1, ("SINK",), "en", ()))

    assert asyncio.run(work()).verdict == "ask"
    assert fault.call_count == logged


def test_every_room_asks_in_its_own_name(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """So that one room's questions wait behind each other, and not before those of another."""
    asked: dict[str, set[str]] = {}

    async def work() -> None:
        await store.open()
        clock = TurnedClock()
        hub = Hub(store, clock=clock)

        async def ask(who: str, what: Callable[..., object], *_: object, **__: object) -> object:
            asked.setdefault(who, set()).add(what.__name__)
            return act.GiveClue("tree", 1) if what.__name__ == "_choose" else SILENT

        monkeypatch.setattr(hub.workers, "ask", ask)
        codes = set()
        for _ in range(2):
            settings = RoomSettings(referee="advise", game=RED_BEGINS)
            code, host, _ = await hub.membership.open_room(settings, "Ann")
            table = await hub.room(code)
            assert table is not None
            codes.add(code)
            scene = Scene(hub, table, host)
            seats = await scene.seat("red-spymaster")
            await scene.do(host, cmd.StartGame())
            await clock.turn(60)
            await until(lambda scene=scene: scene.clues == 1)  # type: ignore[misc]  # its own
            await scene.do(seats["blue-spymaster"], cmd.Play(act.Challenge()))
        for code in codes:
            assert asked[code] >= {"_choose", "judge"}
        await hub.close()
        await store.close()

    asyncio.run(work())
