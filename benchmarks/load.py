"""A load generator: real WebSockets, spoken by a small client that costs next to nothing.

The server is what is measured, on a core of its own; a full client library on the other core would
be the bottleneck. A move is a real move of a classic game; its time runs from the sender's click
to the last of the room's screens.
"""

from __future__ import annotations

import asyncio
import json
import os
import socket
import struct
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

SEATS = ("red-spymaster", "red-operatives", "blue-spymaster", "blue-operatives")
TEXT = 0x81
UNLIMITED = [
    "--connections-per-address=0",
    *(f"--{limit}-a-minute=1000000" for limit in ("rooms", "members", "lists", "questions")),
]
"""All devices of a benchmark come from one address."""
A_WHILE = 25.0
"""Seconds between signs of life."""
TWO_BYTES, EIGHT_BYTES = 126, 127
"""Lengths of a frame that say that the length follows."""


class Server:
    """A server process on the first core."""

    def __init__(self, folder: str) -> None:
        self.port = port = _free_port()
        self.url = f"http://127.0.0.1:{port}"
        command = [sys.executable, "-m", "covernames", "serve", "--port", str(port)]
        if (os.cpu_count() or 1) > 1:
            command = ["taskset", "-c", "0", *command]
        self.process = subprocess.Popen(  # noqa: S603 - our own server
            [*command, "--data", folder, *UNLIMITED],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        for _ in range(200):
            try:
                urllib.request.urlopen(f"{self.url}/readyz", timeout=1).close()  # noqa: S310 - ours
            except OSError:
                time.sleep(0.1)
            else:
                return
        raise RuntimeError("the server did not start")

    def memory(self) -> float:
        """Kilobytes in use."""
        status = Path(f"/proc/{self.process.pid}/status").read_text("utf-8")
        return float(status.split("VmRSS:")[1].split()[0])

    def stop(self) -> None:
        """End it."""
        self.process.terminate()
        self.process.wait()


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def pinned() -> None:
    """The load on the other core."""
    if len(os.sched_getaffinity(0)) > 1:
        os.sched_setaffinity(0, {1})


async def post(url: str, content: object) -> Any:  # noqa: ANN401 - decoded JSON
    """A request, off the event loop."""

    def call() -> Any:  # noqa: ANN401 - as above
        request = urllib.request.Request(url, json.dumps(content).encode())  # noqa: S310 - ours
        with urllib.request.urlopen(request, timeout=30) as answer:  # noqa: S310 - ours
            return json.load(answer)

    return await asyncio.to_thread(call)


def masked(message: object) -> bytes:
    """A text frame; a mask of zeros leaves the text as it is."""
    text = json.dumps(message, separators=(",", ":")).encode()
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
        self._buffer = b""

    @classmethod
    async def connect(cls, port: int, path: str, hear: Callable[[bytes], None]) -> Device:
        """Connect; frames are heard as they come."""
        loop = asyncio.get_running_loop()
        _, device = await loop.create_connection(lambda: cls(path, hear), "127.0.0.1", port)
        await asyncio.wait_for(device.opened, 10)
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
        at = 0
        if not self.opened.done():
            end = data.find(b"\r\n\r\n")
            if end < 0:
                self._buffer = data
                return
            at = end + 4
            self.opened.set_result(None)
        while at + 2 <= len(data):
            size, start = data[at + 1], at + 2
            if size == TWO_BYTES:
                size, start = int.from_bytes(data[start : start + 2], "big"), start + 2
            elif size == EIGHT_BYTES:
                size, start = int.from_bytes(data[start : start + 8], "big"), start + 8
            if start + size > len(data):
                break
            if data[at] == TEXT:
                self.hear(data[start : start + size])
            at = start + size
        self._buffer = data[at:]

    def close(self) -> None:
        """Hang up."""
        self.transport.close()


class Table:
    """A room of five: four players and somebody who looks on."""

    def __init__(self, server: Server, rng: Random) -> None:
        self.server, self.rng = server, rng
        self.devices: list[Device] = []
        self.secrets: list[str] = []
        self.seen: dict[int, int] = {}
        self.waiting: dict[int, asyncio.Future[None]] = {}
        self.seq = 0
        self.turn: dict[str, Any] = {}
        self.covered: set[int] = set()
        self.over = True
        self.count = 0

    async def open(self) -> None:
        """Make the room, connect five devices, sit down."""
        url = self.server.url
        made = await post(f"{url}/api/rooms", {"name": "p0"})
        self.code = made["code"]
        self.secrets = [made["secret"]]
        for number in range(1, 4):
            members = f"{url}/api/rooms/{self.code}/members"
            self.secrets.append((await post(members, {"name": f"p{number}"}))["secret"])
        for number, secret in enumerate([*self.secrets, ""]):
            await self.join(secret, first=number == 0)
        for number, seat in enumerate(SEATS):
            await self.send(number, {"do": "take-seat", "seat": seat})

    async def join(self, secret: str, *, first: bool = False) -> None:
        """One more device, that has to see every move."""
        welcomed = asyncio.get_running_loop().create_future()

        def hear(frame: bytes) -> None:
            if frame.startswith(b'{"is":"news"'):
                self._news(frame, first=first)
            elif frame.startswith(b'{"is":"welcome"'):
                self.seq = json.loads(frame)["seq"]
                welcomed.set_result(None)

        device = await Device.connect(self.server.port, f"/ws/{self.code}", hear)
        device.say({"say": "hello", "secret": secret})
        await asyncio.wait_for(welcomed, 10)
        self.devices.append(device)

    def _news(self, frame: bytes, *, first: bool) -> None:
        start = frame.index(b'"seq":') + 6
        seq = int(frame[start : frame.index(b",", start)])
        if first:
            self._follow(json.loads(frame))
        seen = self.seen.get(seq, 0) + 1
        if seen < len(self.devices):
            self.seen[seq] = seen
            return
        self.seen.pop(seq, None)
        waiting = self.waiting.pop(seq, None)
        if waiting is not None:
            waiting.set_result(None)

    def _follow(self, news: Any) -> None:  # noqa: ANN401 - decoded JSON
        self.seq = news["seq"] + len(news["events"]) - 1
        for played in news["events"]:
            event = played.get("event", {})
            kind = event.get("event")
            if kind == "game-dealt":
                self.covered, self.over = set(), False
            if "cell" in event:
                self.covered.add(event["cell"])
            if event.get("turn"):
                self.turn = event["turn"]
            if kind == "game-ended":
                self.over = True

    async def send(self, number: int, command: object) -> float:
        """A command; returns the milliseconds until all have seen what it did."""
        self.count += 1
        seen = asyncio.get_running_loop().create_future()
        self.waiting[self.seq + 1] = seen
        start = time.perf_counter()
        self.devices[number].say({"say": "send", "id": f"c{self.count}", "command": command})
        await asyncio.wait_for(seen, 10)
        return 1000 * (time.perf_counter() - start)

    async def move(self) -> float:
        """The next move of a random game."""
        if self.over:
            return await self.send(0, {"do": "start-game"})
        side = self.turn["sides"][0]
        if self.turn["phase"] == "clue":
            action: dict[str, Any] = {"do": "give-clue", "word": "tree", "number": 1}
            return await self.send(SEATS.index(f"{side}-spymaster"), play(action))
        cell = self.rng.choice([cell for cell in range(25) if cell not in self.covered])
        guess = {"do": "guess", "cell": cell}
        return await self.send(SEATS.index(f"{side}-operatives"), play(guess))

    def close(self) -> None:
        """Hang up."""
        for device in self.devices:
            device.close()


def play(action: object) -> dict[str, object]:
    """A move of the game as a command."""
    return {"do": "play", "action": action}


async def open_tables(server: Server, count: int) -> list[Table]:
    """Many rooms, a few at a time."""
    rng = Random(1)
    tables = [Table(server, Random(rng.random())) for _ in range(count)]
    gate = asyncio.Semaphore(8)

    async def open_one(table: Table) -> None:
        async with gate:
            await table.open()

    await asyncio.gather(*(open_one(table) for table in tables))
    return tables


async def steady(tables: list[Table], seconds: float, pause: float) -> list[float]:
    """Every room a move every `pause` seconds; the milliseconds of each."""
    times: list[float] = []
    end = time.perf_counter() + seconds

    async def go(table: Table) -> None:
        await asyncio.sleep(table.rng.uniform(0, pause))
        while time.perf_counter() < end:
            start = time.perf_counter()
            times.append(await table.move())
            rest = pause - (time.perf_counter() - start)
            await asyncio.sleep(max(0, rest))

    await asyncio.gather(*(go(table) for table in tables))
    return times
