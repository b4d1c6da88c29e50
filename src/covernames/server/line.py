"""A line to one device: a bounded queue, so that who stops reading never slows the room."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from time import monotonic

from . import wire

MOST_WAITING = 256
"""Messages that may wait for a device before it is dropped; it can come back."""
A_SECOND = 20.0
AT_ONCE = 60.0
"""Messages that a device may send a second, and at once."""


class Line:
    """One connection."""

    def __init__(
        self, send: Callable[[bytes], Awaitable[None]], member: str = "", *, board: bool = False
    ) -> None:
        self.member = member
        """Whose device it is; empty: somebody who looks on."""
        self.board = board
        """Linked as a board: it never sees a key."""
        self._send = send
        self._waiting: asyncio.Queue[bytes | None] = asyncio.Queue(MOST_WAITING)
        self._tokens = AT_ONCE
        self._since = monotonic()
        self.dropped = False
        self.overrun = False
        """Dropped because it did not read."""

    def tell(self, message: bytes) -> None:
        """Say something, without waiting for anybody."""
        if self.dropped:
            return
        try:
            self._waiting.put_nowait(message)
        except asyncio.QueueFull:
            self.overrun = True
            self.drop()

    def drop(self) -> None:
        """Let go of a device that does not read."""
        self.dropped = True
        while not self._waiting.empty():
            self._waiting.get_nowait()
        self._waiting.put_nowait(None)

    def close(self, code: str) -> None:
        """Say why, then end."""
        self.tell(wire.encode(wire.Bye(code)))
        if not self.dropped:
            self.dropped = True
            if self._waiting.full():
                self._waiting.get_nowait()
            self._waiting.put_nowait(None)

    async def run(self) -> None:
        """Send what waits, until the line is closed."""
        while (message := await self._waiting.get()) is not None:
            await self._send(message)

    def may_send(self) -> bool:
        """Whether the device keeps to its rate."""
        now = monotonic()
        self._tokens = min(AT_ONCE, self._tokens + A_SECOND * (now - self._since))
        self._since = now
        if self._tokens < 1:
            return False
        self._tokens -= 1
        return True
