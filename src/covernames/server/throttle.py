"""How fast a device is read.

Clients that send too much are read more slowly, which costs the server nothing. Clients that go on
sending without waiting for answers are disconnected in the end.
"""

from __future__ import annotations

from time import monotonic

BURST = 10.0
"""Messages that may always come at once."""
FLOOD_SECONDS = 3.0
"""Seconds of slowing down after which a device is shown out."""


class Throttle:
    """Slows down one device."""

    __slots__ = ("_at", "_most", "_slowed", "_tokens", "a_second")

    def __init__(self, a_second: float) -> None:
        self.a_second = a_second
        """Messages that a device may send a second."""
        self._most = max(BURST, a_second / 2)
        self._tokens = self._most
        self._at = monotonic()
        self._slowed = 0.0

    def wait(self, *, queued: bool) -> float:
        """Seconds to wait before a message is heard.

        `queued` tells that it came before the last one was answered: a flood does that, and no
        client that waits for answers ever does, however slow or quick the two machines are.
        """
        now = monotonic()
        if not queued:
            self._slowed = 0.0
        self._tokens = min(self._most, self._tokens + self.a_second * (now - self._at)) - 1
        self._at = now
        if self._tokens >= 0 and not self._slowed:
            return 0.0
        # Twice as long each time, as long as answers are not waited for.
        delay = max(1.0, -self._tokens) / self.a_second + self._slowed
        self._slowed += delay
        return delay

    @property
    def flooding(self) -> bool:
        """Whether the device was slowed down again and again and never waited for an answer."""
        return self._slowed > FLOOD_SECONDS
