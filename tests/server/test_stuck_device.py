"""A device that does not read: once its member is removed, nothing that it says gets through."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from starlette.types import Message

from covernames.server import socket
from in_process import HERE, Device, House
from nodes import sqlite_in


class Stuck(Device):
    """A socket that takes what it is told until it is stuck; what it says still arrives."""

    stuck = False

    async def _take(self, message: Message) -> None:
        if self.stuck:
            await asyncio.Event().wait()
        await super()._take(message)


def command(do: str, **more: str) -> dict[str, Any]:
    return {"say": "send", "id": "1", "command": {"do": do, **more}}


SAID = [
    command("enter", name="Mal"),
    command("rename", name="Mal"),
    command("take-seat", seat="red-operatives"),
    {"say": "say", "text": "still here"},
]


@pytest.mark.parametrize("said", SAID, ids=lambda said: str(said.get("command", said)))
@pytest.mark.parametrize("stuck", [True, False])
def test_who_was_removed_gets_nothing_through(
    said: dict[str, Any], stuck: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(socket, "LAST_WORDS", 0.0)

    async def work() -> None:
        async with House(sqlite_in(tmp_path)) as house:
            room = await house.made("/api/rooms", name="Ann")
            code = room["code"]
            eve = await house.made(f"/api/rooms/{code}/members", name="Eve")
            async with house.socket(code) as host, Stuck(house, code, HERE) as device:
                await host.hello(room["secret"])
                await device.hello(eve["secret"])
                device.stuck = stuck
                out = {"do": "remove", "member": eve["member"]}
                assert (await host.do("out", out))["is"] == "done"
                device.say(said)
                await device.ended()
                heard = await host.answers('{"say": "ping"}')
                assert not {"news", "said"} & {each["is"] for each in heard}
            async with house.socket(code) as visitor:
                members = (await visitor.hello())["room"]["members"].values()
                assert [who["name"] for who in members] == ["Ann"]

    asyncio.run(work())


def test_a_connection_that_is_over_carries_nothing_more(tmp_path: Path) -> None:
    async def work() -> None:
        async with House(sqlite_in(tmp_path)) as house:
            room = await house.made("/api/rooms", name="Ann")
            table = await house.app.state.hub.room(room["code"])
            async with house.socket(room["code"]) as device:
                await device.hello(room["secret"])
                for line in table.presence.connections:
                    line.close("restart")
                device.say(command("rename", name="Mal"))
                await device.ended()
            assert [who.name for who in table.room.members.values()] == ["Ann"]

    asyncio.run(work())


def test_a_socket_is_no_way_into_a_room(tmp_path: Path) -> None:
    """Who was removed on another node would come in again before this one has heard of it."""

    async def work() -> None:
        async with House(sqlite_in(tmp_path)) as house:
            room = await house.made("/api/rooms", name="Ann")
            for secret, code in ((room["secret"], "hello-once"), ("", "not-a-member")):
                async with house.socket(room["code"]) as device:
                    await device.hello(secret)
                    assert (await device.do("1", {"do": "enter", "name": "Mal"}))["code"] == code

    asyncio.run(work())
