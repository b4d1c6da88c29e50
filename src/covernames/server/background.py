"""What a room does beside its commands: started, tried again until it is stored, ended with it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

from .clock import Clock, Times
from .store import Unavailable
from .supervisor import let_go, pauses, whole


class Background:
    """The tasks of one room."""

    def __init__(self, clock: Clock, times: Times) -> None:
        self.clock, self.times = clock, times
        self._tasks: set[asyncio.Future[Any]] = set()

    def start(self, work: Coroutine[Any, Any, object]) -> asyncio.Future[object]:
        """Do something meanwhile."""
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    def start_until_stored(self, work: Callable[[], Awaitable[object]]) -> None:
        """Do what follows from a command that is stored, as often as it takes."""
        self.start(self.until_stored(work))

    async def until_stored(self, work: Callable[[], Awaitable[object]]) -> None:
        """As above, and wait for it."""
        for pause in pauses(*self.times.retry):
            try:
                await whole(work())
            except Unavailable:
                await self.clock.sleep(pause)
            else:
                return

    async def close(self) -> None:
        """End all of it: the store is closed next."""
        await let_go(list(self._tasks))
