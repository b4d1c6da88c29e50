"""Where matches are played: here, in processes of this machine, or on a Dask cluster.

All three are a `concurrent.futures.Executor`; whoever runs matches does not know which it has.
"""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from multiprocessing import active_children, get_context
from typing import Any, Final, ParamSpec, TypeVar

from ..refusals import ArenaRefused

P = ParamSpec("P")
T = TypeVar("T")


AHEAD: Final = 3
"""Batches that wait at each worker: enough to keep it busy, few enough to stop soon."""
LARGEST: Final = 16
"""Matches in a batch: sending them costs little then, and a run that is cut off loses little."""

SCHEDULER_TIMEOUT: Final = 10.0
"""Seconds until a cluster that does not answer is taken not to be there."""


@dataclass(frozen=True)
class Workers:
    """An executor, and how it likes its work."""

    executor: Executor
    count: int
    """How many batches it plays at a time."""
    ahead: int = AHEAD
    largest: int = LARGEST


class InlineExecutor(Executor):
    """Plays in this very process, at once: nothing to start, and a debugger sees it all."""

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        """Do it now."""
        future: Future[T] = Future()
        try:
            future.set_result(fn(*args, **kwargs))
        except Exception as error:  # noqa: BLE001 - as any executor hands it on
            future.set_exception(error)
        return future


def here() -> Workers:
    """This process, one match at a time."""
    return Workers(InlineExecutor(), 1, ahead=1, largest=1)


@contextmanager
def workers(jobs: int = 1, dask: str = "") -> Iterator[Workers]:
    """So many processes, or the cluster at an address."""
    if dask:
        with _cluster(dask) as found:
            yield found
    elif jobs > 1:
        with processes(jobs) as pool:
            yield Workers(pool, jobs)
    else:
        yield here()


@contextmanager
def processes(jobs: int) -> Iterator[Executor]:
    """Processes of this machine, started afresh: a fork would copy locks of running threads."""
    # One core a process; the arithmetic of a board is too small to share.
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    others = set(active_children())
    pool = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=_leave_it)
    try:
        yield pool
    except BaseException:  # nobody waits for what they still play
        for process in set(active_children()) - others:
            process.terminate()
        raise
    finally:
        pool.shutdown(cancel_futures=True)


def _leave_it() -> None:
    """Ctrl-C is for whoever runs the matches, who then stops the workers."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@contextmanager
def _cluster(address: str) -> Iterator[Workers]:
    try:
        from distributed import Client  # noqa: PLC0415 - an optional extra
    except ImportError:
        raise ArenaRefused("arena-no-dask") from None
    try:
        client: Any = Client(address, timeout=SCHEDULER_TIMEOUT)  # type: ignore[no-untyped-call]
    except (OSError, ValueError):
        raise ArenaRefused("arena-dask-unreachable", address=address) from None
    with client:
        # Not pure: a match that failed is played again when it is asked for again.
        executor = client.get_executor(pure=False)
        try:
            yield Workers(executor, max(1, sum(client.nthreads().values())))
        finally:
            executor.shutdown(wait=False)
