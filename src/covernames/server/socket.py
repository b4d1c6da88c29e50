"""The WebSocket of a device in a room."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from functools import partial
from urllib.parse import urlsplit

from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from ..refusals import Rejected
from . import wire
from .connection import Connection, Line
from .connection_limit import ConnectionLimit
from .device_reader import DeviceReader, read
from .door import check_passcode, find_room
from .http import address_of
from .hub import Hub
from .logs import fault
from .open_room import OpenRoom
from .queued_line import QueuedLine
from .store import Unavailable
from .websocket import CLOSING, LINE, DirectProtocol

HELLO_SECONDS = 10.0
"""Seconds to say hello."""
LAST_WORDS = 1.0
"""Seconds to read what was said last, before the connection ends."""


class RoomSocket:
    """Serves a device until it leaves."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One connection."""
        socket = WebSocket(scope, receive, send)
        if not _own_page(socket):
            await socket.close(1008)
            return
        await socket.accept()
        limit: ConnectionLimit = socket.app.state.connection_limit
        with limit.slot(address_of(socket)) as free:
            if not free:
                await _refuse(socket, "connections-too-many")
                return
            try:
                await _serve(socket, receive, send)
            except Unavailable:  # at the door: it can knock again
                await _refuse(socket, "not-saved")


async def _serve(socket: WebSocket, receive: Receive, send: Send) -> None:
    hub: Hub = socket.app.state.hub
    connection: Connection | None = None
    room: OpenRoom | None = None
    writing: asyncio.Task[None] | None = None
    try:
        room, hello = await _found(socket, receive)
        line = _line(socket, send)
        connection = await _hello(socket, receive, line, hub, room, hello)
        hears = partial(
            DeviceReader,
            room,
            connection,
            _who(socket, connection.member),
            socket.app.state.messages_a_second,
        )
        if isinstance(line, DirectProtocol):
            await line.listen(hears(line.ready).hear)
        elif isinstance(line, QueuedLine):
            writing = asyncio.create_task(_write(socket, line))
            ready = asyncio.Event()
            await _listen(receive, hears(ready.set), ready, connection)
    except Rejected as refused:
        await _refuse(socket, refused.code)
    except (WebSocketDisconnect, TimeoutError, RuntimeError):
        pass
    except Unavailable:
        raise
    except Exception as error:  # noqa: BLE001 - whatever it is, the others must not suffer
        fault("a connection failed", error)
        with suppress(RuntimeError, OSError):
            await socket.close(1011)
    finally:
        if room is not None and connection is not None:
            _leave(hub, room, connection)
        if writing is not None:
            await asyncio.wait([writing], timeout=LAST_WORDS)
            writing.cancel()


def _leave(hub: Hub, room: OpenRoom, connection: Connection) -> None:
    room.presence.leave(connection)
    room.last_used = hub.clock.monotonic()
    if connection.overflowed:
        hub.metrics.dropped.inc()
    if not connection.closed:
        connection.leave()


def _own_page(socket: WebSocket) -> bool:
    """Whether a browser says that the page is ours; programs that are no browsers say nothing."""
    origin = socket.headers.get("origin")
    if origin is None:
        return True
    page = urlsplit(origin).netloc
    ours = {socket.headers.get("host"), urlsplit(socket.app.state.public_url).netloc}
    return bool(page) and page in ours  # a page without an address, in a frame, is nobody's


def _line(socket: WebSocket, send: Send) -> Line:
    """Where frames for the device go: to its transport, if the server is ours."""
    line: Line | None = socket.scope.get("extensions", {}).get(LINE)
    return line or QueuedLine(lambda text: send({"type": "websocket.send", "text": text}))


async def _write(socket: WebSocket, line: QueuedLine) -> None:
    await line.pump()
    if socket.client_state == WebSocketState.CONNECTED:
        await socket.close(CLOSING)


async def _found(socket: WebSocket, receive: Receive) -> tuple[OpenRoom, wire.Hello | None]:
    """The room, and the greeting if it was needed to find it: a member has a secret in it."""
    code = socket.path_params["code"]
    try:
        return await find_room(socket, code), None
    except Rejected as refused:
        if refused.code != "codes-too-many":
            raise
    hello = await _greeting(receive)
    return await find_room(socket, code, hello.secret), hello


async def _greeting(receive: Receive) -> wire.Hello:
    async with asyncio.timeout(HELLO_SECONDS):
        message = read(await _read(receive))
    if not isinstance(message, wire.Hello):
        raise Rejected("hello-first")
    return message


async def _hello(
    socket: WebSocket,
    receive: Receive,
    line: Line,
    hub: Hub,
    room: OpenRoom,
    message: wire.Hello | None,
) -> Connection:
    """Who is there? Without a secret one looks on."""
    message = message or await _greeting(receive)
    member, board = "", False
    if message.secret:
        found = await hub.membership.device(room, message.secret)
        if found is None:
            raise Rejected("secret-unknown")
        member, board = found
    else:
        await check_passcode(socket, room, message.passcode)
    # Who was shown out for flooding can come back, but not at once.
    await asyncio.sleep(room.presence.cooldown_left(_who(socket, member)))
    connection = Connection(line, member, board=board)
    await room.welcome(connection, message.since)
    return connection


async def _listen(
    receive: Receive, reader: DeviceReader, ready: asyncio.Event, connection: Connection
) -> None:
    """Hear a device where the server is not ours."""
    loop = asyncio.get_running_loop()
    while not connection.closed:
        ready.clear()
        waited = asyncio.Event()
        loop.call_soon(waited.set)  # not reached where the next message was there already
        text = await _read(receive)
        if not reader.hear(text, not waited.is_set()):
            await ready.wait()


async def _read(receive: Receive) -> str | None:
    """The next text; None: it is something else."""
    frame = await receive()
    if frame["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(frame.get("code", 1000))
    text: str | None = frame.get("text")
    return text


def _who(socket: WebSocket, member: str) -> str:
    return member or address_of(socket)


async def _refuse(socket: WebSocket, code: str) -> None:
    with suppress(WebSocketDisconnect, RuntimeError):  # gone already
        await socket.send_text(wire.encode(wire.Bye(code)))
        await socket.close(1008)
