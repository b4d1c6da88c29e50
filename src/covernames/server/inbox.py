"""What a device has said and nobody has heard yet."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Any


class Inbox:
    """A queue with one reader, who waits for messages or is called when there are some."""

    __slots__ = ("_loop", "_messages", "_reader", "on_put")

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self.on_put: Callable[[], None] | None = None
        """Called whenever there is something new, in place of a reader who waits."""
        self._messages: deque[Any] = deque()
        self._reader: asyncio.Future[None] | None = None

    def __len__(self) -> int:
        return len(self._messages)

    def empty(self) -> bool:
        """Whether all was heard."""
        return not self._messages

    def put_nowait(self, message: Any) -> None:  # noqa: ANN401 - as ASGI has it
        """One more."""
        self._messages.append(message)
        if self.on_put is not None:
            self.on_put()
        elif self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    def get_nowait(self) -> Any:  # noqa: ANN401 - as above
        """The next one, which is there."""
        return self._messages.popleft()

    async def get(self) -> Any:  # noqa: ANN401 - as above
        """The next one."""
        while not self._messages:
            self._reader = self._loop.create_future()
            await self._reader
        return self._messages.popleft()
