"""Honest people for the proofs: rooms that play on whatever happens, and notice what stops them."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress
from random import Random

from websockets.exceptions import WebSocketException

from covernames import Rejected, Settings, Timer
from covernames.client import Client
from covernames.room.commands import AddBot, Rename, StartGame
from covernames.room.room import RoomSettings
from covernames.server.store import Store
from players import Players

SEATS = ("red-spymaster", "red-operatives", "blue-spymaster", "blue-operatives")
LOST = (OSError, TimeoutError, WebSocketException)
"""How a connection ends that is not one's own fault."""


class BotRoom:
    """Somebody who watches four bots play game after game."""

    def __init__(self, host: Client) -> None:
        self.host = host

    @classmethod
    async def open(cls, url: str) -> BotRoom:
        """A room with a bot on every seat, dealt."""
        host = await Client.open_room(url, name="Watcher")
        await host.connect()
        for seat in SEATS:
            await host.do(AddBot(seat, seat, "associations:steady"))
        await host.do(StartGame())
        return cls(host)

    async def run(self) -> None:
        """Deal again whenever a game is over."""
        while True:
            if self.host.connected and self.host.table.outcome is not None:
                with suppress(Rejected, *LOST):
                    await self.host.do(StartGame())
            await asyncio.sleep(0.1)

    async def close(self) -> None:
        """Go."""
        await self.host.close()

    @property
    def progress(self) -> int:
        """Grows with every move of the bots, whatever else happens in the room."""
        assert self.host.room is not None
        played = sum(result.outcome is not None for result in self.host.room.results)
        return 1_000 * played + self.host.table.step


class ClockRoom:
    """A game with a strict clock in which nobody acts: time alone moves it on."""

    SECONDS = 2

    def __init__(self, company: Players) -> None:
        self.company = company

    @classmethod
    async def open(cls, url: str) -> ClockRoom:
        """Four people, dealt, who then do nothing."""
        timer = Timer(mode="strict", clue=cls.SECONDS, guess=cls.SECONDS)
        settings = RoomSettings(referee="off", game=Settings(timer=timer))
        company = await Players.gather([url], "classic", Random(1), settings)
        await company.deal()
        return cls(company)

    @property
    def progress(self) -> int:
        """Grows whenever the clock has rung."""
        return self.company.host.table.step


class Talker:
    """Somebody whose commands go on through everything, and who remembers what was acknowledged."""

    def __init__(self, client: Client) -> None:
        self.client = client
        self.acknowledged: dict[str, int] = {}
        self.last = 0.0
        """When something was last acknowledged."""

    @classmethod
    async def open(cls, url: str) -> Talker:
        """A room of their own."""
        client = await Client.open_room(url, name="Talker")
        await client.connect()
        return cls(client)

    async def run(self, pause: float = 0.05) -> None:
        """One command after the other; each is sent again until it is acknowledged."""
        while True:
            number = len(self.acknowledged) + 1
            id_, command = f"c{number}", Rename(f"name {number}")
            while id_ not in self.acknowledged:
                try:
                    self.acknowledged[id_] = await self.client.do(command, id_)
                    self.last = time.monotonic()
                except Rejected:  # not saved just now
                    await asyncio.sleep(pause)
                except LOST:
                    await self._come_back(pause)
            await asyncio.sleep(pause)

    async def _come_back(self, pause: float) -> None:
        while True:
            await asyncio.sleep(pause)
            try:
                async with asyncio.timeout(10):
                    await self.client.connect()
            except LOST:
                continue
            if not self.client.bye:
                return

    async def close(self) -> None:
        """Go."""
        await self.client.close()

    async def check(self, store: Store) -> None:
        """Everything acknowledged is stored under its number, once, and no number is missing."""
        kept = await store.entries_after(self.client.code, 0)
        assert [row.version for row in kept] == list(range(1, len(kept) + 1))
        numbers = [seq for row in kept for seq in range(row.first, row.last + 1)]
        assert numbers == list(range(1, len(numbers) + 1))
        at = {row.command: row.last for row in kept}
        assert len(at) == len(kept)
        for id_, seq in self.acknowledged.items():
            assert at[f"{self.client.member}:{id_}"] == seq


class Comebacks:
    """Reconnects clients that only listen, until it is cancelled."""

    def __init__(self, *clients: Client) -> None:
        self.clients = clients

    async def run(self, pause: float = 0.1) -> None:
        """Whoever was hung up on comes back."""
        while True:
            for client in self.clients:
                if not client.connected:
                    with suppress(*LOST):
                        async with asyncio.timeout(10):
                            await client.connect()
            await asyncio.sleep(pause)


async def moves_on(progress: Callable[[], int], seconds: float) -> float:
    """Seconds until something moves on."""
    start, before = time.monotonic(), progress()
    async with asyncio.timeout(seconds):
        while progress() <= before:  # noqa: ASYNC110 - several clients hear of it
            await asyncio.sleep(0.02)
    return time.monotonic() - start


class Latencies:
    """People who play in several rooms, a move every second, and how long each took."""

    def __init__(self, companies: list[Players], pause: float = 1.0) -> None:
        self.companies, self.pause = companies, pause

    @classmethod
    async def gather(cls, url: str, rooms: int, pause: float = 1.0) -> Latencies:
        """Rooms of four, and somebody who looks on in each."""
        companies = []
        for number in range(rooms):
            company = await Players.gather([url], "classic", Random(number))
            watcher = Client(url, company.host.code)
            await watcher.connect()
            company.watchers.append(watcher)
            companies.append(company)
        return cls(companies, pause)

    async def close(self) -> None:
        """Everybody goes."""
        for company in self.companies:
            await company.close()

    async def measure(self, seconds: float) -> list[float]:
        """Milliseconds from every move to the last of its five screens."""
        end = time.monotonic() + seconds
        times: list[float] = []

        async def play(company: Players) -> None:
            await asyncio.sleep(company.rng.uniform(0, self.pause))
            while time.monotonic() < end:
                table = company.host.room.game if company.host.room else None
                if table is None or table.outcome is not None:
                    await company.deal()
                start = time.monotonic()
                await company.move()
                times.append(1_000 * (time.monotonic() - start))
                await asyncio.sleep(max(0.0, self.pause - (time.monotonic() - start)))

        async with asyncio.TaskGroup() as group:
            for company in self.companies:
                group.create_task(play(company))
        return times
