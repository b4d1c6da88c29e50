"""Tells a room what may change often: at once, then once for all that changes in a short while."""

from __future__ import annotations

from . import wire
from .clock import Clock, Timer, Times
from .connection import Connection
from .presence import Presence


class Gathered:
    """One message that replaces the one before it."""

    def __init__(self, presence: Presence, clock: Clock, times: Times) -> None:
        self._presence, self._clock, self._times = presence, clock, times
        self._latest: wire.FromServer | None = None
        self._told: wire.FromServer | None = None
        self._waiting: Timer | None = None

    def tell(self, message: wire.FromServer, besides: Connection | None = None) -> None:
        """Tell it now or in a short while; `besides` has its own answer."""
        self._latest = message
        if self._waiting is None:
            self._tell(besides)

    def told(self, message: wire.FromServer) -> None:
        """Everybody has heard it in another way."""
        self._latest = self._told = message

    def stop(self) -> None:
        """Tell no more."""
        if self._waiting is not None:
            self._waiting.cancel()
            self._waiting = None

    def _tell(self, besides: Connection | None = None) -> None:
        if self._latest is not None:
            self._presence.broadcast(wire.encode(self._latest), besides)
        self._told = self._latest
        self._waiting = self._clock.call_later(self._times.coalesce, self._again)

    def _again(self) -> None:
        self._waiting = None
        if self._told != self._latest:
            self._tell()
