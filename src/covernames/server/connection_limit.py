"""How many sockets one address may have open at a time: it cannot take all that a server has."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager


class ConnectionLimit:
    """The sockets that are open now, by address."""

    def __init__(self, most: int) -> None:
        self.most = most
        """For each address; 0: as many as they like."""
        self._open: Counter[str] = Counter()

    @contextmanager
    def slot(self, address: str) -> Iterator[bool]:
        """A slot for one more socket, held until the end of the block; False: there is none."""
        if self.most and self._open[address] >= self.most:
            yield False
            return
        self._open[address] += 1
        try:
            yield True
        finally:
            self._open[address] -= 1
            if not self._open[address]:
                del self._open[address]
