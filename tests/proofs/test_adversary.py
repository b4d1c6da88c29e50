"""Ten minutes of hostile clients beside twenty rooms of honest ones, who notice little of it."""

from __future__ import annotations

import asyncio
import json
import sys
import time
import urllib.request
from collections.abc import Callable
from pathlib import Path
from statistics import median, quantiles
from typing import Any

import pytest
from msgspec.structs import replace

from covernames.server.store import Store
from nodes import Node, memory_of, sqlite_in
from stress import attackers
from stress.honest import BotRoom, Latencies, Talker
from support import runs
from waiting import LONGEST

SECONDS, CALM = runs(3, 600), runs(2, 60)
PEOPLE, BOTS, TALKERS = runs(2, 12), runs(1, 6), runs(1, 2)
SLOWER = 3.0
"""How many times longer the slowest hundredth of honest moves may take under attack."""
STANDSTILL = 30.0
"""Seconds without a move of a room's bots that count as a stop."""
GROWTH = 1.15
"""How much memory may grow between the second and the last quarter of the attack."""
LOOK = runs(0.2, 1)
"""Seconds between two looks at the server."""
JUDGE = {"clue": "ocean", "number": 2, "board": ["WAVE", "BEACH", "LION"], "lang": "en"}


class Watch:
    """Looks at the server every second, as its operator and its users do."""

    def __init__(self, node: Node, bots: list[BotRoom]) -> None:
        self.node, self.bots = node, bots
        self.not_ready = 0
        self.looks = 0
        self.looked = asyncio.Event()
        self.judged: list[float] = []
        self.memory: list[float] = []
        self.moved = [time.monotonic()] * len(bots)
        self.longest = 0.0
        self._progress = [bot.progress for bot in bots]

    async def run(self) -> None:
        """Until it is cancelled."""
        while True:
            await asyncio.sleep(LOOK)
            self.looks += 1
            self.not_ready += not await asyncio.to_thread(self._ready)
            self.judged.append(await asyncio.to_thread(self._judge))
            assert self.node.process is not None
            processes = (self.node.process.pid, *self.node.workers())
            self.memory.append(sum(map(memory_of, processes)))
            self._look_at_bots()
            self.looked.set()

    def _ready(self) -> bool:
        try:
            with urllib.request.urlopen(f"{self.node.url}/readyz", timeout=10) as answer:  # noqa: S310
                return bool(answer.status == 200)
        except OSError:
            return False

    def _judge(self) -> float:
        """Milliseconds until the referee has spoken."""
        start = time.monotonic()
        request = urllib.request.Request(  # noqa: S310 - ours
            f"{self.node.url}/api/judge", json.dumps(JUDGE).encode()
        )
        with urllib.request.urlopen(request, timeout=120) as answer:  # noqa: S310 - ours
            json.load(answer)
        return 1_000 * (time.monotonic() - start)

    def _look_at_bots(self) -> None:
        now = time.monotonic()
        for number, bot in enumerate(self.bots):
            if bot.progress != self._progress[number]:
                self._progress[number], self.moved[number] = bot.progress, now
            self.longest = max(self.longest, now - self.moved[number])

    def quarters(self) -> tuple[float, float]:
        """Megabytes in the second quarter of the time, and in the last."""
        quarter = max(1, len(self.memory) // 4)
        return median(self.memory[: 2 * quarter][-quarter:]), median(self.memory[-quarter:])


def p99(times: list[float]) -> float:
    return quantiles(times, n=100)[98] if len(times) > 1 else times[0]


def report(
    say: Callable[[str], None],
    attacks: dict[str, Any],
    calm: list[float],
    wild: list[float],
    watch: Watch,
) -> None:
    """The figures, for whoever runs the proof."""
    for name, kind in attacks.items():
        say(f"{name}: {kind['attacks']} attacks, answers {kind['statuses']}")
    say(f"calm: p50 {median(calm):.1f}, p99 {p99(calm):.1f} ms of {len(calm)} moves")
    say(f"attacked: p50 {median(wild):.1f}, p99 {p99(wild):.1f} ms of {len(wild)} moves")
    say(f"referee under attack: p50 {median(watch.judged):.1f}, p99 {p99(watch.judged):.1f} ms")
    say(f"longest standstill of a room's bots: {watch.longest:.1f} s")
    early, late = watch.quarters()
    say(f"memory: {early:.0f} MB early, {late:.0f} MB late")
    say(f"not ready: {watch.not_ready} of {watch.looks} times")


async def attacked(port: int, codes: list[str], bots: list[str]) -> dict[str, Any]:
    """Let the attackers loose, in a process of their own."""
    asked = {"port": port, "seconds": SECONDS, "codes": codes, "bots": bots}
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        str(attackers.__file__),
        json.dumps(asked),
        stdout=asyncio.subprocess.PIPE,
    )
    printed, _ = await process.communicate()
    assert process.returncode == 0
    found: dict[str, Any] = json.loads(printed)
    return found


@pytest.mark.proof
@pytest.mark.alone
def test_honest_rooms_notice_little_of_an_attack(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, say: Callable[[str], None]
) -> None:
    monkeypatch.setenv("COVERNAMES_BOT_PAUSE", "0.5")
    node = Node(sqlite_in(tmp_path), limited=True).start()

    async def work() -> None:
        people = await Latencies.gather(node.url, PEOPLE)
        bots = [await BotRoom.open(node.url) for _ in range(BOTS)]
        talkers = [await Talker.open(node.url) for _ in range(TALKERS)]
        running = [asyncio.ensure_future(bot.run()) for bot in bots]
        running += [asyncio.ensure_future(talker.run(0.2)) for talker in talkers]
        calm = await people.measure(CALM)
        watch = Watch(node, bots)
        watching = asyncio.ensure_future(watch.run())
        codes = [company.host.code for company in people.companies]
        attack = asyncio.ensure_future(attacked(node.port, codes, [bot.host.code for bot in bots]))
        wild = await people.measure(SECONDS)
        attacks = await attack
        await asyncio.wait_for(watch.looked.wait(), LONGEST)
        for task in (*running, watching):
            assert not task.done(), task
            task.cancel()
        report(say, attacks, calm, wild, watch)
        assert watch.not_ready == 0
        for kind in attacks.values():
            assert kind["attacks"]
            assert not {"500", "502", "504"} & set(kind["statuses"])
        if runs(0, 1):  # figures need time and a machine of their own
            assert p99(wild) <= SLOWER * p99(calm)
            assert watch.longest <= STANDSTILL
            early, late = watch.quarters()
            assert late <= GROWTH * early
        await lost_nothing(node, people, talkers)
        rooms: list[Latencies | BotRoom | Talker] = [people, *bots, *talkers]
        for room in rooms:
            await room.close()

    try:
        asyncio.run(work())
    finally:
        node.stop()


async def lost_nothing(node: Node, people: Latencies, talkers: list[Talker]) -> None:
    """After a kill every room is as its people have seen it."""
    before = [(company.host.seq, company.host.room) for company in people.companies]
    await asyncio.to_thread(node.kill)
    store = Store(node.store)
    try:
        for talker in talkers:
            await talker.check(store)
    finally:
        await store.close()
    await asyncio.to_thread(node.start)
    for company, (seq, room) in zip(people.companies, before, strict=True):
        host = company.host
        host.room = None  # as a page that is opened anew
        await host.connect()
        assert host.seq >= seq
        assert room is not None  # without what was played before, which a snapshot leaves out
        assert host.seq > seq or host.room == replace(room, used=frozenset())
