"""A load generator: real WebSockets, spoken by a small client that costs next to nothing.

The server is what is measured, on a core of its own; a full client library on the other core would
be the bottleneck, and so would a task for every move. A move is a real move of a classic game; its
time runs from the sender's click to the last of the room's screens.
"""

from __future__ import annotations

import asyncio
import json
import struct
import time
import urllib.request
from collections.abc import Callable
from random import Random
from typing import Any

import msgspec

from .servers import Server

SEATS = ("red-spymaster", "red-operatives", "blue-spymaster", "blue-operatives")
TEXT = 0x81
A_WHILE = 25.0
"""Seconds between signs of life."""
LONGEST = 10.0
"""Seconds after which a move counts as lost."""
TWO_BYTES, EIGHT_BYTES = 126, 127
"""Lengths of a frame that say that the length follows."""


async def get(url: str) -> Any:  # noqa: ANN401 - decoded JSON
    """A question, off the event loop."""
    return await _asked(url)


async def post(url: str, content: object) -> Any:  # noqa: ANN401 - decoded JSON
    """A request, off the event loop."""
    return await _asked(url, json.dumps(content).encode())


async def _asked(url: str, content: bytes | None = None) -> Any:  # noqa: ANN401 - decoded JSON
    def call() -> Any:  # noqa: ANN401 - as above
        request = urllib.request.Request(url, content)  # noqa: S310 - ours
        with urllib.request.urlopen(request, timeout=30) as answer:  # noqa: S310 - ours
            return json.load(answer)

    return await asyncio.to_thread(call)


def masked(message: object) -> bytes:
    """A text frame; a mask of zeros leaves the text as it is."""
    text = msgspec.json.encode(message)
    size = len(text)
    short = bytes([TEXT, 0x80 | size]) if size < TWO_BYTES else b""
    return (short or struct.pack(">BBH", TEXT, 0xFE, size)) + b"\0\0\0\0" + text


class Device(asyncio.Protocol):
    """A WebSocket: text frames in and out, nothing else."""

    def __init__(self, path: str, hear: Callable[[bytes], None]) -> None:
        self.path, self.hear = path, hear
        self.transport: Any = None
        self.opened = asyncio.get_running_loop().create_future()
        self.closed = asyncio.get_running_loop().create_future()
        self._open = False
        self._buffer = b""

    @classmethod
    async def connect(
        cls, port: int, path: str, hear: Callable[[bytes], None], *, pings: bool = True
    ) -> Device:
        """Connect; frames are heard as they come."""
        loop = asyncio.get_running_loop()
        _, device = await loop.create_connection(lambda: cls(path, hear), "127.0.0.1", port)
        await asyncio.wait_for(device.opened, 30)
        if pings:
            loop.call_later(A_WHILE, device.keep_alive)
        return device

    def keep_alive(self) -> None:
        """Who is silent for long counts as gone."""
        if not self.transport.is_closing():
            self.say({"say": "ping"})
            asyncio.get_running_loop().call_later(A_WHILE, self.keep_alive)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for the socket."""
        self.transport = transport
        self.transport.write(
            f"GET {self.path} HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
            "Sec-WebSocket-Version: 13\r\n\r\n".encode()
        )

    def connection_lost(self, _: Exception | None) -> None:
        """The server let go."""
        if not self.closed.done():
            self.closed.set_result(None)

    def say(self, message: object) -> None:
        """Send a text frame."""
        self.transport.write(masked(message))

    def data_received(self, data: bytes) -> None:
        """Take the frames apart."""
        data = self._buffer + data if self._buffer else data
        at, end = 0, len(data)
        if not self._open:
            at = data.find(b"\r\n\r\n") + 4
            if at < 4:  # noqa: PLR2004 - not found
                self._buffer = data
                return
            self._open = True
            self.opened.set_result(None)
        while at + 2 <= end:
            size, start = data[at + 1], at + 2
            if size == TWO_BYTES:
                size, start = int.from_bytes(data[start : start + 2], "big"), start + 2
            elif size == EIGHT_BYTES:
                size, start = int.from_bytes(data[start : start + 8], "big"), start + 8
            if start + size > end:
                break
            if data[at] == TEXT:
                self.hear(data[start : start + size])
            at = start + size
        self._buffer = data[at:] if at < end else b""

    def close(self) -> None:
        """Hang up."""
        self.transport.close()


class _Turn(msgspec.Struct):
    phase: str
    sides: list[str]


class _Event(msgspec.Struct):
    event: str
    cell: int | None = None
    turn: _Turn | None = None


class _Played(msgspec.Struct):
    event: _Event | None = None


class _News(msgspec.Struct):
    seq: int
    events: list[_Played]


_news = msgspec.json.Decoder(_News).decode


class Table:
    """A room of five: four players and somebody who looks on."""

    def __init__(self, server: Server, rng: Random) -> None:
        self.server, self.rng = server, rng
        self.devices: list[Device] = []
        self.secrets: list[str] = []
        self.seq = 0
        self.phase, self.side = "", ""
        self.uncovered: list[int] = []
        self.over = True
        self.count = 0
        self.bytes = 0
        """Of all news that one device was told."""
        self._missing = 0
        self._clicked = 0.0
        self._done: Callable[[float], None] | None = None

    async def open(self) -> None:
        """Make the room, connect five devices, sit down."""
        url = self.server.url
        made = await post(f"{url}/api/rooms", {"name": "p0"})
        self.code = made["code"]
        self.secrets = [made["secret"]]
        for number in range(1, 4):
            members = f"{url}/api/rooms/{self.code}/members"
            self.secrets.append((await post(members, {"name": f"p{number}"}))["secret"])
        for secret in [*self.secrets, ""]:
            await self.join(secret)
        for number, seat in enumerate(SEATS):
            await self.send(number, {"do": "take-seat", "seat": seat})

    async def join(self, secret: str) -> None:
        """One more device, that has to see every move."""
        welcomed = asyncio.get_running_loop().create_future()
        first = not self.devices

        def hear(frame: bytes) -> None:
            if frame.startswith(b'{"is":"news"'):
                if first:
                    self._follow(frame)
                self._missing -= 1
                if not self._missing:
                    self._seen()
            elif frame.startswith(b'{"is":"welcome"'):
                self.seq = json.loads(frame)["seq"]
                welcomed.set_result(None)
            elif frame.startswith(b'{"is":"refused"'):
                raise RuntimeError(frame.decode())

        device = await Device.connect(self.server.port, f"/ws/{self.code}", hear)
        device.say({"say": "hello", "secret": secret})
        await asyncio.wait_for(welcomed, 30)
        self.devices.append(device)

    def _follow(self, frame: bytes) -> None:
        self.bytes += len(frame)
        news = _news(frame)
        self.seq = news.seq + len(news.events) - 1
        for played in news.events:
            event = played.event
            if event is None:
                continue
            if event.event == "game-dealt":
                self.uncovered, self.over = list(range(25)), False
                self.rng.shuffle(self.uncovered)
            elif event.event == "game-ended":
                self.over = True
            if event.turn is not None and event.turn.sides:
                self.phase, self.side = event.turn.phase, event.turn.sides[0]

    def _seen(self) -> None:
        done, self._done = self._done, None
        if done is not None:
            done(1000 * (time.perf_counter() - self._clicked))

    def say(self, number: int, command: object, done: Callable[[float], None]) -> None:
        """A command; `done` hears of the milliseconds until all have seen what it did."""
        self.count += 1
        self._missing, self._done = len(self.devices), done
        self._clicked = time.perf_counter()
        self.devices[number].say({"say": "send", "id": f"c{self.count}", "command": command})

    def click(self, done: Callable[[float], None]) -> None:
        """The next move of a random game, as above."""
        if self.over:
            self.say(0, {"do": "start-game"}, done)
        elif self.phase == "clue":
            action: dict[str, Any] = {"do": "give-clue", "word": "tree", "number": 1}
            self.say(SEATS.index(f"{self.side}-spymaster"), play(action), done)
        else:
            guess = {"do": "guess", "cell": self.uncovered.pop()}
            self.say(SEATS.index(f"{self.side}-operatives"), play(guess), done)

    async def send(self, number: int, command: object) -> float:
        """A command; returns the milliseconds until all have seen what it did."""
        seen: asyncio.Future[float] = asyncio.get_running_loop().create_future()
        self.say(number, command, seen.set_result)
        return await asyncio.wait_for(seen, LONGEST)

    async def move(self) -> float:
        """The next move; returns its milliseconds."""
        seen: asyncio.Future[float] = asyncio.get_running_loop().create_future()
        self.click(seen.set_result)
        return await asyncio.wait_for(seen, LONGEST)

    def close(self) -> None:
        """Hang up."""
        for device in self.devices:
            device.close()


class BareTable(Table):
    """A room of the bare loop, which tells everybody something whatever it is told."""

    numbers = 0

    async def open(self) -> None:
        """Connect five devices."""
        BareTable.numbers += 1
        self.code = str(BareTable.numbers)
        self.over = False
        for _ in range(5):
            await self.join("")

    async def join(self, _: str) -> None:
        """One more device."""

        def hear(_: bytes) -> None:
            self._missing -= 1
            if not self._missing:
                self._seen()

        path = f"/ws/{self.code}"
        self.devices.append(await Device.connect(self.server.port, path, hear, pings=False))

    def click(self, done: Callable[[float], None]) -> None:
        """As long as a guess is."""
        self.say(self.rng.randrange(4), play({"do": "guess", "cell": 7}), done)


def play(action: object) -> dict[str, object]:
    """A move of the game as a command."""
    return {"do": "play", "action": action}


async def open_tables(server: Server, count: int) -> list[Table]:
    """Many rooms, a few at a time."""
    rng = Random(1)
    kind = Table if server.rules else BareTable
    tables = [kind(server, Random(rng.random())) for _ in range(count)]
    gate = asyncio.Semaphore(8)

    async def open_one(table: Table) -> None:
        async with gate:
            await table.open()

    await asyncio.gather(*(open_one(table) for table in tables))
    return tables


async def add_onlookers(table: Table, count: int) -> None:
    """Many who look on in one room."""
    gate = asyncio.Semaphore(50)

    async def join() -> None:
        async with gate:
            await table.join("")

    await asyncio.gather(*(join() for _ in range(count)))


async def steady(tables: list[Table], seconds: float, pause: float) -> list[float]:
    """Every room a move every `pause` seconds; the milliseconds of each."""
    loop = asyncio.get_running_loop()
    times: list[float] = []
    end = loop.time() + seconds
    playing = len(tables)
    finished = loop.create_future()

    def go(table: Table, due: float) -> None:
        def done(spent: float) -> None:
            nonlocal playing
            times.append(spent)
            now = loop.time()
            after = max(now, due + pause)
            if after < end:
                loop.call_at(after, go, table, after)
                return
            playing -= 1
            if not playing:
                finished.set_result(None)

        table.click(done)

    for table in tables:
        first = loop.time() + table.rng.uniform(0, pause)
        loop.call_at(first, go, table, first)
    await asyncio.wait_for(finished, seconds + pause + LONGEST)
    return times
