"""Requests that have not come whole yet: what they hold in memory is bounded in bytes."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

from ..refusals import Rejected

MOST_OF_ONE: Final = 32_000_000
"""Bytes that the unfinished requests of one address may hold: a few large lists."""
MOST_OF_ALL: Final = 128_000_000
"""Bytes that all of them may hold."""
WAIT: Final = 10
"""Seconds after which whoever was refused may try again."""


class Bodies:
    """Counts what has come of requests that are still being read."""

    def __init__(self, of_one: int = MOST_OF_ONE, of_all: int = MOST_OF_ALL) -> None:
        self._of_one, self._of_all = of_one, of_all
        self._held: dict[str, int] = {}
        """Bytes by address; an address without any is not in it."""
        self.held = 0
        """Bytes of all together."""

    @contextmanager
    def reading(self, address: str) -> Iterator[Callable[[int], None]]:
        """While a request is read: count its bytes as they come. They are free at its end."""
        came = 0

        def add(size: int) -> None:
            nonlocal came
            of_one = self._held.get(address, 0) + size
            if of_one > self._of_one or self.held + size > self._of_all:
                raise Rejected("too-many", seconds=WAIT)
            came += size
            self.held += size
            self._held[address] = of_one

        try:
            yield add
        finally:
            self.held -= came
            self._held[address] = self._held.get(address, 0) - came
            if not self._held[address]:
                del self._held[address]
