"""What operators are told, and what is tidied up."""

from __future__ import annotations

import asyncio
from pathlib import Path
from types import SimpleNamespace

import pytest

from clocks import TurnedClock
from covernames.room import commands as cmd
from covernames.server import app
from covernames.server.connection import Connection
from covernames.server.metrics import Metrics
from in_process import House
from lines import HeardLine
from nodes import sqlite_in
from scenes import Scene, in_a_room

FIGURES = {
    "covernames_rooms": "gauge",
    "covernames_connections": "gauge",
    "covernames_dropped_total": "counter",
    "covernames_task_restarts_total": "counter",
    "covernames_command_seconds": "histogram",
    "covernames_commit_seconds": "histogram",
    "covernames_worker_restarts_total": "counter",
    "covernames_worker_timeouts_total": "counter",
}


def test_the_figures_have_these_names() -> None:
    """Dashboards and alarms know them by these."""
    metrics = Metrics()
    metrics.restarts.labels("bus").inc()
    lines = metrics.text().decode().splitlines()
    kinds = [line.split()[2:4] for line in lines if line.startswith("# TYPE")]
    assert {name: kind for name, kind in kinds if not name.endswith("_created")} == FIGURES
    assert 'covernames_task_restarts_total{task="bus"} 1.0' in lines
    buckets = {line.split()[0] for line in lines if line.startswith("covernames_commit_seconds_b")}
    assert len(buckets) == 12


def test_what_happens_is_counted(tmp_path: Path) -> None:
    async def work(scene: Scene, _: TurnedClock) -> None:
        await scene.do(scene.host, cmd.Rename("Anna"))
        await scene.table.send("stranger", "1", cmd.Lock(True))
        scene.table.presence.enter(Connection(HeardLine(), scene.host))
        lines = scene.hub.figures().decode().splitlines()
        figures = dict(line.rsplit(" ", 1) for line in lines if not line.startswith("#"))
        assert figures["covernames_rooms"] == "1.0"
        assert figures["covernames_connections"] == "1.0"
        for outcome in ("done", "refused"):
            assert figures[f'covernames_command_seconds_count{{outcome="{outcome}"}}'] == "1.0"
        assert figures["covernames_commit_seconds_count"] == "1.0"

    in_a_room(tmp_path, work)


def test_who_goes_is_gone_and_was_not_dropped(tmp_path: Path) -> None:
    async def work() -> None:
        async with House(sqlite_in(tmp_path)) as house:
            room = await house.made("/api/rooms", name="Ann")
            presence = (await house.app.state.hub.room(room["code"])).presence
            async with house.socket(room["code"]) as device:
                await device.hello(room["secret"])
                assert presence.present() == (room["member"],)
            assert (presence.present(), presence.connections) == ((), set())
            figures = (await house.web.get("/metrics")).text.splitlines()
            assert {"covernames_connections 0.0", "covernames_dropped_total 0.0"} <= {*figures}

    asyncio.run(work())


@pytest.mark.rule("A-82")
@pytest.mark.rule("A-83")
def test_what_is_old_is_deleted_every_hour(monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[tuple[str, float | str]] = []
    now, day = 1_000_000_000_000, 86_400_000

    class Store:
        async def delete_idle(self, before: int) -> int:
            done.append(("rooms", (now - before) / day))
            return 0

        async def delete_old_sheets(self, before: int) -> int:
            done.append(("sheets", (now - before) / day))
            return 0

        async def delete_old_deals(self, before: int) -> int:
            done.append(("deals", (now - before) / day))
            return 0

        async def delete_old_pulses(self, before: int) -> None:
            done.append(("pulses", (now - before) / day))

        async def delete_old_replays(self, before: int) -> int:
            done.append(("replays", (now - before) / day))
            return 0

        async def delete_old_results(self, before: str) -> int:
            done.append(("results", before))
            return 0

    async def sleep(seconds: float) -> None:
        done.append(("then", seconds))
        if len(done) > len(once):
            raise asyncio.CancelledError

    thirty = ("results", "2001-08-10")  # it is the ninth of September
    of_rooms = [("rooms", 30), ("sheets", 365), ("deals", 30)]
    once = [*of_rooms, ("pulses", 1), thirty, ("replays", 99), ("then", 3_600)]
    monkeypatch.setattr(app, "asyncio", SimpleNamespace(**{**vars(asyncio), "sleep": sleep}))
    monkeypatch.setattr(app, "CLOCK", SimpleNamespace(now=lambda: now))
    with pytest.raises(asyncio.CancelledError):
        asyncio.run(app.tidy_up(Store(), 30, 99))  # type: ignore[arg-type]  # as it is asked
    assert done == [*once, *once]
