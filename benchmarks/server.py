"""The server under load: real WebSockets, rooms of five, the server on one core."""

from __future__ import annotations

import asyncio
import json
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import suppress
from statistics import median, quantiles

from .figure import Figure
from .load import Device, Server, Table, masked, open_tables, pinned, steady

A_TENTH = 0.1
"""Seconds between the moves of a room at full speed; a device may send twenty a second."""
PAIRS = 5
FLOOD = 100
"""Messages in a burst of a device that floods: five times what it may send in a second."""

SPREAD = 5.0
"""Seconds over which the disturbers begin: they do not know of each other."""


def p99(times: list[float]) -> float:
    """The ninety-ninth hundredth."""
    return quantiles(times, n=100)[98]


async def many_rooms(server: Server) -> list[Figure]:
    """A thousand rooms, five thousand connections."""
    before = server.memory()
    tables = await open_tables(server, 1_000)
    await steady(tables, 10, 5)
    memory = (server.memory() - before) / (5 * len(tables))
    times = await steady(tables, 30, 5)
    return [
        Figure("1,000 rooms of 5, a move every 5 s: memory a device", memory, "kB", 40),
        Figure("the same: median to the last screen", median(times), "ms", 50),
        Figure("the same: p99 to the last screen", p99(times), "ms", 50),
    ]


async def fastest(server: Server) -> list[Figure]:
    """The highest rate of durable moves, each delivered to five, at p99 under 100 ms."""
    best, at_best = 0.0, 0.0
    for rooms in (120, 180, 200, 220, 240, 260):
        tables = await open_tables(server, rooms)
        await steady(tables, 2, A_TENTH)
        start = time.perf_counter()
        times = await steady(tables, 8, A_TENTH)
        rate = len(times) / (time.perf_counter() - start)
        for table in tables:
            table.close()
        await asyncio.sleep(1)
        if p99(times) < 100 and rate > best:  # noqa: PLR2004 - the bound of the figure
            best, at_best = rate, p99(times)
    return [
        Figure("durable moves, each to five, p99 < 100 ms", best, "/s", 2_000, at_least=True),
        Figure("p99 at that rate", at_best, "ms", 100),
    ]


async def crowd(server: Server) -> list[Figure]:
    """Three thousand people who look on in one room."""
    (table,) = await open_tables(server, 1)
    gate = asyncio.Semaphore(50)

    async def join() -> None:
        async with gate:
            await table.join("")

    await asyncio.gather(*(join() for _ in range(3_000)))
    await asyncio.sleep(1)
    times = []
    for _ in range(100):
        times.append(await table.move())
        await asyncio.sleep(0.2)
    return [
        Figure("3,000 look on: until the last has the event, p50", median(times), "ms", 500),
        Figure("3,000 look on: until the last has the event, p99", p99(times), "ms", 1_500),
    ]


async def disturbed(server: Server) -> list[Figure]:
    """In every room one device that stops reading and one that floods; runs with and without."""
    tables = await open_tables(server, 100)
    await steady(tables, 3, 1)
    calm, wild = [], []
    for _ in range(PAIRS):
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
    allowed = max(1.2 * median(calm), median(calm) + 5)
    return [
        Figure("100 rooms: p99, undisturbed", median(calm), "ms", 50),
        Figure("one stalls, one floods in each: p99 of the others", median(wild), "ms", allowed),
    ]


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
                    device.transport.write(FLOOD * masked({"say": "mark", "cell": 3}))
                    await asyncio.sleep(table.rng.uniform(0.5, 1.5))
            finally:
                device.transport.abort()


PARTS: dict[str, Callable[[Server], Awaitable[list[Figure]]]] = {
    "many": many_rooms,
    "fast": fastest,
    "crowd": crowd,
    "disturbed": disturbed,
}


def serving() -> Iterator[Figure]:
    """All of it, each part with a server and a load of its own."""
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
        server = Server(folder)
        try:
            for figure in await PARTS[part](server):
                print(json.dumps(list(figure)), flush=True)
        finally:
            server.stop()


if __name__ == "__main__":
    import uvloop

    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    uvloop.run(main(sys.argv[1]))
