"""Frames and requests that are not quite what the server reads, and somebody who throws them."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from random import Random
from typing import Any

from msgspec import inspect
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from covernames.server.operations import OPERATIONS
from hostile_inputs import sensible
from nodes import Node
from waiting import LONGEST

HELLO = json.dumps({"say": "hello"})
SEEDS: list[dict[str, Any]] = [
    {"say": "send", "id": "x", "command": {"do": "play", "action": {"do": "guess", "cell": 3}}},
    {"say": "send", "id": "x", "command": {"do": "enter", "name": "Mallory"}},
    {"say": "send", "id": "x", "command": {"do": "start-game"}},
    {"say": "send", "id": "x", "command": {"do": "change-settings", "settings": {}}},
    {"say": "look", "id": "x"},
    {"say": "point", "at": [{"cell": 3, "sure": 64}]},
    {"say": "say", "text": "hello"},
    {"say": "ping"},
    {"say": "hello", "since": 3},
]
ODD: list[Any] = [None, True, -1, 1e300, "", "\x00", "x" * 2_000, [], {}, [[]], {"do": []}]
NUMBERS = ["-1", "1e99", "null", '"3"', "99999999999999999999"]
FRAMES_A_CONNECTION = 50
REQUESTS_A_CONNECTION = 20


def spoiled(seed: dict[str, Any], rng: Random) -> str | bytes:
    """Something that is not quite this JSON object."""
    text = json.dumps(seed)
    cut = rng.randrange(len(text))
    field = rng.choice([*seed, "x"])
    kinds: list[str | bytes] = [
        rng.randbytes(rng.randrange(60)),
        text[:cut],
        text[:cut] + chr(rng.randrange(1, 0xD7FF)) + text[cut:],
        json.dumps({**seed, field: rng.choice(ODD)}),
        "[" * rng.randrange(1, 5_000),
        json.dumps(rng.choice(ODD)),
        text.replace("3", rng.choice(NUMBERS)),
        text,
    ]
    return rng.choice(kinds)


async def throw_frames(node: Node, code: str, count: int, seed: int) -> Counter[str]:
    """Throw frames at a room, coming back when thrown out; the codes of what was answered."""
    rng = Random(seed)
    sent = 0
    codes: Counter[str] = Counter()
    address = node.url.replace("http", "ws") + f"/ws/{code}"
    while sent < count:
        async with connect(address, compression=None, ping_interval=None) as socket:
            try:
                await socket.send(HELLO)
                for _ in range(min(FRAMES_A_CONNECTION, count - sent)):
                    sent += 1
                    await socket.send(spoiled(rng.choice(SEEDS), rng))
                await socket.send(json.dumps({"say": "look", "id": "the end"}))
                answer: dict[str, Any] = {}
                while answer.get("id") != "the end":
                    answer = json.loads(await asyncio.wait_for(socket.recv(), LONGEST))
                    codes[answer.get("code", answer["is"])] += 1
            except ConnectionClosed:
                continue
    return codes


async def throw_requests(node: Node, count: int, seed: int) -> Counter[int]:
    """Throw requests at every address that takes something; the statuses of the answers."""
    rng = Random(seed)
    bodies = [
        (operation, sensible(inspect.type_info(operation.takes)))
        for operation in OPERATIONS
        if operation.takes is not None
    ]
    statuses: Counter[int] = Counter()
    sent = 0
    while sent < count:
        reader, writer = await asyncio.open_connection("127.0.0.1", node.port)
        try:
            for _ in range(min(REQUESTS_A_CONNECTION, count - sent)):
                sent += 1
                operation, body = rng.choice(bodies)
                content = spoiled(body, rng)
                content = content if isinstance(content, bytes) else content.encode()
                path = operation.path.replace("{code}", rng.choice(["nowhere", "%00", "x" * 300]))
                head = f"{operation.method} {path} HTTP/1.1\r\nHost: x\r\n"
                writer.write(f"{head}Content-Length: {len(content)}\r\n\r\n".encode() + content)
                statuses[await _status(reader)] += 1
        except (ConnectionError, asyncio.IncompleteReadError):
            continue
        finally:
            writer.close()
    return statuses


async def _status(reader: asyncio.StreamReader) -> int:
    """Read one answer whole."""
    head = (await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), LONGEST)).decode("latin-1")
    fields = dict(line.lower().split(": ", 1) for line in head.split("\r\n")[1:] if line)
    await reader.readexactly(int(fields.get("content-length", "0")))
    return int(head.split(" ", 2)[1])
