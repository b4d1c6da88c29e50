"""Whether a node can do its work: named checks, asked together, each for a short time only."""

from __future__ import annotations

import asyncio
import shutil
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Protocol

from .logs import log
from .supervisor import let_go

CHECK_TIMEOUT = 1.5
"""Seconds that a check may take."""
KEPT = 1.0
"""Seconds that an answer holds: whoever asks all the time does not keep the disk busy."""
KEPT_UNWELL = 0.25
"""As above, where something is not well."""
LEAST_FREE = 16 * 1024 * 1024
"""Bytes that must be free where the database lies."""


class Check(Protocol):
    """Something that must be well; raising says as much as False."""

    async def __call__(self) -> bool:
        """Whether it is."""


class Readiness:
    """The checks of a node."""

    def __init__(
        self, checks: Mapping[str, Check], timeout: float = CHECK_TIMEOUT, kept: float = KEPT
    ) -> None:
        self.checks = dict(checks)
        """By the names that are told: codes, without anything of the inside."""
        self._timeout, self._kept = timeout, kept
        self._running: dict[str, asyncio.Task[bool]] = {}
        self._unwell: tuple[str, ...] = ()
        self._until = 0.0
        self._asking = asyncio.Lock()

    async def unwell(self) -> tuple[str, ...]:
        """What is not well, by name."""
        async with self._asking:
            if time.monotonic() >= self._until:
                before, self._unwell = self._unwell, await self._ask()
                kept = min(self._kept, KEPT_UNWELL) if self._unwell else self._kept
                self._until = time.monotonic() + kept
                if self._unwell != before:
                    log.warning("readiness changed", unwell=self._unwell)
            return self._unwell

    async def close(self) -> None:
        """Ask no more."""
        await let_go(self._running.values())

    async def _ask(self) -> tuple[str, ...]:
        for name, check in self.checks.items():
            if name not in self._running:
                self._running[name] = asyncio.ensure_future(_asked(check))
        await asyncio.wait(self._running.values(), timeout=self._timeout)
        # One that hangs goes on, and is not asked a second time meanwhile.
        done = {name: task for name, task in self._running.items() if task.done()}
        self._running = {n: task for n, task in self._running.items() if n not in done}
        return tuple(name for name in self.checks if name not in done or not done[name].result())


async def _asked(check: Check) -> bool:
    try:
        return await check()
    except Exception:  # noqa: BLE001 - whatever it is, it is not well
        return False


async def has_room(file: Path | None) -> bool:
    """Whether there is space left beside a file; None: it lies elsewhere."""
    if file is None:
        return True
    usage = await asyncio.to_thread(shutil.disk_usage, file.parent)
    return usage.free >= LEAST_FREE
