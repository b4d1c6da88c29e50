"""A hundred rooms ask their bots and the referee at once: how long the last one waits.

    python -m benchmarks.workers

Once with a process for the bots and one for the referee, and once with the same number of processes
that do both, as the server has them. The reference is one room that asks the same all alone.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter

from covernames import Session
from covernames.decks import load
from covernames.game.view import View
from covernames.server.bot_pool import BotPool
from covernames.server.referee import Question, Referee
from covernames.server.workers import Workers

from .figure import Figure

ROOMS = 100
ROUNDS = 3
BOT = "associations:steady"


def views(count: int) -> list[View]:
    """Boards on which a clue has to be found."""
    words = [word.text for word in load("en").words]
    found = []
    for number in range(count):
        rng = Random(number)
        session = Session.start("classic", rng.sample(words, 25), language="en", rng=rng)
        found.append(session.view(f"{session.table.turn.sides[0]}-spymaster"))
    return found


async def ask(bots: Workers, referees: Workers, boards: list[View]) -> list[float]:
    """Every room asks both; the seconds until it has both answers."""
    referee = Referee(referees)

    async def one(number: int, view: View) -> float:
        began = perf_counter()
        room = f"room {number}"
        question = Question("banana", 2, view.table.visible, "en", ())
        await asyncio.gather(
            BotPool(bots, room).choose(BOT, view, ()), referee.judge(room, question)
        )
        return perf_counter() - began

    return await asyncio.gather(*(one(number, view) for number, view in enumerate(boards)))


def memory(workers: Workers) -> float:
    """Megabytes of the largest."""
    pids = [worker.process.pid for worker in workers._all]  # noqa: SLF001 - nobody else asks
    texts = [Path(f"/proc/{pid}/status").read_text("ascii") for pid in pids]
    return max(int(text.split("VmRSS:")[1].split()[0]) / 1024 for text in texts)


async def _measure() -> tuple[float, float, float, float]:
    boards = views(ROOMS)
    apart, both = (Workers(1), Workers(1)), Workers(2)
    try:
        for pools in (apart, (both, both)):  # they read their language
            await ask(*pools, boards[:8])
        alone, before, now = [], [], []
        for _ in range(ROUNDS):
            alone.append(median([max(await ask(both, both, [board])) for board in boards[:20]]))
            before.append(max(await ask(*apart, boards)))
            now.append(max(await ask(both, both, boards)))
        return median(alone), median(before), median(now), memory(both)
    finally:
        for workers in (*apart, both):
            await workers.close()


def waiting() -> Iterator[Figure]:
    """The longest wait, and the memory of a worker that plays and judges in one language."""
    alone, before, now, size = asyncio.run(_measure())
    detail = f"{now:.2f} s; one process each {before:.2f} s; one room alone {1000 * alone:.0f} ms"
    fair = ROOMS * alone / 2
    yield Figure("100 rooms ask at once: longest wait, times its share", now / fair, "x", 1.5)
    yield Figure("the same, of the wait with a process each", now / before, "x", 0.8, detail=detail)
    yield Figure("memory of a worker, one language", size, "MB", 300)


if __name__ == "__main__":
    for each in waiting():
        print(each)
