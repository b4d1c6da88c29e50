"""A lock that can also be taken without waiting."""

from __future__ import annotations

import asyncio


class Mutex(asyncio.Lock):
    """As asyncio's, with one way more to take it."""

    _locked: bool

    def take(self) -> bool:
        """Take it if it is free and nobody waits for it; whether it was."""
        if self._locked or self._waiters:
            return False
        self._locked = True
        return True
