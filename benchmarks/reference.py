"""What a figure is compared with, measured in the same minute: a slow day slows both.

`loop` is a plain loop of Python that takes about a millisecond on a quiet machine of ours; whatever
computes is told in such loops. `flush` is what the disk needs to make something durable.
"""

from __future__ import annotations

import os
import tempfile
from pathlib import Path
from statistics import median, quantiles
from time import perf_counter

TURNS = 4_500
TRIES = 9
FLUSHES = 150
PAGES = bytes(8_192)
"""About as much as a commit of one move writes."""


def loop() -> float:
    """The milliseconds of the plain loop, the median of some: the machine is not ours alone."""
    times = []
    for _ in range(TRIES):
        start = perf_counter()
        _turn(TURNS)
        times.append(1000 * (perf_counter() - start))
    return median(times)


def _turn(turns: int) -> dict[str, int]:
    found: dict[str, int] = {}
    for number in range(turns):
        name = f"{number & 255:02x}"
        found[name] = found.get(name, 0) + len(name)
    return found


def flush(folder: str | None = None) -> tuple[float, float]:
    """The milliseconds of a flush to the disk: median and p99."""
    times = []
    with tempfile.TemporaryDirectory(dir=folder) as here:
        file = os.open(Path(here) / "log", os.O_CREAT | os.O_WRONLY | os.O_APPEND)
        try:
            for _ in range(FLUSHES):
                os.write(file, PAGES)
                start = perf_counter()
                os.fdatasync(file)
                times.append(1000 * (perf_counter() - start))
        finally:
            os.close(file)
    return median(times), quantiles(times, n=100)[98]
