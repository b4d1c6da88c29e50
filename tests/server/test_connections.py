"""Visitors who say nothing, or say it too slowly, keep nobody out."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import pytest
import uvicorn

from covernames.cli.serve import Polite
from covernames.server import http
from covernames.server.app import create_app
from covernames.server.connections import HEAD_SECONDS, LimitedProtocol, limited
from covernames.server.headers import HEADERS
from nodes import sqlite_in
from waiting import until

LONGEST = 60
"""Seconds after which a test has failed, by its clock."""
ASK = b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n"
UPGRADE = (
    b"GET /ws/nowhere HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)


class Clock:
    """The clock of the running event loop, which tests put forward."""

    def __init__(self) -> None:
        loop = asyncio.get_running_loop()
        real, self._ahead = loop.time, 0.0
        loop.time = lambda: real() + self._ahead  # type: ignore[method-assign]  # that is the point

    def passes(self, seconds: float) -> None:
        """So much time is gone at once."""
        self._ahead += seconds


@asynccontextmanager
async def served(folder: Path, protocol: type[LimitedProtocol]) -> AsyncIterator[int]:
    """A server in this process; yields its port."""
    listening = socket.socket()
    listening.bind(("127.0.0.1", 0))
    config = uvicorn.Config(create_app(sqlite_in(folder)), http=protocol, log_level="error")
    started = asyncio.Event()
    server = Polite(config, started.set)
    running = asyncio.create_task(server.serve(sockets=[listening]))
    async with asyncio.timeout(LONGEST):
        await started.wait()
        yield listening.getsockname()[1]
    server.should_exit = True
    await running


async def come(port: int) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    return await asyncio.open_connection("127.0.0.1", port)


async def asks(port: int) -> bytes:
    reader, writer = await come(port)
    writer.write(ASK)
    line = await reader.readline()
    writer.close()
    return line


async def hung_up(reader: asyncio.StreamReader) -> bool:
    try:
        return await reader.read(1) == b""
    except ConnectionResetError:
        return True


async def hung_up_after(reader: asyncio.StreamReader) -> bool:
    """The same, once what was said has been read."""
    with suppress(ConnectionResetError):
        while await reader.read(1_000):
            pass
    return True


def test_silent_visitors_make_room_for_others(tmp_path: Path) -> None:
    async def work() -> None:
        protocol = limited(5, 10 * LONGEST)
        async with served(tmp_path, protocol) as port:
            silent = []
            for count in range(1, 6):
                silent.append(await come(port))
                # The system may let the next in first.
                await until(lambda: len(protocol.waiting) == count)  # noqa: B023 - at once
            for _ in range(3):
                assert b"200" in await asks(port)
            assert await hung_up(silent[0][0])  # whoever waited longest went first
            for _, writer in silent:
                writer.close()

    asyncio.run(work())


@pytest.mark.parametrize("said", [b"", b"GET /healthz HTTP/1.1\r\nHost: x\r\n", ASK])
def test_a_head_comes_within_its_time(tmp_path: Path, said: bytes) -> None:
    """Also the second one of a connection: an answer does not buy time without end."""

    async def work() -> None:
        clock, protocol = Clock(), limited(99, 2 * HEAD_SECONDS)
        async with served(tmp_path, protocol) as port:
            reader, writer = await come(port)
            await until(lambda: len(protocol.waiting) == 1)
            assert b"200" in await asks(port)
            visitor = next(iter(protocol.waiting))
            if said == ASK:
                clock.passes(HEAD_SECONDS)  # the time runs anew after an answer
                writer.write(ASK)
                await reader.readuntil(b'{"ok":true}')
            writer.write(said if said != ASK else b"GET /")
            clock.passes(HEAD_SECONDS)
            assert b"200" in await asks(port)
            assert visitor in protocol.waiting
            clock.passes(HEAD_SECONDS)
            assert b"200" in await asks(port)
            assert visitor not in protocol.waiting
            assert await hung_up(reader)
            writer.close()

    asyncio.run(work())


def test_a_connection_is_good_for_one_request_after_another(tmp_path: Path) -> None:
    async def work() -> None:
        async with served(tmp_path, limited(99)) as port:
            reader, writer = await come(port)
            for _ in range(3):
                writer.write(ASK)
                assert (await reader.readuntil(b'{"ok":true}')).startswith(b"HTTP/1.1 200")
            writer.close()

    asyncio.run(work())


@pytest.mark.parametrize("said", [b"\x00\xff\r\n\r\n", b"GET / HTTP/9\r\n\r\n", b"x" * 100_000])
def test_what_is_no_http_is_answered_with_the_headers_of_all(tmp_path: Path, said: bytes) -> None:
    async def work() -> None:
        async with served(tmp_path, limited(99)) as port:
            reader, writer = await come(port)
            writer.write(said)
            head = (await reader.readuntil(b"\r\n\r\n")).lower()
            assert head.startswith(b"http/1.1 400 bad request\r\n")
            for name, value in HEADERS.items():
                assert name + b": " + value.lower() + b"\r\n" in head
            assert b"cache-control: no-store" in head
            assert await hung_up_after(reader)
            writer.close()

    asyncio.run(work())


def test_a_socket_waits_for_no_head(tmp_path: Path) -> None:
    async def work() -> None:
        protocol = limited(99, 60)
        async with served(tmp_path, protocol) as port:
            reader, writer = await come(port)
            writer.write(UPGRADE)
            assert b"101" in await reader.readline()
            assert not protocol.waiting
            writer.close()

    asyncio.run(work())


def test_a_body_comes_within_its_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(http, "BODY_SECONDS", 0.0)

    async def work() -> None:
        async with served(tmp_path, limited(99)) as port:
            reader, writer = await come(port)
            writer.write(b"POST /api/judge HTTP/1.1\r\nHost: x\r\nContent-Length: 99\r\n\r\n{")
            assert b"408" in await reader.readline()
            writer.close()

    asyncio.run(work())
