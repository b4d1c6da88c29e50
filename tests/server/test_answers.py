"""The answers to commands: given once, remembered, and the same when a command is sent again."""

from __future__ import annotations

import asyncio
from pathlib import Path
from types import SimpleNamespace

import pytest

from clocks import TurnedClock
from covernames.room import commands as cmd
from covernames.server import room_host, socket, wire
from covernames.server.clock import Times
from in_process import House
from nodes import sqlite_in
from scenes import Scene, in_a_room


def test_a_refusal_is_remembered(tmp_path: Path) -> None:
    """What was refused stays refused when it is sent again, though it would be fine by now."""

    async def work(scene: Scene, _: TurnedClock) -> None:
        ben, _secret = await scene.hub.membership.join(scene.table, "Ben")
        first = await scene.table.send(ben, "lock", cmd.Lock(True))
        assert isinstance(first, wire.Refused)
        assert first.code == "host-only"
        await scene.do(scene.host, cmd.PassHost(ben))
        assert await scene.table.send(ben, "lock", cmd.Lock(True)) == first
        assert not scene.table.room.locked
        assert isinstance(await scene.table.send(ben, "again", cmd.Lock(True)), wire.Done)

    in_a_room(tmp_path, work)


def test_so_many_refusals_are_remembered_and_no_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(room_host, "REMEMBERED", 3)

    async def work(scene: Scene, _: TurnedClock) -> None:
        ben, _secret = await scene.hub.membership.join(scene.table, "Ben")
        for number in range(4):
            await scene.table.send(ben, f"{number}", cmd.Lock(True))
        await scene.do(scene.host, cmd.PassHost(ben))
        answers = [await scene.table.send(ben, f"{n}", cmd.Lock(True)) for n in (1, 2, 3, 0)]
        assert [type(answer).__name__ for answer in answers] == [*["Refused"] * 3, "Done"]

    in_a_room(tmp_path, work)


def test_a_command_is_done_once(tmp_path: Path) -> None:
    async def work(scene: Scene, _: TurnedClock) -> None:
        done = await scene.table.send(scene.host, "name", cmd.Rename("Anna"))
        assert done == wire.Done("name", 3)
        await scene.do(scene.host, cmd.Rename("Annie"))
        assert await scene.table.send(scene.host, "name", cmd.Rename("Anna")) == done
        assert scene.table.room.members[scene.host].name == "Annie"
        ben, _secret = await scene.hub.membership.join(scene.table, "Ben")
        other = await scene.table.send(ben, "name", cmd.Rename("Benno"))
        assert other == wire.Done("name", 6)  # the same id, of somebody else

    in_a_room(tmp_path, work)


@pytest.mark.parametrize(("id_", "fine"), [("", False), ("x" * 64, True), ("x" * 65, False)])
def test_a_command_has_an_id_of_its_own(tmp_path: Path, id_: str, fine: bool) -> None:
    async def work(scene: Scene, _: TurnedClock) -> None:
        assert wire.LONGEST_ID == 64
        answer = await scene.table.send(scene.host, id_, cmd.Rename("Anna"))
        assert answer == (wire.Done(id_, 3) if fine else wire.Refused(id_[:64], "command-id"))

    in_a_room(tmp_path, work)


@pytest.mark.parametrize("said", ["x" * (wire.LARGEST + 1), "nonsense", ""])
def test_what_nobody_can_read_is_said_so(tmp_path: Path, said: str) -> None:
    async def work() -> None:
        async with House(sqlite_in(tmp_path)) as house:
            room = await house.made("/api/rooms", name="Ann")
            async with house.socket(room["code"]) as device:
                await device.hello(room["secret"])
                await device.hear_of("here")
                [heard] = await device.answers(said)
                assert (heard["is"], heard["code"]) == ("refused", "message-unreadable")

    asyncio.run(work())


# Whoever floods


def test_a_flooder_does_not_return_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    slept: list[float] = []

    async def watched(seconds: float) -> None:
        slept.append(seconds)
        await asyncio.sleep(0)

    of_sockets = SimpleNamespace(**{**vars(asyncio), "sleep": watched})
    monkeypatch.setattr(socket, "asyncio", of_sockets)

    async def work() -> None:
        async with House(sqlite_in(tmp_path), messages_a_second=1) as house:
            room = await house.made("/api/rooms", name="Ann")
            table = await house.app.state.hub.room(room["code"])
            table.presence._times = Times(cooldown=3_600.0)  # noqa: SLF001 - by a clock that runs
            async with house.socket(room["code"]) as device:
                await device.hello(room["secret"])
                for _ in range(40):
                    device.say({"say": "ping"})
                assert (await device.hear_of("bye"))["code"] == "too-fast"
                await device.ended()
            assert 3_000 < table.presence.cooldown_left(room["member"]) <= 3_600
            slept.clear()
            async with house.socket(room["code"]) as device:
                await device.hello(room["secret"])
            assert 3_000 < max(slept) <= 3_600
            slept.clear()
            async with house.socket(room["code"]) as somebody_else:
                await somebody_else.hello()
            assert max(slept, default=0) == 0

    asyncio.run(work())
