"""The connection to one device. One that stops reading slows nobody, and is dropped in time."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Protocol

from . import wire
from .frames import framed

MOST_BYTES: Final = 262_144
"""Bytes that may wait for a device before it is dropped; it can come back. A whole game's news."""


class Line(Protocol):
    """Where the frames for a device go; it keeps what the network does not take yet."""

    @property
    def slow(self) -> bool:
        """Whether much waits, so that it is worth asking how much."""

    def waiting(self) -> int:
        """Bytes that wait."""

    @property
    def write(self) -> Callable[[bytes], None]:
        """Send a frame, or let it wait; nobody waits for it to be read."""

    def close(self) -> None:
        """End, after what was written."""

    def leave(self) -> None:
        """The device is gone, or has been told why it must go."""

    def abort(self) -> None:
        """End at once; what waits is forgotten."""


class Connection:
    """One device in a room."""

    __slots__ = ("_line", "board", "closed", "last_seen", "member", "overflowed")

    def __init__(self, line: Line, member: str = "", *, board: bool = False) -> None:
        self.member = member
        """Whose device it is; empty: somebody who looks on."""
        self.board = board
        """Linked as a board: it never sees a key."""
        self._line = line
        self.last_seen = 0.0
        """When it last said something, by the room's clock; written by `Presence` alone."""
        self.closed = False
        self.overflowed = False
        """Dropped because it did not read."""

    def send(self, message: str) -> None:
        """Send a message to this device alone."""
        self.write(framed(message))

    def write(self, frame: bytes) -> None:
        """Send a frame, which others may get as well. One is never too large, many may be."""
        if self.closed:
            return
        line = self._line
        if line.slow and (waiting := line.waiting()) > 0 and waiting + len(frame) > MOST_BYTES:
            self.overflowed = True
            self.abort()
            return
        line.write(frame)

    def abort(self) -> None:
        """Close without a word: the device does not read."""
        self.closed = True
        self._line.abort()

    def leave(self) -> None:
        """The device is gone."""
        self.closed = True
        self._line.leave()

    def close(self, code: str) -> None:
        """Say why, then end."""
        if not self.closed:
            self.send(wire.encode(wire.Bye(code)))
            self.closed = True
            self._line.close()
