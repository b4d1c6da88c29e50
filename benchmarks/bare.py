"""The bare loop: one frame in, five out, nothing else. What every server must do at the least.

It speaks as much WebSocket as the load needs: rooms by path, and for every frame from a device one
frame, as long as the news of a move is, to each device of its room. It knows no rules and stores
nothing, so its cost is that of the event loop and the system, on this machine and on this day.
"""

from __future__ import annotations

import asyncio
import sys
from base64 import b64encode
from collections import defaultdict
from hashlib import sha1
from typing import Any

NEWS = 500
"""Bytes of an average message that tells of a move, measured over classic games."""
PADDING = "x" * (NEWS - len('{"is":"news","seq":0,"events":[],"x":""}'))
TEXT = f'{{"is":"news","seq":0,"events":[],"x":"{PADDING}"}}'.encode()
FRAME = b"\x81\x7e" + len(TEXT).to_bytes(2, "big") + TEXT
MAGIC = b"258EAFA5-E914-47DA-95CA-C5AB0DC85B11"
MASK, TWO_BYTES = 4, 126

rooms: defaultdict[bytes, set[Any]] = defaultdict(set)
"""The transports of each room, by its path."""


class Bare(asyncio.Protocol):
    """One device."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Its room is not known yet."""
        self.transport: Any = transport
        self.room: set[Any] | None = None
        self._buffer = b""

    def connection_lost(self, _: Exception | None) -> None:
        """Gone."""
        if self.room is not None:
            self.room.discard(self.transport)

    def data_received(self, data: bytes) -> None:
        """The request for a socket, or frames."""
        data = self._buffer + data if self._buffer else data
        if self.room is None:
            head, found, data = data.partition(b"\r\n\r\n")
            if not found:
                self._buffer = head
                return
            self._accept(head)
            assert self.room is not None
        at, size = 0, len(data)
        while at + 2 <= size:
            length, start = data[at + 1] & 0x7F, at + 2
            if length == TWO_BYTES:
                length, start = int.from_bytes(data[start : start + 2], "big"), start + 2
            end = start + MASK + length
            if end > size:
                break
            for transport in self.room:
                transport.write(FRAME)
            at = end
        self._buffer = data[at:]

    def _accept(self, head: bytes) -> None:
        request, *lines = head.split(b"\r\n")
        headers = dict(line.split(b": ", 1) for line in lines)
        accept = b64encode(sha1(headers[b"Sec-WebSocket-Key"] + MAGIC).digest())  # noqa: S324 - RFC 6455
        self.transport.write(
            b"HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            b"Sec-WebSocket-Accept: " + accept + b"\r\n\r\n"
        )
        self.room = rooms[request.split()[1]]
        self.room.add(self.transport)


async def main(port: int) -> None:
    """Serve until it is killed."""
    loop = asyncio.get_running_loop()
    server = await loop.create_server(Bare, "127.0.0.1", port, backlog=4_096)
    await server.serve_forever()


if __name__ == "__main__":
    import uvloop

    uvloop.run(main(int(sys.argv[1])))
