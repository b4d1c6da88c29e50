"""The connection to one device: a bounded queue. A device that stops reading slows nobody."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from time import monotonic

from . import wire

MOST_WAITING = 256
"""Messages that may wait for a device before it is dropped; it can come back."""
MOST_BYTES = 1_000_000
"""Bytes that may wait, too: a room that has been played in for hours is a tenth of it."""


class Connection:
    """One device in a room."""

    def __init__(
        self, write: Callable[[str], Awaitable[None]], member: str = "", *, board: bool = False
    ) -> None:
        self.member = member
        """Whose device it is; empty: somebody who looks on."""
        self.board = board
        """Linked as a board: it never sees a key."""
        self._write = write
        self._waiting: deque[str] = deque()
        self._bytes = 0
        """What waits, at a byte per character: names and words are few in a message."""
        self._awake: asyncio.Future[None] | None = None
        """What the sender sleeps on while nothing waits."""
        self.last_seen = monotonic()
        """When it last said something."""
        self.closed = False
        self.overflowed = False
        """Dropped because it did not read."""

    def send(self, message: str) -> None:
        """Queue a message; nobody waits for it to be read."""
        if self.closed:
            return
        size = self._bytes + len(message)
        if self._waiting and (len(self._waiting) >= MOST_WAITING or size > MOST_BYTES):
            self.overflowed = True
            self.abort()
            return
        self._waiting.append(message)
        self._bytes = size
        self._wake()

    def abort(self) -> None:
        """Close without a word: the device does not read."""
        self.closed = True
        self._waiting.clear()
        self._bytes = 0
        self._wake()

    def close(self, code: str) -> None:
        """Say why, then end."""
        self.send(wire.encode(wire.Bye(code)))
        self.closed = True
        self._wake()

    async def pump(self) -> None:
        """Write what waits, until the connection is closed."""
        loop = asyncio.get_running_loop()
        while True:
            while self._waiting:
                message = self._waiting.popleft()
                self._bytes -= len(message)
                await self._write(message)
            if self.closed:
                return
            self._awake = loop.create_future()
            await self._awake

    def _wake(self) -> None:
        if self._awake is not None and not self._awake.done():
            self._awake.set_result(None)
