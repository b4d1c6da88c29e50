"""The sheets of teams in both stores: what is added is read, what is old is deleted."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from covernames.game.missions import MissionWon, NoteWritten
from covernames.server.store import Store, sheets
from nodes import sqlite_in

DAY = 86_400_000


class At:
    """A clock that stands where it is put."""

    def __init__(self) -> None:
        self.time = 1_000 * DAY

    def now(self) -> int:
        return self.time


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_sheets_that_nobody_has_played_on_for_long_are_deleted(
    kind: str, tmp_path: Path, postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = At()
    monkeypatch.setattr(sheets, "CLOCK", clock)

    async def work() -> None:
        store = Store(sqlite_in(tmp_path) if kind == "sqlite" else postgres)
        await store.open()
        for team in ("gone", "back"):
            await store.add_to_sheet(team, [MissionWon("prague")])
        clock.time += 300 * DAY
        await store.add_to_sheet("back", [NoteWritten("prague", "again")])
        assert await store.delete_old_sheets(clock.time - 365 * DAY) == 0
        clock.time += 100 * DAY
        assert await store.delete_old_sheets(clock.time - 365 * DAY) == 1
        assert not await store.has_sheet("gone")
        assert await store.sheet("gone") == []
        kept = [MissionWon("prague"), NoteWritten("prague", "again")]
        assert await store.sheet("back") == kept  # whole, the old part as well
        await store.close()

    asyncio.run(work())
