"""Processes that think for the server: they judge clues and choose what bots do.

A worker does one thing at a time and has so much time and memory for it. One that takes longer is
killed, one that died is replaced, and a question whose worker died is asked once more. Workers
start when they are needed and end with the server, however that ends.
"""

from __future__ import annotations

import asyncio
import os
import pickle
import time
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any, Final, TypeVar, cast

from .logs import log
from .metrics import Metrics
from .questions import Need, Question, Turns, Unanswered
from .worker_process import Died, Slow, WorkerProcess

FEWEST: Final = 2
"""With two, a question that hangs does not stop everybody else."""
MOST: Final = 4
"""More are started only where somebody asks for it: each may have every language in memory."""
MEMORY: Final = 3 * 2**29
"""Bytes that a worker may take: more than twice what all six languages with their bots need."""
STARTING: Final = 60.0
"""Seconds in which a worker must be there."""
LOADING: Final = 180.0
"""Seconds for reading what a question needs; nothing that people send makes it longer."""
WAITS: Final = (1.0, 2.0, 4.0, 8.0, 16.0, 30.0)
"""Seconds between tries while no worker can be started; then always the last."""
UNHEALTHY: Final = 30.0
"""Seconds without a worker that can be started until the node says that it is unwell."""
DYING: Final = 2.0
"""Seconds that closing waits for processes that have been killed."""

T = TypeVar("T")


def usual() -> int:
    """How many workers there are where nobody says: as many as cores, within reason."""
    return min(MOST, max(FEWEST, os.cpu_count() or 1))


class Workers:
    """The workers of a node."""

    def __init__(
        self,
        count: int = 0,
        metrics: Metrics | None = None,
        *,
        memory: int = MEMORY,
        starting: float = STARTING,
        loading: float = LOADING,
        waits: tuple[float, ...] = WAITS,
        unhealthy: float = UNHEALTHY,
    ) -> None:
        self.count, self.metrics = count or usual(), metrics or Metrics()
        self.memory, self.unhealthy = memory, unhealthy
        self.starting, self.loading, self.waits = starting, loading, waits
        self._threads = ThreadPoolExecutor(self.count, "worker")
        """They wait for answers; there is no more portable way to wait for a pipe."""
        self._all: set[WorkerProcess] = set()
        self._idle: list[WorkerProcess] = []
        self._turns = Turns(self.count)
        self._tasks: set[asyncio.Task[None]] = set()
        self._failing: float | None = None
        """Since when none could be started."""
        self._recovering: asyncio.Task[None] | None = None
        self._closed = False

    @property
    def healthy(self) -> bool:
        """Whether workers answer, or have not been trying to start for long.

        What people ask has no say in this: another one is started for a worker that they cost.
        """
        return self._failing is None or time.monotonic() - self._failing < self.unhealthy

    async def ask(
        self,
        who: str,
        what: Callable[..., T],
        *args: object,
        limit: float,
        need: Need | None = None,
        later: bool = False,
    ) -> T:
        """What a function answers in a worker, or `Unanswered`.

        Args:
            who: The room or the address that asks.
            what: A function of a module.
            args: What it is called with.
            limit: Seconds that it may take, without starting and what it needs.
            need: What the worker does first, if it has not done so before.
            later: Whether it can wait until nobody else asks.
        """
        if self._closed:
            raise Unanswered("closed", what.__name__)
        answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._turns.add(Question(who, what, args, limit, need, answer, later))
        self._go_on()
        return cast("T", await answer)

    async def close(self) -> None:
        """Kill them, whatever they do; who waits hears that there is no answer."""
        self._closed = True
        self._turns.give_up()
        ending = list(self._all)
        for worker in ending:
            worker.kill()
        if self._recovering is not None:
            self._recovering.cancel()
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=DYING)
        for worker in ending:
            await asyncio.to_thread(worker.process.join, DYING)
            self._forget(worker)
        self._threads.shutdown(wait=False)

    def _go_on(self) -> None:
        while not self._closed and (question := self._turns.next()) is not None:
            self._begin(self._serve(question))

    async def _serve(self, question: Question) -> None:
        try:
            answer = await self._answer(question)
        except Exception as error:  # noqa: BLE001 - whatever it is, who asked hears it
            if not question.answer.done():
                question.answer.set_exception(error)
        else:
            if not question.answer.done():
                question.answer.set_result(answer)
        finally:
            self._turns.done(question)
            self._go_on()

    async def _answer(self, question: Question) -> object:
        """One try, and another if the worker died."""
        name = question.what.__name__
        for _ in range(2):
            worker = None
            try:
                worker = await self._worker(question.need)
                if question.need is not None and question.need not in worker.knows:
                    await self._exchange(worker, *question.need, self.loading)
                    worker.knows.add(question.need)
                answer = await self._exchange(worker, question.what, question.args, question.limit)
            except Slow:
                self.metrics.worker_timeouts.inc()
                log.error("a worker took too long", what=name)
                raise Unanswered("slow", name) from None
            except Died:
                if self._closed:
                    raise Unanswered("closed", name) from None
                log.error("a worker died", what=name, exitcode=worker and worker.process.exitcode)
                continue
            finally:
                self._keep(worker)
            return answer
        raise Unanswered("died", name)

    async def _worker(self, need: Need | None) -> WorkerProcess:
        """One that is idle, best one that has what it needs; or a new one."""
        if self._closed:
            raise Died
        for worker in [each for each in self._idle if not each.process.is_alive()]:
            self._lose(worker)
        if self._idle:
            worker = next((each for each in self._idle if need in each.knows), self._idle[-1])
            self._idle.remove(worker)
            return worker
        try:
            # Here and not in a thread: Linux ends it together with the thread that started it.
            worker = WorkerProcess(self.memory)
        except OSError:
            self._fails()
            raise Died from None
        self._all.add(worker)
        try:
            await worker.heard(self._threads, None, self.starting)
        except (Died, Slow):
            self._lose(worker)
            if not self._closed:
                self._fails()
            raise Died from None
        self._failing = None
        return worker

    async def _exchange(
        self,
        worker: WorkerProcess,
        what: Callable[..., object],
        args: tuple[object, ...],
        limit: float,
    ) -> object:
        kind, answer = await worker.heard(self._threads, pickle.dumps((what, args)), limit)
        if kind == "full":
            worker.kill()  # what it has taken is not given back
        if kind != "done":
            raise Unanswered("full" if kind == "full" else "failed", what.__name__, str(answer))
        return answer

    def _keep(self, worker: WorkerProcess | None) -> None:
        """After a question: the worker waits for the next one, if it can."""
        if worker is None:
            return
        if worker.lost or not worker.process.is_alive():
            self._lose(worker)
        else:
            self._idle.append(worker)

    def _lose(self, worker: WorkerProcess) -> None:
        if worker in self._all and not self._closed:
            self.metrics.worker_restarts.inc()
        worker.kill()
        self._forget(worker)

    def _forget(self, worker: WorkerProcess) -> None:
        self._all.discard(worker)
        if worker in self._idle:
            self._idle.remove(worker)
        worker.connection.close()

    def _fails(self) -> None:
        """None can be started: try until one can."""
        if self._failing is None:
            self._failing = time.monotonic()
            log.error("no worker can be started")
            self._recovering = self._begin(self._recover())

    async def _recover(self) -> None:
        tries = 0
        while self._failing is not None and not self._closed:
            await asyncio.sleep(self.waits[min(tries, len(self.waits) - 1)])
            tries += 1
            with suppress(Unanswered):
                await self.ask("", os.getpid, limit=self.starting)

    def _begin(self, work: Coroutine[None, None, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task
