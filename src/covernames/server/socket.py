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
from .connection_limit import ConnectionLimit
from .door import check_passcode, device_of
from .http import address_of
from .hub import Hub
from .line import Line
from .logs import fault
from .pace import Pace
from .store import Unavailable
from .table_host import TableHost

PATIENCE = 10.0
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
    line: Line | None = None
    table: TableHost | None = None
    writing: asyncio.Task[None] | None = None
    try:
        table = await hub.table(socket.path_params["code"])
        if table is None:
            await _refuse(socket, "room-unknown")
            return
        line = await _hello(socket, send, hub, table)
        if line is None:
            return
        writing = asyncio.create_task(_write(socket, line))
        await _listen(socket, table, line)
    except (WebSocketDisconnect, TimeoutError, RuntimeError):
        pass
    except Exception as error:  # noqa: BLE001 - whatever it is, the others must not suffer
        fault("a connection failed", error)
        with suppress(RuntimeError, OSError):
            await socket.close(1011)
    finally:
        if table is not None and line is not None:
            _leave(hub, table, line)
        if writing is not None:
            await asyncio.wait([writing], timeout=LAST_WORDS)
            writing.cancel()


def _leave(hub: Hub, table: TableHost, line: Line) -> None:
    table.people.leave(line)
    table.used = monotonic()
    if line.overrun:
        hub.metrics.dropped.inc()
    if not line.dropped:
        line.drop()


def _own_page(socket: WebSocket) -> bool:
    """Whether a browser says that the page is ours; programs that are no browsers say nothing."""
    origin = socket.headers.get("origin")
    if origin is None:
        return True
    ours = {socket.headers.get("host", ""), urlsplit(socket.app.state.public_url).netloc}
    return urlsplit(origin).netloc in ours


async def _write(socket: WebSocket, line: Line) -> None:
    await line.run()
    if socket.client_state == WebSocketState.CONNECTED:
        await socket.close(1013)


async def _hello(socket: WebSocket, send: Send, hub: Hub, table: TableHost) -> Line | None:
    """Who is there? Without a secret one looks on."""
    async with asyncio.timeout(PATIENCE):
        message = await _read(socket)
    if not isinstance(message, wire.Hello):
        await _refuse(socket, "hello-first")
        return None
    member, board = "", False
    if message.secret:
        found = await device_of(hub, table, message.secret)
        if found is None:
            await _refuse(socket, "secret-unknown")
            return None
        member, board = found
    else:
        try:
            await check_passcode(socket, table, message.passcode)
        except Rejected as refused:
            await _refuse(socket, refused.code)
            return None
    # Who was shown out for flooding can come back, but not at once.
    await asyncio.sleep(table.people.penalty(_who(socket, member)))

    async def say(text: str) -> None:
        # Past the framework's own checks: this is done five times for every move.
        await send({"type": "websocket.send", "text": text})

    line = Line(say, member, board=board)
    await table.welcome(line, message.since)
    return line


async def _listen(socket: WebSocket, table: TableHost, line: Line) -> None:
    pace = Pace(socket.app.state.messages_a_second)
    while not line.dropped:
        listening = monotonic()
        message = await _read(socket)
        line.heard = monotonic()
        if delay := pace.wait(line.heard - listening):
            if pace.flooding:
                line.close("too-fast")
                table.people.punish(_who(socket, line.member))
                return
            await asyncio.sleep(delay)
        if line.dropped:  # meanwhile: what a device still says that was shown out counts no more
            return
        if isinstance(message, wire.Refused):
            line.tell(wire.encode(message))
            continue
        answer: wire.FromServer | None
        try:
            answer = await _answer(table, line, message)
        except Exception as error:  # noqa: BLE001 - said with an id, and the line holds
            id_ = getattr(message, "id", "")[: wire.LONGEST_ID]
            answer = wire.Refused(id_, "server-error", {"id": fault("a command failed", error)})
        if answer is not None:
            line.tell(wire.encode(answer))


async def _answer(  # noqa: PLR0911 - a line a kind of message
    table: TableHost, line: Line, message: wire.AnyFromDevice
) -> wire.FromServer | None:
    match message:
        case wire.Send():
            if not line.member:
                return wire.Refused(message.id[: wire.LONGEST_ID], "not-a-member")
            if isinstance(message.command, Enter):
                # By HTTP, past the passcode. Whoever was removed on another node could come back.
                return wire.Refused(message.id[: wire.LONGEST_ID], "hello-once")
            return await table.send(line.member, message.id, message.command)
        case wire.Look():
            return table.look(line, message.id[: wire.LONGEST_ID])
        case wire.Mark():
            return table.mark(line, message.cell, on=message.on)
        case wire.Say():
            return table.chat(line, message.text)
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
