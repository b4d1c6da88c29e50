"""A clock that tests turn by hand."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from heapq import heappop, heappush
from itertools import count

from covernames.server.clock import Clock


class Alarm:
    """Something that will happen when the clock is turned far enough."""

    def __init__(self, callback: Callable[[], object]) -> None:
        self.callback: Callable[[], object] | None = callback

    def cancel(self) -> None:
        self.callback = None


class TurnedClock(Clock):
    """Stands still until it is turned; then what was due happens, in order."""

    def __init__(self, now: int = 1_000_000) -> None:
        self._start = now
        self._passed = 0.0
        self._alarms: list[tuple[float, int, Alarm]] = []
        self._numbers = count()

    def now(self) -> int:
        return self._start + round(1_000 * self._passed)

    def monotonic(self) -> float:
        return self._passed

    def call_later(self, seconds: float, callback: Callable[[], object]) -> Alarm:
        alarm = Alarm(callback)
        heappush(self._alarms, (self._passed + seconds, next(self._numbers), alarm))
        return alarm

    async def sleep(self, seconds: float) -> None:
        if seconds <= 0:
            await asyncio.sleep(0)
            return
        slept = asyncio.get_running_loop().create_future()

        def wake() -> None:
            if not slept.done():
                slept.set_result(None)

        self.call_later(seconds, wake)
        await slept

    @property
    def waiting(self) -> int:
        """How many alarms are set."""
        return sum(alarm.callback is not None for _, _, alarm in self._alarms)

    async def turn(self, seconds: float) -> None:
        """Let time pass; whatever happens meanwhile gets a moment to do so."""
        until = self._passed + seconds
        await settle()
        while self._alarms and self._alarms[0][0] <= until:
            due, _, alarm = heappop(self._alarms)
            self._passed = max(self._passed, due)
            if alarm.callback is not None:
                alarm.callback()
                await settle()
        self._passed = until
        await settle()


async def settle() -> None:
    """Let everything run that can without waiting for somebody."""
    for _ in range(20):
        await asyncio.sleep(0)
