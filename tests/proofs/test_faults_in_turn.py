"""Every fault in turn, and how long it takes until people, bots and clocks go on."""

from __future__ import annotations

import asyncio
import errno
import os
import resource
import signal
import sqlite3
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path

import httpx
import pytest

from covernames.server.store import Store
from databases import Wire, a_postgres
from nodes import Node, sqlite_in
from players import Players
from stress.honest import BotRoom, ClockRoom, Comebacks, Talker, moves_on
from support import runs
from waiting import LONGEST

SECONDS = runs(1, 30)
"""How long a fault lasts that does not pass at once."""
TALKERS = 3
PATIENCE = LONGEST
"""Seconds after which a room counts as stopped."""
DISK = 48
"""Megabytes of a disk that gets full."""


@asynccontextmanager
async def started(node: Node) -> AsyncIterator[Node]:
    """A node, ended in the end whatever happens."""
    try:
        await asyncio.to_thread(node.start)
        yield node
    finally:
        await asyncio.to_thread(node.stop)


class Scene:
    """A node with people, bots and a clock."""

    def __init__(self, node: Node) -> None:
        self.node = node
        self.talkers: list[Talker] = []
        self.tasks: list[asyncio.Future[None]] = []

    async def set(self) -> None:
        """Everybody comes, and everything moves."""
        url = self.node.url
        self.talkers = [await Talker.open(url) for _ in range(TALKERS)]
        self.bots = await BotRoom.open(url)
        self.clock = await ClockRoom.open(url)
        listeners = Comebacks(self.bots.host, *self.clock.company.people.values())
        running = (*(talker.run() for talker in self.talkers), self.bots.run(), listeners.run())
        self.tasks = [asyncio.ensure_future(work) for work in running]
        await moves_on(lambda: self.bots.progress, PATIENCE)
        await moves_on(lambda: self.clock.progress, PATIENCE)

    async def recovery(self, over: float) -> dict[str, float]:
        """Seconds from `over` until each moves on."""
        late = time.monotonic() - over

        async def talked() -> float:
            async with asyncio.timeout(PATIENCE):
                while any(talker.last < over for talker in self.talkers):  # noqa: ASYNC110
                    await asyncio.sleep(0.02)
            return max(talker.last for talker in self.talkers) - over

        people, bots, clock = await asyncio.gather(
            talked(),
            moves_on(lambda: self.bots.progress, PATIENCE),
            moves_on(lambda: self.clock.progress, PATIENCE),
        )
        return {"people": people, "bots": late + bots, "clock": late + clock}

    async def strike(self, folder: Path) -> None:
        """Everybody goes home; nothing that was acknowledged is missing."""
        for task in self.tasks:
            assert not task.done(), task
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        store = Store(self._readable_store(folder))
        try:
            for talker in self.talkers:
                assert talker.acknowledged
                await talker.check(store)
        finally:
            await store.close()
        rooms: list[BotRoom | Talker | Players] = [self.bots, *self.talkers, self.clock.company]
        for room in rooms:
            await room.close()

    def _readable_store(self, folder: Path) -> str:
        """The store, or a copy of one on a disk that only the server sees."""
        if not self.node.shell:
            return self.node.store
        database = Path(self.node.store.removeprefix("sqlite:///"))
        for file in (self.node.root / str(database.parent).lstrip("/")).glob(f"{database.name}*"):
            (folder / file.name).write_bytes(file.read_bytes())
        return sqlite_in(folder)


Fault = Callable[[Scene], Awaitable[float]]
"""Happens to a scene; returns when it was over."""
Setting = AsyncIterator[tuple[Node, Fault]]


@asynccontextmanager
async def workers_killed(folder: Path) -> Setting:
    """The out-of-memory killer comes for all that think."""

    async def fault(scene: Scene) -> float:
        for process in scene.node.workers():
            os.kill(process, signal.SIGKILL)
        return time.monotonic()

    yield Node(sqlite_in(folder)), fault


@asynccontextmanager
async def writes_refused(folder: Path) -> Setting:
    """The system lets the server write to no file; then it does again."""

    async def fault(scene: Scene) -> float:
        assert scene.node.process is not None
        server = scene.node.process.pid
        soft, hard = resource.prlimit(server, resource.RLIMIT_FSIZE)
        resource.prlimit(server, resource.RLIMIT_FSIZE, (0, hard))
        await is_unwell(scene.node)
        await asyncio.sleep(SECONDS)
        resource.prlimit(server, resource.RLIMIT_FSIZE, (soft, hard))
        return time.monotonic()

    yield Node(sqlite_in(folder)), fault


@asynccontextmanager
async def disk_full(folder: Path) -> Setting:
    """Nothing can be written; then there is room again. A disk of its own takes namespaces."""
    (folder / "data").mkdir()
    disk = f"mount -t tmpfs -o size={DISK}m tmpfs {folder}/data"

    async def fault(scene: Scene) -> float:
        file = scene.node.root / f"{folder}/data/fill".lstrip("/")
        await asyncio.to_thread(fill_up, file)
        await is_unwell(scene.node)
        await asyncio.sleep(SECONDS)
        await asyncio.to_thread(file.unlink)
        return time.monotonic()

    yield Node(sqlite_in(folder / "data"), shell=disk), fault


async def is_unwell(node: Node) -> None:
    """Wait until the node says that it cannot do its work."""
    async with httpx.AsyncClient() as web, asyncio.timeout(PATIENCE):
        while (await web.get(f"{node.url}/readyz", timeout=PATIENCE)).is_success:  # noqa: ASYNC110
            await asyncio.sleep(0.1)


def fill_up(file: Path) -> None:
    """Write until nothing more can be written."""
    room = True
    with file.open("wb", buffering=0) as full:
        while room:
            try:
                full.write(bytes(4_096))
            except OSError as error:
                if error.errno != errno.ENOSPC:
                    raise
                room = False


@asynccontextmanager
async def server_killed(folder: Path) -> Setting:
    """And started again at once, as systemd does."""

    async def fault(scene: Scene) -> float:
        over = time.monotonic()
        await asyncio.to_thread(scene.node.kill)
        await asyncio.to_thread(scene.node.start)
        return over

    yield Node(sqlite_in(folder)), fault


@asynccontextmanager
async def database_locked(folder: Path) -> Setting:
    """Somebody else writes and does not finish."""

    async def fault(_: Scene) -> float:
        other = sqlite3.connect(folder / "rooms.db", isolation_level=None, timeout=30)
        other.execute("BEGIN EXCLUSIVE")
        await asyncio.sleep(SECONDS)
        other.execute("ROLLBACK")
        other.close()
        return time.monotonic()

    yield Node(sqlite_in(folder)), fault


@asynccontextmanager
async def postgresql_away(_: Path) -> Setting:
    """It is stopped, and comes back."""
    with a_postgres() as postgres:

        async def fault(_: Scene) -> float:
            await asyncio.to_thread(postgres.stop)
            await asyncio.sleep(SECONDS)
            await asyncio.to_thread(postgres.start)
            return time.monotonic()

        yield Node(postgres.url), fault


@asynccontextmanager
async def network_swallowed(folder: Path) -> Setting:
    """Nothing reaches the database and nothing comes back, without a word."""
    (folder / "wire").mkdir()
    with a_postgres() as postgres:
        async with Wire(postgres.url, folder / "wire").laid() as wire:

            async def fault(_: Scene) -> float:
                wire.passing.clear()
                await asyncio.sleep(SECONDS)
                wire.passing.set()
                return time.monotonic()

            yield Node(wire.url), fault


IN_SHORT = (workers_killed, writes_refused)
IN_TURN = (*IN_SHORT, disk_full, server_killed, database_locked, postgresql_away, network_swallowed)
"""`make test` has the others in other tests, without processes; not everybody may mount a disk."""


@pytest.mark.proof
@pytest.mark.alone
@pytest.mark.parametrize("setting", IN_TURN if runs(0, 1) else IN_SHORT)
def test_play_goes_on_after(
    setting: Callable[[Path], AbstractAsyncContextManager[tuple[Node, Fault]]],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    say: Callable[[str], None],
) -> None:
    monkeypatch.setenv("COVERNAMES_BOT_PAUSE", "0.2")

    async def work() -> None:
        async with setting(tmp_path) as (node, fault), started(node):
            scene = Scene(node)
            await scene.set()
            recovered = await scene.recovery(await fault(scene))
            waits = ", ".join(f"{who} {wait:.1f} s" for who, wait in recovered.items())
            say(f"{setting.__name__}: {waits}")
            await scene.strike(tmp_path)

    asyncio.run(work())
