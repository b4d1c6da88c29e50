"""A measured figure and the bound it must keep."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple


class Figure(NamedTuple):
    """What was measured, and whether it is good enough."""

    name: str
    value: float
    unit: str
    bound: float
    at_least: bool = False

    @property
    def holds(self) -> bool:
        """Whether the bound is kept."""
        return self.value >= self.bound if self.at_least else self.value <= self.bound

    def __str__(self) -> str:
        sign = "≥" if self.at_least else "≤"
        state = "ok" if self.holds else "MISSED"
        return (
            f"{self.name:58} {self.value:12,.2f} {self.unit:12} {sign} {self.bound:,.2f}  {state}"
        )


def peak_memory() -> float:
    """The most memory that this process has had, in megabytes.

    Not `getrusage`: a program that is started inherits that figure from the one that starts it.
    """
    status = Path("/proc/self/status").read_text("ascii")
    (line,) = (line for line in status.splitlines() if line.startswith("VmHWM:"))
    return int(line.split()[1]) / 1024
