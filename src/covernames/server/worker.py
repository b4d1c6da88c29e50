"""What runs in a worker: answers one question after the other, and ends with the server."""

from __future__ import annotations

import ctypes
import os
import pickle
import signal
import sys
import traceback
from contextlib import suppress
from multiprocessing import connection as pipes
from multiprocessing import parent_process
from pathlib import Path
from threading import Thread
from typing import Final

DEATH_SIGNAL: Final = 1
"""Linux, prctl(2): PR_SET_PDEATHSIG."""
MMAP_THRESHOLD: Final = -3
"""Linux, mallopt(3): M_MMAP_THRESHOLD."""
LARGE: Final = 2**18
"""Bytes from which a piece of memory goes back to the system as soon as it is free."""
NICE: Final = 10
"""How much later than the server a worker gets a core that both want: people's moves go first."""


def work(connection: pipes.Connection, memory: int) -> None:
    """Answer until nobody asks any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which ends us
    end_with_parent()
    limit_memory(memory)
    return_memory()
    if hasattr(os, "nice"):  # Windows has none
        os.nice(NICE)
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # the other cores have workers of their own
    connection.send(("ready", None))
    while True:
        try:
            said = connection.recv_bytes()
        except (EOFError, OSError):
            return
        connection.send(_answered(said))


def _answered(said: bytes) -> tuple[str, object]:
    """Of an error only its kind and its place: its text may be what nobody else should read."""
    try:
        what, args = pickle.loads(said)  # noqa: S301 - from our own server
        return "done", what(*args)
    except MemoryError as error:
        return "full", place(error)
    except Exception as error:  # noqa: BLE001 - told to whoever asked
        return "failed", place(error)


def place(error: BaseException) -> str:
    """The kind of an error, and the line that it comes from."""
    frames = traceback.extract_tb(error.__traceback__)
    where = f" at {Path(frames[-1].filename).name}:{frames[-1].lineno}" if frames else ""
    return f"{type(error).__name__}{where}"


def end_with_parent() -> None:
    """Nobody is left behind when the server is killed, whatever one is doing then."""
    parent = parent_process()
    assert parent is not None
    Thread(target=_outlive, args=(parent.sentinel,), daemon=True).start()
    if sys.platform == "linux":
        # A thread may not get to run while a regular expression does.
        ctypes.CDLL(None).prctl(DEATH_SIGNAL, signal.SIGKILL)
        if os.getppid() != parent.pid:
            os._exit(1)  # it was quicker


def _outlive(sentinel: int) -> None:
    pipes.wait([sentinel])
    os._exit(1)


def limit_memory(most: int) -> None:
    """So much and no more, where the system can say so."""
    try:
        import resource  # noqa: PLC0415 - Windows has none
    except ImportError:
        return
    _, hard = resource.getrlimit(resource.RLIMIT_DATA)
    allowed = most if hard == resource.RLIM_INFINITY else min(most, hard)
    with suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_DATA, (allowed, hard))


def return_memory() -> None:
    """Give large pieces back when they are free: reading six languages leaves 90 MB of holes."""
    if sys.platform == "linux":
        mallopt = getattr(ctypes.CDLL(None), "mallopt", None)  # musl has none
        if mallopt is not None:
            mallopt(MMAP_THRESHOLD, LARGE)
