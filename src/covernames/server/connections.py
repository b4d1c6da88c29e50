"""How many connections a server takes, and how long one may take to say what it wants.

Whoever opens a connection has some seconds to send the head of a request. When all places are
taken, the connection that has waited longest without one makes room: silent visitors cannot keep
others out.
"""

from __future__ import annotations

import asyncio
from typing import ClassVar

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from .headers import guarded

HEAD_SECONDS = 10.0
"""Seconds from a connection, or from the end of an answer, to the next request's whole head."""
RESERVED = 128
"""File descriptors that are not for visitors: the database, workers, the log."""


def most_connections() -> int:
    """How many visitors fit, once the process has asked for all the descriptors it may have."""
    try:
        import resource  # noqa: PLC0415 - not on Windows
    except ImportError:
        return 10_000
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = hard if hard != resource.RLIM_INFINITY else max(soft, 65_536)
    if soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    return max(RESERVED, wanted - RESERVED)


def limited(most: int, head_seconds: float = HEAD_SECONDS) -> type[LimitedProtocol]:
    """The protocol for uvicorn: HTTP with these limits, counted for this server alone."""
    limits = {"most": most, "head_seconds": head_seconds, "waiting": {}}
    return type("Limited", (LimitedProtocol,), limits)


class LimitedProtocol(H11Protocol):
    """One connection, until it becomes a WebSocket or ends."""

    most: ClassVar[int]
    head_seconds: ClassVar[float]
    waiting: ClassVar[dict[LimitedProtocol, None]]
    """Connections that have not said what they want, the longest waiting first."""
    _timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn's
        """Somebody has come; where it is full, somebody silent goes."""
        super().connection_made(transport)
        self._expect_head()
        if len(self.connections) > self.most:
            next(iter(self.waiting)).give_up()

    def handle_events(self) -> None:
        """A head that has come whole ends the wait."""
        before = self.scope
        super().handle_events()
        if self.scope is not before:
            self._head_came()

    def send_400_response(self, msg: str) -> None:
        """What is no HTTP never gets to the application: it is answered here, and as guarded."""
        text = [(b"content-type", b"text/plain; charset=utf-8"), (b"connection", b"close")]
        for event in (
            h11.Response(status_code=400, headers=guarded(text), reason=b"Bad Request"),
            h11.Data(data=msg.encode("ascii")),
            h11.EndOfMessage(),
        ):
            self.transport.write(self.conn.send(event) or b"")
        self.transport.close()

    def on_response_complete(self) -> None:
        """The next request may come on the same connection."""
        super().on_response_complete()
        if not self.transport.is_closing():
            self._expect_head()

    def connection_lost(self, exc: Exception | None) -> None:
        """Gone."""
        self._head_came()
        super().connection_lost(exc)

    def give_up(self) -> None:
        """Hang up on a visitor who says nothing."""
        self._head_came()
        self.connections.discard(self)
        self.transport.abort()

    def _expect_head(self) -> None:
        self._head_came()
        self.waiting[self] = None
        self._timer = self.loop.call_later(self.head_seconds, self.give_up)

    def _head_came(self) -> None:
        self.waiting.pop(self, None)
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
