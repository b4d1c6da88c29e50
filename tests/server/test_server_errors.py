"""Something of ours breaks: whoever asked hears so, under an id that stands in the log."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
import uvicorn
from starlette.websockets import WebSocketDisconnect
from structlog.testing import capture_logs
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from covernames.server.app import create_app
from covernames.server.headers import HEADERS
from covernames.server.hub import Hub
from covernames.server.membership import Membership
from covernames.server.open_room import OpenRoom
from nodes import free_port, sqlite_in
from waiting import LONGEST

SAID = "a codename"
ERRORS = [KeyError(SAID), RuntimeError(SAID), TimeoutError(SAID), WebSocketDisconnect(1006, SAID)]


@asynccontextmanager
async def serving(folder: Path) -> AsyncIterator[httpx.AsyncClient]:
    """A server in this very process, so that parts of it can be broken."""
    port = free_port()
    app = create_app(sqlite_in(folder))
    server = uvicorn.Server(
        uvicorn.Config(app, port=port, ws="websockets-sansio", log_level="error", log_config=None)
    )
    running = asyncio.create_task(server.serve())
    async with asyncio.timeout(LONGEST):
        while not server.started:  # noqa: ASYNC110 - nothing tells of it
            await asyncio.sleep(0.01)
    try:
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=LONGEST) as web:
            yield web
    finally:
        server.should_exit = True
        await running


@asynccontextmanager
async def socket_of(web: httpx.AsyncClient, code: str) -> AsyncIterator[ClientConnection]:
    async with connect(f"ws://{web.base_url.netloc.decode()}/ws/{code}") as socket:
        yield socket


async def say(socket: ClientConnection, message: dict[str, object]) -> None:
    await socket.send(msgspec.json.encode(message).decode())


async def heard(socket: ClientConnection, kind: str) -> dict[str, Any]:
    """The next message of a kind."""
    async with asyncio.timeout(LONGEST):
        while True:
            message: dict[str, Any] = msgspec.json.decode(await socket.recv())
            if message["is"] == kind:
                return message


def breaks(monkeypatch: pytest.MonkeyPatch, where: type, name: str, error: Exception) -> None:
    def broken(*_: object, **__: object) -> None:
        raise error

    monkeypatch.setattr(where, name, broken)


@pytest.mark.parametrize("error", ERRORS, ids=lambda error: type(error).__name__)
def test_a_command_that_breaks_is_answered_and_the_line_holds(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    asked: list[tuple[str, dict[str, object], str]] = [
        ("send", {"say": "send", "id": "one", "command": {"do": "stand"}}, "one"),
        ("look", {"say": "look", "id": "two"}, "two"),
        ("point", {"say": "point", "at": [{"cell": 1}]}, ""),
        ("chat", {"say": "say", "text": "hello"}, ""),
    ]

    async def work() -> None:
        async with serving(tmp_path) as web:
            made = (await web.post("/api/rooms", json={"name": "Ann"})).json()
            async with socket_of(web, made["code"]) as socket:
                await say(socket, {"say": "hello", "secret": made["secret"]})
                await heard(socket, "welcome")
                for method, message, id_ in asked:
                    breaks(monkeypatch, OpenRoom, method, error)
                    with capture_logs() as logged:
                        await say(socket, message)
                        refused = await heard(socket, "refused")
                        await say(socket, {"say": "ping"})
                        await heard(socket, "pong")
                    # Whatever else the server says meanwhile: that a database is slow, for one.
                    [line] = [each for each in logged if each["event"] == "a command failed"]
                    assert (refused["id"], refused["code"]) == (id_, "server-error")
                    assert refused["data"] == {"id": line["id"]}
                    assert (line["log_level"], line["exc_info"]) == ("error", error)

    asyncio.run(work())


@pytest.mark.parametrize(("where", "method"), [(Hub, "room"), (OpenRoom, "welcome")])
def test_a_connection_that_breaks_is_logged_and_closed(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    where: type,
    method: str,
) -> None:
    async def work() -> None:
        async with serving(tmp_path) as web:
            made = (await web.post("/api/rooms", json={"name": "Ann"})).json()
            breaks(monkeypatch, where, method, KeyError(SAID))
            with capture_logs() as logged:
                async with socket_of(web, made["code"]) as socket:
                    with suppress(ConnectionClosed):
                        await say(socket, {"say": "hello", "secret": made["secret"]})
                    with pytest.raises(ConnectionClosed) as closed:
                        await heard(socket, "welcome")
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1011
            assert [line["event"] for line in logged] == ["a connection failed"]

    with caplog.at_level(logging.ERROR):
        asyncio.run(work())
    assert SAID not in caplog.text


def test_a_request_that_breaks_is_answered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """And goes no further: uvicorn would print the error with all its text."""
    breaks(monkeypatch, Membership, "open_room", KeyError(SAID))

    async def work() -> None:
        async with serving(tmp_path) as web:
            with capture_logs() as logged:
                answer = await web.post("/api/rooms", json={"name": "Ann"})
            [line] = logged
            assert answer.status_code == 500
            assert answer.json() == {"code": "server-error", "data": {"id": line["id"]}}
            assert set(HEADERS) <= {name.encode() for name in answer.headers}

    with caplog.at_level(logging.ERROR):
        asyncio.run(work())
    assert SAID not in caplog.text


def test_who_hangs_up_in_the_middle_of_a_request_is_no_error_of_ours(tmp_path: Path) -> None:
    """Otherwise anybody could fill the log."""

    async def work() -> None:
        app = create_app(sqlite_in(tmp_path))
        said: list[object] = []
        hangs_up = [{"type": "http.request", "body": b"{", "more_body": True}]

        async def receive() -> dict[str, object]:
            return hangs_up.pop() if hangs_up else {"type": "http.disconnect"}

        async def send(message: object) -> None:
            said.append(message)

        scope = {"type": "http", "method": "POST", "path": "/api/rooms", "headers": []}
        rest = {"query_string": b"", "client": ("127.0.0.1", 1), "root_path": ""}
        with capture_logs() as logs:
            await app({**scope, **rest}, receive, send)
        assert not hangs_up
        assert not said
        assert not logs

    asyncio.run(work())
