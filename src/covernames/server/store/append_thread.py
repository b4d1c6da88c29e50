"""The thread that appends to SQLite, one batch after the other.

Not the driver's way of crossing threads, which takes a dozen hops for a batch, nor an executor's,
which takes three times as many as this.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from queue import SimpleQueue
from threading import Thread

from .entries import NewEntry
from .sqlite_log import SqliteLog

Done = Callable[[BaseException | None], None]


class AppendThread:
    """Runs while there is somebody who could append."""

    def __init__(self, log: SqliteLog) -> None:
        self._log = log
        self._waiting: SimpleQueue[tuple[Sequence[NewEntry], Done] | None] = SimpleQueue()
        self._thread: Thread | None = None

    async def append(self, entries: Sequence[NewEntry]) -> None:
        """Return when they are durable; raise what appending them raised."""
        if self._thread is None:
            self._thread = Thread(target=self._run, name="append", daemon=True)
            self._thread.start()
        loop = asyncio.get_running_loop()
        future: asyncio.Future[None] = loop.create_future()

        def done(error: BaseException | None) -> None:
            with suppress(RuntimeError):  # the loop is closed: nobody waits any more
                loop.call_soon_threadsafe(_settle, future, error)

        self._waiting.put((entries, done))
        await future

    async def stop(self) -> None:
        """End, after what waits."""
        if self._thread is not None:
            self._waiting.put(None)
            await asyncio.to_thread(self._thread.join)
            self._thread = None

    def _run(self) -> None:
        while (item := self._waiting.get()) is not None:
            entries, done = item
            try:
                self._log.append(entries)
            except BaseException as error:  # noqa: BLE001 - whoever waits hears of it
                done(error)
            else:
                done(None)
        self._log.close()


def _settle(future: asyncio.Future[None], error: BaseException | None) -> None:
    if future.done():
        return
    if error is None:
        future.set_result(None)
    else:
        future.set_exception(error)
