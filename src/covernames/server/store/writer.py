"""Group commit: entries that wait while a commit is on its way share the next one.

A commit costs one flush to the disk, whatever is in it; so it waits a moment for company, if the
last one has only just begun. What cannot be written fails alone: the batch is then tried one by
one, and no room hears of another one's faults. If it is the database that fails, all hear of it at
once: one by one they would wait for it, each in turn.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Final, Generic, TypeVar

from .trouble import Unavailable

T = TypeVar("T")
MOST: Final = 500
"""Entries of a commit."""
APART: Final = 0.004
"""Seconds from the beginning of a commit to that of the next. A disk that flushes in less would
commit every entry alone as long as it can, for twice the processor time. Nobody notices it: at a
quiet table the last commit is long over."""


class Writer(Generic[T]):
    """One task that writes for all rooms."""

    def __init__(
        self,
        write_all: Callable[[Sequence[T]], Awaitable[None]],
        write_alone: Callable[[T], Awaitable[None]],
    ) -> None:
        self._write_all = write_all
        self._write_alone = write_alone
        self._waiting: list[tuple[T, asyncio.Future[None]]] = []
        self._task: asyncio.Task[None] | None = None
        """Runs while something waits."""
        self._next = 0.0
        """When the next commit may begin, by the loop's clock."""

    def write(self, entry: T) -> asyncio.Future[None]:
        """Done when the entry is durable; raises what its own writing raised."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((entry, done))
        if self._task is None:
            self._task = asyncio.ensure_future(self._run())
        return done

    async def close(self) -> None:
        """Write what is waiting, then stop."""
        if self._task is not None:
            await self._task

    async def _run(self) -> None:
        loop = asyncio.get_running_loop()
        while self._waiting:
            if (early := self._next - loop.time()) > 0:
                await asyncio.sleep(early)
            self._next = loop.time() + APART
            batch, self._waiting = self._waiting[:MOST], self._waiting[MOST:]
            await self._write(batch)
        self._task = None

    async def _write(self, batch: list[tuple[T, asyncio.Future[None]]]) -> None:
        try:
            await self._write_all([entry for entry, _ in batch])
        except Unavailable as error:
            for _, done in batch:
                _tell(done, error)
        except Exception:  # noqa: BLE001 - whoever waits hears of it below
            for entry, done in batch:
                await self._settle(entry, done)
        else:
            for _, done in batch:
                _tell(done)

    async def _settle(self, entry: T, done: asyncio.Future[None]) -> None:
        try:
            await self._write_alone(entry)
        except Exception as error:  # noqa: BLE001 - whoever waits must hear of it
            _tell(done, error)
        else:
            _tell(done)


def _tell(done: asyncio.Future[None], error: Exception | None = None) -> None:
    if done.done():  # whoever waited is gone
        return
    if error is None:
        done.set_result(None)
    else:
        done.set_exception(error)
