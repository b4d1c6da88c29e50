"""The server under load: real WebSockets, rooms of five, the server on one core.

    python -m benchmarks.server moves|fast|many|crowd|disturbed|analysed

Every part runs beside the bare loop (`bare.py`), which shows what the machine can do today.
"""

from __future__ import annotations

import asyncio
import json
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, suppress
from statistics import median, quantiles
from typing import NamedTuple

from covernames.server.store.writer import APART

from .figure import Figure
from .load import Device, Table, add_onlookers, get, masked, open_tables, steady
from .reference import flush
from .servers import Bare, Rooms, Server, pinned

A_TENTH = 0.1
"""Seconds between the moves of a room at full speed; a device may send twenty a second."""
PAIRS = 3
ASKERS = 3
"""Who ask for the analysis of one game after the other."""
ONLOOKERS = 3_000
FLOOD = 100
"""Messages in a burst of a device that floods: five times what it may send in a second."""
SPREAD = 5.0
"""Seconds over which the disturbers begin: they do not know of each other."""
LATEST = 100
"""Milliseconds that the slowest hundredth of moves may take at the highest rate."""


class Run(NamedTuple):
    """A server under a steady load."""

    rate: float
    cpu: float
    """Milliseconds of the processor for a move."""
    p50: float
    p99: float
    load: float
    """How busy the load itself was, as a share of its core."""

    def __str__(self) -> str:
        late = f"p50 {self.p50:.1f}, p99 {self.p99:.1f} ms"
        return f"{self.rate:,.0f}/s, {self.cpu:.3f} ms of CPU, {late}"


def commit(flush: float) -> float:
    """Milliseconds that a commit takes on a disk whose flush takes so many: they keep apart."""
    return max(flush, 1000 * APART)


def p99(times: list[float]) -> float:
    """The ninety-ninth hundredth."""
    return quantiles(times, n=100)[98]


async def run(server: Server, tables: list[Table], seconds: float, pause: float = A_TENTH) -> Run:
    """Play in all rooms, and look at the clock and the processor."""
    began, cpu, mine = time.perf_counter(), server.cpu(), time.process_time()
    times = await steady(tables, seconds, pause)
    spent = time.perf_counter() - began
    busy, load = server.cpu() - cpu, time.process_time() - mine
    cpu_ms = 1000 * busy / len(times)
    return Run(len(times) / spent, cpu_ms, median(times), p99(times), load / spent)


@asynccontextmanager
async def playing(server: Server, rooms: int) -> AsyncIterator[list[Table]]:
    """Rooms in which the first moves have been made."""
    tables = await open_tables(server, rooms)
    await steady(tables, 2, A_TENTH)
    try:
        yield tables
    finally:
        for table in tables:
            table.close()
        await asyncio.sleep(1)


async def moves(server: Server, bare: Server) -> list[Figure]:
    """1,500 durable moves a second, each to five devices, beside as many of the bare loop."""
    async with playing(server, 150) as ours, playing(bare, 150) as plain:
        pairs = [
            (await run(bare, plain, 5), await run(server, ours, 10), flush()) for _ in range(PAIRS)
        ]
    cpu = median(mine.cpu / loop.cpu for loop, mine, _ in pairs)
    late = median(mine.p99 / (loop.p99 + 2 * commit(disk)) for loop, mine, (_, disk) in pairs)
    loop, mine, (_, disk) = pairs[-1]
    detail = f"{mine}; bare {loop}; flush p99 {disk:.1f} ms"
    return [
        Figure("1,500 moves/s: CPU a move, times the bare loop's", cpu, "x", 4.5, detail=detail),
        Figure("1,500 moves/s: p99, times what loop and two commits need", late, "x", 4),
    ]


async def fastest(server: Server, bare: Server) -> list[Figure]:
    """The highest rate of durable moves at p99 under 100 ms, and what a move costs there."""
    best: Run | None = None
    for rooms in (200, 250, 300, 350, 400):
        async with playing(server, rooms) as tables:
            found = await run(server, tables, 8)
        if found.p99 < LATEST and (best is None or found.rate > best.rate):
            best = found
    async with playing(bare, 300) as tables:
        plain = await run(bare, tables, 5)
    if best is None:
        return [Figure("durable moves, each to five, p99 < 100 ms", 0, "x", 1, at_least=True)]
    share = best.rate * plain.cpu / 1000
    told = f"{best}; bare {plain}"
    return [
        Figure(
            "durable moves at p99 < 100 ms: CPU a move, times bare", best.cpu / plain.cpu, "x", 4
        ),
        Figure("the same: rate, of the bare loop's", 100 * share, "%", 12, True, told),
    ]


async def many_rooms(server: Server, bare: Server) -> list[Figure]:
    """A thousand rooms, five thousand connections."""
    before = server.memory()
    tables = await open_tables(server, 1_000)
    await steady(tables, 10, 5)
    memory = (server.memory() - before) / (5 * len(tables))
    found = await run(server, tables, 30, 5)
    plain = await run(bare, await open_tables(bare, 1_000), 10, 5)
    disk, slowest = flush()
    needed = plain.p99 + 2 * slowest
    detail = f"{found}; bare {plain}; flush {disk:.1f}, p99 {slowest:.1f} ms"
    return [
        Figure("1,000 rooms of 5, a move every 5 s: memory a device", memory, "kB", 30),
        Figure("the same: p99, times what loop and two flushes need", found.p99 / needed, "x", 4),
        Figure("the same: CPU a move, times bare", found.cpu / plain.cpu, "x", 12, detail=detail),
    ]


async def crowd(server: Server, bare: Server) -> list[Figure]:
    """Three thousand who look on in one room: until the last has the event, and what it costs."""
    (ours,), (plain,) = await open_tables(server, 1), await open_tables(bare, 1)
    for table in (ours, plain):
        await add_onlookers(table, ONLOOKERS)
    await asyncio.sleep(1)
    pairs = [
        (await run(bare, [plain], 4, 0.2), await run(server, [ours], 8, 0.2)) for _ in range(PAIRS)
    ]
    cpu = median(mine.cpu / loop.cpu for loop, mine in pairs)
    late = median(mine.p50 / loop.p50 for loop, mine in pairs)
    detail = f"{pairs[-1][1]}; bare {pairs[-1][0]}"
    return [
        Figure(f"{ONLOOKERS:,} look on: CPU of an event, times bare", cpu, "x", 1.6),
        Figure(
            f"{ONLOOKERS:,} look on: p50 until the last has it, times bare",
            late,
            "x",
            1.7,
            detail=detail,
        ),
    ]


async def disturbed(server: Server, _: Server) -> list[Figure]:
    """In every room one device that stops reading and one that floods; runs with and without."""
    tables = await open_tables(server, 100)
    await steady(tables, 3, 1)
    calm, wild = [], []
    for _pair in range(PAIRS):
        calm.append(p99(await steady(tables, 8, 1)))
        disturbing = [
            asyncio.ensure_future(disturb(table)) for table in tables for disturb in (stall, flood)
        ]
        await asyncio.sleep(SPREAD)
        wild.append(p99(await steady(tables, 8, 1)))
        for task in disturbing:
            task.cancel()
        await asyncio.gather(*disturbing, return_exceptions=True)
        await asyncio.sleep(1)
    allowed = max(1.2, 1 + 5 / median(calm))
    detail = f"{median(wild):.1f} ms against {median(calm):.1f} undisturbed"
    ratio = median(wild) / median(calm)
    name = "one stalls, one floods in each room: p99 of the others"
    return [Figure(name, ratio, "x", allowed, detail=detail)]


async def analysed(server: Server, _: Server) -> list[Figure]:
    """Rooms play while finished games of others are analysed, one after the other; and in peace."""
    tables = await open_tables(server, 100)
    await steady(tables, 8, A_TENTH)  # so that every room has finished a game
    calm, wild, done = [], [], 0
    for pair in range(PAIRS):
        calm.append(p99(await steady(tables, 8, 1)))
        asking = [
            asyncio.ensure_future(ask_for_analyses(tables[ASKERS * pair + at :: ASKERS * PAIRS]))
            for at in range(ASKERS)
        ]
        wild.append(p99(await steady(tables, 8, 1)))
        for task in asking:
            task.cancel()
        done += sum(each for each in await asyncio.gather(*asking))
    allowed = max(1.2, 1 + 5 / median(calm))
    told = f"{median(wild):.1f} ms against {median(calm):.1f} undisturbed, {done} games analysed"
    ratio = median(wild) / median(calm) if done else float("inf")
    name = "finished games are analysed: p99 of moves in other rooms"
    return [Figure(name, ratio, "x", allowed, detail=told)]


async def ask_for_analyses(tables: list[Table]) -> int:
    """Have the first game of each room analysed, until it is enough; how many were."""
    done = 0
    with suppress(asyncio.CancelledError):
        for table in tables:
            path = f"{table.server.url}/api/rooms/{table.code}/records/1/analysis"
            await get(path)
            done += 1
    return done


async def stall(table: Table) -> None:
    """Say hello, then read nothing any more."""
    device = await Device.connect(table.server.port, f"/ws/{table.code}", lambda _: None)
    try:
        device.say({"say": "hello"})
        device.transport.pause_reading()
        await asyncio.Event().wait()
    finally:
        device.transport.abort()


async def flood(table: Table) -> None:
    """Send as much as goes out, and come back at once when shown out."""
    await asyncio.sleep(table.rng.uniform(0, SPREAD))
    while True:
        with suppress(OSError, TimeoutError):
            device = await Device.connect(table.server.port, f"/ws/{table.code}", lambda _: None)
            try:
                device.say({"say": "hello", "secret": table.secrets[1]})
                while not device.closed.done():
                    device.transport.write(FLOOD * masked({"say": "point", "at": [{"cell": 3}]}))
                    await asyncio.sleep(table.rng.uniform(0.5, 1.5))
            finally:
                device.transport.abort()


PARTS: dict[str, Callable[[Server, Server], Awaitable[list[Figure]]]] = {
    "moves": moves,
    "fast": fastest,
    "many": many_rooms,
    "crowd": crowd,
    "disturbed": disturbed,
    "analysed": analysed,
}


def serving() -> Iterator[Figure]:
    """All of it, each part with servers and a load of its own."""
    for part in PARTS:
        done = subprocess.run(  # noqa: S603 - ourselves
            [sys.executable, "-m", "benchmarks.server", part],
            stdout=subprocess.PIPE,
            text=True,
            check=True,
        )
        for line in done.stdout.splitlines():
            yield Figure(*json.loads(line))


async def main(part: str) -> None:
    """One part, in a process of its own."""
    pinned()
    with tempfile.TemporaryDirectory() as folder:
        server, bare = Rooms(folder), Bare()
        try:
            for figure in await PARTS[part](server, bare):
                print(json.dumps(list(figure)), flush=True)
        finally:
            server.stop()
            bare.stop()


def all_descriptors() -> None:
    """As many connections as the system lets this process have."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


if __name__ == "__main__":
    import uvloop

    all_descriptors()
    uvloop.run(main(sys.argv[1]))
