"""Half an hour of rooms that come and go: the server is the same afterwards."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from statistics import mean, median

import pytest

from covernames import Rejected
from covernames.client import Client
from nodes import Node, memory_of, sqlite_in
from players import Players
from stress.honest import BotRoom
from support import runs

SECONDS = runs(4, 1_800)
AT_ONCE = runs(2, 8)
"""Rooms that are played in at any time."""
EVERY = runs(1, 10)
"""Seconds between two looks at the server."""
GROWTH = 1.05
"""How much more memory the last third may need than the second."""
MORE_DESCRIPTORS = 10
VARIANTS = ("classic", "two-player", "three-player", "duet")


class Samples:
    """What the server needs, look by look."""

    def __init__(self, node: Node) -> None:
        self.node = node
        self.server: list[float] = []
        self.workers: list[float] = []
        self.descriptors: list[int] = []

    async def run(self) -> None:
        """Until it is cancelled."""
        while True:
            await asyncio.sleep(EVERY)
            self.server.append(self.node.memory())
            self.workers.append(sum(map(memory_of, self.node.workers())))
            self.descriptors.append(self.node.descriptors())

    def thirds(self, values: list[float] | list[int]) -> tuple[float, float]:
        """The typical value of the second third and of the last; the first warms up."""
        third = len(values) // 3
        return median(values[third : 2 * third]), median(values[2 * third :])


async def evening(node: Node, rng: Random) -> int:
    """One room: people come, play some moves, look at what they played, and go."""
    if rng.random() < 0.2:
        room = await BotRoom.open(node.url)
        await asyncio.sleep(rng.uniform(1, 20) if runs(0, 1) else 1)
        await room.close()
        return room.host.table.step
    company = await Players.gather([node.url], rng.choice(VARIANTS), rng)
    watchers = [Client(node.url, company.host.code) for _ in range(rng.randrange(5))]
    for watcher in watchers:
        await watcher.connect()
    company.watchers = watchers
    await company.deal()
    moves = 0
    while company.host.table.outcome is None and moves < 40:
        await company.move()
        moves += 1
        await asyncio.sleep(0.05)
    await company.close()
    return moves


@pytest.mark.proof
@pytest.mark.alone
def test_rooms_that_come_and_go_leave_nothing_behind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, say: Callable[[str], None]
) -> None:
    monkeypatch.setenv("COVERNAMES_BOT_PAUSE", "0.2")
    node = Node(sqlite_in(tmp_path)).start()

    async def work() -> None:
        samples = Samples(node)
        sampling = asyncio.ensure_future(samples.run())
        end = time.monotonic() + SECONDS
        played: list[int] = []
        unsaved = 0

        async def host(seed: int) -> None:
            nonlocal unsaved
            rng = Random(seed)
            while time.monotonic() < end:
                try:
                    played.append(await evening(node, rng))
                except Rejected as refused:  # a busy disk; people try again
                    if refused.code != "not-saved":
                        raise
                    unsaved += 1

        async with asyncio.TaskGroup() as group:
            for seed in range(AT_ONCE):
                group.create_task(host(seed))
        sampling.cancel()
        say(f"{len(played)} rooms, {sum(played)} moves in {SECONDS} s, {unsaved} not saved at once")
        assert sum(played) > 0
        if runs(0, 1):  # what is flat shows only after a while
            for name, values in (("server", samples.server), ("workers", samples.workers)):
                early, late = samples.thirds(values)
                say(f"{name}: {early:.1f} MB in the second third, {late:.1f} in the last")
            early, late = samples.thirds(samples.descriptors)
            say(f"descriptors: {early:.0f} and {late:.0f}; mean {mean(samples.descriptors):.0f}")
            for values in (samples.server, samples.workers):
                early, late = samples.thirds(values)
                assert late <= GROWTH * early
            early, late = samples.thirds(samples.descriptors)
            assert late <= early + MORE_DESCRIPTORS

    try:
        asyncio.run(work())
    finally:
        node.stop()
