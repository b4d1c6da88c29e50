"""The WebSocket of a device in a room."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from time import monotonic
from urllib.parse import urlsplit

import msgspec
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from ..game.errors import Rejected
from ..room.commands import Enter
from . import wire
from .connection import Connection
from .connection_limit import ConnectionLimit
from .door import check_passcode
from .http import address_of
from .hub import Hub
from .logs import fault
from .open_room import OpenRoom
from .store import Unavailable
from .throttle import Throttle

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
                await _serve(socket, send)
            except Unavailable:  # at the door: it can knock again
                await _refuse(socket, "not-saved")


async def _serve(socket: WebSocket, send: Send) -> None:
    hub: Hub = socket.app.state.hub
    connection: Connection | None = None
    room: OpenRoom | None = None
    writing: asyncio.Task[None] | None = None
    try:
        room = await hub.room(socket.path_params["code"])
        if room is None:
            await _refuse(socket, "room-unknown")
            return
        connection = await _hello(socket, send, hub, room)
        if connection is None:
            return
        writing = asyncio.create_task(_write(socket, connection))
        await _listen(socket, room, connection)
    except (WebSocketDisconnect, TimeoutError, RuntimeError):
        pass
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
    room.last_used = monotonic()
    if connection.overflowed:
        hub.metrics.dropped.inc()
    if not connection.closed:
        connection.abort()


def _own_page(socket: WebSocket) -> bool:
    """Whether a browser says that the page is ours; programs that are no browsers say nothing."""
    origin = socket.headers.get("origin")
    if origin is None:
        return True
    ours = {socket.headers.get("host", ""), urlsplit(socket.app.state.public_url).netloc}
    return urlsplit(origin).netloc in ours


async def _write(socket: WebSocket, connection: Connection) -> None:
    await connection.pump()
    if socket.client_state == WebSocketState.CONNECTED:
        await socket.close(1013)


async def _hello(socket: WebSocket, send: Send, hub: Hub, room: OpenRoom) -> Connection | None:
    """Who is there? Without a secret one looks on."""
    async with asyncio.timeout(HELLO_SECONDS):
        message = await _read(socket)
    if not isinstance(message, wire.Hello):
        await _refuse(socket, "hello-first")
        return None
    member, board = "", False
    if message.secret:
        found = await hub.membership.device(room, message.secret)
        if found is None:
            await _refuse(socket, "secret-unknown")
            return None
        member, board = found
    else:
        try:
            await check_passcode(socket, room, message.passcode)
        except Rejected as refused:
            await _refuse(socket, refused.code)
            return None
    # Who was shown out for flooding can come back, but not at once.
    await asyncio.sleep(room.presence.cooldown_left(_who(socket, member)))

    async def say(text: str) -> None:
        # Past the framework's own checks: this is done five times for every move.
        await send({"type": "websocket.send", "text": text})

    connection = Connection(say, member, board=board)
    await room.welcome(connection, message.since)
    return connection


async def _listen(socket: WebSocket, room: OpenRoom, connection: Connection) -> None:
    throttle = Throttle(socket.app.state.messages_a_second)
    while not connection.closed:
        listening = monotonic()
        message = await _read(socket)
        connection.last_seen = monotonic()
        if delay := throttle.wait(connection.last_seen - listening):
            if throttle.flooding:
                connection.close("too-fast")
                room.presence.cool_down(_who(socket, connection.member))
                return
            await asyncio.sleep(delay)
        if (
            connection.closed
        ):  # meanwhile: what a device still says that was shown out counts no more
            return
        if isinstance(message, wire.Refused):
            connection.send(wire.encode(message))
            continue
        answer: wire.FromServer | None
        try:
            answer = await _answer(room, connection, message)
        except Exception as error:  # noqa: BLE001 - said with an id, and the connection holds
            id_ = getattr(message, "id", "")[: wire.LONGEST_ID]
            answer = wire.Refused(id_, "server-error", {"id": fault("a command failed", error)})
        if answer is not None:
            connection.send(wire.encode(answer))


async def _answer(  # noqa: PLR0911 - a connection a kind of message
    room: OpenRoom, connection: Connection, message: wire.AnyFromDevice
) -> wire.FromServer | None:
    match message:
        case wire.Send():
            if not connection.member:
                return wire.Refused(message.id[: wire.LONGEST_ID], "not-a-member")
            if isinstance(message.command, Enter):
                # By HTTP, past the passcode. Whoever was removed on another node could come back.
                return wire.Refused(message.id[: wire.LONGEST_ID], "hello-once")
            return await room.send(connection.member, message.id, message.command)
        case wire.Look():
            return room.look(connection, message.id[: wire.LONGEST_ID])
        case wire.Mark():
            return room.point(connection, message.cell, on=message.on)
        case wire.Say():
            return room.chat(connection, message.text)
        case wire.Ping():
            return wire.Pong()
    return wire.Refused("", "hello-once")


async def _read(socket: WebSocket) -> wire.AnyFromDevice | wire.Refused:
    """The next message, or what is to be said of something that is none."""
    frame = await socket.receive()
    if frame["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(frame.get("code", 1000))
    text = frame.get("text")
    if text is None or len(text) > wire.LARGEST:
        return wire.Refused("", "message-unreadable")
    try:
        message: wire.AnyFromDevice = wire.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return wire.unreadable(text)
    return message


def _who(socket: WebSocket, member: str) -> str:
    return member or (socket.client.host if socket.client else "")


async def _refuse(socket: WebSocket, code: str) -> None:
    with suppress(WebSocketDisconnect, RuntimeError):  # gone already
        await socket.send_text(wire.encode(wire.Bye(code)))
        await socket.close(1008)
