"""Randomness that nobody can predict, asked from the system a block at a time.

`random.SystemRandom` asks for every card anew, some eighty times a deal. What comes out is the
same: every bit is the system's, and is used once.
"""

from __future__ import annotations

from os import urandom
from random import SystemRandom
from typing import Final

BLOCK: Final = 128
"""Bytes asked for at once: about as many as a deal takes."""


class Chance(SystemRandom):
    """The system's generator, in blocks."""

    _bits = 0
    _left = 0
    """How many of the bits have not been used."""

    def getrandbits(self, k: int, /) -> int:
        """So many random bits."""
        if k > self._left:
            size = max((k + 7) // 8, BLOCK)
            self._bits, self._left = int.from_bytes(urandom(size), "big"), 8 * size
        bits = self._bits
        taken = bits & ((1 << k) - 1)
        self._bits = bits >> k
        self._left -= k
        return taken

    def randbytes(self, n: int) -> bytes:
        """So many random bytes."""
        return self.getrandbits(8 * n).to_bytes(n, "big")

    def random(self) -> float:
        """At least 0, less than 1."""
        return self.getrandbits(53) * 2**-53
