"""WebSockets as uvicorn speaks them, with a short way in and out for what is sent all the time.

A text that comes whole in one frame goes straight to the application, and frames that were built
once are written straight to the transport. Everything else (the handshake, pings, fragments,
closing, whatever is wrong) goes the long way, through the library: it gets whole frames, one at a
time.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets import frames as library
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import OPEN

from .frames import TEXT, TWO_BYTES
from .inbox import Inbox

LINE: Final = "covernames.line"
"""Where the application finds the line to a device, among the extensions of its scope."""
MOST_UNREAD: Final = 16
"""Messages of a device that may wait for the application before no more is read."""
CLOSING: Final = 1013
"""The code of a connection that we end: try again later."""
LAST_WORDS: Final = 10.0
"""Seconds in which a device may read what was said last, and say goodbye."""
MASKED, SIZE = 0x80, 0x7F
_unmask = library.apply_mask  # type: ignore[attr-defined]  # in C, where there is a wheel

Hear = Callable[[str | None, bool], bool]
"""Hears a message, None if it was no text, and whether it came before the last one was answered;
returns whether the next can be heard right away."""


def _nowhere(_: bytes) -> None:
    """Where frames go when nobody hears them."""


class DirectProtocol(WebSocketsSansIOProtocol):
    """One connection; also the `Line` that the application writes frames to."""

    # What every message needs lies close together: thousands of connections fit into no cache.
    __slots__ = ("_busy", "_ended", "_hear", "_open", "_rest", "_served", "inbox", "slow", "write")

    def __init__(self, *args: Any, **options: Any) -> None:  # noqa: ANN401 - as uvicorn has them
        super().__init__(*args, **options)
        self.write: Callable[[bytes], None] = _nowhere
        """Send a frame: to the transport, until the goodbye."""
        self._open = False
        """Whether the request for a socket has come: what follows are frames."""
        self.inbox = Inbox(self.loop)
        self.queue = self.inbox  # type: ignore[assignment]  # as much of one as uvicorn needs
        self.slow = False
        self._hear: Hear | None = None
        """Who is told what comes, once the application listens."""
        self._ended: asyncio.Future[None] | None = None
        """Done when there is nothing more to hear."""
        self._busy = False
        """Whether the last message takes a while; until then nothing else is heard."""
        self._rest = b""
        """What came and is no whole frame yet, or waits because nothing is read now."""
        self._served = False
        """Whether the application is done with it."""

    def handle_connect(self, event: Request) -> None:
        """The application is told where it can write to."""
        super().handle_connect(event)
        self._open = True
        if not self.close_sent:
            self.write = self.transport.write
            self.scope["extensions"][LINE] = self  # type: ignore[assignment]  # ours

    # In

    def data_received(self, data: bytes) -> None:
        """Whole frames are taken, as long as somebody hears them."""
        if self._open:
            self._take(self._rest + data if self._rest else data)
        else:
            super().data_received(data)

    def _take(self, data: bytes) -> None:
        at, end = 0, len(data)
        while not self.read_paused and end - at > 1:
            kind, size, start = data[at], data[at + 1], at + 2
            masked, size = size & MASKED, size & SIZE
            if size >= TWO_BYTES:
                start += 2 if size == TWO_BYTES else 8
                if start > end:
                    break
                size = int.from_bytes(data[at + 2 : start], "big")
            start += 4 if masked else 0
            after = start + size
            if size > self.config.ws_max_size:  # refused for its head alone
                kind, after = 0, end
            elif after > end:
                break
            mask, content = data[start - 4 : start], data[start:after]
            if kind != TEXT or not masked or not self._say(mask, content):
                super().data_received(data[at:after])
            at = after
        self._rest = data[at:] if at < end else b""

    def _say(self, mask: bytes, content: bytes) -> bool:
        """A text goes to the application; False: it has to go the long way."""
        if self.conn.state is not OPEN or self.conn.current_size is not None:
            return False
        try:
            text = _unmask(content, mask).decode()
        except UnicodeDecodeError:
            return False
        if self._hear is not None and not self._busy and self.inbox.empty():
            self._tell(text, queued=False)
            return True
        self.inbox.put_nowait({"type": "websocket.receive", "text": text})
        if len(self.inbox) >= MOST_UNREAD:
            self.read_paused = True
            self.transport.pause_reading()
        return True

    def send_receive_event_to_app(self) -> None:
        """What came the long way; uvicorn stops reading for it, though it may be heard by now."""
        super().send_receive_event_to_app()
        if self.read_paused and self.inbox.empty():
            self.read_paused = False
            self.transport.resume_reading()

    async def receive(self) -> Any:  # noqa: ANN401 - as ASGI has it
        """What the device says next."""
        message = await self.inbox.get()
        if self.read_paused and self.inbox.empty():
            self._read_on()
        return message

    async def listen(self, hear: Hear) -> None:
        """Tell what comes, one message after the other, until the device is gone."""
        self._hear = hear
        self._ended = self.loop.create_future()
        self.inbox.on_put = self._tell_more
        self._tell_more()
        await self._ended

    def _tell(self, text: str | None, *, queued: bool) -> None:
        assert self._hear is not None
        self._busy = True
        if self._hear(text, queued):
            self._busy = False

    def ready(self) -> None:
        """The next message can be heard."""
        self._busy = False
        if not self.inbox.empty():
            self._tell_more(queued=True)

    def _tell_more(self, *, queued: bool = False) -> None:
        """What has come, in its order; after the end there is nothing to be heard.

        Only the first message can have come after all answers: the next ones wait in line.
        """
        assert self._ended is not None
        while not self._busy and not self.inbox.empty() and not self._ended.done():
            message = self.inbox.get_nowait()
            if message["type"] == "websocket.disconnect":
                self._ended.set_result(None)
            else:
                self._tell(message.get("text"), queued=queued)
                queued = True
        if self.read_paused and self.inbox.empty():
            self._read_on()

    def _read_on(self) -> None:
        self.read_paused = False
        self.transport.resume_reading()
        if self._rest:
            self._take(self._rest)

    # Out

    def waiting(self) -> int:
        """Bytes that wait for the device."""
        return self.transport.get_write_buffer_size()

    def close(self) -> None:
        """Say goodbye, after what was written; who does not answer in time is hung up on."""
        if self.close_sent or self.disconnected or self.conn.state is not OPEN:
            return
        self.inbox.put_nowait({"type": "websocket.disconnect", "code": CLOSING, "reason": ""})
        self.write = _nowhere
        self.conn.send_close(CLOSING)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.close_timer = self.loop.call_later(LAST_WORDS, self.transport.abort)
        if self.read_paused:
            self._read_on()

    def leave(self) -> None:
        """Say goodbye, unless that was done."""
        self.close()

    def abort(self) -> None:
        """Hang up; what waits is forgotten."""
        self.write = _nowhere
        self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """The device is gone."""
        self.write = _nowhere
        super().connection_lost(exc)
        self._let_go()

    async def run_asgi(self) -> None:
        """The application serves the device."""
        try:
            await super().run_asgi()
        finally:
            self._served = True
            self._let_go()

    def _let_go(self) -> None:
        """After the end nothing refers back to this: Python seldom looks for such circles."""
        if self._served and self.disconnected:
            self.inbox.on_put = self._hear = None
            self.scope["extensions"].pop(LINE, None)
            self.conn.parser.close()

    def handle_parser_exception(self) -> None:
        """What it said was no WebSocket: uvicorn says goodbye."""
        self.write = _nowhere
        super().handle_parser_exception()

    def handle_close(self, event: Frame) -> None:
        """The device says goodbye."""
        self.write = _nowhere
        super().handle_close(event)

    def pause_writing(self) -> None:
        """Much waits."""
        self.slow = True
        super().pause_writing()

    def resume_writing(self) -> None:
        """Little waits."""
        self.slow = False
        super().resume_writing()
