"""A room always has a host who is there: one who stays away is replaced by somebody present."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from ..room.room import Room

HOST_AWAY = 60.0
"""Seconds that a host may be away while others are there."""


class HostWatch:
    """Waits for the host of one room to come back, and names who takes over if that takes long."""

    def __init__(
        self,
        room: Callable[[], Room],
        present: Callable[[], tuple[str, ...]],
        take_over: Callable[[str], None],
        trusted: Callable[[], bool] = lambda: True,
    ) -> None:
        self._room, self._present, self._take_over = room, present, take_over
        self._trusted = trusted
        """Whether this node hears of people elsewhere."""
        self._waiting: asyncio.TimerHandle | None = None

    def look(self) -> None:
        """Somebody came or went."""
        here = self._present()
        if self._room().host in here or not here:
            self.stop()
        elif self._waiting is None:
            self._waiting = asyncio.get_running_loop().call_later(HOST_AWAY, self._ring)

    def stop(self) -> None:
        """Wait no more."""
        if self._waiting is not None:
            self._waiting.cancel()
            self._waiting = None

    def _ring(self) -> None:
        self._waiting = None
        if not self._trusted():
            self.look()  # a node that is deaf waits: the host may well be there
            return
        room, here = self._room(), self._present()
        heirs = [m for m, who in room.members.items() if m in here and not who.bot]
        if room.host not in here and heirs:
            self._take_over(heirs[0])
