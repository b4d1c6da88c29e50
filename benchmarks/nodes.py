"""One node and two on PostgreSQL under the same load, and the processor time of each part.

    python -m benchmarks.nodes [ROOMS]

Rooms of five, a move every tenth of a second. With two nodes the rooms are spread, or every room
has devices on both, so that each node hears of the other's moves and reads them. Nodes and database
share one core, the load has the other: what a part costs is told by its processor time for a move.
"""

from __future__ import annotations

import asyncio
import os
import sys
import tempfile
import time
from pathlib import Path
from random import Random
from statistics import median

from .load import Table, steady
from .server import A_TENTH, all_descriptors, p99
from .servers import Rooms, Server, cpu_of, pinned

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))
from databases import a_postgres

ROOMS = 60
SECONDS = 10


class Spread(Table):
    """A room whose devices are on several nodes, in turn."""

    def __init__(self, servers: list[Server], rng: Random) -> None:
        super().__init__(servers[0], rng)
        self._servers = servers

    async def join(self, secret: str) -> None:
        """On the next node."""
        self.server = self._servers[len(self.devices) % len(self._servers)]
        await super().join(secret)


async def tables_of(spread: list[list[Server]]) -> list[Table]:
    """A room for each of these sets of nodes."""
    rng = Random(1)
    tables: list[Table] = [Spread(servers, Random(rng.random())) for servers in spread]
    for at in range(0, len(tables), 4):
        await asyncio.gather(*(table.open() for table in tables[at : at + 4]))
    await steady(tables, 2, A_TENTH)
    return tables


def postgres_cpu(main: int) -> float:
    """Of the database, all its processes."""
    return sum(cpu_of(pid) for pid in [main, *children(main)])


def children(parent: int) -> list[int]:
    """The processes that another one has started."""
    text = Path(f"/proc/{parent}/task/{parent}/children").read_text("ascii")
    return [int(pid) for pid in text.split()]


async def measured(name: str, nodes: list[Server], main: int, tables: list[Table]) -> None:
    """Print a line."""
    cpus = [node.cpu() for node in nodes]
    database, mine, began = postgres_cpu(main), time.process_time(), time.perf_counter()
    times = await steady(tables, SECONDS, A_TENTH)
    spent, count = time.perf_counter() - began, len(times)
    parts = [1000 * (node.cpu() - cpu) / count for node, cpu in zip(nodes, cpus, strict=True)]
    parts += [1000 * (postgres_cpu(main) - database) / count]
    parts += [1000 * (time.process_time() - mine) / count]
    told = " ".join(f"{part:7.3f}" for part in parts)
    print(
        f"{name:22} {count / spent:6.0f}/s p50 {median(times):6.1f} p99 {p99(times):6.1f} ms",
        end="",
    )
    print(f"   CPU a move, ms: {told}  (nodes, database, load)", flush=True)
    for table in tables:
        table.close()
    await asyncio.sleep(1)


async def main(rooms: int) -> None:
    """One node, two with rooms of their own, two with rooms across."""
    pinned()
    with tempfile.TemporaryDirectory() as folder, a_postgres() as database:
        pid = int((database.folder / "postmaster.pid").read_text("utf-8").split()[0])
        for process in [pid, *children(pid)]:
            os.sched_setaffinity(process, {0})
        one = Rooms(folder, store=database.url)
        two = None
        try:
            await measured("one node", [one], pid, await tables_of([[one]] * rooms))
            two = Rooms(folder, store=database.url)
            nodes: list[Server] = [one, two]
            apart = [[nodes[number % 2]] for number in range(rooms)]
            await measured("two, rooms apart", nodes, pid, await tables_of(apart))
            await measured("two, rooms across", nodes, pid, await tables_of([nodes] * rooms))
        finally:
            one.stop()
            if two is not None:
                two.stop()


if __name__ == "__main__":
    import uvloop

    all_descriptors()
    uvloop.run(main(int(sys.argv[1]) if len(sys.argv) > 1 else ROOMS))
