"""SQLite's checkpoints: commits are copied from the log into the database, beside the writer.

SQLite would do it within a commit, every thousand pages, and everybody would wait for it. Here a
thread with a connection of its own does it once a second and keeps nobody from writing. Only where
the log never comes to rest and grows large, the writer waits for the last pages, which are few.
"""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from threading import Event, Thread
from typing import Final

from ..logs import log

SECONDS: Final = 1.0
"""Between two checkpoints."""
MOST_PAGES: Final = 16_384
"""Pages in the log, 64 MB, from which on it must begin anew."""
WAIT: Final = 0.05
"""Seconds that the end of a checkpoint may wait for readers; the writer waits with it."""


class Checkpointer:
    """Keeps the log of one database short."""

    def __init__(self, file: Path, seconds: float = SECONDS, most_pages: int = MOST_PAGES) -> None:
        self._file, self._seconds, self._most = file, seconds, most_pages
        self._ended = Event()
        self._failed = False
        self._pages = 0
        """In the log, when it was last looked at."""
        self._thread: Thread | None = None

    def start(self) -> None:
        """From now on."""
        if self._thread is None:
            self._ended.clear()
            self._thread = Thread(target=self._run, name="checkpoint", daemon=True)
            self._thread.start()

    def stop(self) -> None:
        """Wait until the last one is done."""
        if self._thread is not None:
            self._ended.set()
            self._thread.join()
            self._thread = None

    def _run(self) -> None:
        while not self._ended.is_set():
            try:
                with closing(sqlite3.connect(self._file, WAIT, isolation_level=None)) as connection:
                    while not self._ended.wait(self._seconds):
                        self.look(connection)
            except sqlite3.Error as error:  # the connection is opened anew
                if not self._failed:  # said once; the database is looked after elsewhere
                    log.error("checkpoint failed", exc_info=error)
                self._failed = True

    def look(self, connection: sqlite3.Connection) -> None:
        """Copy what is new; a log that rests is emptied, one that grows large begins anew."""
        pages = _checkpoint(connection, "PASSIVE")
        if pages >= self._most:
            _checkpoint(connection, "RESTART")
        elif pages and pages == self._pages:
            _checkpoint(connection, "TRUNCATE")
        self._pages = pages
        self._failed = False


def _checkpoint(connection: sqlite3.Connection, how: str) -> int:
    """The pages that are in the log."""
    _busy, pages, _copied = connection.execute(f"PRAGMA wal_checkpoint({how})").fetchone()
    return int(pages)
