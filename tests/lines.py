"""A line to a device without a network: what it is told, and whether it was hung up on."""

from __future__ import annotations

from covernames.server.frames import text_of


class HeardLine:
    """A device that reads as much as its test lets it."""

    def __init__(self, *, reads: bool = True) -> None:
        self.said: list[str] = []
        """All that it was told."""
        self.closed = self.aborted = False
        self.slow = not reads
        self._bytes = 0

    def waiting(self) -> int:
        return self._bytes

    def read(self) -> None:
        """Take all that waits."""
        self._bytes = 0

    def write(self, frame: bytes) -> None:
        self.said.append(text_of(frame))
        self._bytes += len(frame) if self.slow else 0

    def close(self) -> None:
        self.closed = True

    def leave(self) -> None:
        self.close()

    def abort(self) -> None:
        self.aborted = True
        self.close()
