"""Our WebSockets: the short way hears and says the same as the long one, however frames come."""

from __future__ import annotations

import asyncio
import weakref
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
import uvicorn
from starlette.types import Receive, Scope, Send
from uvicorn.server import ServerState

from collecting import without_collection
from covernames.server.connection import MOST_BYTES, Connection
from covernames.server.frames import framed
from covernames.server.websocket import LINE, MOST_UNREAD, DirectProtocol

KEY = "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA=="
UPGRADE = (
    "GET /ws/room HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    f"Sec-WebSocket-Version: 13\r\n{KEY}\r\n\r\n"
).encode()
LARGEST = 70_000
MASK = b"\x11\x22\x33\x44"
TEXT, CONTINUED, BINARY, CLOSE, PING = 0x81, 0x80, 0x82, 0x88, 0x89


def frame(kind: int, content: bytes, *, mask: bytes = MASK) -> bytes:
    """As a device sends it."""
    size = len(content)
    bit = 0x80 if mask else 0
    if size < 126:
        head = bytes((kind, bit | size))
    elif size < 1 << 16:
        head = bytes((kind, bit | 126)) + size.to_bytes(2, "big")
    else:
        head = bytes((kind, bit | 127)) + size.to_bytes(8, "big")
    said = bytes(c ^ mask[i % 4] for i, c in enumerate(content)) if mask else content
    return head + mask + said


class Wire(asyncio.Transport):
    """The network: keeps what is written, and whether it is read from."""

    def __init__(self) -> None:
        super().__init__({"sockname": ("127.0.0.1", 1), "peername": ("127.0.0.1", 2)})
        self.sent = b""
        self.stuck = 0
        """Bytes that the device does not read."""
        self.reading, self.closed, self.aborted = True, False, False

    def write(self, data: Any) -> None:  # noqa: ANN401 - bytes of any kind
        self.sent += data

    def get_write_buffer_size(self) -> int:
        return self.stuck

    def pause_reading(self) -> None:
        assert self.reading
        self.reading = False

    def resume_reading(self) -> None:
        assert not self.reading
        self.reading = True

    def is_closing(self) -> bool:
        return self.closed

    def close(self) -> None:
        self.closed = True

    def abort(self) -> None:
        self.closed = self.aborted = True


class Talk:
    """A device and an application that hears it, the short way."""

    def __init__(self) -> None:
        self.heard: list[str | None] = []
        self.queued: list[bool] = []
        """Of each message, whether it came before the last one was answered."""
        self.waits = False
        """Whether every message takes a while."""
        self.ended = False
        self.wire = Wire()
        config = uvicorn.Config(self, ws_per_message_deflate=False, ws_max_size=LARGEST)
        config.load()
        self.protocol = DirectProtocol(config, ServerState(), {})

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "websocket":
            return
        assert (await receive())["type"] == "websocket.connect"
        await send({"type": "websocket.accept"})
        first = await receive()
        self.heard.append(first.get("text"))
        await scope["extensions"][LINE].listen(self.hear)
        self.ended = True

    def hear(self, text: str | None, queued: bool) -> bool:
        self.heard.append(text)
        self.queued.append(queued)
        return not self.waits

    async def open(self) -> None:
        self.protocol.connection_made(self.wire)
        self.protocol.data_received(UPGRADE)
        await settled()
        assert self.wire.sent.startswith(b"HTTP/1.1 101")
        self.wire.sent = b""
        self.say(frame(TEXT, b"hello"))
        await settled()
        assert self.heard == ["hello"]
        self.heard.clear()

    def say(self, data: bytes) -> None:
        self.protocol.data_received(data)

    def lose(self) -> None:
        self.wire.close()
        self.protocol.connection_lost(None)


async def settled() -> None:
    for _ in range(10):
        await asyncio.sleep(0)


def talking(work: Callable[[Talk], Awaitable[None]]) -> None:
    async def whole() -> None:
        talk = Talk()
        await talk.open()
        await work(talk)
        if not talk.protocol.disconnected:
            talk.lose()
        await settled()
        assert talk.ended

    asyncio.run(whole())


TEXTS = ["{}", "ä" * 60, "x" * 126, "แมว" * 500, "y" * 65_535]
ALL = b"".join(frame(TEXT, text.encode()) for text in TEXTS)


@pytest.mark.parametrize("size", [1, 2, 3, 7, 100, 4_096, len(ALL)])
def test_frames_are_heard_however_they_are_cut(size: int) -> None:
    async def work(talk: Talk) -> None:
        for at in range(0, len(ALL), size):
            talk.say(ALL[at : at + size])
        assert talk.heard == TEXTS

    talking(work)


def test_fragments_are_put_together_and_pings_answered_between() -> None:
    async def work(talk: Talk) -> None:
        talk.say(frame(0x01, b"one ") + frame(PING, b"there?") + frame(CONTINUED, b"two"))
        talk.say(frame(TEXT, b"three"))
        assert talk.heard == ["one two", "three"]
        assert talk.wire.sent == b"\x8a\x06there?"

    talking(work)


def test_what_is_no_text_is_heard_as_such() -> None:
    async def work(talk: Talk) -> None:
        talk.say(frame(BINARY, b"\x00\x01"))
        assert talk.heard == [None]

    talking(work)


@pytest.mark.parametrize(
    ("said", "code"),
    [
        (frame(TEXT, b"unmasked", mask=b""), 1002),
        (frame(TEXT, b"\xff\xfe"), 1007),
        (frame(0x01, b"one") + frame(TEXT, b"not the rest"), 1002),
        (frame(CONTINUED, b"of nothing"), 1002),
        (frame(0xC1, b"compressed"), 1002),
        (frame(0x83, b"no such kind"), 1002),
        (frame(TEXT, b"x" * (LARGEST + 1))[:100], 1009),
        (frame(0x01, b"x" * LARGEST) + frame(CONTINUED, b"x"), 1009),
    ],
)
def test_what_is_wrong_is_closed_with_its_code(said: bytes, code: int) -> None:
    async def work(talk: Talk) -> None:
        talk.say(said)
        assert code.to_bytes(2, "big") in talk.wire.sent[:6]
        assert talk.wire.closed
        talk.say(frame(TEXT, b"more"))
        assert talk.heard == []

    talking(work)


def test_a_goodbye_is_returned() -> None:
    async def work(talk: Talk) -> None:
        talk.say(frame(TEXT, b"last") + frame(CLOSE, b"\x03\xe8"))
        assert talk.heard == ["last"]
        assert talk.wire.sent == b"\x88\x02\x03\xe8"
        assert talk.wire.closed

    talking(work)


def test_one_message_is_heard_after_the_other() -> None:
    async def work(talk: Talk) -> None:
        talk.waits = True
        talk.say(b"".join(frame(TEXT, b"%d" % number) for number in range(5)))
        for number in range(5):
            assert talk.heard == [str(n) for n in range(number + 1)]
            talk.protocol.ready()

    talking(work)


def test_who_waits_for_answers_is_told_from_who_does_not() -> None:
    async def work(talk: Talk) -> None:
        talk.say(frame(TEXT, b"one"))
        talk.say(frame(0x01, b"two ") + frame(CONTINUED, b"in pieces"))
        talk.waits = True
        talk.say(frame(TEXT, b"three"))
        assert talk.queued == [False, False, False]
        talk.say(frame(TEXT, b"four") + frame(0x01, b"fi") + frame(CONTINUED, b"ve"))
        talk.protocol.ready()
        talk.protocol.ready()
        assert talk.queued == [False, False, False, True, True]
        talk.protocol.ready()
        talk.waits = False
        talk.say(frame(TEXT, b"six"))
        assert talk.queued[-1:] == [False]

    talking(work)


def test_who_says_too_much_at_once_is_not_read() -> None:
    """Thousands of tiny frames in one packet wait as bytes, and no more are fetched."""

    async def work(talk: Talk) -> None:
        talk.waits = True
        talk.say(b"".join(frame(TEXT, b"%d" % number) for number in range(1_000)))
        assert talk.heard == ["0"]
        assert not talk.wire.reading
        assert len(talk.protocol.inbox) == MOST_UNREAD
        talk.waits = False
        talk.protocol.ready()
        assert talk.heard == [str(number) for number in range(1_000)]
        assert talk.wire.reading

    talking(work)


def test_what_was_said_before_the_end_is_heard() -> None:
    async def work(talk: Talk) -> None:
        talk.waits = True
        talk.say(frame(TEXT, b"one") + frame(TEXT, b"two"))
        talk.lose()
        await settled()
        assert not talk.ended
        talk.protocol.ready()
        talk.protocol.ready()
        assert talk.heard == ["one", "two"]

    talking(work)


def test_a_frame_is_written_as_it_is_until_the_end() -> None:
    async def work(talk: Talk) -> None:
        connection = Connection(talk.protocol)
        connection.send("news")
        assert talk.wire.sent == framed("news")
        connection.close("restart")
        *_, end = talk.wire.sent.split(b"restart")
        assert end == b'"}\x88\x02' + (1013).to_bytes(2, "big")
        connection.send("more")
        talk.protocol.write(framed("more"))
        assert b"more" not in talk.wire.sent
        await settled()
        assert talk.ended
        assert not talk.wire.closed  # it may say goodbye itself
        talk.say(frame(CLOSE, b"\x03\xf5"))
        assert talk.wire.closed

    talking(work)


def test_whom_the_application_leaves_is_said_goodbye_to() -> None:
    async def work(talk: Talk) -> None:
        Connection(talk.protocol).leave()
        assert talk.wire.sent == b"\x88\x02" + (1013).to_bytes(2, "big")
        await settled()
        assert talk.ended

    talking(work)


@pytest.mark.parametrize("first", ["device", "application"])
def test_a_connection_that_has_ended_leaves_no_circle_behind(first: str) -> None:
    """Python looks for objects that refer to each other too seldom for thousands of connections."""

    async def whole() -> None:
        talk = Talk()
        await talk.open()
        talk.say(frame(TEXT, b"one"))
        if first == "application":
            talk.protocol.close()
            await settled()
            assert talk.ended
        talk.lose()
        await settled()
        left = weakref.ref(talk.protocol), weakref.ref(talk.protocol.conn)
        del talk.protocol
        await settled()
        assert [each() for each in left] == [None, None]

    with without_collection():
        asyncio.run(whole())


def test_who_does_not_read_is_dropped() -> None:
    async def work(talk: Talk) -> None:
        connection = Connection(talk.protocol)
        talk.wire.stuck = MOST_BYTES
        connection.send("not slow yet: the transport has not said so")
        assert not connection.closed
        talk.protocol.pause_writing()
        talk.wire.stuck = 1
        connection.send("slow, but not too much waits")
        assert not connection.closed
        talk.wire.stuck = MOST_BYTES
        connection.send("too much")
        assert connection.overflowed
        assert talk.wire.aborted
        talk.protocol.connection_lost(None)
        talk.protocol.write(framed("gone"))

    talking(work)
