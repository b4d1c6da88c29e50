"""The referee in a process of its own: neither judging nor loading holds up the event loop."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from multiprocessing import get_context
from typing import TypeVar

from ..judging import judge
from ..referee import Verdict, lacking

T = TypeVar("T")


class RefereeProcess:
    """Started when it is first asked, and again when it was lost."""

    def __init__(self) -> None:
        self._workers: ProcessPoolExecutor | None = None
        self._lacking: dict[str, tuple[str, ...]] = {}

    async def judge(
        self,
        word: str,
        number: object,
        visible: Sequence[str],
        language: str,
        options: Sequence[str],
    ) -> Verdict:
        """What the referee says of a clue."""
        return await self._ask(judge, word, number, tuple(visible), language, tuple(options))

    async def lacking(self) -> dict[str, tuple[str, ...]]:
        """What it does without in each language; found out once."""
        self._lacking = self._lacking or await self._ask(lacking)
        return self._lacking

    def close(self) -> None:
        """It is asked no more."""
        if self._workers is not None:
            self._workers.shutdown(cancel_futures=True)

    async def _ask(self, what: Callable[..., T], *args: object) -> T:
        workers = self._present()
        try:
            return await asyncio.get_running_loop().run_in_executor(workers, what, *args)
        except BrokenExecutor:  # the process is gone, killed perhaps: a new one may do
            if self._workers is workers:
                self._workers = None
            return await asyncio.get_running_loop().run_in_executor(self._present(), what, *args)

    def _present(self) -> ProcessPoolExecutor:
        if self._workers is None:
            self._workers = ProcessPoolExecutor(1, mp_context=get_context("spawn"))
        return self._workers
