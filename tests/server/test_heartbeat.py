"""What a node looks after now and then: silent devices, lost nodes, empty rooms."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

from clocks import TurnedClock
from covernames.server.bus import NodeMessage
from covernames.server.connection import Connection
from lines import HeardLine
from scenes import Scene, in_a_room


def with_a_heartbeat(folder: Path, work: Callable[[Scene, TurnedClock], Awaitable[None]]) -> None:
    async def beating(scene: Scene, clock: TurnedClock) -> None:
        task = asyncio.create_task(scene.hub.heartbeat())
        await work(scene, clock)
        task.cancel()

    in_a_room(folder, beating)


def connected(scene: Scene, member: str) -> Connection:
    connection = Connection(HeardLine(), member)
    scene.table.presence.enter(connection)
    return connection


def test_rooms_with_people_in_them_are_kept(tmp_path: Path) -> None:
    async def work(scene: Scene, clock: TurnedClock) -> None:
        connection = connected(scene, scene.host)
        for _ in range(5):
            await clock.turn(60)
            scene.table.presence.heard(connection)
        assert scene.hub.rooms == {scene.table.code: scene.table}
        scene.table.presence.leave(connection)
        await clock.turn(70)
        assert scene.hub.rooms == {}

    with_a_heartbeat(tmp_path, work)


def test_a_silent_device_is_hung_up_on(tmp_path: Path) -> None:
    async def work(scene: Scene, clock: TurnedClock) -> None:
        quiet, lively = (connected(scene, name) for name in ("quiet", "lively"))
        await clock.turn(74)
        assert not quiet.closed
        scene.table.presence.heard(lively)
        await clock.turn(7)
        assert (quiet.closed, lively.closed) == (True, False)
        assert scene.table.presence.connections == {lively}

    with_a_heartbeat(tmp_path, work)


def test_a_lost_node_is_believed_for_a_while(tmp_path: Path) -> None:
    async def work(scene: Scene, clock: TurnedClock) -> None:
        here: list[set[str]] = []
        scene.table.presence.on_moved.append(here.append)
        scene.hub.on_node_message(NodeMessage("lost", scene.table.code, ("cy",), 2))
        await clock.turn(11)
        assert scene.table.presence.present() == ("cy",)
        assert here == [{"cy"}]
        await clock.turn(10)
        assert scene.table.presence.present() == ()
        assert len(here) == 2  # and everybody hears of it

    with_a_heartbeat(tmp_path, work)
