"""Chance that is the same on every machine: it follows from a name alone.

Neither Python's `hash` nor `random` decides here: the former differs from process to process, and
how the latter shuffles may change with Python's version.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from typing import TypeVar

T = TypeVar("T")


class Stream:
    """Numbers that follow from a name: SHA-256 of the name and a counter, eight bytes at a time.

    >>> Stream("2026-11-18").below(100), Stream("2026-11-18").below(100)
    (1, 1)
    """

    def __init__(self, name: str) -> None:
        self._name = name
        self._count = 0

    def below(self, most: int) -> int:
        """A whole number from 0 to `most` - 1; a remainder of 64 bits, which is even enough."""
        digest = sha256(f"{self._name}/{self._count}".encode()).digest()
        self._count += 1
        return int.from_bytes(digest[:8], "big") % most

    def sample(self, some: Sequence[T], count: int) -> list[T]:
        """So many of some things, in an order of chance."""
        left = list(some)
        for at in range(count):
            other = at + self.below(len(left) - at)
            left[at], left[other] = left[other], left[at]
        return left[:count]
