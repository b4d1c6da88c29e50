"""Who becomes the host while the host is away, and when nobody does."""

from __future__ import annotations

from pathlib import Path

import pytest

from clocks import TurnedClock
from covernames.room import commands as cmd
from covernames.server.bus import Bus
from covernames.server.connection import Connection
from lines import HeardLine
from scenes import Scene, in_a_room
from waiting import until


async def come(scene: Scene, member: str) -> Connection:
    connection = Connection(HeardLine(), member)
    await scene.table.welcome(connection, None)
    return connection


def test_a_host_who_comes_back_in_time_stays_the_host(tmp_path: Path) -> None:
    async def work(scene: Scene, clock: TurnedClock) -> None:
        ben, _ = await scene.hub.membership.join(scene.table, "Ben")
        await come(scene, ben)
        await clock.turn(50)
        await come(scene, scene.host)
        await clock.turn(30)
        await scene.stored()
        assert scene.table.room.host == scene.host

    in_a_room(tmp_path, work)


def test_a_host_who_goes_again_has_the_whole_time_again(tmp_path: Path) -> None:
    async def work(scene: Scene, clock: TurnedClock) -> None:
        ben, _ = await scene.hub.membership.join(scene.table, "Ben")
        await come(scene, ben)
        await clock.turn(50)
        device = await come(scene, scene.host)
        await clock.turn(1)
        scene.table.presence.leave(device)
        await clock.turn(59)
        await scene.stored()
        assert scene.table.room.host == scene.host
        await clock.turn(2)
        await until(lambda: scene.table.room.host == ben)

    in_a_room(tmp_path, work)


def test_an_empty_room_waits_for_its_host(tmp_path: Path) -> None:
    async def work(scene: Scene, clock: TurnedClock) -> None:
        ben, _ = await scene.hub.membership.join(scene.table, "Ben")
        device = await come(scene, ben)
        await clock.turn(30)
        scene.table.presence.leave(device)
        await clock.turn(100)
        await scene.stored()
        assert scene.table.room.host == scene.host

    in_a_room(tmp_path, work)


def test_neither_bots_nor_visitors_become_the_host(tmp_path: Path) -> None:
    async def work(scene: Scene, clock: TurnedClock) -> None:
        await scene.do(scene.host, cmd.AddBot("red-operatives", "Robo", "random"))
        [robo] = [m for m, who in scene.table.room.members.items() if who.bot]
        await come(scene, robo)
        await come(scene, "")
        await clock.turn(100)
        await scene.stored()
        assert scene.table.room.host == scene.host

    in_a_room(tmp_path, work)


def test_when_the_role_is_handed_on_the_new_host_is_waited_for(tmp_path: Path) -> None:
    async def work(scene: Scene, clock: TurnedClock) -> None:
        ben, _ = await scene.hub.membership.join(scene.table, "Ben")
        await come(scene, scene.host)
        await clock.turn(1)
        await scene.do(scene.host, cmd.PassHost(ben))
        await clock.turn(59)
        await scene.stored()
        assert scene.table.room.host == ben
        await clock.turn(2)
        await until(lambda: scene.table.room.host == scene.host)

    in_a_room(tmp_path, work)


def test_a_node_that_hears_nothing_replaces_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    trusted = False
    monkeypatch.setattr(Bus, "trusted", property(lambda _: trusted))

    async def work(scene: Scene, clock: TurnedClock) -> None:
        nonlocal trusted
        ben, _ = await scene.hub.membership.join(scene.table, "Ben")
        await come(scene, ben)
        await clock.turn(130)
        await scene.stored()
        assert scene.table.room.host == scene.host
        trusted = True
        await clock.turn(60)
        await until(lambda: scene.table.room.host == ben)

    in_a_room(tmp_path, work)
