"""What runs beside the rooms comes back when it breaks, and a node knows when it is not well."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import stat
import time
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from unittest.mock import Mock

import httpx
import pytest
from starlette.applications import Starlette

from clocks import TurnedClock
from covernames.room.events import MemberRenamed
from covernames.server import app as apps
from covernames.server import readiness as readinesses
from covernames.server import supervisor as supervisors
from covernames.server.background import Background
from covernames.server.bus import Bus
from covernames.server.clock import Clock, Times
from covernames.server.hub import Hub
from covernames.server.readiness import Readiness, has_room
from covernames.server.store import NewEntry, Store, Unavailable
from covernames.server.supervisor import Supervisor, pauses
from nodes import sqlite_in
from waiting import LONGEST, until


@pytest.fixture
def log(monkeypatch: pytest.MonkeyPatch) -> Mock:
    said = Mock()
    monkeypatch.setattr(supervisors, "log", said)
    monkeypatch.setattr(readinesses, "log", said)
    return said


# The supervisor


def test_the_pause_before_a_new_try_grows_up_to_a_limit() -> None:
    waits = pauses(1, 5)
    assert [next(waits) for _ in range(5)] == [1, 2, 4, 5, 5]


def test_what_cannot_be_stored_is_tried_again_after_a_pause() -> None:
    async def work() -> None:
        clock = TurnedClock()
        background, tries = Background(clock, Times(retry=(1.0, 2.0))), []

        async def store() -> None:
            tries.append(clock.monotonic())
            if len(tries) < 4:
                raise Unavailable("away")

        background.start_until_stored(store)
        await clock.turn(0.5)
        assert tries == [0]
        await clock.turn(60)
        assert tries == [0, 1, 3, 5]

    asyncio.run(work())


def test_what_waits_to_be_written_is_written_before_the_store_closes(tmp_path: Path) -> None:
    async def work() -> None:
        store = Store(sqlite_in(tmp_path))
        await store.open()
        await store.open_room("room")
        written = [store.append(_entry(version)) for version in (1, 2)]
        await store.close()
        assert all(done.done() for done in written)
        store = Store(sqlite_in(tmp_path))
        assert [entry.command for entry in await store.entries_after("room", 0)] == ["c1", "c2"]
        await store.close()

    asyncio.run(work())


def _entry(version: int) -> NewEntry:
    event = MemberRenamed("ann", f"Ann {version}")
    after = f"c{version - 1}" if version > 1 else ""
    return NewEntry("room", version, version, f"c{version}", 1, (event,), after=after)


def test_the_clock_is_that_of_the_system() -> None:
    before = time.time()
    now = Clock().now()
    assert 1_000 * before - 1 <= now <= 1_000 * time.time()


def test_a_write_that_has_begun_is_finished_before_its_task_ends() -> None:
    async def work() -> None:
        go, written = asyncio.Event(), []

        async def write() -> None:
            await go.wait()
            written.append(1)

        task = asyncio.create_task(supervisors.whole(write()))
        await asyncio.sleep(0)
        task.cancel()
        go.set()
        with pytest.raises(asyncio.CancelledError):
            await task
        assert written

    asyncio.run(work())


def test_a_task_that_breaks_is_logged_counted_and_begun_anew(log: Mock) -> None:
    tries: list[int] = []
    restarted: list[str] = []

    async def work() -> None:
        tries.append(1)
        if len(tries) < 5:
            raise RuntimeError("no")
        await asyncio.Event().wait()

    async def watch() -> None:
        tasks = Supervisor(restarted.append, steady=LONGEST)
        tasks.start("work", work, (0.001, 0.001))
        await until(lambda: len(tries) >= 3)
        assert tasks.unwell() == ("work",)
        await until(lambda: len(tries) == 5)
        assert tasks.unwell() == ("work",)  # nobody knows yet whether it lasts
        tasks._steady = 0.0  # noqa: SLF001 - it has lasted long enough
        assert tasks.unwell() == ()
        await tasks.stop()

    asyncio.run(watch())
    assert restarted == ["work"] * 4
    assert [call.kwargs["task"] for call in log.error.call_args_list] == ["work"] * 4


def test_what_broke_twice_may_have_been_an_accident(log: Mock) -> None:
    unwell: list[tuple[str, ...]] = []

    async def watch() -> None:
        tasks = Supervisor(lambda _: None, steady=LONGEST)

        async def work() -> None:
            unwell.append(tasks.unwell())
            if len(unwell) < 4:
                raise RuntimeError("no")

        tasks.start("work", work, (0.0, 0.0))
        await asyncio.wait(tasks._tasks.values())  # noqa: SLF001 - until it is done

    asyncio.run(watch())
    assert unwell == [(), (), (), ("work",)]
    assert log.error.call_count == 3


def test_a_task_that_is_done_is_not_begun_anew(log: Mock) -> None:
    async def watch() -> None:
        tries: list[int] = []

        async def work() -> None:
            tries.append(1)

        tasks = Supervisor(lambda _: None)
        tasks.start("work", work, (0.0, 0.0))
        await asyncio.wait(tasks._tasks.values())  # noqa: SLF001 - until it is done
        assert (tries, tasks.unwell()) == ([1], ())

    asyncio.run(watch())
    log.error.assert_not_called()


# The application


async def with_app(
    app: Starlette, work: Callable[[httpx.AsyncClient], Awaitable[None]], *, raises: bool = True
) -> None:
    wire = httpx.ASGITransport(app, raise_app_exceptions=raises)
    async with (
        app.router.lifespan_context(app),
        httpx.AsyncClient(transport=wire, base_url="http://test") as web,
    ):
        await work(web)


@pytest.fixture
def folder(tmp_path: Path) -> Iterator[Path]:
    yield tmp_path
    tmp_path.chmod(0o700)


def test_tidying_up_goes_on_after_a_write_that_failed(
    folder: Path, monkeypatch: pytest.MonkeyPatch, log: Mock
) -> None:
    tried: list[int] = []

    async def delete_idle(*_: object) -> int:
        tried.append(1)
        if len(tried) == 1:
            raise Unavailable
        return 0

    monkeypatch.setattr(Store, "delete_idle", delete_idle)
    monkeypatch.setattr(apps, "TIDY_AGAIN", (0.001, 0.001))

    async def work(web: httpx.AsyncClient) -> None:
        await until(lambda: len(tried) == 2)
        figures = (await web.get("/metrics")).text
        assert 'covernames_task_restarts_total{task="tidy-up"} 1.0' in figures

    asyncio.run(with_app(apps.create_app(sqlite_in(folder)), work))
    log.error.assert_called_once()


@pytest.mark.parametrize(
    ("task", "owner", "work"), [("bus", Bus, "run"), ("heartbeat", Hub, "heartbeat")]
)
def test_what_a_node_hears_and_says_is_begun_anew(
    folder: Path,
    task: str,
    owner: type,
    work: str,
    monkeypatch: pytest.MonkeyPatch,
    log: Mock,
) -> None:
    begun: list[int] = []

    async def breaks_once(_: object) -> None:
        begun.append(1)
        if len(begun) == 1:
            raise RuntimeError("no")
        await asyncio.Event().wait()

    monkeypatch.setattr(owner, work, breaks_once)

    async def watch(web: httpx.AsyncClient) -> None:
        await until(lambda: len(begun) == 2)
        figures = (await web.get("/metrics")).text
        assert f'covernames_task_restarts_total{{task="{task}"}} 1.0' in figures

    asyncio.run(with_app(apps.create_app(sqlite_in(folder)), watch))
    log.error.assert_called_once()


GUARDS = ("content-security-policy", "x-content-type-options", "referrer-policy")


@pytest.mark.parametrize("base", ["", "/games"])
def test_every_answer_is_guarded_whatever_went_wrong(
    folder: Path, base: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(*_: object) -> None:
        raise RuntimeError("no")

    async def gone(*_: object) -> None:
        raise Unavailable

    async def work(web: httpx.AsyncClient) -> None:
        asked = [
            (404, await web.get(f"{base}/assets/nothing.js")),
            (405, await web.post(f"{base}/assets/nothing.js")),
            (405, await web.put(f"{base}/healthz")),
            (404, await web.get("/api/nothing")),
        ]
        monkeypatch.setattr(Store, "has_sheet", broken)
        asked += [(500, await web.get(f"{base}/api/teams/us"))]
        monkeypatch.setattr(Store, "has_sheet", gone)
        asked += [(503, await web.get(f"{base}/api/teams/us"))]
        assert asked[-1][1].json() == {"code": "not-saved", "data": {}}
        for status, answer in asked:
            assert answer.status_code == status
            assert all(name in answer.headers for name in GUARDS)
            assert answer.headers["cache-control"] == "no-store"

    app = apps.create_app(sqlite_in(folder), base_path=base)
    asyncio.run(with_app(app, work, raises=False))


# Readiness


def damage(folder: Path) -> None:
    for file in folder.glob("rooms.db*"):
        file.write_bytes(os.urandom(20_000))


def ready(
    folder: Path,
    work: Callable[[Starlette, httpx.AsyncClient], Awaitable[None]],
    timeout: float = LONGEST,
) -> None:
    app = apps.create_app(sqlite_in(folder))

    async def asked(web: httpx.AsyncClient) -> None:
        checks = app.state.readiness.checks
        app.state.readiness = Readiness(checks, LONGEST, kept=0.0)
        assert (await web.get("/readyz")).json() == {"ok": True}
        app.state.readiness = Readiness(checks, timeout, kept=0.0)
        await work(app, web)

    asyncio.run(with_app(app, asked))


def test_a_node_whose_database_is_locked_is_not_ready(folder: Path, log: Mock) -> None:
    async def work(_: Starlette, web: httpx.AsyncClient) -> None:
        other = sqlite3.connect(folder / "rooms.db", isolation_level=None, check_same_thread=False)
        await asyncio.to_thread(other.execute, "BEGIN EXCLUSIVE")  # others may be writing
        answer = await web.get("/readyz")
        assert answer.status_code == 503
        assert answer.json() == {"ok": False, "unwell": ["store"]}
        other.execute("ROLLBACK")
        other.close()

        async with asyncio.timeout(LONGEST):
            while (await web.get("/readyz")).status_code == 503:  # noqa: ASYNC110 - it is asked
                await asyncio.sleep(0.01)

    ready(folder, work, timeout=0.3)
    log.warning.assert_called()


@pytest.mark.parametrize("fault", ["read-only", "damaged"])
def test_a_node_whose_database_takes_nothing_is_not_ready(
    folder: Path, fault: str, log: Mock, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def nothing(*_: object) -> None:
        """So that nobody has a connection while the file is damaged."""

    monkeypatch.setattr(apps, "tidy_up", nothing)

    async def work(app: Starlette, web: httpx.AsyncClient) -> None:
        store: Store = app.state.hub.store
        if fault == "read-only":

            def only_read(connection: sqlite3.Connection, *_: object) -> None:
                cursor = connection.cursor()
                cursor.execute("PRAGMA query_only=1")
                cursor.close()

            from sqlalchemy import event  # noqa: PLC0415 - for this fault alone

            event.listen(store.engine.sync_engine, "checkout", only_read)
        else:
            await store.engine.dispose()
            damage(folder)
        answer = await web.get("/readyz")
        assert (answer.status_code, answer.json()["unwell"]) == (503, ["store"])

    ready(folder, work)
    log.warning.assert_called_once()


def no_workers(app: Starlette, _: pytest.MonkeyPatch) -> None:
    app.state.hub.workers._failing = -1e9  # noqa: SLF001 - none could be started for long


def no_bus(_: Starlette, patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Bus, "hearing", False)


def no_tasks(_: Starlette, patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Supervisor, "unwell", lambda _: ("heartbeat",))


def no_space(_: Starlette, patch: pytest.MonkeyPatch) -> None:
    patch.setattr("shutil.disk_usage", lambda _: Mock(free=1_000))


@pytest.mark.parametrize(
    ("name", "fault"),
    [("workers", no_workers), ("bus", no_bus), ("tasks", no_tasks), ("disk", no_space)],
)
def test_a_node_that_lacks_something_is_not_ready(
    folder: Path,
    name: str,
    fault: Callable[[Starlette, pytest.MonkeyPatch], None],
    log: Mock,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def work(app: Starlette, web: httpx.AsyncClient) -> None:
        fault(app, monkeypatch)
        answer = await web.get("/readyz")
        assert answer.status_code == 503
        assert answer.json() == {"ok": False, "unwell": [name]}
        app.state.hub.workers._failing = None  # noqa: SLF001 - so that it closes

    ready(folder, work)
    log.warning.assert_called_once()


def test_a_check_that_hangs_is_answered_in_time_and_asked_once(log: Mock) -> None:
    asked: list[str] = []

    async def hangs() -> bool:
        asked.append("hangs")
        await asyncio.Event().wait()
        return True

    async def breaks() -> bool:
        raise RuntimeError("a secret")

    async def well() -> bool:
        return True

    async def work() -> None:
        checks = {"store": hangs, "bus": breaks, "disk": well}
        readiness = Readiness(checks, timeout=0.05, kept=0.0)
        for _ in range(2):
            async with asyncio.timeout(60):  # it would hang for ever
                assert await readiness.unwell() == ("store", "bus")
            log.warning.assert_called_once_with("readiness changed", unwell=("store", "bus"))
        assert asked == ["hangs"]
        await readiness.close()

    asyncio.run(work())


def test_a_check_that_hangs_ends_with_the_application(folder: Path) -> None:
    ended: list[str] = []

    async def hangs() -> bool:
        try:
            await asyncio.Event().wait()
        finally:
            ended.append("hangs")
        return True

    async def work() -> None:
        app = apps.create_app(sqlite_in(folder))
        async with app.router.lifespan_context(app):
            readiness = app.state.readiness
            readiness._timeout = 0.05  # noqa: SLF001 - nobody waits so long
            readiness.checks["hangs"] = hangs
            assert "hangs" in await readiness.unwell()
            assert ended == []
        assert ended == ["hangs"]

    asyncio.run(work())


def test_an_answer_holds_for_a_moment() -> None:
    asked: list[str] = []

    async def well() -> bool:
        asked.append("well")
        return True

    async def work() -> None:
        readiness = Readiness({"store": well}, kept=60.0)
        await asyncio.gather(*(readiness.unwell() for _ in range(20)))
        assert asked == ["well"]

    asyncio.run(work())


def test_a_disk_that_is_almost_full(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert asyncio.run(has_room(tmp_path / "rooms.db"))
    assert asyncio.run(has_room(None))
    monkeypatch.setattr("shutil.disk_usage", lambda _: Mock(free=1_000))
    assert not asyncio.run(has_room(tmp_path / "rooms.db"))


# Whose the rooms are


def modes(folder: Path) -> dict[str, int]:
    found = folder.glob("rooms.db*")
    return {file.name: stat.S_IMODE(file.stat().st_mode) for file in sorted(found)}


def test_nobody_else_reads_a_new_database(folder: Path) -> None:
    async def work(web: httpx.AsyncClient) -> None:
        assert (await web.post("/api/rooms", json={})).status_code == 201
        assert modes(folder) == dict.fromkeys(("rooms.db", "rooms.db-shm", "rooms.db-wal"), 0o600)

    before = os.umask(0o022)
    try:
        asyncio.run(with_app(apps.create_app(sqlite_in(folder)), work))
    finally:
        os.umask(before)


def test_a_database_of_the_first_version_is_read_on(folder: Path) -> None:
    """A migration only adds."""

    async def work() -> None:
        store = Store(sqlite_in(folder))
        await store.open()
        assert await store.open_room("abc")
        async with store.engine.begin() as connection:
            await connection.exec_driver_sql("DROP TABLE pulse")
            await connection.exec_driver_sql("UPDATE alembic_version SET version_num = '0001'")
        await store.close()
        again = Store(sqlite_in(folder))
        await again.open()
        assert await again.passcode("abc") == ""
        await again.pulse("me")
        await again.pulse("me")
        await again.close()

    asyncio.run(work())
