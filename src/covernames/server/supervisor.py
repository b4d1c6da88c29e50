"""What runs beside the rooms: whatever breaks is told in the log, counted, and begun anew."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterable, Iterator
from typing import Any, TypeVar

from .logs import log

AGAIN = (0.5, 30.0)
"""Seconds until something is begun anew: at first, and at most."""
STEADY = 5.0
"""Seconds that something runs until it counts as mended."""
CANCEL_TIMEOUT = 2.0
"""Seconds that a task has to end."""
OFTEN = 3
"""So many failures in a row are no accident."""

T = TypeVar("T")
Restarted = Callable[[str], None]


def pauses(first: float, last: float) -> Iterator[float]:
    """Seconds to wait before each new try: twice as long each time, up to a limit."""
    while True:
        yield first
        first = min(2 * first, last)


async def let_go(tasks: Iterable[asyncio.Future[Any]]) -> None:
    """End tasks, and wait a moment until they have ended."""
    going = [task for task in tasks if not task.done()]
    for task in going:
        task.cancel()
    if going:
        await asyncio.wait(going, timeout=CANCEL_TIMEOUT)


async def whole(work: Awaitable[T]) -> T:
    """Something that is finished once it is begun, as a write is, before one ends oneself."""
    task = asyncio.ensure_future(work)
    try:
        return await asyncio.shield(task)
    except asyncio.CancelledError:
        await asyncio.gather(task, return_exceptions=True)
        raise


class Supervisor:
    """Keeps tasks running."""

    def __init__(self, restarted: Restarted, steady: float = STEADY) -> None:
        self._restarted = restarted
        """Told whenever something is begun anew, and what."""
        self._steady = steady
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._vital: set[str] = set()
        self._failures: dict[str, int] = {}
        self._since: dict[str, float] = {}
        """When a task that runs was begun."""

    def start(
        self,
        name: str,
        work: Callable[[], Awaitable[None]],
        again: tuple[float, float] = AGAIN,
        *,
        vital: bool = True,
    ) -> None:
        """Run something until it returns; whenever it breaks, run it anew.

        Args:
            name: In the log and in the figures.
            work: What is run.
            again: Seconds until it is run anew, at first and at most.
            vital: A node without it is not well.
        """
        if vital:
            self._vital.add(name)
        self._tasks[name] = asyncio.create_task(self._keep(name, work, again))

    async def stop(self) -> None:
        """Let everything go, and wait until it has: what it uses is closed next."""
        await let_go(self._tasks.values())

    def unwell(self) -> tuple[str, ...]:
        """What breaks again and again, and is missed."""
        return tuple(
            name
            for name, failures in self._failures.items()
            if failures >= OFTEN and name in self._vital and not self._lasts(name)
        )

    def _lasts(self, name: str) -> bool:
        since = self._since.get(name)
        return since is not None and time.monotonic() - since >= self._steady

    async def _keep(
        self, name: str, work: Callable[[], Awaitable[None]], again: tuple[float, float]
    ) -> None:
        waits = pauses(*again)
        while True:
            self._since[name] = time.monotonic()
            try:
                await work()
            except Exception as error:  # noqa: BLE001 - nobody else would hear of it
                log.error("task failed", task=name, exc_info=error)
            else:
                return
            if self._lasts(name):
                waits = pauses(*again)
                self._failures[name] = 0
            del self._since[name]
            self._failures[name] = self._failures.get(name, 0) + 1
            await asyncio.sleep(next(waits))
            self._restarted(name)
