"""The line to a device where the server is not ours: a queue, and a task that writes what is in it.

Tests serve the application without a network, and any server that speaks ASGI can run it.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Final

from .frames import text_of


class QueuedLine:
    """Frames that wait until the server takes them."""

    slow: Final = True
    """Only the queue knows how much waits."""

    def __init__(self, write: Callable[[str], Awaitable[None]]) -> None:
        self._write = write
        self._waiting: deque[bytes] = deque()
        self._bytes = 0
        self._awake = asyncio.Event()
        self._closed = False

    def waiting(self) -> int:
        """Bytes that wait."""
        return self._bytes

    def write(self, frame: bytes) -> None:
        """One more."""
        self._waiting.append(frame)
        self._bytes += len(frame)
        self._awake.set()

    def close(self) -> None:
        """End when all is written."""
        self._closed = True
        self._awake.set()

    def abort(self) -> None:
        """End; what waits is forgotten."""
        self._waiting.clear()
        self._bytes = 0
        self.close()

    def leave(self) -> None:
        """Nobody is there any more who could read."""
        self.abort()

    async def pump(self) -> None:
        """Write what waits, until the line is closed."""
        while True:
            while self._waiting:
                frame = self._waiting.popleft()
                self._bytes -= len(frame)
                await self._write(text_of(frame))
            if self._closed:
                return
            self._awake.clear()
            await self._awake.wait()
