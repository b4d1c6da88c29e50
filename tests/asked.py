"""What workers are asked in tests: functions that they can import."""

from __future__ import annotations

import os
import re
import time
from pathlib import Path


def note(path: str, line: str) -> None:
    """Write down that one was asked."""
    with Path(path).open("a", encoding="utf-8") as file:
        file.write(f"{line} {os.getpid()}\n")


def die_once(path: str) -> str:
    """The first who is asked dies of it."""
    if not Path(path).exists():
        note(path, "died")
        os._exit(1)
    return "alive"


def note_and_hang(path: str) -> None:
    note(path, "hangs")
    time.sleep(3600)


def never_ready(*_: object) -> None:
    """In place of a worker's work: one that does not get as far as being asked."""
    time.sleep(3600)


def note_and_hold(path: str) -> None:
    """Hang with Python's lock in hand: no thread of the worker gets a turn."""
    note(path, "holds")
    re.match(r"(a+)+$", "a" * 60 + "b")


def left_behind() -> int:
    """The bytes that a worker keeps of 64 MB which it used between small things that stay."""
    bytes(16 * 2**20)  # once it is free, the C library by itself keeps all up to that size
    before = resident()
    used = [(b"x" * 2**20, b"x" * 2**15) for _ in range(64)]
    small = [kept for _, kept in used]
    del used
    return resident() - before - sum(map(len, small))


def resident() -> int:
    """The bytes that this process has in memory."""
    pages = int(Path("/proc/self/statm").read_text("ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")
