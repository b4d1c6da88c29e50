"""Bad frames and bad requests: a clear code or a close with a reason, and nobody else notices."""

from __future__ import annotations

import asyncio
import json
from contextlib import suppress
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.typing import Origin

from covernames.client import Client
from covernames.room.commands import Rename
from nodes import Node, sqlite_in
from waiting import LONGEST

HELLO = json.dumps({"say": "hello"})


def test_who_stops_reading_is_dropped_and_the_room_goes_on(node: Node) -> None:
    async def work() -> None:
        host = await Client.open_room(node.url, name="Ann")
        await host.connect()
        address = node.url.replace("http", "ws") + f"/ws/{host.code}"
        async with connect(address, compression=None, max_queue=1) as stalled:
            await stalled.send(HELLO)
            assert json.loads(await stalled.recv())["is"] == "welcome"
            for number in range(40):
                await host.do(Rename(f"name {number}"))
        assert host.room is not None
        assert host.room.members[host.member].name == "name 39"
        await host.close()

    asyncio.run(work())


def test_who_floods_is_slowed_then_shown_out_and_can_come_back(tmp_path: Path) -> None:
    node = Node(sqlite_in(tmp_path), pace=20).start()

    async def work() -> None:
        host = await Client.open_room(node.url, name="Ann")
        await host.connect()
        with suppress(ConnectionClosed):
            for _ in range(500):
                await host.ping()
        await host.until(lambda: bool(host.bye))
        assert host.bye == "too-fast"
        await host.connect()
        await host.do(Rename("back"))
        await host.close()

    asyncio.run(work())
    node.stop()


def test_who_waits_for_answers_is_never_shown_out(tmp_path: Path) -> None:
    node = Node(sqlite_in(tmp_path), pace=20).start()

    async def work() -> None:
        host = await Client.open_room(node.url, name="Ann")
        await host.connect()
        for number in range(60):
            await host.do(Rename(f"name {number}"))
        await host.close()

    asyncio.run(work())
    node.stop()


@pytest.mark.parametrize(
    ("first", "code"),
    [
        ('{"say": "ping"}', "hello-first"),
        ("nonsense", "hello-first"),
        ('{"say": "hello", "secret": "wrong"}', "secret-unknown"),
    ],
)
def test_who_does_not_introduce_himself_is_told_why(node: Node, first: str, code: str) -> None:
    async def work() -> None:
        host = await Client.open_room(node.url, name="Ann")
        address = node.url.replace("http", "ws") + f"/ws/{host.code}"
        async with connect(address) as socket:
            await socket.send(first)
            assert json.loads(await socket.recv()) == {"is": "bye", "code": code}

    asyncio.run(work())


def test_another_page_cannot_open_a_socket(node: Node) -> None:
    async def work() -> None:
        host = await Client.open_room(node.url, name="Ann")
        address = node.url.replace("http", "ws") + f"/ws/{host.code}"
        async with connect(address, origin=Origin(node.url)) as socket:
            await socket.send(HELLO)
            assert "welcome" in str(await socket.recv())
        with pytest.raises(InvalidStatus):
            await connect(address, origin=Origin("https://evil.example"))

    asyncio.run(work())


def test_there_is_no_such_room(node: Node) -> None:
    async def work() -> None:
        async with connect(node.url.replace("http", "ws") + "/ws/nowhere") as socket:
            assert "room-unknown" in str(await socket.recv())

    asyncio.run(work())


@pytest.mark.parametrize("since", [-1, 10**6, 2**63])
def test_who_claims_to_have_heard_what_never_was_is_told_everything(node: Node, since: int) -> None:
    async def work() -> None:
        host = await Client.open_room(node.url, name="Ann")
        async with connect(room_of(node, host)) as socket:
            await socket.send(json.dumps({"say": "hello", "since": since}))
            answer = json.loads(await asyncio.wait_for(socket.recv(), 10))
            assert answer["is"] == "welcome"
            assert answer["room"]

    asyncio.run(work())


def test_a_room_that_empties_while_somebody_comes_in_stays_one_room(node: Node) -> None:
    async def work() -> None:
        ann = await Client.open_room(node.url, name="Ann")
        await ann.connect()
        async with connect(room_of(node, ann)) as ben:  # at the door, not yet in
            await ann.close()
            await gone(node)
            await ben.send(HELLO)
            assert json.loads(await ben.recv())["is"] == "welcome"
            async with Client(node.url, ann.code, ann.secret) as again:
                await again.do(Rename("Anna"))
                while "Anna" not in str(await asyncio.wait_for(ben.recv(), 10)):
                    pass

    asyncio.run(work())


async def gone(node: Node) -> None:
    """Wait until the server has noticed that nobody is there any more."""
    async with asyncio.timeout(LONGEST), httpx.AsyncClient(timeout=LONGEST) as web:
        while "covernames_connections 0.0" not in (await web.get(f"{node.url}/metrics")).text:
            pass


def room_of(node: Node, client: Client) -> str:
    return node.url.replace("http", "ws") + f"/ws/{client.code}"
