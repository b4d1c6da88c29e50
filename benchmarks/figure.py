"""A measured figure and the bound it must keep."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from .reference import loop


class Figure(NamedTuple):
    """What was measured, and whether it is good enough.

    Whatever depends on the day is a ratio to a reference of the same minute; sizes are not.
    """

    name: str
    value: float
    unit: str
    bound: float
    at_least: bool = False
    detail: str = ""
    """What it is made of, as it was measured."""

    @property
    def holds(self) -> bool:
        """Whether the bound is kept."""
        return self.value >= self.bound if self.at_least else self.value <= self.bound

    def __str__(self) -> str:
        sign = "≥" if self.at_least else "≤"
        state = "ok" if self.holds else "MISSED"
        told = f"{self.name:58} {self.value:10,.2f} {self.unit:8} {sign} {self.bound:,.2f}  {state}"
        return f"{told:96} {self.detail}".rstrip()


def in_loops(name: str, milliseconds: float, bound: float, loop_ms: float = 0.0) -> Figure:
    """A time in plain loops of Python: `bound` is what it may be in milliseconds on a quiet day."""
    loop_ms = loop_ms or loop()
    told = f"{milliseconds:,.2f} ms, a loop {loop_ms:.2f} ms"
    return Figure(name, milliseconds / loop_ms, "loops", bound, detail=told)


def peak_memory() -> float:
    """The most memory that this process has had, in megabytes.

    Not `getrusage`: a program that is started inherits that figure from the one that starts it.
    """
    status = Path("/proc/self/status").read_text("ascii")
    (line,) = (line for line in status.splitlines() if line.startswith("VmHWM:"))
    return int(line.split()[1]) / 1024
