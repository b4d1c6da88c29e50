"""The answers to commands: given once, remembered, and the same when a command is sent again."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from unittest.mock import Mock

import msgspec
import pytest
from starlette.websockets import WebSocketDisconnect

from clocks import TurnedClock, settle
from covernames.game import actions as act
from covernames.room import commands as cmd
from covernames.server import room_host, socket, wire
from covernames.server.clock import Times
from covernames.server.connection import Connection
from covernames.server.device_reader import DeviceReader
from covernames.server.room_host import Answer
from in_process import House
from lines import HeardLine
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


@pytest.mark.parametrize(("id_", "fine"), [("", False), ("x" * 64, True), ("x" * 65, False)])
def test_a_move_has_an_id_of_its_own(tmp_path: Path, id_: str, fine: bool) -> None:
    async def work(scene: Scene, _: TurnedClock) -> None:
        spymaster, clue = await begun(scene)
        answers: list[Answer] = []
        assert scene.table.play(spymaster, id_, clue, answers.append) is fine
        await scene.stored()
        assert (scene.clues, [type(each) for each in answers]) == (fine, [wire.Done] * fine)

    in_a_room(tmp_path, work)


async def begun(scene: Scene) -> tuple[str, cmd.Play]:
    """A game; who is to give the first clue, and that clue."""
    seats = await scene.seat()
    await scene.do(scene.host, cmd.StartGame())
    assert scene.table.room.game is not None
    clue = cmd.Play(act.GiveClue("tree", 1), scene.table.room.game.step)
    return seats["red-spymaster"], clue


def test_until_a_command_is_stored_nothing_else_is_heard(tmp_path: Path) -> None:
    async def work(scene: Scene, _: TurnedClock) -> None:
        spymaster, clue = await begun(scene)
        commands: dict[str, Any] = {spymaster: clue, scene.host: cmd.Lock(True)}
        for member, command in commands.items():  # the short way, and the long one
            connection = Connection(line := HeardLine(), member)
            ready = Mock()
            reader = DeviceReader(scene.table, connection, member, 20, ready)
            said = msgspec.json.encode(wire.Send("1", command)).decode()
            assert reader.hear(said, False) is False
            ready.assert_not_called()
            await scene.stored()
            ready.assert_called_once_with()
            assert [json.loads(told)["is"] for told in line.said] == ["done"]

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


def test_by_another_server_too_who_waits_for_answers_is_told_from_who_does_not() -> None:
    async def work() -> None:
        heard: list[tuple[str, bool]] = []

        def hear(text: str, queued: bool) -> bool:
            heard.append((text, queued))
            return True

        said: asyncio.Queue[dict[str, str]] = asyncio.Queue()
        reader: Any = SimpleNamespace(hear=hear)
        listen = socket._listen  # noqa: SLF001 - without a room
        listening = asyncio.ensure_future(
            listen(said.get, reader, asyncio.Event(), Connection(HeardLine()))
        )
        for texts in (["one"], ["two", "three"], ["four"]):
            await settle()
            for text in texts:
                said.put_nowait({"type": "websocket.receive", "text": text})
        said.put_nowait({"type": "websocket.disconnect"})
        with pytest.raises(WebSocketDisconnect):
            await listening
        assert heard == [("one", False), ("two", False), ("three", True), ("four", False)]

    asyncio.run(work())


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
