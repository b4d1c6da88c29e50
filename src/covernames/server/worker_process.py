"""One worker process, as the server sees it; ``worker.py`` is its inside."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from multiprocessing import get_context
from typing import Final

from .questions import Need
from .worker import work

SPAWN: Final = get_context("spawn")


class Died(Exception):  # noqa: N818 - a worker did
    """The worker is gone."""


class Slow(Exception):  # noqa: N818 - a worker was
    """The worker took too long, and was killed for it."""


class WorkerProcess:
    """A process that does one thing at a time."""

    def __init__(self, memory: int) -> None:
        self.connection, theirs = SPAWN.Pipe()
        self.process = SPAWN.Process(target=work, args=(theirs, memory), daemon=True)
        try:
            self.process.start()
        except OSError:
            self.connection.close()
            raise
        finally:
            theirs.close()
        self.knows: set[Need] = set()
        self.lost = False

    async def heard(
        self, threads: ThreadPoolExecutor, said: bytes | None, limit: float
    ) -> tuple[str, object]:
        """What it says, to this if it is told something; killed when it takes too long."""
        loop = asyncio.get_running_loop()
        hearing = loop.run_in_executor(threads, self._hear, said)
        await asyncio.wait({hearing}, timeout=limit)
        slow = not hearing.done()
        if slow:
            self.kill()
        try:
            return await hearing
        except (EOFError, OSError):
            self.kill()
            raise (Slow if slow else Died) from None

    def kill(self) -> None:
        """It is asked no more."""
        self.lost = True
        self.process.kill()

    def _hear(self, said: bytes | None) -> tuple[str, object]:
        if said is not None:
            self.connection.send_bytes(said)
        heard: tuple[str, object] = self.connection.recv()
        return heard
